import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const LIMIT = 55;
const hours = Array.from({ length: 13 }, (_, index) => index + 8);

/** A color down to the limit, nothing below. */
function ColorAboveLimit({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const limit = (Number(useYScale()(LIMIT)) - top) / height;

  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={top} y2={top + height}>
      <stop offset={limit} stopColor="#d1495b" />
      <stop offset={limit} stopColor="#d1495b" stopOpacity={0} />
    </linearGradient>
  );
}

export default function AboveThreshold() {
  const id = React.useId();

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Noise beside a building site by hour</figcaption>
      <LineChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[
          {
            data: hours,
            min: 8,
            max: 20,
            tickMinStep: 1,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ min: 40, max: 75 }]}
        series={[
          {
            data: [48, 58, 64, 67, 63, 52, 50, 51, 66, 70, 64, 53, 47],
            area: true,
            showMark: false,
            curve: 'linear',
            color: '#808080',
            valueFormatter: (noise) => `${noise} dB`,
          },
        ]}
        sx={{ [`.${areaElementClasses.root}`]: { fill: `url(#${id})` } }}
      >
        <ColorAboveLimit id={id} />
        <ChartsReferenceLine y={LIMIT} label="Limit" lineStyle={{ strokeDasharray: '5 4' }} />
      </LineChart>
    </figure>
  );
}
