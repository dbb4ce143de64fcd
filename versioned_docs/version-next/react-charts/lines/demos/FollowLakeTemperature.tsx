import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

export default function FollowLakeTemperature() {
  return (
    <LineChart
      title="Water temperature of a lake at two depths, in degrees Celsius"
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[
        { label: 'Surface (°C)', data: [5.1, 8.4, 13.9, 18.6, 21.8, 22.3, 17.5, 12.2] },
        { label: 'Depth 15 m (°C)', data: [4.6, 5.2, 6.8, 8.1, 9.4, 10.9, 12.6, 11.7] },
      ]}
    />
  );
}
