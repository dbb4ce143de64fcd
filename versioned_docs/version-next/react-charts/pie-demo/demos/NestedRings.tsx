import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const budget = [
  { name: 'Hall', color: '#7fb8e6', parts: { Rent: 42, Heat: 18 } },
  { name: 'Team', color: '#9fd39b', parts: { Coach: 35, Bus: 21, Kit: 14 } },
  { name: 'Events', color: '#e6b566', parts: { Cup: 26, Camp: 24 } },
];

const inner = budget.map(({ name, color, parts }) => ({
  id: name,
  label: name,
  color,
  value: Object.values(parts).reduce((sum, value) => sum + value, 0),
}));
const outer = budget.flatMap(({ name, color, parts }) =>
  Object.entries(parts).map(([part, value]) => ({
    id: `${name} ${part}`,
    label: (place: string) => (place === 'arc' ? part : `${name}: ${part}`),
    color,
    value,
  })),
);

export default function NestedRings() {
  return (
    <PieChart
      title="Budget of the handball club, in thousand euros"
      height={300}
      hideLegend
      series={[
        { data: inner, arcLabel: 'label', outerRadius: '55%', arcLabelRadius: '34%' },
        { data: outer, arcLabel: 'label', innerRadius: '58%', outerRadius: '100%' },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1f24', fontSize: 13 } }}
    />
  );
}
