import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function KeepSmallBarsVisible() {
  const [minBarSize, setMinBarSize] = React.useState(6);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Sightings of birds in a year"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Crow', 'Heron', 'Stork', 'Ibis'] }]}
        yAxis={[{ width: 55 }]}
        series={[{ minBarSize, data: [4210, 35, 2, 0] }]}
      />
      <Box sx={{ px: 3 }}>
        <Typography id="min-bar-size-label">minBarSize: {minBarSize}</Typography>
        <Slider
          aria-labelledby="min-bar-size-label"
          value={minBarSize}
          onChange={(_, value) => setMinBarSize(value as number)}
          min={0}
          max={12}
        />
      </Box>
    </Box>
  );
}
