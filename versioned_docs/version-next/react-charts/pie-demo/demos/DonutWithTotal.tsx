import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const harvest = [
  { id: 'apples', value: 1840, label: 'Apples' },
  { id: 'pears', value: 960, label: 'Pears' },
  { id: 'plums', value: 425, label: 'Plums' },
];
const total = harvest.reduce((sum, { value }) => sum + value, 0);

function Total() {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  return (
    <Box component="text" y={top + height / 2} sx={{ fill: 'currentColor', textAnchor: 'middle' }}>
      <tspan x={x} fontSize={24} fontWeight={600}>
        {total.toLocaleString('en')}
      </tspan>
      <tspan x={x} dy={22} fontSize={14}>
        kilograms
      </tspan>
    </Box>
  );
}

export default function DonutWithTotal() {
  return (
    <PieChart
      title="Harvest of the orchard by fruit"
      height={220}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
      series={[{ data: harvest, innerRadius: '70%' }]}
      sx={{ color: 'text.primary' }}
    >
      <Total />
    </PieChart>
  );
}
