import { LineChart } from '@mui/x-charts/LineChart';
import { apiLatency } from './apiLatency';

// Called for missing values as well, although the type of `valueFormatter` does not say so.
const inMilliseconds = (value: number | null) => (value === null ? 'no answer' : `${value} ms`);

export default function LinesFromDataset() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Response time of a web service</figcaption>
      <LineChart
        height={300}
        dataset={apiLatency}
        xAxis={[
          { dataKey: 'hour', tickMinStep: 3, valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        series={[
          { dataKey: 'median', label: 'Median', valueFormatter: inMilliseconds },
          { dataKey: 'slowest', label: 'Slowest requests', valueFormatter: inMilliseconds },
        ]}
      />
    </figure>
  );
}
