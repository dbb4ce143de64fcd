import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';

const plans = [
  { id: 'free', value: 5200, label: 'Free' },
  { id: 'team', value: 1730, label: 'Team' },
  { id: 'school', value: 940, label: 'School' },
];

export default function SelectSliceByClick() {
  const [plan, setPlan] = React.useState('free');
  const onLegendClick: ChartsLegendProps['onItemClick'] = (event, { itemId }) =>
    setPlan(String(itemId));
  const selected = plans.find(({ id }) => id === plan)!;

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        title="Accounts by plan"
        height={220}
        series={[{ id: 'accounts', data: plans }]}
        onItemClick={(event, identifier, item) => setPlan(String(item.id))}
        slotProps={{ legend: { onItemClick: onLegendClick } }}
      />
      <TextField
        select
        size="small"
        label="Plan"
        value={plan}
        onChange={(event) => setPlan(event.target.value)}
        sx={{ minWidth: 160 }}
      >
        {plans.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status">
        {selected.label}: {selected.value.toLocaleString('en')} accounts
      </Typography>
    </Stack>
  );
}
