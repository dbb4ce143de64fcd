import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const timings = ['linear', 'ease-out', 'steps(8)'];

export default function ChooseCssTiming() {
  const [timing, setTiming] = React.useState('ease-out');
  const [drawn, setDrawn] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Easing"
        value={timing}
        onChange={(_, next: string | null) => setTiming(next ?? timing)}
      >
        {timings.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* A new key mounts the chart again, so that the line appears once more. */}
      <Button onClick={() => setDrawn(drawn + 1)}>Draw again</Button>
      <LineChart
        key={`${timing} ${drawn}`}
        title="Snow depth at a mountain hut by week, in centimeters"
        height={260}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], tickMinStep: 1 }]}
        series={[{ data: [12, 30, 28, 55, 71, 64, 90, 118, 104, 87] }]}
        sx={{
          '&& .MuiAppearingMask-animate': {
            animationDuration: '2s',
            animationTimingFunction: timing,
          },
        }}
      />
    </Box>
  );
}
