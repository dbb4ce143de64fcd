import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { climate } from './climate';

export default function ComposeBarsAndLine() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Rain and temperature per month"
        height={340}
        margin={{ left: 60, right: 60 }}
        dataset={climate}
        xAxis={[{ id: 'month', scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ id: 'rain' }, { id: 'temperature' }]}
        series={[
          { type: 'bar', yAxisKey: 'rain', dataKey: 'rain', label: 'Rain (mm)' },
          { type: 'line', yAxisKey: 'temperature', dataKey: 'temperature', label: 'Average (°C)' },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis axisId="month" position="bottom" />
        <ChartsYAxis axisId="rain" position="left" label="Rain (mm)" />
        <ChartsYAxis axisId="temperature" position="right" label="Temperature (°C)" />
        <ChartsLegend />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </div>
  );
}
