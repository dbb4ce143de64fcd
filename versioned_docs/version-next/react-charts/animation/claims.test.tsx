import * as React from 'react';
import { act, render, waitFor } from '@testing-library/react';
import { BarChart, BarPlot, type BarProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { Gauge } from '@mui/x-charts/Gauge';
import * as hooks from '@mui/x-charts/hooks';
import { LineChart, LinePlot, lineClasses, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ThemeProvider, createTheme } from '@mui/material/styles';

// The Sankey chart needs it, and Node.js has it since version 22.
const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as {
  toArray?: () => unknown[];
};
iterator.toArray ??= function toArray(this: Iterable<unknown>) {
  return [...this];
};

type MediaListener = (event: { matches: boolean }) => void;
let reduced = false;
let listeners: MediaListener[] = [];

/** What a visitor sets in the system, before or while charts are shown. */
function setReducedMotion(matches: boolean) {
  reduced = matches;
  act(() => listeners.forEach((listener) => listener({ matches })));
}

beforeEach(() => {
  reduced = false;
  listeners = [];
  // Charts are animated where media queries are answered.
  window.matchMedia = ((media: string) => ({
    media,
    matches: reduced && media.includes('prefers-reduced-motion'),
    addEventListener: (_: string, listener: MediaListener) => listeners.push(listener),
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  })) as unknown as typeof window.matchMedia;
});

const size = { width: 400, height: 300, margin: { top: 50, right: 50, bottom: 25, left: 5 } };
const xAxis = [{ data: ['a', 'b'] }];
const bar = (container: HTMLElement, index = 0) =>
  container.querySelectorAll('.MuiBar-element')[index]!;
const heightOf = (element: Element) => Number(element.getAttribute('height'));
const wait = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)));

function drawBars(props: Partial<React.ComponentProps<typeof BarChart>> = {}) {
  return render(<BarChart {...size} xAxis={xAxis} series={[{ data: [5, 10] }]} {...props} />);
}

function drawLine(props: Partial<React.ComponentProps<typeof LineChart>> = {}) {
  return render(<LineChart {...size} series={[{ data: [0, 10], curve: 'linear' }]} {...props} />);
}

describe('#what-is-animated', () => {
  test('Grow from zero', async () => {
    const { container } = drawBars({ series: [{ data: [5, 10], barLabel: 'value' }] });
    expect(bar(container)).toHaveAttribute('height', '0');
    expect(bar(container)).toHaveAttribute('y', '250');
    const label = container.querySelectorAll('.MuiBar-label')[1]!;
    expect(label).toHaveAttribute('y', '250');
    await waitFor(() => expect(heightOf(bar(container))).toBe(100), { timeout: 5000 });
    expect(label).toHaveAttribute('y', '150');
  });

  test('Grow from their middle', async () => {
    const { container } = render(
      <PieChart {...size} series={[{ data: [{ value: 1 }, { value: 1 }] }]} />,
    );
    const [slice] = container.querySelectorAll('.MuiPieChart-arc');
    expect(slice).toHaveAttribute('visibility', 'hidden');
    await waitFor(() => expect(slice).toHaveAttribute('visibility', 'visible'));
  });

  test('A mask uncovers them from the left', () => {
    const { container } = drawLine();
    expect(container.querySelector('.MuiLineChart-line')).toHaveAttribute('d', 'M50,250L350,50');
    const mask = container.querySelector('clipPath > .MuiAppearingMask-animate')!;
    expect(getComputedStyle(mask).animationName).toBe('animate-width');
    expect(mask).toHaveAttribute('x', '0');
    expect(mask.parentElement!.nextElementSibling).toHaveAttribute(
      'clip-path',
      `url(#${mask.parentElement!.id})`,
    );
  });

  test('Move', () => {
    const { container } = drawLine();
    const mark = container.querySelector('.MuiLineChart-mark')!;
    expect(getComputedStyle(mark).transitionProperty).toBe('cx,cy,opacity');
  });

  test('Grows from its start', async () => {
    const { container } = render(<Gauge {...size} value={100} />);
    const arc = () => container.querySelector('.MuiGauge-valueArc')!.getAttribute('d');
    const first = arc();
    await waitFor(() => expect(arc()).not.toBe(first));
    const skipped = render(<Gauge {...size} value={100} skipAnimation />);
    const final = skipped.container.querySelector('.MuiGauge-valueArc')!.getAttribute('d');
    expect(first).not.toBe(final);
    await waitFor(() => expect(arc()).toBe(final), { timeout: 5000 });
  });

  test('All of this takes 300 ms', async () => {
    // Another animation may have stored the time of this frame.
    await wait(50);
    const started = performance.now();
    const { container } = drawBars();
    await waitFor(() => expect(heightOf(bar(container))).toBe(100), { timeout: 5000, interval: 5 });
    expect(performance.now() - started).toBeGreaterThan(290);
    const line = drawLine().container;
    const mask = line.querySelector('.MuiAppearingMask-animate')!;
    expect(getComputedStyle(mask).animationDuration).toBe('300ms');
    const mark = line.querySelector('.MuiLineChart-mark')!;
    expect(getComputedStyle(mark).transitionDuration).toBe('300ms');
  });

  /** Whether a chart is as it will be from the first moment, and when its data change. */
  async function expectStill(chart: (flip: boolean) => React.ReactElement) {
    const { container, rerender } = render(chart(false));
    for (const flip of [false, true]) {
      rerender(chart(flip));
      const before = container.innerHTML;
      expect(container.querySelector('svg')!.innerHTML).not.toBe('');
      expect(before).not.toContain('AppearingMask-animate');
      await wait(400);
      expect(container.innerHTML).toBe(before);
    }
  }
  const flipped = <T,>(flip: boolean, values: T[]) => (flip ? [...values].reverse() : values);

  test('Points of a `ScatterChart`, a `RadarChart` and a `SparkLineChart` are not animated', async () => {
    await expectStill((flip) => (
      <ScatterChart
        {...size}
        series={[{ data: flipped(flip, [1, 5]).map((y, x) => ({ x, y, id: x })) }]}
      />
    ));
    await expectStill((flip) => (
      <RadarChart
        {...size}
        radar={{ metrics: ['a', 'b', 'c'] }}
        series={[{ data: flipped(flip, [1, 2, 3]) }]}
      />
    ));
    for (const plotType of ['line', 'bar'] as const) {
      await expectStill((flip) => (
        <SparkLineChart {...size} plotType={plotType} data={flipped(flip, [1, 2, 3])} />
      ));
    }
  });

  test('Neither are heatmaps, funnels and Sankey charts', async () => {
    await expectStill((flip) => (
      <Heatmap
        {...size}
        xAxis={[{ data: [1, 2] }]}
        yAxis={[{ data: ['a'] }]}
        series={[{ data: flipped(flip, [3, 4]).map((value, x) => [x, 0, value] as const) }]}
      />
    ));
    await expectStill((flip) => (
      <FunnelChart
        {...size}
        series={[{ data: flipped(flip, [9, 4]).map((value) => ({ value })) }]}
      />
    ));
    await expectStill((flip) => (
      <SankeyChart
        {...size}
        series={{ data: { links: [{ source: 'a', target: 'b', value: flip ? 3 : 9 }] } }}
      />
    ));
  });

  test('Axes, ticks and grid change at once', async () => {
    const chart = (max: number) => (
      <BarChart
        {...size}
        grid={{ horizontal: true }}
        xAxis={xAxis}
        series={[{ data: [max / 2, max] }]}
      />
    );
    const { container, rerender } = render(chart(10));
    rerender(chart(400));
    const parts = () =>
      [...container.querySelectorAll('.MuiChartsAxis-root, .MuiChartsGrid-root')]
        .map((element) => element.outerHTML)
        .join('');
    const before = parts();
    expect(before).toContain('400');
    await wait(400);
    expect(parts()).toBe(before);
  });

  test('If values change during an animation, the next one begins where the elements are', async () => {
    const chart = (value: number) => (
      <BarChart
        {...size}
        xAxis={[{ data: ['a'] }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[{ data: [value] }]}
      />
    );
    const { container, rerender } = render(chart(10));
    await waitFor(() => expect(heightOf(bar(container))).toBeGreaterThan(2), { interval: 5 });
    rerender(chart(1));
    const height = heightOf(bar(container));
    expect(height).toBeGreaterThan(2);
    await waitFor(() => expect(heightOf(bar(container))).toBe(20), { timeout: 5000 });
  });
});

describe('#skip', () => {
  test('`skipAnimation` on a chart draws everything in place at once', () => {
    expect(heightOf(bar(drawBars({ skipAnimation: true }).container))).toBe(100);
    const line = drawLine({ skipAnimation: true }).container;
    expect(line.innerHTML).not.toMatch(/AppearingMask-animate|markAnimate/);
    const pie = render(<PieChart {...size} skipAnimation series={[{ data: [{ value: 1 }] }]} />);
    expect(pie.container.querySelector('.MuiPieChart-arc')).toHaveAttribute(
      'visibility',
      'visible',
    );
  });

  test('For all charts of one kind, set the prop in the theme:', () => {
    const defaults = { defaultProps: { skipAnimation: true } };
    const theme = createTheme({
      components: { MuiBarChart: defaults, MuiLineChart: defaults },
    } as Parameters<typeof createTheme>[0]);
    const { container } = render(
      <ThemeProvider theme={theme}>
        <BarChart {...size} xAxis={xAxis} series={[{ data: [5, 10] }]} />
        <LineChart {...size} series={[{ data: [0, 10] }]} />
      </ThemeProvider>,
    );
    expect(heightOf(bar(container))).toBe(100);
    expect(container.innerHTML).not.toContain('AppearingMask-animate');
  });

  test('`skipAnimation` of the container is for all plots, and that of a plot such as `LinePlot` for it alone', () => {
    const compose = (all: boolean, lines: boolean) => {
      const { container } = render(
        <ChartsContainer
          {...size}
          skipAnimation={all}
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          series={[
            { type: 'bar', data: [5, 10] },
            { type: 'line', data: [1, 2] },
          ]}
        >
          <BarPlot />
          <LinePlot skipAnimation={lines} />
        </ChartsContainer>,
      );
      return [
        heightOf(bar(container)) === 0,
        container.innerHTML.includes('AppearingMask-animate'),
      ];
    };
    expect(compose(false, false)).toEqual([true, true]);
    expect(compose(true, false)).toEqual([false, false]);
    expect(compose(false, true)).toEqual([true, false]);
  });

  test('`skipAnimation` does not remove the fade', () => {
    const element = bar(drawBars({ skipAnimation: true }).container);
    expect(getComputedStyle(element).transitionProperty).toContain('opacity');
    expect(getComputedStyle(element).transitionDuration).toBe('300ms');
  });
});

describe('#reduced-motion', () => {
  test('`skipAnimation={false}` does not bring the animation back', () => {
    setReducedMotion(true);
    expect(heightOf(bar(drawBars({ skipAnimation: false }).container))).toBe(100);
  });

  test('A change of the setting applies to charts that are already shown', async () => {
    const { container } = drawLine();
    expect(container.innerHTML).toContain('AppearingMask-animate');
    setReducedMotion(true);
    expect(container.innerHTML).not.toContain('AppearingMask-animate');
  });
});

describe('#css', () => {
  test('The first three classes are there only as long as the chart is animated', () => {
    const html = (skipAnimation: boolean) =>
      drawLine({ skipAnimation }).container.innerHTML +
      render(
        <PieChart
          {...size}
          skipAnimation={skipAnimation}
          series={[{ arcLabel: 'value', data: [{ value: 1 }] }]}
        />,
      ).container.innerHTML;
    for (const name of [
      'MuiAppearingMask-animate',
      lineClasses.markAnimate,
      'MuiPieChart-animate',
    ]) {
      expect(html(false)).toContain(name);
      expect(html(true)).not.toContain(name);
    }
  });
});

describe('#slots', () => {
  const received: BarProps[] = [];
  function PlainBar(props: BarProps) {
    received.push(props);
    const { x, y, width, height } = props;
    return <rect className="plain" {...{ x, y, width, height }} />;
  }
  beforeEach(() => {
    received.length = 0;
  });

  test('The component receives the final shape of the element', async () => {
    const { container } = drawBars({ slots: { bar: PlainBar } });
    const rect = container.querySelector('.plain')!;
    expect(heightOf(rect)).toBe(100);
    await wait(400);
    expect(new Set(received.map(({ height }) => height))).toEqual(new Set([100, 200]));
  });

  test('and `skipAnimation`, which is `true` for reduced motion as well', () => {
    drawBars({ slots: { bar: PlainBar } });
    expect(received.at(-1)!.skipAnimation).toBe(false);
    setReducedMotion(true);
    drawBars({ slots: { bar: PlainBar } });
    expect(received.at(-1)!.skipAnimation).toBe(true);
  });

  test('Otherwise each render mounts all elements again', () => {
    let mounts = 0;
    function Counted(props: BarProps) {
      React.useEffect(() => {
        mounts += 1;
      }, []);
      return <PlainBar {...props} />;
    }
    const chart = (component: React.ElementType<BarProps>) => (
      <BarChart {...size} xAxis={xAxis} series={[{ data: [5, 10] }]} slots={{ bar: component }} />
    );
    const { rerender } = render(chart(Counted));
    rerender(chart(Counted));
    expect(mounts).toBe(2);
    rerender(chart((props: BarProps) => <Counted {...props} />));
    rerender(chart((props: BarProps) => <Counted {...props} />));
    expect(mounts).toBe(6);
  });

  test('Marks are not masked then', () => {
    const masks = (line?: React.JSXElementConstructor<AnimatedLineProps>) => {
      const { container } = drawLine({ slots: { line } });
      const id = container
        .querySelector('.MuiLineChart-mark')!
        .parentElement!.getAttribute('clip-path');
      return [...container.querySelectorAll('clipPath')].filter((mask) => id === `url(#${mask.id})`)
        .length;
    };
    expect(masks()).toBe(1);
    expect(masks(({ d }) => <path d={d} />)).toBe(0);
  });
});

describe('#hooks', () => {
  const renders = jest.fn();
  const own = { current: null as SVGRectElement | null };
  const returned: { height: number; ref: unknown }[] = [];
  function HookedBar({ x, y, xOrigin, yOrigin, width, height, layout, skipAnimation }: BarProps) {
    renders();
    const props = hooks.useAnimateBar({
      ...{ x, y, xOrigin, yOrigin, width, height, layout, skipAnimation },
      ref: own,
    });
    returned.push(props);
    return <rect className="hooked" {...props} />;
  }
  const draw = (props = {}) =>
    drawBars({
      xAxis: [{ data: ['a'] }],
      series: [{ data: [10] }],
      slots: { bar: HookedBar },
      ...props,
    }).container;
  beforeEach(() => {
    returned.length = 0;
  });

  test('They return a `ref` and the attributes at the beginning of the animation', () => {
    draw();
    expect(returned[0]).toMatchObject({ height: 0, y: 250 });
    expect(returned[0]!.ref).toBeInstanceOf(Function);
  });

  test('or the final ones with `skipAnimation`', () => {
    draw({ skipAnimation: true });
    expect(returned[0]).toMatchObject({ height: 200, y: 50 });
  });

  test('the hook sets the attributes of the element, without rendering your component again', async () => {
    const rect = draw().querySelector('.hooked')!;
    await wait(50);
    const before = renders.mock.calls.length;
    await waitFor(() => expect(heightOf(rect)).toBe(200), { timeout: 5000 });
    expect(renders).toHaveBeenCalledTimes(before);
  });

  test('To use a `ref` of your own, pass it to the hook as `ref`', () => {
    const container = draw();
    expect(own.current).toBe(container.querySelector('.hooked'));
  });
});

describe('#use-animate', () => {
  interface State {
    value: number;
  }
  const steps: number[] = [];
  function Animated({ value, ...options }: State & { initialProps?: State; skip?: boolean }) {
    const { ref, ...state } = hooks.useAnimate<State, HTMLSpanElement>(
      { value },
      {
        createInterpolator: (from, to) => (t) => ({
          value: from.value + t * (to.value - from.value),
        }),
        transformProps: (props) => props,
        applyProps: (_, props) => steps.push(props.value),
        ...options,
      },
    );
    return <span ref={ref}>{state.value}</span>;
  }
  beforeEach(() => {
    steps.length = 0;
  });

  test('Without it, the element appears in place', async () => {
    const { container } = render(<Animated value={8} />);
    expect(container).toHaveTextContent('8');
    await wait(400);
    expect(new Set(steps)).toEqual(new Set([8]));
    const other = render(<Animated value={8} initialProps={{ value: 0 }} />);
    expect(other.container).toHaveTextContent('0');
  });

  test('the hook does not ask for reduced motion itself', async () => {
    setReducedMotion(true);
    render(<Animated value={8} initialProps={{ value: 0 }} />);
    await waitFor(() => expect(steps.at(-1)).toBe(8), { timeout: 5000 });
    expect(steps.length).toBeGreaterThan(2);
    steps.length = 0;
    render(<Animated value={8} initialProps={{ value: 0 }} skip />);
    await wait(400);
    expect(steps).toEqual([]);
  });
});

describe('#libraries', () => {
  test('jsdom has no `animate()`', () => {
    expect('animate' in document.body).toBe(false);
  });
});

describe('#limits', () => {
  test('a bar that has no value any more disappears without animation', () => {
    const chart = (data: (number | null)[]) => (
      <BarChart {...size} xAxis={xAxis} series={[{ data }]} />
    );
    const { container, rerender } = render(chart([5, 10]));
    rerender(chart([5, null]));
    expect(container.querySelectorAll('.MuiBar-element')).toHaveLength(1);
  });

  test('Points that the old path did not have are in their final place from the first frame', async () => {
    const chart = (data: number[]) => (
      <LineChart {...size} series={[{ data, curve: 'linear' }]} yAxis={[{ min: 0, max: 10 }]} />
    );
    const { container, rerender } = render(chart([0, 10]));
    await wait(400);
    rerender(chart([10, 0, 10]));
    const path = container.querySelector('.MuiLineChart-line')!;
    const old = path.getAttribute('d');
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(path.getAttribute('d')!));
    observer.observe(path, { attributes: true });
    await waitFor(() => expect(path).toHaveAttribute('d', 'M50,50L200,250L350,50'), {
      timeout: 5000,
    });
    observer.disconnect();
    const between = seen.filter((d) => d !== old && d !== 'M50,50L200,250L350,50');
    expect(between.length).toBeGreaterThan(0);
    expect(between.every((d) => d.endsWith('L350,50'))).toBe(true);
  });

  test('There is no hook for the arc of a gauge', () => {
    const names = Object.keys(hooks).filter((name) => name.startsWith('useAnimate'));
    expect(names).toContain('useAnimatePieArc');
    expect(names.filter((name) => name.includes('Gauge'))).toEqual([]);
  });
});
