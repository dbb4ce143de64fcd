import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const sizes = { small: [260, 180], large: [560, 280] } as const;

export default function ChartFillsPanel() {
  const [size, setSize] = React.useState<keyof typeof sizes>('large');
  const [width, height] = sizes[size];

  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Size of the panel"
        value={size}
        onChange={(_, next) => setSize(next ?? size)}
      >
        <ToggleButton value="small">Small</ToggleButton>
        <ToggleButton value="large">Large</ToggleButton>
      </ToggleButtonGroup>
      <Box component="figure" dir="ltr" sx={{ width, height, maxWidth: '100%', m: 0, mt: 1 }}>
        <figcaption>Wind at the harbor (m/s)</figcaption>
        <LineChart
          margin={{ top: 20, right: 20, bottom: 40 }}
          xAxis={[{ data: [0, 4, 8, 12, 16, 20, 24] }]}
          series={[{ data: [4, 6, 9, 12, 10, 7, 5], showMark: false }]}
        />
      </Box>
    </Box>
  );
}
