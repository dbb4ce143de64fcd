import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function AllowedRange({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const top = scale(to);
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={scale(from) - top}
      fill="#2e9e6b"
      fillOpacity={0.2}
    />
  );
}

export default function ShadeAllowedRange() {
  return (
    <ChartsDataProvider
      height={300}
      xAxis={[{ data: [0, 3, 6, 9, 12, 15, 18, 21, 24], tickMinStep: 3, label: 'Hour' }]}
      yAxis={[{ min: 0, max: 12, label: 'Temperature in °C' }]}
      series={[{ type: 'line', label: 'Fridge (°C)', data: [4, 4, 5, 6, 9, 10, 7, 5, 4] }]}
    >
      <ChartsWrapper hideLegend>
        <ChartsSurface title="Temperature of a vaccine fridge, with the allowed range from 2 to 8 °C shaded">
          <AllowedRange from={2} to={8} />
          <LinePlot />
          <MarkPlot />
          <LineHighlightPlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
