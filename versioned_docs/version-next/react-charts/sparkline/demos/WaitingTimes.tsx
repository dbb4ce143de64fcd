import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function WaitingTimes() {
  return (
    <SparkLineChart
      title="Waiting time at the counter, falling from 14 to 5 minutes"
      height={80}
      data={[14, 12, 13, 9, 10, 7, 8, 6, 5]}
    />
  );
}
