import * as React from 'react';
import {
  BarPlot,
  ChartsClipPath,
  ChartsDataProviderPro,
  ChartsLegend,
  ChartsSurface,
  ChartsTooltip,
  ChartsWrapper,
  ChartsXAxis,
  ChartsYAxis,
  ChartsZoomSlider,
  LinePlot,
} from '@mui/x-charts-pro';

const days = Array.from({ length: 60 }, (_, index) => index + 1);
const rain = days.map((day) => Math.max(0, Math.round(9 * Math.sin(day * 0.9) - (day % 7))));
const level = days.map((day) => Math.round(30 + 12 * Math.sin(day / 8)));

export default function ComposedZoom() {
  const clipId = React.useId();

  return (
    <ChartsDataProviderPro
      height={300}
      xAxis={[
        {
          id: 'day',
          scaleType: 'band',
          data: days,
          tickInterval: (day: number) => day % 10 === 0,
          zoom: { minSpan: 20, slider: { enabled: true } },
        },
      ]}
      series={[
        { type: 'bar', label: 'Rain (mm)', data: rain },
        { type: 'line', label: 'Level (cm)', data: level },
      ]}
    >
      <ChartsWrapper legendPosition={{ horizontal: 'center', vertical: 'top' }}>
        <ChartsLegend />
        <ChartsSurface title="Rain and pond level over sixty days">
          <g clipPath={`url(#${clipId})`}>
            <BarPlot />
            <LinePlot />
          </g>
          <ChartsXAxis />
          <ChartsYAxis />
          <ChartsZoomSlider />
          <ChartsClipPath id={clipId} />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartsDataProviderPro>
  );
}
