import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  BarChart,
  BarPlot,
  type BarChartProps,
  type BarElementOwnerState,
} from '@mui/x-charts/BarChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { getValueToPositionMapper, useXScale } from '@mui/x-charts/hooks';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

const parts = ['A', 'B', 'C'];
const band = { scaleType: 'band' as const, data: parts };

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

function draw(props: Partial<BarChartProps> = {}) {
  const { container } = render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[band]}
      series={[{ data: [1, 2, 3] }]}
      {...props}
    />,
  );
  return container;
}

const rects = (container: HTMLElement) => [
  ...container.querySelectorAll<SVGRectElement>('rect.MuiBarElement-root'),
];

/** Bars get their places in the next frame, without an animation as well. */
async function places(container: HTMLElement) {
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return rects(container).map(({ style }) => {
    const [x = '', y = ''] = style.transform.replace('translate3d(', '').split(',');
    return {
      x: parseFloat(x),
      y: parseFloat(y),
      width: parseFloat(style.width),
      height: parseFloat(style.height),
    };
  });
}

const fills = (container: HTMLElement) =>
  rects(container).map((bar) => window.getComputedStyle(bar).fill);
const ticks = (container: HTMLElement, axis: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );

/** Moves the pointer over the chart, which shows the tooltip of the category. */
function move(container: HTMLElement, clientX: number, clientY: number) {
  const svg = container.querySelector('svg')!;
  act(() => {
    svg.dispatchEvent(new MouseEvent('mouseenter', { bubbles: true, clientX, clientY }));
    svg.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY }));
  });
  return document.querySelector('[role=tooltip]')?.textContent;
}

/** React writes errors of rendering to the console as well. */
function silently<Result>(run: () => Result): Result {
  const spies = (['error', 'warn'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => {}),
  );
  try {
    return run();
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}

/** Slot props as a function, which the types do not have. */
const barProps = (bar: (owner: BarElementOwnerState) => object) => ({ bar: bar as object });

describe('#first-chart', () => {
  test('Without `xAxis`, the categories are the numbers 0, 1, 2 and so on', () => {
    expect(ticks(draw({ xAxis: undefined }), 'X')).toEqual(['0', '1', '2']);
  });

  test('The value axis starts at zero, or below it if there are negative values', () => {
    expect(ticks(draw({ series: [{ data: [80, 90, 100] }] }), 'Y')[0]).toBe('0');
    expect(ticks(draw({ series: [{ data: [-20, 90, 100] }] }), 'Y')[0]).toBe('\u221220');
  });
});

describe('#dataset', () => {
  const dataset = () => [
    { part: 'A', sold: 1234.5 },
    { part: 'B', sold: null },
  ];
  const xAxis = [{ scaleType: 'band' as const, dataKey: 'part' }];

  test('Without it, the tooltip shows `value.toLocaleString()`', () => {
    const container = draw({ dataset: dataset(), xAxis, series: [{ dataKey: 'sold' }] });
    expect(move(container, 100, 100)).toBe('A1,234.5');
  });
});

describe('#null-values', () => {
  test('the tooltip shows `0` for it', async () => {
    const container = draw({
      dataset: [
        { part: 'A', sold: 5 },
        { part: 'B', sold: null },
      ],
      xAxis: [{ scaleType: 'band', dataKey: 'part' }],
      series: [{ dataKey: 'sold' }],
    });
    expect(move(container, 300, 100)).toBe('B0');
    expect((await places(container))[1]!.height).toBe(0);
  });

  test('the place stays empty, and the tooltip leaves the row out', async () => {
    const container = draw({ series: [{ data: [5, null!, 7] }, { data: [1, 2, 3] }] });
    expect(move(container, 200, 100)).toBe('B2');
    expect((await places(container))[1]!.height).toBe(0);
  });
});

describe('#bar-size', () => {
  const wide = { ...band, categoryGapRatio: 0 };

  test('The default is `0.2`', async () => {
    const [bar] = await places(draw());
    expect(bar).toMatchObject({ x: 60, width: 80 });
  });

  test('The default is `0.1` for vertical bars and `0` for horizontal ones', async () => {
    const series = [{ data: [1, 2, 3] }, { data: [1, 2, 3] }];
    const all = await places(draw({ xAxis: [wide], series }));
    const [left, right] = [all[0]!, all[3]!];
    expect((right.x - left.x - left.width) / left.width).toBeCloseTo(0.1);
    const rows = await places(
      draw({ layout: 'horizontal', xAxis: undefined, yAxis: [wide], series }),
    );
    const [upper, lower] = [rows[0]!, rows[3]!];
    expect(lower.y - upper.y - upper.height).toBeCloseTo(0);
  });

  test('With `0` the bars touch, with `1` the gap is as wide as a bar, and with `-1` they overlap completely', async () => {
    const series = [{ data: [1, 2, 3] }, { data: [1, 2, 3] }];
    const axis = { ...wide, barGapRatio: -1 };
    const all = await places(draw({ xAxis: [axis], series }));
    expect(all[3]).toMatchObject({ x: all[0]!.x, width: 100 });
  });
});

describe('#stack-shares', () => {
  test('The tooltip still shows the original values', () => {
    const share = { stack: 'all', stackOffset: 'expand' as const };
    const series = [
      { ...share, data: [30, 2, 3] },
      { ...share, data: [10, 2, 3] },
    ];
    const container = draw({ series });
    expect(ticks(container, 'Y').at(-1)).toBe('1.0');
    expect(move(container, 100, 100)).toBe('A3010');
  });
});

describe('#stack-strategy', () => {
  test('The default in bar charts', () => {
    const stacked = { stack: 'all', data: [-1, 2, 3] };
    const lowest = (stackOffset?: 'none' | 'diverging') =>
      ticks(draw({ series: [{ ...stacked, stackOffset }, stacked] }), 'Y')[0];
    expect(lowest()).toBe(lowest('diverging'));
    expect(lowest()).toBe('\u22122');
  });

  test('Set them on one of its series; if several series set different ones, the last one takes precedence', () => {
    const stacked = { stack: 'all', data: [1, 2, 3] };
    const draws = (offsets: ('expand' | 'diverging')[]) =>
      ticks(draw({ series: offsets.map((stackOffset) => ({ ...stacked, stackOffset })) }), 'Y').at(
        -1,
      );
    expect(draws(['expand', 'diverging'])).toBe('6');
    expect(draws(['diverging', 'expand'])).toBe('1.0');
  });
});

describe('#horizontal', () => {
  const horizontal = {
    layout: 'horizontal' as const,
    xAxis: undefined,
    yAxis: [band],
    series: [{ data: [1, 2, 3] }],
  };

  test('The first category is at the top', async () => {
    const [first, , last] = await places(draw(horizontal));
    expect(first!.y).toBeLessThan(last!.y);
  });

  test('`reverse: true` on the axis turns the bars around, but not the tooltip: it shows the category that was at that place before', async () => {
    const yAxis = [{ ...band, reverse: true }];
    const container = draw({ ...horizontal, yAxis });
    const [first, , last] = await places(container);
    expect(first!.y).toBeGreaterThan(last!.y);
    // The bar of A lies at the bottom, where the tooltip shows C.
    expect(move(container, 100, first!.y + first!.height / 2)).toBe('C3');
  });

  test('The chart reserves 50 px on each side for axes and legend, regardless of the length of the labels', () => {
    const container = draw({
      ...horizontal,
      yAxis: [{ scaleType: 'band', data: ['A very long name of a category', 'B', 'C'] }],
    });
    const area = container.querySelector('clipPath rect')!;
    const edges = ['x', 'y', 'width', 'height'].map((name) => Number(area.getAttribute(name)));
    expect(edges).toEqual([50, 50, 300, 200]);
  });

  test('A `yAxisKey` on a series leaves the value axis without its range, and nothing is drawn', async () => {
    const chart = (series: object) =>
      silently(() =>
        draw({
          ...horizontal,
          yAxis: [{ ...band, id: 'names' }],
          series: [{ ...series, data: [1, 2, 3] }],
        }),
      );
    expect((await places(chart({}))).every(({ width }) => width > 0)).toBe(true);
    expect((await places(chart({ yAxisKey: 'names' }))).some(({ width }) => width > 1)).toBe(false);
  });
});

describe('#tick-labels', () => {
  const names = (axis: object) => ticks(draw({ xAxis: [{ ...band, ...axis }] }), 'X');

  test('`tickLabelInterval` on the x-axis takes a function `(value, index) => boolean` and leaves out labels', () => {
    expect(names({ tickLabelInterval: (value: string) => value !== 'B' })).toEqual(['A', 'C']);
  });

  test('`tickInterval` has no effect on a band axis', () => {
    const lines = (axis: object) =>
      draw({ xAxis: [{ ...band, ...axis }] }).querySelectorAll(
        '.MuiChartsAxis-directionX .MuiChartsAxis-tick',
      ).length;
    expect(names({ tickInterval: ['A'] })).toEqual(['A', 'B', 'C']);
    expect(lines({ tickInterval: ['A'] })).toBe(lines({}));
  });

  test('On a y-axis, neither of the two does anything', () => {
    const vertical = (axis: object) =>
      ticks(draw({ layout: 'horizontal', xAxis: undefined, yAxis: [{ ...band, ...axis }] }), 'Y');
    expect(vertical({ tickLabelInterval: () => false })).toEqual(['A', 'B', 'C']);
    expect(vertical({ tickInterval: ['A'] })).toEqual(['A', 'B', 'C']);
  });
});

describe('#ordinal-colors', () => {
  const colors = ['#000001', '#000002', '#000003'];
  const slotProps = barProps(({ dataIndex }) => ({ style: { fill: colors[dataIndex] } }));

  test('Legend and tooltip keep the color of the series', () => {
    const series = [{ label: 'Sold', data: [1, 2, 3], color: '#00000a' }];
    const container = draw({ series, slotProps });
    expect(fills(container)).toEqual(colors);
    expect(container.querySelector('.MuiChartsLegend-mark')!.getAttribute('fill')).toBe('#00000a');
    move(container, 200, 100);
    expect(
      window.getComputedStyle(document.querySelector('.MuiChartsTooltip-mark')!).backgroundColor,
    ).toBe('rgb(0, 0, 10)');
  });
});

describe('#piecewise-colors', () => {
  test('A `valueFormatter` that returns `null` leaves the row out of the tooltip', () => {
    const valueFormatter = (value: number) => (value === 0 ? null! : `${value}`);
    const series = [
      { stack: 'all', label: 'Low', data: [1, 0, 0], valueFormatter },
      { stack: 'all', label: 'High', data: [0, 5, 6], valueFormatter },
    ];
    expect(move(draw({ series }), 100, 100)).toBe('ALow1');
  });
});

describe('#border-radius', () => {
  test('All four corners are rounded, those at zero as well, and in a stack those of each part', () => {
    const series = [
      { stack: 'all', data: [1, 2, 3] },
      { stack: 'all', data: [1, 2, 3] },
    ];
    const container = draw({ series, slotProps: { bar: { rx: 6 } } });
    expect(rects(container).map((bar) => bar.getAttribute('rx'))).toEqual(Array(6).fill('6'));
  });
});

describe('#bar-element', () => {
  test('To add props to it, set `slotProps.bar` to an object, or to a function that receives the `id` of the series, `dataIndex`, `color`, `isHighlighted` and `isFaded`', () => {
    const received: object[] = [];
    const container = draw({
      series: [{ id: 'sold', color: '#000001', data: [1, 2, 3] }],
      slotProps: barProps((bar) => {
        received.push(bar);
        return { className: `bar-${bar.dataIndex}` };
      }),
    });
    expect(received[0]).toMatchObject({
      id: 'sold',
      dataIndex: 0,
      color: '#000001',
      isHighlighted: false,
      isFaded: false,
    });
    expect(container.querySelector('.MuiBarElement-root.bar-2')).not.toBeNull();
    expect(draw({ slotProps: { bar: { opacity: 0.5 } } }).querySelector('[opacity]')).toHaveClass(
      'MuiBarElement-root',
    );
  });

  test('Every bar also has the class `MuiBarElement-series-<id>`', () => {
    const container = draw({ series: [{ id: 'sold', data: [1, 2, 3] }] });
    expect(container.querySelectorAll('.MuiBarElement-series-sold')).toHaveLength(3);
  });
});

describe('#labels', () => {
  test('turns a category into the middle of its band', () => {
    function Middle() {
      return <text id="middle" x={getValueToPositionMapper(useXScale())('B')} />;
    }
    expect(
      draw({ children: <Middle /> })
        .querySelector('#middle')!
        .getAttribute('x'),
    ).toBe('200');
  });
});

describe('#click-events', () => {
  test('`BarChart` has no prop for clicks', () => {
    const calls = jest.fn();
    const props = { onClick: calls, onItemClick: calls, onAxisClick: calls };
    const container = draw(props as object);
    move(container, 200, 240);
    fireEvent.click(rects(container)[1]!);
    fireEvent.click(container.querySelector('svg')!);
    expect(calls).not.toHaveBeenCalled();
  });

  test('the function receives `id` and `dataIndex` of the bar', () => {
    const calls: unknown[] = [];
    const container = draw({
      series: [{ id: 'sold', data: [1, 2, 3] }],
      slotProps: barProps(({ id, dataIndex }) => ({ onClick: () => calls.push([id, dataIndex]) })),
    });
    fireEvent.click(rects(container)[1]!);
    expect(calls).toEqual([['sold', 1]]);
  });

  test('and not `auto-generated-id-0`', () => {
    const ids: unknown[] = [];
    draw({ slotProps: barProps(({ id }) => ({ opacity: ids.push(id) })) });
    expect(ids[0]).toBe('auto-generated-id-0');
  });
});

describe('#composition', () => {
  test('Each series needs a `type`, because the container accepts all types', () => {
    const drawn = (series: object) =>
      silently(() =>
        rects(
          render(
            <ResponsiveChartContainer
              width={400}
              height={300}
              xAxis={[band]}
              series={[series as { type: 'bar' }]}
            >
              <BarPlot />
            </ResponsiveChartContainer>,
          ).container,
        ),
      );
    expect(drawn({ type: 'bar', data: [1, 2, 3] })).toHaveLength(3);
    expect(drawn({ data: [1, 2, 3] })).toHaveLength(0);
  });
});

describe('#animation', () => {
  let original: typeof window.matchMedia;
  const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));

  beforeEach(() => {
    original = window.matchMedia;
    window.matchMedia = (media) => ({
      ...original(media),
      matches: media.includes('prefers-reduced-motion'),
    });
  });

  afterEach(() => {
    window.matchMedia = original;
  });

  // First: `@react-spring/web` keeps what it once learned about reduced motion.
  test('If the system of a visitor asks for reduced motion, the bars of the first chart on the page still grow, and after that nothing moves, even with `skipAnimation={false}`', async () => {
    const one = draw({ skipAnimation: false, series: [{ data: [3] }], xAxis: undefined });
    await soon();
    const bar = rects(one)[0]!;
    expect(Number.parseFloat(bar.style.height)).toBeLessThan(200);
    const [second] = await places(
      draw({ skipAnimation: false, series: [{ data: [3] }], xAxis: undefined }),
    );
    expect(second!.height).toBe(200);
  });

  test("Pass `useMediaQuery('(prefers-reduced-motion: reduce)')` of `@mui/material` as `skipAnimation`, so that the first chart does not move either", async () => {
    const passed: boolean[] = [];
    function Chart() {
      const skipAnimation = useMediaQuery('(prefers-reduced-motion: reduce)');
      passed.push(skipAnimation);
      return (
        <BarChart width={400} height={300} skipAnimation={skipAnimation} series={[{ data: [3] }]} />
      );
    }
    const { container } = render(<Chart />);
    await soon();
    // From the first rendering on, before any bar moves.
    expect(passed).not.toContain(false);
    expect(Number.parseFloat(rects(container)[0]!.style.height)).toBe(200);
  });
});

describe('#accessibility', () => {
  test('`BarChart` accepts `title` and `desc`, but drops them', () => {
    const container = draw({ title: 'Sales', desc: 'A sold best.' });
    expect(container.textContent).not.toContain('Sales');
    expect(container.innerHTML).not.toContain('A sold best.');
  });

  test('`ResponsiveChartContainer` writes both into the SVG', () => {
    const { container } = render(
      <ResponsiveChartContainer
        title="Sales"
        desc="A sold best."
        width={400}
        height={300}
        xAxis={[band]}
        series={[{ type: 'bar', data: [1, 2, 3] }]}
      >
        <BarPlot />
      </ResponsiveChartContainer>,
    );
    expect(container.querySelector('svg > title')!.textContent).toBe('Sales');
    expect(container.querySelector('svg > desc')!.textContent).toBe('A sold best.');
  });

  test('Bars have no accessible name and cannot be reached by keyboard', () => {
    const onClick = barProps(() => ({ onClick: () => {} }));
    for (const bar of rects(draw({ slotProps: onClick }))) {
      expect(bar.textContent).toBe('');
      expect(bar.getAttributeNames().filter((name) => /^(aria-|role|tabindex)/.test(name))).toEqual(
        [],
      );
    }
  });
});

describe('#troubleshooting', () => {
  const fails = (props: Partial<BarChartProps>) => {
    try {
      silently(() => draw(props));
      return 'nothing thrown';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test("the category axis has no `scaleType: 'band'`", () => {
    expect(fails({ xAxis: [{ data: parts }] })).toContain(
      'shoud be of type "band" to display the bar series of id',
    );
  });

  test('the value axis is a band', async () => {
    expect(fails({ yAxis: [band] })).toBe('nothing thrown');
    const drawn = (await places(silently(() => draw({ yAxis: [band] })))).filter(
      ({ height }) => height > 0,
    );
    expect(drawn).toEqual([]);
  });

  test('`has no data.`: a series has no `data`, and the chart has no `dataset`', () => {
    expect(fails({ series: [{ dataKey: 'sold' }] })).toContain('has no data.');
  });

  test('The chart treats each of them as 0', () => {
    const received: unknown[] = [];
    silently(() => {
      const container = draw({
        dataset: [{ sold: '12' }, { sold: undefined }, { sold: 3 }],
        series: [{ dataKey: 'sold', valueFormatter: (value) => String(received.push(value)) }],
      });
      for (const x of [100, 200, 300]) {
        move(container, x, 100);
      }
    });
    expect([...new Set(received)]).toEqual([0, 3]);
  });

  test('With both `width` and `height` set, it also contains the axes', async () => {
    // The server renderer asks for one when it is loaded, and jsdom has none.
    Object.assign(globalThis, {
      TextEncoder: class {
        encode = () => new Uint8Array();
      },
    });
    const { renderToString } = await import('react-dom/server');
    const html = (size: object) =>
      silently(() =>
        renderToString(
          <BarChart {...size} xAxis={[band]} series={[{ data: [1, 2, 3] }]} skipAnimation />,
        ),
      );
    expect(html({ height: 300 })).not.toContain('<svg');
    expect(html({ height: 300 })).toContain('ResponsiveChart-container');
    expect(html({ height: 300, width: 400 })).toContain('MuiChartsAxis-tickLabel');
  });

  test('The category axis contains the same entry twice', async () => {
    const [first, second, third] = await places(
      draw({ xAxis: [{ scaleType: 'band', data: ['A', 'A', 'B'] }] }),
    );
    expect(second!.x).toBe(first!.x);
    expect(third!.x).toBeGreaterThan(second!.x);
  });

  test('A bar starts at zero, and a logarithmic scale has no zero', async () => {
    const heights = async (scaleType: 'linear' | 'log') =>
      (await places(silently(() => draw({ yAxis: [{ scaleType }] })))).map(({ height }) => height);
    expect((await heights('linear')).every((height) => height > 0)).toBe(true);
    expect((await heights('log')).some((height) => height > 0)).toBe(false);
  });

  test('The series has a CSS variable as `color` and a `highlightScope`', () => {
    const container = draw({
      series: [{ data: [1, 2, 3], color: 'var(--bar)', highlightScope: { highlighted: 'item' } }],
    });
    expect(() => silently(() => fireEvent.mouseEnter(rects(container)[0]!))).toThrow(
      "reading 'brighter'",
    );
  });

  test('If one series uses `dataKey` and another `data`, the chart stores the values of the second one in your objects', () => {
    const dataset: Record<string, unknown>[] = [{ sold: 1 }, { sold: 2 }, { sold: 3 }];
    draw({
      dataset: dataset as never,
      series: [{ dataKey: 'sold' }, { id: 'lent', data: [7, 8, 9] }],
    });
    expect(dataset[0]).toEqual({ sold: 1, lent: 7 });
  });
});
