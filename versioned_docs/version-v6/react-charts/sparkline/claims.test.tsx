import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

type SparkLineChartProps = React.ComponentProps<typeof SparkLineChart>;

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

const seen: { domain?: unknown } = {};
function Probe() {
  const scale = useYScale();
  React.useEffect(() => {
    seen.domain = scale.domain();
  });
  return null;
}

async function show(props: Partial<SparkLineChartProps>) {
  cleanup();
  render(
    <SparkLineChart width={110} height={60} data={[97, 103, 100]} {...props}>
      {props.children ?? <Probe />}
    </SparkLineChart>,
  );
  await wait();
}

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const line = () => all('.MuiLineElement-root')[0]!.getAttribute('d') ?? '';
const points = () =>
  [...line().matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** The heights of the bars, in pixels. */
const heights = () => all('.MuiBarElement-root').map(({ style }) => parseFloat(style.height));

async function hover() {
  fireEvent.mouseMove(document.querySelector('svg')!, { clientX: 55, clientY: 30 });
  await wait();
}
const tooltip = () => document.querySelector('[role="tooltip"]');

describe('#first-chart', () => {
  test('The type of `data` does not include `null`, but the chart shows a gap in the line for `null`', async () => {
    // @ts-expect-error -- `null`
    expect(<SparkLineChart data={[null]} />).toBeTruthy();
    await show({ data: [1, 2, null, 3, 4] as number[] });
    expect(line().match(/M/g)).toHaveLength(2);
  });
});

describe('#first-chart', () => {
  test('If `data` is empty, the chart shows neither a line nor a message, and a single value draws no visible line', async () => {
    await show({ data: [] });
    expect(line()).toBe('');
    expect(document.querySelector('svg')?.textContent).toBe('');
    await show({ data: [7] });
    expect(line()).toBe('M55,30Z');
  });
});

describe('#line-customization', () => {
  test('Both props have no effect on bars', async () => {
    const bars = () => document.querySelector('svg')!.innerHTML.replace(/:r\w+:/g, '');
    await show({ plotType: 'bar', skipAnimation: true });
    const plain = bars();
    await show({ plotType: 'bar', skipAnimation: true, curve: 'step', area: true });
    expect(bars()).toBe(plain);
  });
});

describe('#area', () => {
  test('With `area`, even with `area={false}`, the range of the y-axis includes 0', async () => {
    await show({ data: [90, 110] });
    expect(seen.domain).toEqual([90, 110]);
    for (const area of [true, false]) {
      await show({ data: [90, 110], area });
      expect((seen.domain as number[])[0]).toBe(0);
    }
  });
});

describe('#size', () => {
  test('the other sides become 50 px', async () => {
    await show({ margin: { top: 10, bottom: 10 } });
    expect(points().map(([x]) => x)).toEqual([50, 55, 60]);
  });

  test('Without `top` and `bottom`, a sparkline that is 60 px high has no space left and draws a flat line', async () => {
    await show({ margin: { left: 0, right: 0 } });
    expect(points().map(([, y]) => y)).toEqual([50, 50, 50]);
  });

  test('The default margin is 5 px on all sides', async () => {
    await show({});
    expect(points().map(([x]) => x)).toEqual([5, 55, 105]);
  });
});

describe('#tooltip', () => {
  test('Sparklines have no tooltip and no highlight by default', async () => {
    await show({});
    await hover();
    expect(tooltip()).toBe(null);
    expect(all('.MuiHighlightElement-root')).toHaveLength(0);
  });

  test('The tooltip is appended to `<body>`, so a table cell does not cut it off', async () => {
    await show({ showTooltip: true });
    await hover();
    expect(tooltip()?.parentElement).toBe(document.body);
    expect(tooltip()?.textContent).toBe('103');
  });

  test('`slots` and `slotProps` of the chart change the tooltip, as in bar and line charts; `tooltip.slots` has no effect', async () => {
    const axisContent = () => <b>custom</b>;
    await show({ showTooltip: true, tooltip: { slots: { axisContent } } });
    await hover();
    expect(tooltip()?.textContent).toBe('103');
    await show({ showTooltip: true, slots: { axisContent } });
    await hover();
    expect(tooltip()?.textContent).toBe('custom');
    const slotProps = { popper: { className: 'mine' } };
    await show({ showTooltip: true, slotProps });
    await hover();
    expect(tooltip()?.classList.contains('mine')).toBe(true);
  });

  test('On a line, `showHighlight` draws a point; on bars, it draws a band', async () => {
    await show({ showHighlight: true });
    await hover();
    expect(all('.MuiHighlightElement-root')).toHaveLength(1);
    await show({ showHighlight: true, plotType: 'bar' });
    await hover();
    expect(all('.MuiChartsAxisHighlight-root')).toHaveLength(1);
  });
});

describe('#x-axis', () => {
  const days = ['2025-03-01', '2025-03-02', '2025-03-11'].map((day) => new Date(day));

  test('Without `xAxis`, the tooltip only shows the value', async () => {
    await show({ showTooltip: true });
    await hover();
    expect(tooltip()?.querySelector('thead')).toBe(null);
    await show({ showTooltip: true, xAxis: { data: ['a', 'b', 'c'] } });
    await hover();
    expect(tooltip()?.querySelector('thead')?.textContent).toBe('b');
  });

  test("With `scaleType: 'time'`, the distances between the points correspond to the dates", async () => {
    await show({ xAxis: { scaleType: 'time', data: days, min: days[0], max: days[2] } });
    expect(points().map(([x]) => x)).toEqual([5, 15, 105]);
    await show({ xAxis: { data: days } });
    expect(points().map(([x]) => x)).toEqual([5, 55, 105]);
  });

  test('Without `min` and `max`, a time axis is extended to round dates, and the line does not reach the edges', async () => {
    await show({ xAxis: { scaleType: 'time', data: days } });
    expect(points()[0]![0]).toBeGreaterThan(20);
    expect(points()[2]![0]).toBeLessThan(90);
  });

  test('Bars throw an error with any other type', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const scaleType of ['time', 'point', 'linear'] as const) {
      await expect(show({ plotType: 'bar', xAxis: { scaleType, data: days } })).rejects.toThrow(
        /shoud be of type "band"/,
      );
    }
    error.mockRestore();
    await show({ plotType: 'bar', xAxis: { data: days } });
    expect(all('.MuiBarElement-root').length).toBeGreaterThan(0);
  });

  test('With dates as strings, no line is drawn', async () => {
    const ends = { min: days[0], max: days[2] };
    await show({ xAxis: { scaleType: 'time', ...ends, data: days.map(Number) } });
    expect(points().map(([x]) => x)).toEqual([5, 15, 105]);
    await show({ xAxis: { scaleType: 'time', ...ends, data: days.map(String) } });
    expect(line()).toMatch(/NaN/);
  });

  test('If `xAxis.data` is shorter than `data`, the chart throws an error in development', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      render(<SparkLineChart width={110} height={60} data={[1, 2]} xAxis={{ data: [1] }} />),
    ).toThrow(/is lower than the length of series/);
    error.mockRestore();
  });
});

describe('#y-range', () => {
  test('The y-axis of a line goes from its lowest to its highest value, extended to round numbers; that of bars includes 0', async () => {
    await show({ data: [90.2, 109.6] });
    expect(seen.domain).toEqual([90, 110]);
    await show({ data: [90.2, 109.6], plotType: 'bar' });
    expect((seen.domain as number[])[0]).toBe(0);
  });

  test('A `min` or `max` of the container is used as it is, without rounding', async () => {
    const { container } = render(
      <ResponsiveChartContainer
        width={110}
        height={60}
        xAxis={[{ scaleType: 'point', data: [0, 1] }]}
        yAxis={[{ min: 91.3, max: 107.7 }]}
        series={[{ type: 'line', data: [97, 103] }]}
      >
        <LinePlot />
        <Probe />
      </ResponsiveChartContainer>,
    );
    expect(container.querySelectorAll('.MuiLineElement-root')).toHaveLength(1);
    expect(seen.domain).toEqual([91.3, 107.7]);
  });
});

describe('#y-range', () => {
  test('at 60 px, values from 69.1 to 100.4 get an axis from 60 to 120', async () => {
    await show({ data: [69.1, 100.4] });
    expect(seen.domain).toEqual([60, 120]);
  });
});

describe('#colors', () => {
  test('`colors` accepts one color in an array, because a sparkline has one series', async () => {
    const colors: (string | undefined)[] = [];
    const Line = ({ ownerState }: { ownerState?: { color: string } }) => {
      colors.push(ownerState?.color);
      return null;
    };
    await show({ colors: ['#123456', '#abcdef'], slots: { line: Line as never } });
    expect(new Set(colors)).toEqual(new Set(['#123456']));
  });
});

describe('#color-by-sign', () => {
  test('A bar of 0 has no height, so only one of the two shows at each place', async () => {
    render(
      <ResponsiveChartContainer
        width={110}
        height={160}
        xAxis={[{ scaleType: 'band', data: [0, 1] }]}
        series={[
          { type: 'bar', stack: 'balance', data: [6, 0] },
          { type: 'bar', stack: 'balance', data: [0, -2] },
        ]}
      >
        <BarPlot skipAnimation />
      </ResponsiveChartContainer>,
    );
    await wait();
    expect(heights().map((height) => height > 0)).toEqual([true, false, false, true]);
  });
});

describe('#mark-points', () => {
  test('`MarkPlot` from `@mui/x-charts/LineChart` as a child marks every point', async () => {
    await show({ children: <MarkPlot /> });
    expect(all('.MuiMarkElement-root')).toHaveLength(3);
  });
});

describe('#animation', () => {
  test('Bars grow from 0 when they appear; `skipAnimation` draws them at once', async () => {
    const bars: Partial<SparkLineChartProps> = { plotType: 'bar', data: [4, 8] };
    await show({ ...bars, skipAnimation: true });
    const full = heights();
    expect(full[0]).toBeGreaterThan(10);
    await show(bars);
    expect(heights()[0]).toBeLessThan(full[0]!);
    await wait(1500);
    expect(heights()).toEqual(full);
  });

  test('Lines are not animated', () => {
    const chart = (data: number[]) => <SparkLineChart width={110} height={60} data={data} area />;
    const shapes = () =>
      all('.MuiLineElement-root, .MuiAreaElement-root').map((path) => path.getAttribute('d'));
    const { rerender } = render(chart([2, 8, 4]));
    const first = shapes();
    rerender(chart([8, 2, 6]));
    const second = shapes();
    cleanup();
    render(chart([8, 2, 6]));
    expect(second).toEqual(shapes());
    expect(second).not.toEqual(first);
    expect(first).toHaveLength(2);
  });
});

describe('#accessibility', () => {
  test('`SparkLineChart` does not pass on `title`, `desc` and `aria-label`', async () => {
    await show({ title: 'Sales', desc: 'By month', 'aria-label': 'Sales' } as object);
    expect(document.querySelector('svg > title')?.textContent).toBe('');
    expect(document.querySelector('svg > desc')?.textContent).toBe('');
    expect(screen.queryByLabelText('Sales')).toBe(null);
  });
});
