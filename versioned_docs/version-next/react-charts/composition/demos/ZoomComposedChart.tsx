import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { LinePlot } from '@mui/x-charts/LineChart';
import {
  ChartsContainerPro,
  ChartsZoomSlider,
  type ChartsContainerProProps,
} from '@mui/x-charts-pro';

const days = Array.from({ length: 28 }, (_, index) => index + 1);
const rides = days.map((day) => Math.round(140 + 35 * Math.sin(day / 3) + day * 2));
const target = days.map((day) => 150 + day);

const chart: ChartsContainerProProps = {
  height: 300,
  xAxis: [
    {
      id: 'day',
      scaleType: 'band',
      data: days,
      zoom: { minSpan: 25, slider: { enabled: true } },
    },
  ],
  series: [
    { type: 'bar', data: rides },
    { type: 'line', data: target },
  ],
};

export default function ZoomComposedChart() {
  const clipId = React.useId();

  return (
    <ChartsContainerPro
      title="Ferry rides per day in February (bars), and the target (line)"
      {...chart}
    >
      <ChartsClipPath id={clipId} />
      <g clipPath={`url(#${clipId})`}>
        <BarPlot />
        <LinePlot />
      </g>
      <ChartsAxis />
      <ChartsZoomSlider />
    </ChartsContainerPro>
  );
}
