import { LineChart } from '@mui/x-charts/LineChart';
import { apiLatency } from './apiLatency';

const inMilliseconds = (value: number | null) => (value === null ? null : `${value} ms`);

export default function LinesFromDataset() {
  return (
    <LineChart
      title="Response time of a web service by hour"
      height={300}
      dataset={apiLatency}
      xAxis={[{ dataKey: 'hour', tickMinStep: 3, valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[
        { dataKey: 'median', label: 'Median', valueFormatter: inMilliseconds },
        { dataKey: 'slowest', label: 'Slowest requests', valueFormatter: inMilliseconds },
      ]}
    />
  );
}
