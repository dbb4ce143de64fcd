import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { date: new Date(2025, 0, 6), cubicMeters: 0 },
  { date: new Date(2025, 1, 17), cubicMeters: 214 },
  { date: new Date(2025, 3, 4), cubicMeters: 361 },
  { date: new Date(2025, 5, 20), cubicMeters: 402 },
];
const dayAndMonth = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

export default function TicksAtMeasurements() {
  return (
    <LineChart
      title="Gas used since January, at four readings of the meter"
      height={280}
      margin={{ right: 30 }}
      dataset={readings}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'date',
          domainLimit: 'strict',
          tickInterval: readings.map(({ date }) => date),
          valueFormatter: (date: Date) => dayAndMonth.format(date),
        },
      ]}
      yAxis={[{ valueFormatter: (volume: number) => `${volume} m³` }]}
      series={[{ dataKey: 'cubicMeters', curve: 'linear' }]}
    />
  );
}
