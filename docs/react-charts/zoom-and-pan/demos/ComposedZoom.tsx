import * as React from 'react';
import {
  BarPlot,
  ChartsClipPath,
  ChartsLegend,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  ResponsiveChartContainerPro,
  useZoom,
  ZoomSetup,
} from '@mui/x-charts-pro';

const days = Array.from({ length: 60 }, (_, index) => index + 1);
const rain = days.map((day) => Math.max(0, Math.round(9 * Math.sin(day * 0.9) - (day % 7))));
const level = days.map((day) => Math.round(30 + 12 * Math.sin(day / 8)));

function Plots() {
  const { isInteracting } = useZoom();
  return (
    <React.Fragment>
      <BarPlot skipAnimation={isInteracting} />
      <LinePlot skipAnimation={isInteracting} />
    </React.Fragment>
  );
}

export default function ComposedZoom() {
  const clipId = React.useId();

  return (
    <ResponsiveChartContainerPro
      title="Rain and pond level over sixty days"
      height={300}
      xAxis={[
        {
          id: 'day',
          scaleType: 'band',
          data: days,
          tickInterval: (day: number) => day % 10 === 0,
          zoom: { minSpan: 20 },
        },
      ]}
      series={[
        { type: 'bar', label: 'Rain (mm)', data: rain },
        { type: 'line', label: 'Level (cm)', data: level },
      ]}
    >
      <g clipPath={`url(#${clipId})`}>
        <Plots />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsLegend />
      <ChartsClipPath id={clipId} />
      <ZoomSetup />
    </ResponsiveChartContainerPro>
  );
}
