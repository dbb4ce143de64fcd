import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { AnimatedLine, LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { useChartId, useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const LAST_COUNTED = 2025;

/** Draws the line twice: solid up to the last counted year, dashed from there. */
function LineWithForecast({ ownerState, ...props }: AnimatedLineProps) {
  const { left, top, width, height } = useDrawingArea();
  const split = useXScale<'linear'>()(LAST_COUNTED);
  const id = `${useChartId()}-${ownerState.id}`;
  const parts = [
    { name: 'counted', lineId: ownerState.id, x: left, end: split, style: undefined },
    {
      name: 'forecast',
      lineId: `${ownerState.id}-forecast`,
      x: split,
      end: left + width,
      style: { strokeDasharray: '5 5' },
    },
  ];

  return parts.map(({ name, lineId, x, end, style }) => (
    <React.Fragment key={name}>
      <clipPath id={`${id}-${name}`}>
        <rect x={x} y={top} width={Math.max(0, end - x)} height={height} />
      </clipPath>
      <g clipPath={`url(#${id}-${name})`} style={style}>
        <AnimatedLine {...props} ownerState={{ ...ownerState, id: lineId }} />
      </g>
    </React.Fragment>
  ));
}

const slots = { line: LineWithForecast };
const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029];

export default function ForecastWithDashedEnd() {
  return (
    <LineChart
      title="Electric cars registered in a town, with a forecast from 2026 on"
      height={300}
      xAxis={[{ data: years, valueFormatter: String, tickMinStep: 1, domainLimit: 'strict' }]}
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
        labelStyle={{ direction: 'ltr' }}
      />
    </LineChart>
  );
}
