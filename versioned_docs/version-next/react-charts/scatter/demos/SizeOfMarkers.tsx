import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function SizeOfMarkers() {
  const [markerSize, setMarkerSize] = React.useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Weight and price of backpacks"
        height={280}
        xAxis={[{ label: 'Weight (kg)', min: 0.5, max: 2.5 }]}
        yAxis={[{ min: 40, max: 240, valueFormatter: (price: number) => `€${price}` }]}
        series={[
          {
            label: 'Tested',
            markerSize,
            data: [
              { id: 1, x: 0.9, y: 210 },
              { id: 2, x: 1.3, y: 160 },
              { id: 3, x: 1.8, y: 120 },
            ],
          },
          {
            label: 'Not tested',
            data: [
              { id: 4, x: 1.1, y: 140 },
              { id: 5, x: 1.6, y: 95 },
              { id: 6, x: 2.2, y: 70 },
            ],
          },
        ]}
      />
      <Box sx={{ px: 3 }}>
        <Typography id="tested-marker-size">
          markerSize of tested backpacks: {markerSize}
        </Typography>
        <Slider
          aria-labelledby="tested-marker-size"
          value={markerSize}
          onChange={(_, value) => setMarkerSize(value as number)}
          min={2}
          max={16}
        />
      </Box>
    </Box>
  );
}
