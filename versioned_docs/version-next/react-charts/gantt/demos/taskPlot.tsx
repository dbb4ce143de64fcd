import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { Task } from './tasks';

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

interface TaskPlotProps {
  tasks: readonly Task[];
  color: string;
}

/** Draws each task from its start to its end. The finished part is darker. */
export function TaskPlot({ tasks, color }: TaskPlotProps) {
  const x = useXScale<'time'>();
  const y = useYScale<'band'>();

  return tasks.map(({ name, start, end, done }) => {
    const left = x(start);
    const width = x(end) - left;
    const place = { x: left, y: y(name), height: y.bandwidth(), rx: 4 };
    const dates = `${format.format(start)} to ${format.format(end)}`;
    return (
      <g
        key={name}
        role="img"
        aria-label={`${name}: ${dates}, ${Math.round(done * 100)}% done`}
        fill={color}
      >
        <rect {...place} width={width} fillOpacity={0.35} />
        <rect {...place} width={width * done} />
      </g>
    );
  });
}
