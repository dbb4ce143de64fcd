import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
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

export default function ColorByThreshold() {
  return (
    <ScatterChart
      title="Response time by number of users"
      height={320}
      margin={{ top: 70, left: 70, right: 20 }}
      xAxis={[{ label: 'Users (thousands)', min: 0 }]}
      yAxis={[
        {
          valueFormatter: (time: number) => `${time} ms`,
          colorMap: {
            type: 'piecewise',
            thresholds: [300, 600],
            colors: ['#2e9e6b', '#d99a1c', '#d1495b'],
          },
        },
      ]}
      series={[
        { data: requests, markerSize: 6, valueFormatter: ({ x, y }) => `${x}k users: ${y} ms` },
      ]}
    >
      <PiecewiseColorLegend
        axisDirection="y"
        direction="row"
        position={{ horizontal: 'middle', vertical: 'top' }}
        itemMarkWidth={12}
        itemMarkHeight={12}
        labelFormatter={({ min, max }) =>
          min === null ? `under ${max}` : max === null ? `${min} or more` : `${min} to ${max}`
        }
        labelStyle={{ fontSize: 14 }}
      />
    </ScatterChart>
  );
}
