import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['06', '08', '10', '12', '14', '16', '18', '20'];

export default function LineColoredByValue() {
  return (
    <LineChart
      title="UV index over a summer day"
      height={300}
      xAxis={[{ scaleType: 'point', data: hours }]}
      yAxis={[
        {
          min: 0,
          colorMap: {
            type: 'piecewise',
            thresholds: [3, 6],
            colors: ['#2e9e6b', '#d99a1c', '#d1495b'],
          },
        },
      ]}
      series={[{ data: [0.4, 1.9, 4.6, 7.2, 7.4, 5.1, 2.4, 0.6] }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: ({ min, max }) =>
            min === null ? `under ${max}` : max === null ? `from ${min}` : `${min} to ${max}`,
          sx: { fontSize: 14 },
        },
      }}
    />
  );
}
