import * as React from 'react';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const levels = [
  { from: 0, to: 30, color: '#2e9e6b' },
  { from: 30, to: 90, color: '#c27c0e' },
  { from: 90, to: 120, color: '#d1495b' },
];

/** Runs from the bottom to the top of the drawing area, with a sharp edge between two levels. */
function LevelColors({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const scale = useYScale();
  const bottom = top + height;
  const offset = (value: number) => (bottom - Number(scale(value))) / height;

  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={bottom} y2={top}>
      {levels.map(({ from, to, color }) => (
        <React.Fragment key={from}>
          <stop offset={offset(from)} stopColor={color} />
          <stop offset={offset(to)} stopColor={color} />
        </React.Fragment>
      ))}
    </linearGradient>
  );
}

export default function ColorLineByValue() {
  const id = React.useId();

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>
        Pollen per cubic meter of air: green up to 30, orange up to 90, red above
      </figcaption>
      <LineChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], tickMinStep: 1 }]}
        yAxis={[{ min: 0, max: 120 }]}
        series={[
          {
            data: [12, 18, 25, 41, 66, 92, 118, 104, 71, 38, 26, 33, 57, 61],
            showMark: false,
            color: '#808080',
          },
        ]}
        sx={{ [`.${lineElementClasses.root}`]: { stroke: `url(#${id})` } }}
      >
        <LevelColors id={id} />
      </LineChart>
    </figure>
  );
}
