import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const requests = [
  [1, 120],
  [2, 180],
  [4, 150],
  [5, 260],
  [7, 310],
  [8, 240],
  [10, 420],
  [11, 380],
  [13, 610],
  [14, 520],
  [16, 750],
  [18, 690],
].map(([users, time], id) => ({ id, x: users!, y: time! }));

const labelFormatter: PiecewiseColorLegendProps['labelFormatter'] = ({ min, max }) =>
  min === null ? `under ${max}` : max === null ? `${min} or more` : `${min} to ${max}`;

export default function ColorByThreshold() {
  return (
    <ScatterChart
      title="Response time by number of users"
      height={320}
      xAxis={[{ label: 'Users (thousands)', min: 0 }]}
      yAxis={[
        {
          width: 60,
          valueFormatter: (time: number) => `${time} ms`,
          colorMap: {
            type: 'piecewise',
            thresholds: [300, 600],
            colors: ['#2e9e6b', '#d99a1c', '#d1495b'],
          },
        },
      ]}
      series={[
        {
          data: requests,
          markerSize: 6,
          valueFormatter: (point) => point && `${point.x}k users: ${point.y} ms`,
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelPosition: 'inline-end', labelFormatter } }}
    />
  );
}
