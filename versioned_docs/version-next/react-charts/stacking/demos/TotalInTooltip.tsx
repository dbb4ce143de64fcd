import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series = [
  { label: 'Bread', stack: 'sales', data: [120, 110, 134, 98, 160] },
  { label: 'Cakes', stack: 'sales', data: [45, 38, 52, 60, 91] },
  { label: 'Coffee', stack: 'sales', data: [80, 86, 79, 88, 102] },
];

function totalOf(day: string): number {
  const index = days.indexOf(day);
  return series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
}

export default function TotalInTooltip() {
  return (
    <BarChart
      title="Takings of a café per weekday, in euros"
      height={300}
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          valueFormatter: (day: string, { location }) =>
            location === 'tooltip' ? `${day}, ${totalOf(day)} in total` : day,
        },
      ]}
      series={series}
    />
  );
}
