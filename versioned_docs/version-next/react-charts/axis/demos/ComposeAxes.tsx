import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function ComposeAxes() {
  return (
    <ChartsContainer
      title="Milk delivered to a dairy, in tons as bars, and its fat content as a line"
      height={300}
      xAxis={[{ id: 'day', scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[
        { id: 'tons', min: 0, max: 50, label: 'Milk (t), bars' },
        {
          id: 'fat',
          min: 3.5,
          max: 4.5,
          position: 'right',
          label: 'Fat, line',
          valueFormatter: (fat: number) => `${fat}%`,
        },
      ]}
      series={[
        { type: 'bar', yAxisId: 'tons', color: '#8fc7d8', data: [41, 44, 39, 46, 43] },
        { type: 'line', yAxisId: 'fat', color: '#d6336c', data: [4.1, 4.0, 4.2, 3.9, 4.1] },
      ]}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <LinePlot />
      <ChartsXAxis axisId="day" />
      <ChartsYAxis axisId="tons" />
      <ChartsYAxis axisId="fat" />
    </ChartsContainer>
  );
}
