import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ComposeRainAndRiver() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Rain, and the level of the river, over one week"
        height={300}
        xAxis={[
          { id: 'days', scaleType: 'band', data: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] },
        ]}
        yAxis={[{ id: 'rain' }, { id: 'level', min: 0, max: 240 }]}
        series={[
          { type: 'bar', label: 'Rain (mm)', yAxisKey: 'rain', data: [2, 14, 22, 6, 0, 0, 3] },
          {
            type: 'line',
            label: 'Level (cm)',
            yAxisKey: 'level',
            data: [92, 104, 148, 187, 176, 141, 118],
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="days" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="level" position="right" />
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </div>
  );
}
