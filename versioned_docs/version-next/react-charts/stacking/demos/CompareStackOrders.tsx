import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
];

export default function CompareStackOrders() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('descending');
  const part = { stack: 'waste', stackOrder };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
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
      <BarChart
        title="Waste collected per quarter, in tons"
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { ...part, label: 'Glass', data: [14, 11, 12, 20] },
          { ...part, label: 'Paper', data: [38, 35, 33, 47] },
          { ...part, label: 'Metal', data: [6, 9, 8, 5] },
        ]}
      />
    </Stack>
  );
}
