import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';

export default function LegendAndTooltip() {
  return (
    <ChartsDataProvider
      height={260}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
      yAxis={[{ min: 0 }]}
      series={[
        { type: 'line', label: 'Glass', data: [38, 35, 41, 44, 47] },
        { type: 'line', label: 'Paper', data: [72, 66, 69, 63, 60] },
      ]}
    >
      <ChartsWrapper legendPosition={{ vertical: 'bottom', horizontal: 'end' }}>
        <ChartsLegend />
        <ChartsSurface title="Tons of glass and paper collected per month">
          <LinePlot />
          <LineHighlightPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
