import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { getValueToPositionMapper, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const tickNumber = 6;

function GridLines() {
  const { left, width } = useDrawingArea();
  const scale = useYScale();
  const toY = getValueToPositionMapper(scale);
  // Band and point scales have no ticks.
  const ticks: unknown[] = 'ticks' in scale ? scale.ticks(tickNumber) : [];

  return (
    <g stroke="currentColor" strokeOpacity={0.25} pointerEvents="none">
      {ticks.map((tick) => (
        <path key={`${tick}`} d={`M ${left} ${toY(tick)} h ${width}`} />
      ))}
    </g>
  );
}

export default function GridLinesFromTicks() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Parking tickets sold per quarter"
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ tickNumber }]}
        series={[{ type: 'bar', data: [310, 420, 480, 365] }]}
      >
        <GridLines />
        <BarPlot />
        <ChartsAxis />
      </ResponsiveChartContainer>
    </div>
  );
}
