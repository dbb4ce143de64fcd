import { LineChart } from '@mui/x-charts/LineChart';

// As a server sends them: dates as strings, at irregular intervals.
const readings = [
  { day: '2025-02-24', level: 212 },
  { day: '2025-02-26', level: 248 },
  { day: '2025-02-27', level: 305 },
  { day: '2025-03-04', level: 271 },
  { day: '2025-03-11', level: 236 },
  { day: '2025-03-12', level: 229 },
  { day: '2025-03-20', level: 218 },
];

const shortDate = (date: Date) =>
  date.toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export default function DatesOnTimeAxis() {
  return (
    <LineChart
      title="River level after the thaw, in centimeters"
      height={280}
      xAxis={[
        {
          scaleType: 'utc',
          data: readings.map(({ day }) => new Date(day)),
          domainLimit: 'strict',
          valueFormatter: shortDate,
        },
      ]}
      yAxis={[{ min: 150, max: 350 }]}
      series={[{ data: readings.map(({ level }) => level), valueFormatter: (cm) => `${cm} cm` }]}
    />
  );
}
