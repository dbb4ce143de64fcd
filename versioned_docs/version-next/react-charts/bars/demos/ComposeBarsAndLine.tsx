import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { climate } from './climate';

export default function ComposeBarsAndLine() {
  return (
    <ChartsDataProvider
      height={340}
      dataset={climate}
      xAxis={[{ id: 'month', scaleType: 'band', dataKey: 'month' }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'temperature', label: 'Temperature (°C)', position: 'right' },
      ]}
      series={[
        { type: 'bar', yAxisId: 'rain', dataKey: 'rain', label: 'Rain (mm)' },
        { type: 'line', yAxisId: 'temperature', dataKey: 'temperature', label: 'Average (°C)' },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Rain and temperature per month">
          <ChartsGrid horizontal />
          <BarPlot borderRadius={4} />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="temperature" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
