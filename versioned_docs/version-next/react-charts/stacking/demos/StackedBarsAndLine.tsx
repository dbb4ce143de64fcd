import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function StackedBarsAndLine() {
  return (
    <ChartsDataProvider
      height={320}
      xAxis={[{ scaleType: 'band', data: ['S1', 'S2', 'S3', 'S4'] }]}
      series={[
        { type: 'bar', label: 'Code', stack: 'work', data: [62, 70, 58, 66] },
        { type: 'bar', label: 'Tests', stack: 'work', data: [21, 30, 34, 28] },
        { type: 'line', label: 'Plan', stack: 'work', data: [90, 90, 100, 100] },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Hours worked on a project per sprint, and the hours planned">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
