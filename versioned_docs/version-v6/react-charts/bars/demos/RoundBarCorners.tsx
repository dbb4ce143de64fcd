import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function RoundBarCorners() {
  const [rx, setRx] = React.useState(10);

  return (
    <Box sx={{ width: '100%' }}>
      <figure dir="ltr" style={{ margin: 0 }}>
        <figcaption>People who joined each team</figcaption>
        <BarChart
          height={280}
          xAxis={[{ scaleType: 'band', data: ['Design', 'Data', 'Platform', 'Sales'] }]}
          series={[
            { label: 'Hired', data: [3, 2, 6, 5] },
            { label: 'Transferred', data: [1, 2, 1, 3] },
          ]}
          slotProps={{ bar: { rx } }}
        />
      </figure>
      <Box sx={{ px: 3 }}>
        <Typography id="corner-radius">rx: {rx}</Typography>
        <Slider
          aria-labelledby="corner-radius"
          value={rx}
          onChange={(_, value) => setRx(value as number)}
          min={0}
          max={24}
        />
      </Box>
    </Box>
  );
}
