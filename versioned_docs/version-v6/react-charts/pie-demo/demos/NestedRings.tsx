import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

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
/** The slice is named in full in the tooltip, and by its part alone on the slice. */
const partOf = ({ label = '' }: { label?: string }) => label.split(': ')[1] ?? '';
const outer = budget.flatMap(({ name, color, parts }) =>
  Object.entries(parts).map(([part, value]) => ({
    id: `${name} ${part}`,
    label: `${name}: ${part}`,
    color,
    value,
  })),
);

export default function NestedRings() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Budget of the handball club, in thousand euros</figcaption>
      <PieChart
        height={300}
        margin={{ left: 5, right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        series={[
          { data: inner, arcLabel: 'label', outerRadius: '55%', arcLabelRadius: '34%' },
          { data: outer, arcLabel: partOf, innerRadius: '58%', outerRadius: '100%' },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1b1f24', fontSize: 13 } }}
      />
    </figure>
  );
}
