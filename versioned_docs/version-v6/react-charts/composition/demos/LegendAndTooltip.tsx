import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function LegendAndTooltip() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Tons of glass and paper collected per month"
        height={300}
        margin={{ top: 20, bottom: 80 }}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
        yAxis={[{ min: 0 }]}
        series={[
          { type: 'line', label: 'Glass', data: [38, 35, 41, 44, 47] },
          { type: 'line', label: 'Paper', data: [72, 66, 69, 63, 60] },
        ]}
      >
        <LinePlot />
        <LineHighlightPlot />
        <ChartsAxis />
        <ChartsLegend position={{ vertical: 'bottom', horizontal: 'middle' }} />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </div>
  );
}
