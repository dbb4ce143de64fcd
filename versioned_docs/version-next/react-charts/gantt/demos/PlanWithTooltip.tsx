import { BarChart } from '@mui/x-charts/BarChart';
import { tasks } from './tasks';

const DAY = 24 * 60 * 60 * 1000;
const first = tasks[0]!.start;
const daysAfterStart = (date: Date) => Math.round((date.getTime() - first.getTime()) / DAY);
const dateOf = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayToDate = (days: number) =>
  dateOf.format(new Date(first.getFullYear(), first.getMonth(), first.getDate() + days));

export default function PlanWithTooltip() {
  return (
    <BarChart
      title="Renovation of a swimming hall: days from the first task on"
      height={320}
      layout="horizontal"
      hideLegend
      margin={{ left: 5, bottom: 5 }}
      yAxis={[{ scaleType: 'band', data: tasks.map(({ name }) => name), width: 70 }]}
      xAxis={[{ valueFormatter: dayToDate, tickNumber: 4, domainLimit: 'strict' }]}
      series={[
        // Fills the time before the task, and cannot be seen.
        {
          id: 'before',
          stack: 'plan',
          color: 'transparent',
          data: tasks.map(({ start }) => daysAfterStart(start)),
        },
        {
          id: 'task',
          stack: 'plan',
          label: 'Duration',
          color: '#02838f',
          data: tasks.map(({ start, end }) => daysAfterStart(end) - daysAfterStart(start)),
          valueFormatter: (days) => `${days} days`,
        },
      ]}
      slotProps={{ tooltip: { trigger: 'item' } }}
      sx={{ '& [data-series="before"]': { pointerEvents: 'none' } }}
    />
  );
}
