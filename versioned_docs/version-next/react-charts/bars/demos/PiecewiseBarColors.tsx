import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';

const labelFormatter: PiecewiseColorLegendProps['labelFormatter'] = ({ min, max }) =>
  min === null ? `under ${max}` : max === null ? `${min} and over` : `${min} to ${max}`;

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function PiecewiseBarColors() {
  return (
    <BarChart
      title="Air quality index per day"
      height={320}
      xAxis={[{ scaleType: 'band', data: days }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [50, 100],
            colors: ['#2e9e6b', '#d99a1c', '#d1495b'],
          },
        },
      ]}
      series={[{ data: [38, 52, 74, 121, 96, 47, 50] }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelFormatter } }}
    />
  );
}
