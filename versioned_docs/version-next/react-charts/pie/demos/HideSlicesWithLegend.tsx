import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';

const fleet = [
  { id: 'van', value: 46, label: 'Vans' },
  { id: 'truck', value: 18, label: 'Trucks' },
  { id: 'bike', value: 29, label: 'Cargo bikes' },
];
const series = [{ id: 'fleet', data: fleet }];
const legend = { toggleVisibilityOnClick: true };

export default function HideSlicesWithLegend() {
  const [hidden, setHidden] = React.useState<NonNullable<PieChartProps['hiddenItems']>>([]);
  const indexes = hidden.map(({ dataIndex }) => dataIndex);
  const shown = fleet.filter((_, index) => !indexes.includes(index));

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        title="Vehicles of a delivery service"
        height={220}
        series={series}
        hiddenItems={hidden}
        onHiddenItemsChange={setHidden}
        slotProps={{ legend }}
      />
      <Typography role="status">
        {shown.reduce((sum, { value }) => sum + value, 0)} vehicles
      </Typography>
    </Stack>
  );
}
