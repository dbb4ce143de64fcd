import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const sides = ['start', 'end'] as const;

export default function LegendBesidePie() {
  const [horizontal, setHorizontal] = React.useState<(typeof sides)[number]>('end');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        title="Members of the rowing club by age"
        height={220}
        series={[{ data: members }]}
        slotProps={{
          legend: { position: { vertical: 'middle', horizontal }, sx: { maxWidth: 130 } },
        }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Side of the legend"
        value={horizontal}
        onChange={(_, next) => next && setHorizontal(next)}
      >
        {sides.map((side) => (
          <ToggleButton key={side} value={side}>
            {side}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}

const members = [
  { id: 'kids', value: 38, label: 'Under 12 years' },
  { id: 'teens', value: 64, label: 'Aged 12 to 17, with a license' },
  { id: 'adults', value: 141, label: 'Aged 18 to 59' },
  { id: 'seniors', value: 52, label: 'Aged 60 or more' },
];
