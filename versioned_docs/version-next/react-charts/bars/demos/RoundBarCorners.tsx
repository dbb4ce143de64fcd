import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function RoundBarCorners() {
  const [borderRadius, setBorderRadius] = React.useState(10);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="People who joined and left, by team"
        height={280}
        borderRadius={borderRadius}
        xAxis={[{ scaleType: 'band', data: ['Design', 'Data', 'Platform', 'Sales'] }]}
        series={[
          { label: 'Hired', stack: 'people', data: [3, 2, 6, 5] },
          { label: 'Transferred in', stack: 'people', data: [1, 2, 1, 0] },
          { label: 'Left', stack: 'people', data: [-2, -1, -1, -4] },
        ]}
      />
      <Box sx={{ px: 3 }}>
        <Typography id="corner-radius">borderRadius: {borderRadius}</Typography>
        <Slider
          aria-labelledby="corner-radius"
          value={borderRadius}
          onChange={(_, value) => setBorderRadius(value as number)}
          min={0}
          max={24}
        />
      </Box>
    </Box>
  );
}
