import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ComposeAxes() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Milk delivered to a dairy, in tons as bars, and its fat content as a line"
        height={300}
        margin={{ top: 20, left: 60, right: 70 }}
        xAxis={[{ id: 'day', scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[
          { id: 'tons', min: 0, label: 'Milk (t), bars' },
          { id: 'fat', min: 3.5, max: 4.5, valueFormatter: (fat: number) => `${fat}%` },
        ]}
        series={[
          { type: 'bar', yAxisKey: 'tons', color: '#8fc7d8', data: [41, 44, 39, 46, 43] },
          { type: 'line', yAxisKey: 'fat', color: '#d6336c', data: [4.1, 4.0, 4.2, 3.9, 4.1] },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <ChartsXAxis axisId="day" position="bottom" />
        <ChartsYAxis axisId="tons" position="left" />
        <ChartsYAxis
          axisId="fat"
          position="right"
          label="Fat, line"
          slotProps={{ axisLabel: { x: 48 } }}
        />
      </ResponsiveChartContainer>
    </div>
  );
}
