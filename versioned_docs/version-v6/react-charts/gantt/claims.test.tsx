import { fireEvent, render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { TaskPlot } from './demos/taskPlot';
import { tasks, type Task } from './demos/tasks';

interface PlanProps {
  list?: readonly Task[];
  min?: Date;
  max?: Date;
}

function Plan({ list = tasks, min = tasks[0]!.start, max = tasks[5]!.end }: PlanProps) {
  return (
    <ChartContainer
      width={500}
      height={300}
      xAxis={[{ scaleType: 'time', min, max }]}
      yAxis={[{ scaleType: 'band', data: list.map(({ name }) => name) }]}
      series={[]}
    >
      <TaskPlot tasks={list} color="teal" />
    </ChartContainer>
  );
}

const rect = (name: RegExp) => screen.getByRole('img', { name }).querySelector('rect')!;

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

describe('#', () => {
  test('6.19.8 has no Gantt chart', () => {
    expect(Object.keys(charts).filter((name) => /gantt/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('If one of them is missing, no task has a position: its coordinates are NaN', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const ends of [{ min: tasks[0]!.start }, { max: tasks[5]!.end }, {}]) {
      const { unmount } = render(
        <ChartContainer
          width={500}
          height={300}
          xAxis={[{ scaleType: 'time', ...ends }]}
          yAxis={[{ scaleType: 'band', data: tasks.map(({ name }) => name) }]}
          series={[]}
        >
          <TaskPlot tasks={tasks} color="teal" />
        </ChartContainer>,
      );
      expect(rect(/^Roof/).getAttribute('x')).toBe('NaN');
      unmount();
    }
    error.mockRestore();
  });

  test('With strings in `min` and `max`, the coordinates are also `NaN`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const [min, max] = ['2025-03-03', '2025-06-28'] as unknown[] as Date[];
    render(<Plan min={min} max={max} />);
    expect(rect(/^Roof/).getAttribute('x')).toBe('NaN');
    error.mockRestore();
  });

  test('with strings in a task, `format` in `taskPlot.tsx` throws a `RangeError`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const strings = { start: '2025-03-17', end: '2025-04-25' } as unknown as Task;
    expect(() => render(<Plan list={[{ ...tasks[1]!, ...strings }]} />)).toThrow(
      new RangeError('Invalid time value'),
    );
    error.mockRestore();
  });

  test('Two tasks with the same name are drawn in one row', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const later = { ...tasks[0]!, start: tasks[3]!.start, end: tasks[3]!.end };
    render(<Plan list={[...tasks, later]} />);
    const [first, second] = screen.getAllByRole('img', { name: /^Survey/ });
    const yOf = (group: Element) => group.querySelector('rect')!.getAttribute('y');
    expect(yOf(first!)).toBe(yOf(second!));
    error.mockRestore();
  });
});

describe('#stacked-bars', () => {
  const chart = (trigger: 'item' | 'axis') => (
    <BarChart
      width={400}
      height={300}
      layout="horizontal"
      skipAnimation
      yAxis={[{ scaleType: 'band', data: ['Roof', 'Pipes'] }]}
      series={[
        { id: 'before', stack: 'plan', data: [14, 21] },
        { id: 'task', stack: 'plan', label: 'Duration', data: [39, 46] },
      ]}
      tooltip={{ trigger }}
      sx={{ '.MuiBarElement-series-before': { pointerEvents: 'none' } }}
    />
  );

  test('`pointer-events: none` on the transparent series prevents its tooltip from opening', () => {
    render(chart('item'));
    const events = [...document.querySelectorAll('.MuiBarElement-root')].map(
      (bar) => getComputedStyle(bar).pointerEvents,
    );
    expect(events).toEqual(['none', 'none', 'auto', 'auto']);
  });

  test('A series without label is not in the legend', () => {
    render(chart('item'));
    const legend = document.querySelectorAll('.MuiChartsLegend-series');
    expect([...legend].map(({ textContent }) => textContent)).toEqual(['Duration']);
  });

  test('The tooltip of an axis lists the transparent series, too', () => {
    render(chart('axis'));
    fireEvent.mouseMove(document.querySelector('svg')!, { clientX: 200, clientY: 90 });
    const text = document.querySelector('.MuiChartsTooltip-root')!.textContent;
    expect(text).toContain('14');
    expect(text).toContain('39');
  });
});

describe('#accessibility', () => {
  test('Each task has the role `img` and a name with its dates and its progress', () => {
    render(<Plan />);
    expect(screen.getByRole('img', { name: 'Roof: Mar 17 to Apr 25, 80% done' })).toBeTruthy();
  });
});
