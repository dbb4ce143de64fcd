import { BarChart } from '@mui/x-charts/BarChart';

const weeks = Array.from({ length: 8 }, (_, index) => new Date(2025, 10, 3 + 7 * index));
const month = new Intl.DateTimeFormat('en', { month: 'long' });

export default function GroupWeeksByMonth() {
  return (
    <BarChart
      title="Parcels per week, grouped by month and year"
      height={280}
      xAxis={[
        {
          data: weeks,
          height: 75,
          groups: [
            { getValue: (week: Date) => week.getDate() },
            { getValue: (week: Date) => month.format(week), tickSize: 22 },
            { getValue: (week: Date) => week.getFullYear(), tickSize: 44 },
          ],
        },
      ]}
      series={[{ data: [210, 260, 380, 420, 510, 640, 720, 390] }]}
    />
  );
}
