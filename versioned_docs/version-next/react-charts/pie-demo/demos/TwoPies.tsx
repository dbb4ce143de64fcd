import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const weekday = [
  { id: 'work', value: 62, label: 'Work', color: '#7fb8e6' },
  { id: 'shop', value: 21, label: 'Shop', color: '#e6b566' },
  { id: 'fun', value: 17, label: 'Fun', color: '#9fd39b' },
];
const weekend = [
  { id: 'work', value: 24, label: 'Work', color: '#7fb8e6' },
  { id: 'shop', value: 38, label: 'Shop', color: '#e6b566' },
  { id: 'fun', value: 38, label: 'Fun', color: '#9fd39b' },
];
const shared = { outerRadius: 55, cy: 65, arcLabel: 'label' } as const;

function Caption({ at, children }: { at: number; children: string }) {
  const { left, top, width } = useDrawingArea();
  return (
    <Box
      component="text"
      x={left + width * at}
      y={top + 145}
      sx={{ fill: 'currentColor', textAnchor: 'middle', fontSize: 15 }}
    >
      {children}
    </Box>
  );
}

export default function TwoPies() {
  return (
    <PieChart
      title="Purpose of tram rides on weekdays and at the weekend"
      height={170}
      hideLegend
      series={[
        { ...shared, data: weekday, cx: '25%' },
        { ...shared, data: weekend, cx: '75%' },
      ]}
      sx={{
        color: 'text.primary',
        [`& .${pieClasses.arcLabel}`]: { fill: '#1b1f24', fontSize: 12 },
      }}
    >
      <Caption at={0.25}>Weekdays</Caption>
      <Caption at={0.75}>Weekend</Caption>
    </PieChart>
  );
}
