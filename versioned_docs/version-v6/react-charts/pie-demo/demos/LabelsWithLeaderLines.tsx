import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const radius = 62;
const hours = [
  { id: 'sleep', value: 7, label: 'Sleep' },
  { id: 'lamp', value: 6, label: 'Lamp' },
  { id: 'radio', value: 5, label: 'Radio' },
  { id: 'repair', value: 4, label: 'Repair' },
  { id: 'meals', value: 2, label: 'Meals' },
];
const total = hours.reduce((sum, { value }) => sum + value, 0);

/** The angle in the middle of a slice, in radians: what comes before it, and half of the slice. */
const middle = (index: number) => {
  const before = hours.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  return ((before + hours[index]!.value / 2) / total) * 2 * Math.PI;
};

function OutsideLabels() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <g transform={`translate(${left + width / 2} ${top + height / 2})`}>
      {hours.map(({ id, label, value }, index) => {
        const [x, y] = [Math.sin(middle(index)), -Math.cos(middle(index))];
        const side = x < 0 ? -1 : 1;
        const end = { x: x * (radius + 14), y: y * (radius + 14) };
        return (
          <Box key={id} component="g" sx={{ fontSize: 13, color: 'text.primary' }}>
            <polyline
              points={`${x * radius},${y * radius} ${end.x},${end.y} ${end.x + side * 8},${end.y}`}
              fill="none"
              stroke="currentColor"
            />
            <text
              x={end.x + side * 11}
              y={end.y}
              fill="currentColor"
              textAnchor={side < 0 ? 'end' : 'start'}
            >
              <tspan>{label}</tspan>
              <tspan x={end.x + side * 11} dy={15}>
                {value} h
              </tspan>
            </text>
          </Box>
        );
      })}
    </g>
  );
}

export default function LabelsWithLeaderLines() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>A day of a lighthouse keeper</figcaption>
      <PieChart
        height={240}
        margin={{ left: 5, right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        series={[{ data: hours, outerRadius: radius, valueFormatter: ({ value }) => `${value} h` }]}
      >
        <OutsideLabels />
      </PieChart>
    </figure>
  );
}
