import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 3, 8, 15, 24, 31, 36, 40, 43];
const depths = [0, 12, 24, 27, 18, 11, 5, 5, 0];

export default function DepthFromTheTop() {
  return (
    <LineChart
      title="Depth of a diver over 43 minutes"
      height={280}
      xAxis={[{ data: minutes, label: 'Minutes', position: 'top' }]}
      yAxis={[{ reverse: true, min: 0, valueFormatter: (meters: number) => `${meters} m` }]}
      series={[{ data: depths, showMark: false, valueFormatter: (meters) => `${meters} m` }]}
    />
  );
}
