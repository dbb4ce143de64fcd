import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function GridLines({ values }: { values: number[] }) {
  const { left, width } = useDrawingArea();
  const scale = useYScale();

  return (
    <g stroke="currentColor" strokeOpacity={0.25}>
      {values.map((value) => {
        const y = Number(scale(value));
        return <line key={value} x1={left} x2={left + width} y1={y} y2={y} />;
      })}
    </g>
  );
}

export default function ComposeBarsOnGrid() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Failed sign-ins per weekday"
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ id: 'days', scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ id: 'count', min: 0, max: 50 }]}
        series={[{ type: 'bar', data: [31, 18, 22, 27, 40] }]}
      >
        <GridLines values={[10, 20, 30, 40, 50]} />
        <BarPlot />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis axisId="days" />
        <ChartsYAxis axisId="count" />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </div>
  );
}
