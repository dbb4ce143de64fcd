import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function WaitingTimes() {
  return (
    <div
      role="img"
      aria-label="Waiting time at the counter, falling from 14 to 5 minutes"
      style={{ width: '100%' }}
    >
      <SparkLineChart height={80} data={[14, 12, 13, 9, 10, 7, 8, 6, 5]} />
    </div>
  );
}
