import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { iceCream } from './iceCream';
import { leastSquares } from './leastSquares';

const { slope, intercept } = leastSquares(iceCream);
const temperatures = iceCream.map(({ x }) => x);
const ends = [Math.min(...temperatures), Math.max(...temperatures)];

export default function TrendLine() {
  return (
    <ChartsDataProvider
      height={320}
      voronoiMaxRadius={40}
      xAxis={[{ data: ends, min: 10, max: 36, label: 'Temperature (°C)' }]}
      yAxis={[{ min: 0 }]}
      series={[
        { type: 'scatter', label: 'Days', data: iceCream, markerSize: 5 },
        {
          type: 'line',
          label: `Trend: ${slope.toFixed(1)} per °C`,
          data: ends.map((x) => intercept + slope * x),
        },
      ]}
    >
      <ChartsWrapper legendPosition={{ horizontal: 'center', vertical: 'top' }}>
        <ChartsLegend />
        <ChartsSurface title="Ice cream sold by temperature, with the trend">
          <LinePlot />
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
