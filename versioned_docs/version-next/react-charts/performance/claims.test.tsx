import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { LineChart, LinePlot, type LineChartProps } from '@mui/x-charts/LineChart';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';
import { lttb, minMax } from './demos/downsample';
import { makeReadings } from './demos/turbine';

/** jsdom has no events of a mouse that say which pointer they belong to. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1;
  readonly pointerType = 'mouse';
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
});

const size = { width: 400, height: 300, skipAnimation: true };
const data = Array.from({ length: 40 }, (_, index) => index);

function drawLine(props: Partial<LineChartProps> = {}) {
  const { container } = render(
    <LineChart {...size} xAxis={[{ data }]} series={[{ data }]} {...props} />,
  );
  return container;
}

function move(container: HTMLElement, x: number, type = 'pointermove') {
  act(() => {
    container
      .querySelector('.MuiChartsSurface-root')!
      .dispatchEvent(new FakePointerEvent(type, { bubbles: true, clientX: x, clientY: 100 }));
  });
}
const tooltip = () => document.querySelector('.MuiChartsTooltip-root');

/** How often an element is rendered by a movement within the nearest value, and by one to another value. */
function rendersPerMove(draw: (slot: () => null) => React.ReactElement) {
  const slot = jest.fn(() => null);
  const { container, unmount } = render(draw(slot));
  move(container, 100);
  slot.mockClear();
  move(container, 100.1);
  const within = slot.mock.calls.length;
  slot.mockClear();
  move(container, 200);
  const next = slot.mock.calls.length;
  const shown = tooltip() !== null;
  unmount();
  return { within, next, shown };
}
const marksPerMove = (props: Partial<LineChartProps>) =>
  rendersPerMove((mark) => (
    <LineChart {...size} xAxis={[{ data }]} series={[{ data }]} slots={{ mark }} {...props} />
  ));
const points = data.map((value) => ({ x: value, y: value }));
const pointsPerMove = (props: Partial<ScatterChartProps>) =>
  rendersPerMove((marker) => (
    <ScatterChart {...size} series={[{ data: points }]} slots={{ marker }} {...props} />
  ));
const barsPerMove = (props: Partial<BarChartProps>) =>
  rendersPerMove((bar) => (
    <BarChart {...size} xAxis={[{ data }]} series={[{ data }]} slots={{ bar }} {...props} />
  ));

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

  test('The tooltip and the highlight of the nearest point work without them', () => {
    const container = drawLine({ series: [{ data, showMark: false, label: 'Power' }] });
    move(container, 100);
    expect(container.querySelectorAll('.MuiHighlightElement-root')).toHaveLength(1);
    expect(tooltip()).toHaveTextContent('Power');
  });

  test('`showMark` also takes a function, which keeps a few', () => {
    const container = drawLine({ series: [{ data, showMark: ({ index }) => index % 10 === 0 }] });
    expect(container.querySelectorAll('.MuiMarkElement-root')).toHaveLength(4);
  });

  test('A mark is a `<circle>`, or a `<path>` if the series has another `shape`', () => {
    const marks = (shape: 'circle' | 'star') => {
      const container = drawLine({ series: [{ data, shape, showMark: true }] });
      return ['circle', 'path'].map(
        (tag) => container.querySelectorAll(`${tag}.MuiMarkElement-root`).length,
      );
    };
    expect([marks('circle'), marks('star')]).toEqual([
      [40, 0],
      [0, 40],
    ]);
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
  const off = { x: 'none', y: 'none' } as const;
  const item = { tooltip: { trigger: 'item' } } as const;

  test('When the nearest value changes, a line chart renders all its marks again', () => {
    expect(marksPerMove({}).next).toBe(40);
  });

  test('movements in between render none of them', () => {
    expect(marksPerMove({}).within).toBe(0);
  });

  test('Bars are not rendered again', () => {
    expect(barsPerMove({})).toEqual({ within: 0, next: 0, shown: true });
  });

  test('A line chart stops following the pointer if `axisHighlight` is `none` in both directions and the tooltip is not that of the axis', () => {
    expect(marksPerMove({ slotProps: item, axisHighlight: off }).next).toBe(0);
  });

  test('`onAxisClick` works nevertheless', () => {
    const onAxisClick = jest.fn();
    const container = drawLine({ slotProps: item, axisHighlight: off, onAxisClick });
    ['pointermove', 'pointerdown', 'pointerup'].forEach((type) => move(container, 200, type));
    expect(onAxisClick).toHaveBeenCalledTimes(1);
  });

  test('The tooltip alone does not help: the marks are rendered for the highlight', () => {
    expect(marksPerMove({ slotProps: item })).toEqual({ within: 0, next: 40, shown: false });
  });

  test('`axisHighlight` alone takes the tooltip away', () => {
    expect(marksPerMove({ axisHighlight: off })).toEqual({ within: 0, next: 0, shown: false });
  });

  test("To keep the tooltip, set `trigger: 'axis'`", () => {
    const axis = { tooltip: { trigger: 'axis' } } as const;
    expect(marksPerMove({ axisHighlight: off, slotProps: axis }).shown).toBe(true);
  });

  test('`disableAxisListener` on `LineChart` has no effect', () => {
    expect(marksPerMove({ disableAxisListener: true })).toEqual(marksPerMove({}));
  });
});

describe('#voronoi', () => {
  const highlightScope = { highlight: 'item' } as const;

  test('A movement renders the tooltip and none of the points', () => {
    expect(pointsPerMove({})).toEqual({ within: 0, next: 0, shown: true });
  });

  test('With `highlightScope`, all points render again when the nearest one changes', () => {
    const series = [{ data: points, highlightScope }];
    expect(pointsPerMove({ series })).toEqual({ within: 0, next: 40, shown: true });
  });
});

describe('#svg-batch', () => {
  const elements = (chart: React.ReactElement) => {
    const { container, unmount } = render(chart);
    const drawn = container.querySelectorAll('[data-series] :is(rect, circle, path)').length;
    unmount();
    return drawn;
  };

  test('draws the points or bars of one color in a few paths', () => {
    const scatter = (renderer: 'svg-single' | 'svg-batch') => (
      <ScatterChart {...size} hideLegend renderer={renderer} series={[{ data: points }]} />
    );
    expect([elements(scatter('svg-single')), elements(scatter('svg-batch'))]).toEqual([40, 1]);
    const bar = (renderer: 'svg-single' | 'svg-batch') => (
      <BarChart {...size} hideLegend renderer={renderer} series={[{ data }]} />
    );
    expect([elements(bar('svg-single')), elements(bar('svg-batch'))]).toEqual([40, 1]);
  });

  test('`slots.bar` and `slots.marker` are not used', () => {
    const slot = jest.fn(() => null);
    render(<BarChart {...size} renderer="svg-batch" slots={{ bar: slot }} series={[{ data }]} />);
    render(
      <ScatterChart
        {...size}
        renderer="svg-batch"
        slots={{ marker: slot }}
        series={[{ data: points }]}
      />,
    );
    expect(slot).not.toHaveBeenCalled();
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

  const mark = jest.fn(() => null);
  const slots = { mark };

  /** How often the scale of the x-axis is computed, and marks are drawn, when the parent renders once more. */
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
    mark.mockClear();
    fireEvent.click(screen.getByRole('button'));
    unmount();
    return { scales: computed.mock.calls.length, marks: mark.mock.calls.length };
  }
  const stable = { ...size, xAxis, series, slots };

  test('With stable `series`, axes and `colors`, the chart does not compute its scales again when the parent renders', () => {
    expect(computedAgain(() => <LineChart {...stable} />).scales).toBe(0);
  });

  test('It still renders every mark', () => {
    expect(computedAgain(() => <LineChart {...stable} />).marks).toBe(40);
  });

  test('`React.memo` around the chart prevents that', () => {
    expect(computedAgain(() => <Memoized {...stable} />)).toEqual({ scales: 0, marks: 0 });
  });

  test('An inline array for `series`, an axis or `colors` has the scales computed again, and each mark rendered twice', () => {
    const twice = { scales: 1, marks: 80 };
    expect(computedAgain(() => <LineChart {...stable} series={[{ data }]} />)).toEqual(twice);
    expect(computedAgain(() => <LineChart {...stable} xAxis={[...xAxis]} />)).toEqual(twice);
    expect(computedAgain(() => <LineChart {...stable} colors={['red']} />)).toEqual(twice);
  });

  test('One inline array or object is enough to lose the effect of `React.memo`', () => {
    expect(computedAgain(() => <Memoized {...stable} margin={{ top: 5 }} />).marks).toBe(40);
    expect(computedAgain(() => <Memoized {...stable} sx={{ color: 'red' }} />).marks).toBe(40);
  });

  test('A composed chart in `ChartsContainer` with stable `series` and axes does not compute its scales again', () => {
    const typed = [{ type: 'line' as const, data }];
    expect(
      computedAgain(() => (
        <ChartsContainer width={400} height={300} xAxis={xAxis} series={typed}>
          <LinePlot />
        </ChartsContainer>
      )).scales,
    ).toBe(0);
  });
});
