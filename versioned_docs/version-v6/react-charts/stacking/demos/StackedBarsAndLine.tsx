import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function StackedBarsAndLine() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Hours worked on a project per sprint, and the hours planned"
        height={320}
        margin={{ top: 60 }}
        xAxis={[{ id: 'sprints', scaleType: 'band', data: ['S1', 'S2', 'S3', 'S4'] }]}
        series={[
          { type: 'bar', label: 'Code', stack: 'work', data: [62, 70, 58, 66] },
          { type: 'bar', label: 'Tests', stack: 'work', data: [21, 30, 34, 28] },
          { type: 'line', label: 'Plan', stack: 'work', data: [90, 90, 100, 100] },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </div>
  );
}
