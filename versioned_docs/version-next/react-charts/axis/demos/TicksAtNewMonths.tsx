import { BarChart } from '@mui/x-charts/BarChart';

const days = Array.from({ length: 120 }, (_, index) => new Date(2025, 0, 1 + index));
const passengers = days.map((_, index) => 300 + 40 * (index % 7) + index);

export default function TicksAtNewMonths() {
  return (
    <BarChart
      title="Passengers of a ferry on 120 days"
      height={260}
      xAxis={[
        {
          data: days,
          ordinalTimeTicks: ['years', 'months', 'weeks', 'days'],
          tickNumber: 6,
        },
      ]}
      series={[{ data: passengers }]}
    />
  );
}
