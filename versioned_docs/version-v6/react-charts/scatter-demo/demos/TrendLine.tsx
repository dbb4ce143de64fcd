import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { iceCream } from './iceCream';
import { leastSquares } from './leastSquares';

const { slope, intercept } = leastSquares(iceCream);
const temperatures = iceCream.map(({ x }) => x);
const ends = [Math.min(...temperatures), Math.max(...temperatures)];

export default function TrendLine() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Ice cream sold by temperature, with the trend"
        height={320}
        margin={{ right: 20 }}
        xAxis={[{ id: 'temperature', data: ends, min: 10, max: 36 }]}
        yAxis={[{ id: 'sold', min: 0 }]}
        series={[
          { type: 'scatter', label: 'Days', data: iceCream, markerSize: 5 },
          {
            type: 'line',
            label: `Trend: ${slope.toFixed(1)} per °C`,
            data: ends.map((x) => intercept + slope * x),
          },
        ]}
      >
        <LinePlot />
        <ScatterPlot />
        <ChartsXAxis axisId="temperature" label="Temperature (°C)" />
        <ChartsYAxis axisId="sold" />
        <ChartsLegend slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }} />
        <ChartsTooltip trigger="item" />
      </ResponsiveChartContainer>
    </div>
  );
}
