import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedTooltip() {
  return (
    <ChartsDataProvider
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Dec', 'Jan', 'Feb', 'Mar'] }]}
      series={[
        { type: 'bar', label: 'Snow', data: [34, 88, 102, 61], valueFormatter: (cm) => `${cm} cm` },
        {
          type: 'line',
          label: 'Skiers',
          data: [41, 73, 95, 38],
          valueFormatter: (count) => `${count} thousand`,
        },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Snow and skiers per month">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
          <ChartsAxisHighlight x="band" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
