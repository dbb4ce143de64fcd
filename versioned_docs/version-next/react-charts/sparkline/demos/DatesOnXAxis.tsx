import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const readings = [
  { day: '2025-03-01', level: 212 },
  { day: '2025-03-02', level: 230 },
  { day: '2025-03-03', level: 251 },
  { day: '2025-03-10', level: 244 },
  { day: '2025-03-20', level: 198 },
];
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export default function DatesOnXAxis() {
  return (
    <SparkLineChart
      title="Water level of the river in March"
      height={90}
      showTooltip
      showHighlight
      data={readings.map(({ level }) => level)}
      valueFormatter={(value) => `${value} cm`}
      xAxis={{
        scaleType: 'time',
        domainLimit: 'strict',
        data: readings.map(({ day }) => new Date(day)),
        valueFormatter: (date: Date) => dayFormat.format(date),
      }}
    />
  );
}
