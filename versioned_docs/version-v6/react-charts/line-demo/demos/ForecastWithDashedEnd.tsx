import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, LineElementPath, type LineElementProps } from '@mui/x-charts/LineChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const LAST_COUNTED = 2025;

/** Draws the line twice: solid up to the last counted year, dashed from there. */
function LineWithForecast(props: React.ComponentProps<typeof LineElementPath>) {
  const { left, top, width, height } = useDrawingArea();
  const split = Number(useXScale()(LAST_COUNTED));
  const id = React.useId();
  const parts = [
    { name: 'counted', x: left, end: split, dashes: undefined },
    { name: 'forecast', x: split, end: left + width, dashes: '5 5' },
  ];

  return (
    <React.Fragment>
      {parts.map(({ name, x, end, dashes }) => (
        <g key={name}>
          <clipPath id={`${id}-${name}`}>
            <rect x={x} y={top} width={Math.max(0, end - x)} height={height} />
          </clipPath>
          <LineElementPath
            {...props}
            clipPath={`url(#${id}-${name})`}
            style={{ strokeDasharray: dashes }}
          />
        </g>
      ))}
    </React.Fragment>
  );
}

// The type of the slot asks for the props of `LineElement`.
const slots = { line: LineWithForecast as React.JSXElementConstructor<LineElementProps> };
const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029];

export default function ForecastWithDashedEnd() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Electric cars registered in a town</figcaption>
      <LineChart
        height={300}
        margin={{ left: 60 }}
        xAxis={[{ data: years, min: 2018, max: 2029, valueFormatter: String, tickMinStep: 1 }]}
        series={[
          {
            label: 'Electric cars',
            data: [120, 190, 340, 610, 980, 1490, 2050, 2730, 3400, 4150, 4900, 5600],
            showMark: ({ position }) => Number(position) <= LAST_COUNTED,
          },
        ]}
        slots={slots}
      >
        <ChartsReferenceLine
          x={LAST_COUNTED}
          label="Forecast"
          labelAlign="end"
          lineStyle={{ strokeDasharray: '2 3' }}
        />
      </LineChart>
    </figure>
  );
}
