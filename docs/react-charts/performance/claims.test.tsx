import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  LineChart,
  LinePlot,
  MarkElement,
  type LineChartProps,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';
import { lttb, minMax } from './demos/downsample';
import { makeReadings } from './demos/turbine';

beforeAll(addSvgPoints);

const size = { width: 400, height: 300, skipAnimation: true };
const data = Array.from({ length: 40 }, (_, index) => index);

function drawLine(props: Partial<LineChartProps> = {}) {
  const { container } = render(
    <LineChart {...size} xAxis={[{ data }]} series={[{ data }]} {...props} />,
  );
  return container;
}

/** Two movements of the pointer by a fraction of a pixel, over the drawing area. */
async function move(container: HTMLElement) {
  const target = container.querySelector('svg')!;
  await userEvent.pointer({ target, coords: { clientX: 100, clientY: 100 } });
  return () => userEvent.pointer({ target, coords: { clientX: 100.1, clientY: 100.1 } });
}

/** How many marks one more movement of the pointer renders. */
async function marksPerMove(props: Partial<LineChartProps>) {
  let rendered = 0;
  const count = () => {
    rendered += 1;
  };
  const slots = {
    mark: (markProps: MarkElementProps) => (
      <React.Profiler id="mark" onRender={count}>
        <MarkElement {...markProps} />
      </React.Profiler>
    ),
  };
  const again = await move(drawLine({ ...props, slots }));
  rendered = 0;
  await again();
  return rendered;
}

/** How many colors of points one more movement of the pointer computes. */
async function pointsPerMove(props: Partial<ScatterChartProps>) {
  let computed = 0;
  const color = () => {
    computed += 1;
    return '#123456';
  };
  const { container, unmount } = render(
    <ScatterChart
      {...size}
      yAxis={[{ colorMap: { type: 'continuous', color } }]}
      series={[{ data: data.map((value) => ({ id: value, x: value, y: value })) }]}
      {...props}
    />,
  );
  const again = await move(container);
  computed = 0;
  await again();
  const counted = computed;
  unmount();
  return counted;
}

describe('#measure', () => {
  test('a line is one `<path>` however many points it has', () => {
    const container = drawLine({ series: [{ data, showMark: false }] });
    expect(container.querySelectorAll('.MuiLineElement-root')).toHaveLength(1);
    expect(container.querySelectorAll('.MuiMarkElement-root')).toHaveLength(0);
  });
});

describe('#marks', () => {
  test('They are on by default', () => {
    expect(drawLine().querySelectorAll('.MuiMarkElement-root')).toHaveLength(40);
  });

  test('The tooltip and the highlight of the nearest point work without them', async () => {
    const container = drawLine({ series: [{ data, showMark: false, label: 'Power' }] });
    await move(container);
    expect(container.querySelectorAll('.MuiHighlightElement-root')).toHaveLength(1);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Power');
  });

  test('`showMark` also takes a function, which keeps a few', () => {
    const container = drawLine({ series: [{ data, showMark: ({ index }) => index % 10 === 0 }] });
    expect(container.querySelectorAll('.MuiMarkElement-root')).toHaveLength(4);
  });

  test('`experimentalMarkRendering` on `LineChart` draws marks as `<circle>` instead of `<path>`', () => {
    const container = drawLine({ experimentalMarkRendering: true });
    expect(container.querySelectorAll('circle.MuiMarkElement-root')).toHaveLength(40);
    expect(container.querySelectorAll('path.MuiMarkElement-root')).toHaveLength(0);
  });
});

describe('#sampling', () => {
  const readings = makeReadings(20_000);

  test('Every nth value is short and loses peaks: look at the highest value in the demo', () => {
    const every = readings.filter((_, index) => index % 100 === 0);
    expect(every).toHaveLength(200);
    expect(Math.max(...every)).not.toBe(Math.max(...readings));
  });

  test('Min and max keeps the lowest and the highest value of each bucket, so that no peak is lost', () => {
    const { x, y } = minMax(readings, 100);
    expect(y.length).toBeLessThanOrEqual(200);
    expect(Math.max(...y)).toBe(Math.max(...readings));
    expect(Math.min(...y)).toBe(Math.min(...readings));
    expect(x).toEqual([...x].sort((a, b) => a - b));
    expect(y).toEqual(x.map((index) => readings[index]));
    expect(minMax(readings, 100)).toEqual({ x, y });
  });

  test('LTTB keeps a given number of points, and in each bucket the point that changes the shape most', () => {
    const { x, y } = lttb(readings, 200);
    expect(x).toHaveLength(200);
    expect([x[0], x.at(-1)]).toEqual([0, 19_999]);
    expect(x).toEqual([...x].sort((a, b) => a - b));
    expect(y).toEqual(x.map((index) => readings[index]));
    expect(lttb([0, 0, 0, 9, 0, 0, 0, 0], 4).y).toContain(9);
    expect(lttb(readings, 200)).toEqual({ x, y });
  });

  test('Of two extremes in one bucket, one is lost', () => {
    const values = Array.from({ length: 30 }, () => 0);
    Object.assign(values, { 12: 10, 14: -11 });
    const { y } = lttb(values, 5);
    expect(y).toContain(-11);
    expect(y).not.toContain(10);
  });
});

describe('#pointer', () => {
  test('Each movement renders all marks again', async () => {
    expect(await marksPerMove({})).toBe(40);
  });

  test('Both props are needed: with one of them, the marks are rendered on each movement as before', async () => {
    const off = { x: 'none', y: 'none' } as const;
    expect(await marksPerMove({ tooltip: { trigger: 'item' } })).toBe(40);
    expect(await marksPerMove({ tooltip: { trigger: 'axis' }, axisHighlight: off })).toBe(40);
    expect(await marksPerMove({ tooltip: { trigger: 'item' }, axisHighlight: off })).toBe(0);
  });

  test('no axis tooltip, no axis highlight and no `onAxisClick`', async () => {
    const quiet = {
      tooltip: { trigger: 'item' },
      axisHighlight: { x: 'none', y: 'none' },
    } as const;
    expect(await marksPerMove(quiet)).toBe(0);
    expect(await marksPerMove({ ...quiet, onAxisClick: () => {} })).toBe(40);
  });

  test('`disableAxisListener` on `LineChart` has no effect', async () => {
    expect(await marksPerMove({ disableAxisListener: true })).toBe(40);
  });
});

describe('#voronoi', () => {
  test('each movement computes all points again', async () => {
    expect(await pointsPerMove({})).toBeGreaterThanOrEqual(40);
    expect(await pointsPerMove({ disableVoronoi: true })).toBeGreaterThanOrEqual(40);
    expect(await pointsPerMove({ disableAxisListener: true })).toBeGreaterThanOrEqual(40);
  });

  test('Then only entering or leaving a point renders', async () => {
    expect(await pointsPerMove({ disableVoronoi: true, disableAxisListener: true })).toBe(0);
  });

  test("`tooltip={{ trigger: 'none' }}` alone does not help: the points are still computed on each movement", async () => {
    expect(await pointsPerMove({ tooltip: { trigger: 'none' } })).toBeGreaterThanOrEqual(40);
  });
});

describe('#memo', () => {
  const computed = jest.fn();
  const xAxis = [
    {
      data,
      domainLimit: (min: number, max: number) => {
        computed();
        return { min, max };
      },
    },
  ];
  const series = [{ data }];
  const Memoized = React.memo(LineChart);

  /** How often the scale of the x-axis is computed when the parent renders once more. */
  function computedAgain(chart: () => React.ReactElement) {
    function Parent() {
      const [, render] = React.useReducer((count: number) => count + 1, 0);
      return (
        <>
          <button onClick={render}>Render</button>
          {chart()}
        </>
      );
    }
    const { unmount } = render(<Parent />);
    computed.mockClear();
    fireEvent.click(screen.getByRole('button'));
    unmount();
    return computed.mock.calls.length;
  }

  test('Scales and paths are therefore computed again whenever the parent renders, even if all props are the same', () => {
    expect(computedAgain(() => <LineChart {...size} xAxis={xAxis} series={series} />)).toBe(1);
  });

  test('`React.memo` around the chart prevents that', () => {
    expect(computedAgain(() => <Memoized {...size} xAxis={xAxis} series={series} />)).toBe(0);
  });

  test('One inline array or object is enough to lose the effect', () => {
    expect(
      computedAgain(() => <Memoized {...size} margin={{ top: 5 }} xAxis={xAxis} series={series} />),
    ).toBe(1);
  });

  test('A composed chart in `ResponsiveChartContainer` with stable `series` and axes does not compute its scales again', () => {
    const typed = [{ type: 'line' as const, data }];
    expect(
      computedAgain(() => (
        <ResponsiveChartContainer width={400} height={300} xAxis={xAxis} series={typed}>
          <LinePlot />
        </ResponsiveChartContainer>
      )),
    ).toBe(0);
  });
});
