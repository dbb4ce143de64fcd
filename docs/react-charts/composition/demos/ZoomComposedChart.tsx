import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainerPro, ZoomSetup } from '@mui/x-charts-pro';

const days = Array.from({ length: 28 }, (_, index) => index + 1);
const rides = days.map((day) => Math.round(140 + 35 * Math.sin(day / 3) + day * 2));
const target = days.map((day) => 150 + day);

export default function ZoomComposedChart() {
  const clipId = React.useId();

  return (
    <ResponsiveChartContainerPro
      title="Ferry rides per day in February, and the target"
      height={280}
      margin={{ top: 60 }}
      xAxis={[{ id: 'day', scaleType: 'band', data: days, zoom: { minSpan: 25 } }]}
      series={[
        { type: 'bar', label: 'Rides', data: rides },
        { type: 'line', label: 'Target', data: target },
      ]}
    >
      <ZoomSetup />
      <ChartsClipPath id={clipId} />
      <g clipPath={`url(#${clipId})`}>
        <BarPlot />
        <LinePlot />
      </g>
      <ChartsAxis />
      <ChartsLegend />
    </ResponsiveChartContainerPro>
  );
}
