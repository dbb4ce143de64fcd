import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { solarPark } from './solarPark';

export default function OutputAndPrice() {
  return (
    <ResponsiveChartContainer
      title="Output of a solar park and the price of its electricity"
      height={340}
      margin={{ left: 65, right: 65 }}
      dataset={solarPark}
      xAxis={[{ id: 'months', scaleType: 'band', dataKey: 'month' }]}
      yAxis={[{ id: 'output' }, { id: 'price', min: 0, max: 80 }]}
      series={[
        { type: 'bar', yAxisId: 'output', dataKey: 'output', label: 'Output' },
        { type: 'line', yAxisId: 'price', dataKey: 'price', label: 'Price' },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="months" />
      <ChartsYAxis axisId="output" label="MWh" />
      <ChartsYAxis axisId="price" position="right" label="€ per MWh" />
      <ChartsLegend />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
