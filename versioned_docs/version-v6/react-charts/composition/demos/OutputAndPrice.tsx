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
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Output of a solar park and the price of its electricity"
        height={340}
        dataset={solarPark}
        xAxis={[{ id: 'months', scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ id: 'output' }, { id: 'price', min: 0, max: 80 }]}
        series={[
          { type: 'bar', yAxisKey: 'output', dataKey: 'output', label: 'Output (MWh)' },
          { type: 'line', yAxisKey: 'price', dataKey: 'price', label: 'Price (€ per MWh)' },
        ]}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="months" />
        <ChartsYAxis axisId="output" />
        <ChartsYAxis axisId="price" position="right" />
        <ChartsLegend slotProps={{ legend: { itemMarkWidth: 14, labelStyle: { fontSize: 14 } } }} />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </div>
  );
}
