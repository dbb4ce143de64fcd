import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function FirstChart() {
  return (
    <LineChart
      title="Loaves sold per day"
      height={300}
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[
        { label: 'Rye', data: [84, 78, 91, 88, 112, 146, 61] },
        { label: 'Wheat', data: [132, 120, 127, 141, 168, 210, 97] },
      ]}
    />
  );
}
