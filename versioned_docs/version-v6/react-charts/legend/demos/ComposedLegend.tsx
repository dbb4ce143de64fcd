import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const years = ['2021', '2022', '2023', '2024'];

export default function ComposedLegend() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Members of the club and courses per year"
        height={300}
        margin={{ top: 20, bottom: 80 }}
        xAxis={[{ scaleType: 'band', data: years }]}
        series={[
          { type: 'line', label: 'Members', area: true, data: [182, 214, 241, 260] },
          { type: 'bar', label: 'Courses', data: [24, 38, 41, 57] },
        ]}
      >
        <AreaPlot />
        <LinePlot />
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsLegend position={{ vertical: 'bottom', horizontal: 'middle' }} />
      </ResponsiveChartContainer>
    </div>
  );
}
