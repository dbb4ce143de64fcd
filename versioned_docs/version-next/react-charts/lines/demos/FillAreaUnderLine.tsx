import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'];

export default function FillAreaUnderLine() {
  return (
    <LineChart
      title="Swimmers in the pool by hour"
      height={280}
      xAxis={[{ scaleType: 'point', data: hours, valueFormatter: (hour) => `${hour}:00` }]}
      series={[{ data: [24, 41, 38, 57, 96, 132, 128, 84, 39, 12], area: true, showMark: false }]}
    />
  );
}
