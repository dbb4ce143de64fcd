import { LineChart } from '@mui/x-charts/LineChart';

const days = [3, 4, 5, 6, 7].map((day) => new Date(2025, 2, day));
const tick = new Intl.DateTimeFormat('en', { weekday: 'short' });
const full = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

export default function AxisValueInTooltip() {
  return (
    <LineChart
      title="Water level at the lock"
      height={280}
      xAxis={[
        {
          scaleType: 'point',
          data: days,
          valueFormatter: (day: Date, { location }) =>
            location === 'tick' ? tick.format(day) : full.format(day),
        },
      ]}
      series={[
        {
          data: [2.84, 2.91, 3.4, 3.22, 3.05],
          valueFormatter: (level) => `${level?.toFixed(2)} m`,
        },
      ]}
    />
  );
}
