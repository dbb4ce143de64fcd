import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function AllowedRange({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const scale = useYScale();
  const top = Number(scale(to));
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={Number(scale(from)) - top}
      fill="#2e9e6b"
      fillOpacity={0.2}
    />
  );
}

export default function ShadeAllowedRange() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Temperature of a vaccine fridge, with the allowed range from 2 to 8 °C shaded"
        height={300}
        margin={{ top: 20 }}
        xAxis={[{ id: 'hour', data: [0, 3, 6, 9, 12, 15, 18, 21, 24], tickMinStep: 3 }]}
        yAxis={[{ id: 'temperature', min: 0, max: 12 }]}
        series={[{ type: 'line', label: 'Fridge (°C)', data: [4, 4, 5, 6, 9, 10, 7, 5, 4] }]}
      >
        <AllowedRange from={2} to={8} />
        <LinePlot />
        <MarkPlot />
        <LineHighlightPlot />
        <ChartsAxisHighlight x="line" />
        <ChartsXAxis axisId="hour" position="bottom" label="Hour" />
        <ChartsYAxis axisId="temperature" position="left" label="Temperature in °C" />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </div>
  );
}
