import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'lake', value: 23, label: 'Lake' },
  { id: 'forest', value: 17, label: 'Forest' },
  { id: 'valley', value: 31, label: 'Valley' },
];
const total = seats.reduce((sum, { value }) => sum + value, 0);

function Seats() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Box
      component="text"
      x={left + width / 2}
      y={top + height - 6}
      sx={{ fill: 'currentColor', textAnchor: 'middle', fontSize: 24 }}
    >
      {total}
    </Box>
  );
}

export default function HalfCircle() {
  return (
    <PieChart
      title="Seats in the regional council"
      height={120}
      margin={{ bottom: 5 }}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          cy: '100%',
          outerRadius: '200%',
          innerRadius: '110%',
        },
      ]}
      sx={{ color: 'text.primary' }}
    >
      <Seats />
    </PieChart>
  );
}
