import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MarkPlot } from '@mui/x-charts/LineChart';
import { useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

const seen: { domain?: unknown } = {};
function Probe() {
  const scale = useYScale<'linear'>();
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
const line = () => all('.MuiLineElement-root')[0]!.getAttribute('d')!;
const points = () =>
  [...line().matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

async function hover(at = 55) {
  const svg = document.querySelector('svg')!;
  Object.assign(svg, {
    createSVGPoint: () => ({
      x: 0,
      y: 0,
      matrixTransform() {
        return { x: this.x, y: this.y };
      },
    }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 110, height: 60 }),
  });
  for (const type of ['pointerover', 'pointerenter', 'pointermove']) {
    const event = new MouseEvent(type, { clientX: at, clientY: 30, bubbles: true });
    Object.assign(event, { pointerType: 'mouse', height: 1 });
    fireEvent(svg, event);
  }
  await wait();
}
const tooltip = () => document.querySelector('.MuiChartsTooltip-root');

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
    await show({ plotType: 'bar' });
    const plain = bars();
    await show({ plotType: 'bar', curve: 'step', area: true });
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
    await show({ xAxis: { scaleType: 'time', data: days, domainLimit: 'strict' } });
    expect(points().map(([x]) => x)).toEqual([5, 15, 105]);
    await show({ xAxis: { data: days } });
    expect(points().map(([x]) => x)).toEqual([5, 55, 105]);
  });

  test("Without `domainLimit: 'strict'`, a time axis is extended to round dates, and the line does not reach the edges", async () => {
    await show({ xAxis: { scaleType: 'time', data: days } });
    expect(points()[0]![0]).toBeGreaterThan(20);
    expect(points()[2]![0]).toBeLessThan(90);
  });

  test('Bars throw an error with any other type', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const scaleType of ['time', 'point', 'linear'] as const) {
      await expect(show({ plotType: 'bar', xAxis: { scaleType, data: days } })).rejects.toThrow(
        /should be of type "band"/,
      );
    }
    error.mockRestore();
    await show({ plotType: 'bar', xAxis: { data: days } });
    expect(all('.MuiBarElement-root').length).toBeGreaterThan(0);
  });

  test('With dates as strings, no line is drawn', async () => {
    const domainLimit = 'strict';
    await show({ xAxis: { scaleType: 'time', domainLimit, data: days.map(Number) } });
    expect(points().map(([x]) => x)).toEqual([5, 15, 105]);
    await show({ xAxis: { scaleType: 'time', domainLimit, data: days.map(String) } });
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
  test('the y-axis of a line ranges from its lowest to its highest value, extended to round numbers; the y-axis of bars includes 0', async () => {
    await show({ data: [90.2, 109.6] });
    expect(seen.domain).toEqual([90, 110]);
    await show({ data: [90.2, 109.6], plotType: 'bar' });
    expect((seen.domain as number[])[0]).toBe(0);
  });

  test('`min` and `max` are used as is, without rounding', async () => {
    await show({ yAxis: { min: 91.3, max: 107.7 } });
    expect(seen.domain).toEqual([91.3, 107.7]);
  });
});

describe('#y-range', () => {
  test('In a small chart, the round numbers are far apart: at 60 px, values from 69.1 to 100.4 result in an axis from 60 to 120', async () => {
    await show({ data: [69.1, 100.4] });
    expect(seen.domain).toEqual([60, 120]);
  });

  test('On bars, a `min` above 0 cuts off their lower part', async () => {
    await show({ plotType: 'bar', yAxis: { min: 91.3 } });
    expect((seen.domain as number[])[0]).toBe(91.3);
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
  test('A value equal to the threshold has the color of the values above it', async () => {
    const colors: (string | undefined)[] = [];
    const Bar = ({ ownerState }: { ownerState?: { color: string } }) => {
      colors.push(ownerState?.color);
      return null;
    };
    await show({
      data: [-1, 0, 1],
      plotType: 'bar',
      yAxis: { colorMap: { type: 'piecewise', thresholds: [0], colors: ['red', 'green'] } },
      slots: { bar: Bar as never },
    });
    expect(colors.slice(0, 3)).toEqual(['red', 'green', 'green']);
  });
});

describe('#mark-points', () => {
  test('`MarkPlot` from `@mui/x-charts/LineChart` as a child marks every point', async () => {
    await show({ children: <MarkPlot /> });
    expect(all('.MuiMarkElement-root')).toHaveLength(3);
  });
});

describe('#animation', () => {
  test('Sparklines are not animated, and `skipAnimation={false}` does not change that', async () => {
    const skipped: boolean[] = [];
    const Line = ({ skipAnimation }: { skipAnimation?: boolean }) => {
      skipped.push(Boolean(skipAnimation));
      return null;
    };
    // jsdom has no `matchMedia`, without which charts are never animated.
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    await show({ skipAnimation: false, slots: { line: Line as never } });
    Reflect.deleteProperty(window, 'matchMedia');
    expect(new Set(skipped)).toEqual(new Set([true]));
  });
});

describe('#accessibility', () => {
  test('`title` becomes the `<title>` of the SVG', async () => {
    await show({ title: 'Sales' });
    expect(document.querySelector('svg > title')?.textContent).toBe('Sales');
  });

  test('`aria-label` is set on a `<div>` without a role', async () => {
    await show({ 'aria-label': 'Sales' } as object);
    expect(screen.getByLabelText('Sales').tagName).toBe('DIV');
    expect(screen.getByLabelText('Sales').getAttribute('role')).toBe(null);
  });
});
