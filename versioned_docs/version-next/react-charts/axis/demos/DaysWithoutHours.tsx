import { LineChart } from '@mui/x-charts/LineChart';

const oneDay = 24 * 60 * 60 * 1000;
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric' });
const readings = [
  { time: new Date(2025, 5, 2, 8), level: 142 },
  { time: new Date(2025, 5, 3, 20), level: 168 },
  { time: new Date(2025, 5, 4, 14), level: 155 },
  { time: new Date(2025, 5, 6, 9), level: 131 },
];

export default function DaysWithoutHours() {
  return (
    <LineChart
      title="Water level of a reservoir over four days"
      height={260}
      dataset={readings}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          tickMinStep: oneDay,
          valueFormatter: (date: Date) => weekday.format(date),
        },
      ]}
      yAxis={[{ valueFormatter: (level: number) => `${level} cm` }]}
      series={[{ dataKey: 'level', curve: 'linear' }]}
    />
  );
}
