import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { TaskPlot } from './taskPlot';
import { tasks } from './tasks';

const today = new Date(2025, 3, 14);
const month = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function SwimmingHallPlan() {
  return (
    <ChartsContainer
      title="Renovation of a swimming hall, March to June 2025. The dark part of a task is done."
      height={320}
      margin={{ top: 30, left: 5, bottom: 5 }}
      xAxis={[
        {
          scaleType: 'time',
          min: tasks[0]!.start,
          max: tasks[tasks.length - 1]!.end,
          tickNumber: 4,
          valueFormatter: (date: Date) => month.format(date),
        },
      ]}
      yAxis={[{ scaleType: 'band', data: tasks.map(({ name }) => name), width: 70 }]}
      series={[]}
    >
      <ChartsGrid vertical />
      <TaskPlot tasks={tasks} color="#02838f" />
      <ChartsReferenceLine x={today} label="Today" labelAlign="start" />
      <ChartsXAxis />
      <ChartsYAxis disableLine disableTicks />
    </ChartsContainer>
  );
}
