import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function AdjustBarGaps() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.2);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);
  const days = {
    scaleType: 'band' as const,
    data: ['Fri', 'Sat', 'Sun'],
    categoryGapRatio,
    barGapRatio,
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Drinks sold on three days"
        height={260}
        xAxis={[days]}
        series={[
          { label: 'Espresso', data: [86, 124, 97] },
          { label: 'Filter', data: [61, 70, 82] },
          { label: 'Tea', data: [34, 41, 58] },
        ]}
      />
      <Box sx={{ px: 3 }}>
        <Typography id="category-gap">categoryGapRatio: {categoryGapRatio}</Typography>
        <Slider
          aria-labelledby="category-gap"
          value={categoryGapRatio}
          onChange={(_, value) => setCategoryGapRatio(value as number)}
          min={0}
          max={0.9}
          step={0.1}
        />
        <Typography id="bar-gap">barGapRatio: {barGapRatio}</Typography>
        <Slider
          aria-labelledby="bar-gap"
          value={barGapRatio}
          onChange={(_, value) => setBarGapRatio(value as number)}
          min={-1}
          max={1}
          step={0.1}
        />
      </Box>
    </Box>
  );
}
