import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';
import { offsets, orders } from './stackStrategies';

export default function ChooseStackStrategy() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');
  const strategy = { stack: 'cash', stackOffset, stackOrder };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          label="stackOffset"
          value={stackOffset}
          onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
        >
          {offsets.map((offset) => (
            <MenuItem key={offset} value={offset}>
              {offset}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label="stackOrder"
          value={stackOrder}
          onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
        >
          {orders.map((order) => (
            <MenuItem key={order} value={order}>
              {order}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        title="Cash flow per month, in thousands"
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul'] }]}
        series={[
          { ...strategy, label: 'Sales', data: [42, 38, 55, 61] },
          { ...strategy, label: 'Grants', data: [10, 24, 6, 12] },
          { ...strategy, label: 'Rent', data: [-18, -18, -18, -20] },
        ]}
      />
    </Stack>
  );
}
