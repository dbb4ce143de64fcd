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
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Renovation of a swimming hall</figcaption>
      <BarChart
        height={320}
        layout="horizontal"
        margin={{ top: 10, right: 20, bottom: 30, left: 75 }}
        yAxis={[{ scaleType: 'band', data: tasks.map(({ name }) => name) }]}
        xAxis={[
          {
            min: 0,
            max: Math.max(...tasks.map(({ end }) => daysAfterStart(end))),
            tickNumber: 4,
            valueFormatter: dayToDate,
          },
        ]}
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
        slotProps={{ legend: { hidden: true } }}
        tooltip={{ trigger: 'item' }}
        sx={{ '.MuiBarElement-series-before': { pointerEvents: 'none' } }}
      />
    </figure>
  );
}
