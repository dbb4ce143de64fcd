import Box from '@mui/material/Box';
import { usePieSeries, useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const radius = 62;

function OutsideLabels() {
  const { left, top, width, height } = useDrawingArea();
  const slices = usePieSeries('hours')?.data ?? [];

  return (
    <g transform={`translate(${left + width / 2} ${top + height / 2})`} direction="ltr">
      {slices.map(({ id, label, formattedValue, startAngle, endAngle }) => {
        const angle = (startAngle + endAngle) / 2;
        const [x, y] = [Math.sin(angle), -Math.cos(angle)];
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
              <tspan>{typeof label === 'function' ? label('arc') : label}</tspan>
              <tspan x={end.x + side * 11} dy={15}>
                {formattedValue}
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
    <PieChart
      title="A day of a lighthouse keeper"
      height={240}
      skipAnimation
      hideLegend
      series={[
        {
          id: 'hours',
          outerRadius: radius,
          valueFormatter: ({ value }) => `${value} h`,
          data: [
            { id: 'sleep', value: 7, label: 'Sleep' },
            { id: 'lamp', value: 6, label: 'Lamp' },
            { id: 'radio', value: 5, label: 'Radio' },
            { id: 'repair', value: 4, label: 'Repair' },
            { id: 'meals', value: 2, label: 'Meals' },
          ],
        },
      ]}
    >
      <OutsideLabels />
    </PieChart>
  );
}
