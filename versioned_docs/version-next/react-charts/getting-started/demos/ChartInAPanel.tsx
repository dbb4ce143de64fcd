import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const SIZES = { small: 220, medium: 340, large: 520 };

export default function ChartInAPanel() {
  const [size, setSize] = React.useState<keyof typeof SIZES>('medium');

  return (
    <Box sx={{ width: '100%', minHeight: 300 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width of the panel"
        value={size}
        onChange={(_, next: keyof typeof SIZES | null) => next && setSize(next)}
      >
        <ToggleButton value="small">Small</ToggleButton>
        <ToggleButton value="medium">Medium</ToggleButton>
        <ToggleButton value="large">Large</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ mt: 1, width: SIZES[size], maxWidth: '100%', height: 240, border: '1px dashed' }}>
        <BarChart
          title="Bread baked per night"
          xAxis={[{ data: ['Rye', 'Spelt', 'Wheat', 'Oat'] }]}
          series={[{ data: [420, 180, 610, 95] }]}
        />
      </Box>
    </Box>
  );
}
