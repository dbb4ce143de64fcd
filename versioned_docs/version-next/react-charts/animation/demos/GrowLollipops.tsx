import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimate, useAnimateBar } from '@mui/x-charts/hooks';

const moveCircle = {
  createInterpolator: (from: { cy: number }, to: { cy: number }) => (t: number) => ({
    cy: from.cy + t * (to.cy - from.cy),
  }),
  transformProps: (props: { cy: number }) => props,
  applyProps: (circle: SVGCircleElement, { cy }: { cy: number }) =>
    circle.setAttribute('cy', String(cy)),
};

/** A thin bar with a circle at its end; both move together. */
function Lollipop({ x, y, xOrigin, yOrigin, width, height, layout, ...props }: BarProps) {
  const { skipAnimation, color, className } = props;
  const middle = x + width / 2;
  const bar = { y, xOrigin, yOrigin, height, layout, skipAnimation };
  const stick = useAnimateBar({ ...bar, x: middle - 2, width: 4 });
  const circle = useAnimate(
    { cy: y },
    { ...moveCircle, initialProps: { cy: yOrigin }, skip: skipAnimation },
  );

  return (
    <g className={className} fill={color}>
      <rect {...stick} />
      <circle {...circle} cx={middle} r={9} />
    </g>
  );
}

const slots = { bar: Lollipop };
const weeks = [
  [14, 9, 22, 17, 6],
  [8, 19, 12, 24, 15],
];

export default function GrowLollipops() {
  const [week, setWeek] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setWeek(1 - week)}>{`Show week ${2 - week}`}</Button>
      <BarChart
        title={`Repairs per weekday in week ${week + 1}`}
        height={260}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ min: 0, max: 28 }]}
        series={[{ data: weeks[week] }]}
        slots={slots}
      />
    </Box>
  );
}
