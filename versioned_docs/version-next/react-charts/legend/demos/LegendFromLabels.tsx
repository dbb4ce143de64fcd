import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function LegendFromLabels() {
  return (
    <LineChart
      title="People on the lake trail per month"
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[
        { label: 'Hikers', data: [340, 610, 780, 905, 880, 520] },
        { label: 'Riders', data: [120, 260, 410, 470, 455, 210] },
        { label: 'Runners', data: [95, 140, 160, 150, 145, 130] },
      ]}
    />
  );
}
