import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const years = ['2021', '2022', '2023', '2024'];

export default function ComposedLegend() {
  return (
    <ChartsDataProvider
      height={300}
      xAxis={[{ scaleType: 'band', data: years }]}
      series={[
        { type: 'line', label: 'Members', area: true, data: [182, 214, 241, 260] },
        { type: 'bar', label: 'Courses', data: [24, 38, 41, 57] },
      ]}
    >
      <ChartsWrapper legendPosition={{ vertical: 'bottom' }}>
        <ChartsLegend />
        <ChartsSurface title="Members of the club and courses per year">
          <AreaPlot />
          <LinePlot />
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
