import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, areaElementClasses, lineElementClasses } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];

/** One color down to zero, another one below. */
function ColorsBySign({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const zero = (Number(useYScale()(0)) - top) / height;

  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={top} y2={top + height}>
      <stop offset={zero} stopColor="#c2571a" />
      <stop offset={zero} stopColor="#2e9e6b" />
    </linearGradient>
  );
}

export default function AboveAndBelowZero() {
  const id = React.useId();

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>
        Power of a house with solar panels: drawn from the grid (orange) and fed in (green)
      </figcaption>
      <LineChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[{ data: hours, min: 0, max: 24, valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[{ min: -4, max: 3 }]}
        series={[
          {
            data: [0.4, 0.3, 0.3, 0.8, 0.2, -1.6, -3.1, -3.4, -2.2, -0.3, 1.9, 1.2, 0.5],
            area: true,
            showMark: false,
            color: '#808080',
            valueFormatter: (power) => `${Math.abs(power)} kW ${power < 0 ? 'fed in' : 'drawn'}`,
          },
        ]}
        sx={{
          [`.${lineElementClasses.root}`]: { stroke: `url(#${id})` },
          [`.${areaElementClasses.root}`]: { fill: `url(#${id})`, fillOpacity: 0.7 },
        }}
      >
        <ColorsBySign id={id} />
        <ChartsReferenceLine y={0} />
      </LineChart>
    </figure>
  );
}
