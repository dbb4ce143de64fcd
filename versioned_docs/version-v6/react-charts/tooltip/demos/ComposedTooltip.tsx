import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ComposedTooltip() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Snow and skiers per month"
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Dec', 'Jan', 'Feb', 'Mar'] }]}
        series={[
          {
            type: 'bar',
            label: 'Snow',
            data: [34, 88, 102, 61],
            valueFormatter: (cm) => `${cm} cm`,
          },
          {
            type: 'line',
            label: 'Skiers',
            data: [41, 73, 95, 38],
            valueFormatter: (count) => `${count} thousand`,
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsAxisHighlight x="band" />
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </div>
  );
}
