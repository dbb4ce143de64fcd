import * as React from 'react';
import { getValueToPositionMapper, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['06', '08', '10', '12', '14', '16', '18', '20'];
const levels = [
  { from: 0, to: 3, color: '#2e9e6b' },
  { from: 3, to: 6, color: '#d99a1c' },
  { from: 6, to: 9, color: '#d1495b' },
];

function LevelGradient({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const toY = getValueToPositionMapper(useYScale());
  const bottom = top + height;
  const offset = (value: number) => (bottom - toY(value)) / height;

  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={bottom} y2={top}>
      {levels.map(({ from, to, color }) => (
        <React.Fragment key={color}>
          <stop offset={offset(from)} stopColor={color} />
          <stop offset={offset(to)} stopColor={color} />
        </React.Fragment>
      ))}
    </linearGradient>
  );
}

export default function LineColoredByValue() {
  const id = React.useId();

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>UV index: yellow from 3, red from 6</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={[{ min: 0, max: 9 }]}
        series={[
          { color: `url(#${id})`, showMark: false, data: [0.4, 1.9, 4.6, 7.2, 7.4, 5.1, 2.4, 0.6] },
        ]}
      >
        <LevelGradient id={id} />
      </LineChart>
    </figure>
  );
}
