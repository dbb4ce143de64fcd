import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const rides = [210, 184, 236, 342, 295];
const best = rides.indexOf(Math.max(...rides));

export default function TooltipByButton() {
  const [item, setItem] = React.useState<NonNullable<BarChartProps['tooltipItem']> | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Button
        size="small"
        onClick={() => setItem({ type: 'bar', seriesId: 'rides', dataIndex: best })}
      >
        Show the best month
      </Button>
      <BarChart
        title="Rides of a bike rental per month"
        height={260}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        slotProps={{ tooltip: { trigger: 'item' } }}
        xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
        series={[{ id: 'rides', data: rides, valueFormatter: (count) => `${count} rides` }]}
      />
    </Stack>
  );
}
