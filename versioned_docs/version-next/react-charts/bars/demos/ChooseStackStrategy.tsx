import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
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
        <label style={{ flex: 1 }}>
          stackOffset
          <NativeSelect
            fullWidth
            value={stackOffset}
            onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
          >
            {offsets.map((offset) => (
              <option key={offset} value={offset}>
                {offset}
              </option>
            ))}
          </NativeSelect>
        </label>
        <label style={{ flex: 1 }}>
          stackOrder
          <NativeSelect
            fullWidth
            value={stackOrder}
            onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {order}
              </option>
            ))}
          </NativeSelect>
        </label>
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
