import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { solarPark } from './solarPark';

export default function OutputAndPrice() {
  return (
    <ChartsDataProvider
      height={320}
      dataset={solarPark}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[
        { id: 'output', label: 'MWh', width: 60 },
        { id: 'price', label: '€ per MWh', width: 60, min: 0, max: 80, position: 'right' },
      ]}
      series={[
        { type: 'bar', yAxisId: 'output', dataKey: 'output', label: 'Output' },
        { type: 'line', yAxisId: 'price', dataKey: 'price', label: 'Price' },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Output of a solar park and the price of its electricity">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
