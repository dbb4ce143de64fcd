import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { addSvgPoints } from '@site/tests/claims/standIns';

const parts = ['A', 'B', 'C'];
const band = { scaleType: 'band' as const, data: parts };

beforeAll(addSvgPoints);

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
const labels = (container: HTMLElement) =>
  [...container.querySelectorAll('.MuiBarLabel-root')].map((label) => label.textContent);
const ticks = (container: HTMLElement, axis: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );

/** Moves the pointer over the chart, which shows the tooltip of the category. */
function move(container: HTMLElement, clientX: number, clientY: number) {
  act(() => {
    container
      .querySelector('svg')!
      .dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }));
  });
  return document.querySelector('.MuiChartsTooltip-root')?.textContent;
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

describe('#first-chart', () => {
  test('`null` in `data` means "no value", and the chart draws no bar there', async () => {
    const [first, second] = await places(draw({ series: [{ data: [10, null, 20] }] }));
    expect(first!.height).toBeGreaterThan(0);
    expect(second!.height).toBe(0);
  });

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

  test('ithout it, the tooltip shows `value.toLocaleString()`', () => {
    const container = draw({ dataset: dataset(), xAxis, series: [{ dataKey: 'sold' }] });
    expect(move(container, 100, 100)).toBe('A1,234.5');
  });

  test('For `null`, no bar is drawn, but tooltip and labels receive `0`', async () => {
    const received: unknown[] = [];
    const container = draw({
      dataset: dataset(),
      xAxis,
      series: [{ dataKey: 'sold', valueFormatter: (value) => `formatted ${value}` }],
      barLabel: ({ value }) => String(received.push(value)),
    });
    expect(received.slice(0, 2)).toEqual([1234.5, 0]);
    expect(move(container, 300, 100)).toBe('Bformatted 0');
    expect((await places(container))[1]!.height).toBe(0);
  });

  test('To distinguish the two, use a series with its own `data` instead, where tooltip and labels receive `null`', () => {
    const received: unknown[] = [];
    const container = draw({
      series: [{ data: [5, null, 7], valueFormatter: (value) => `formatted ${value}` }],
      barLabel: ({ value }) => String(received.push(value)),
    });
    expect(received.slice(0, 3)).toEqual([5, null, 7]);
    expect(move(container, 200, 100)).toBe('Bformatted null');
  });
});

describe('#bar-size', () => {
  const wide = { ...band, categoryGapRatio: 0 };

  test('The default is `0.2`', async () => {
    const [bar] = await places(draw());
    expect(bar).toMatchObject({ x: 60, width: 80 });
  });

  test('The default is `0.1`', async () => {
    const series = [{ data: [1, 2, 3] }, { data: [1, 2, 3] }];
    const all = await places(draw({ xAxis: [wide], series }));
    const [left, right] = [all[0]!, all[3]!];
    expect((right.x - left.x - left.width) / left.width).toBeCloseTo(0.1);
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
    const [bottom, , top] = await places(
      draw({ ...horizontal, yAxis: [{ ...band, reverse: true }] }),
    );
    expect(bottom!.y).toBeGreaterThan(top!.y);
  });

  test('The chart reserves 50 px on each side for axes and legend, regardless of the length of the labels', () => {
    const container = draw({
      ...horizontal,
      yAxis: [{ scaleType: 'band', data: ['A very long name of a category', 'B', 'C'] }],
    });
    const area = container.querySelector('clipPath rect')!;
    const edges = ['x', 'y', 'width', 'height'].map((name) => area.getAttribute(name));
    expect(edges).toEqual(['50', '50', '300', '200']);
  });
});

describe('#grid', () => {
  test('On the category axis, the lines are always between two categories, regardless of `tickPlacement`', () => {
    const lines = (tickPlacement: 'middle' | 'extremities') =>
      [
        ...draw({ grid: { vertical: true }, xAxis: [{ ...band, tickPlacement }] }).querySelectorAll(
          '.MuiChartsGrid-verticalLine',
        ),
      ].map((line) => line.getAttribute('x1'));
    expect(lines('middle')).toEqual(['50', '150', '250', '350']);
    expect(lines('extremities')).toEqual(lines('middle'));
  });
});

describe('#color-scale', () => {
  test('If both axes have one, the value axis takes precedence', () => {
    const category = { type: 'ordinal' as const, colors: ['#000001', '#000002', '#000003'] };
    const value = {
      type: 'piecewise' as const,
      thresholds: [2.5],
      colors: ['#00000a', '#00000b'],
    };
    expect(
      fills(draw({ xAxis: [{ ...band, colorMap: category }], yAxis: [{ colorMap: value }] })),
    ).toEqual(['#00000a', '#00000a', '#00000b']);
  });
});

describe('#piecewise-colors', () => {
  test('A value equal to a threshold has the color of the values above it', () => {
    const colorMap = {
      type: 'piecewise' as const,
      thresholds: [2],
      colors: ['#00000a', '#00000b'],
    };
    expect(fills(draw({ yAxis: [{ colorMap }] }))).toEqual(['#00000a', '#00000b', '#00000b']);
  });
});

describe('#continuous-colors', () => {
  test('which are 0 and 100 unless you set them', () => {
    const colorMap = { type: 'continuous' as const, color: ['#000000', '#ffffff'] as const };
    expect(fills(draw({ series: [{ data: [0, 50, 100] }], yAxis: [{ colorMap }] }))).toEqual([
      'rgb(0, 0, 0)',
      'rgb(128, 128, 128)',
      'rgb(255, 255, 255)',
    ]);
  });
});

describe('#ordinal-colors', () => {
  const draws = (colorMap: object) =>
    fills(
      draw({
        xAxis: [{ ...band, colorMap: { type: 'ordinal', ...colorMap } } as never],
        series: [{ data: [1, 2, 3], color: '#000009' }],
      }),
    );

  test('Without `values`, it uses the axis data in order and repeats the colors if there are not enough', () => {
    expect(draws({ colors: ['#000001', '#000002'] })).toEqual(['#000001', '#000002', '#000001']);
  });

  test('Categories that are not in `values` get `unknownColor`, or the color of the series', () => {
    const two = { values: ['A', 'B'], colors: ['#000001', '#000002'] };
    expect(draws(two)[2]).toBe('#000009');
    expect(draws({ ...two, unknownColor: '#000003' })[2]).toBe('#000003');
  });
});

describe('#bar-element', () => {
  test('To select the bars of one series in CSS, use the class of every bar, `MuiBarElement-series-`', () => {
    const container = draw({ series: [{ id: 'sold', data: [1, 2, 3] }] });
    expect(container.querySelectorAll('.MuiBarElement-series-sold')).toHaveLength(3);
  });
});

describe('#labels', () => {
  test('`barLabel="value"` shows each value in the middle of its bar, except for `null` and `0`', () => {
    expect(labels(draw({ series: [{ data: [7, 0, null] }], barLabel: 'value' }))).toEqual(['7']);
  });
});

describe('#label-function', () => {
  test('Return `null` to show no label', () => {
    const container = draw({ barLabel: ({ value }) => (value === 2 ? null : `${value} t`) });
    expect(labels(container)).toEqual(['1 t', '3 t']);
  });
});

describe('#click-events', () => {
  test('A mouse click on a bar calls both', () => {
    const calls: unknown[] = [];
    const container = draw({
      series: [{ id: 'sold', data: [1, 2, 3] }],
      onItemClick: (event, item) => calls.push(item),
      onAxisClick: (event, data) => calls.push(data),
    });
    move(container, 200, 240);
    fireEvent.click(rects(container)[1]!);
    expect(calls).toHaveLength(2);
    expect(calls).toContainEqual({ type: 'bar', seriesId: 'sold', dataIndex: 1 });
    expect(calls).toContainEqual({ dataIndex: 1, axisValue: 'B', seriesValues: { sold: 2 } });
  });

  test('Give each series an `id`, because otherwise its `seriesId` is generated, such as `auto-generated-id-0`', () => {
    const onItemClick = jest.fn();
    fireEvent.click(rects(draw({ onItemClick }))[0]!);
    expect(onItemClick.mock.calls[0][1].seriesId).toBe('auto-generated-id-0');
  });

  test('A tap on a touch screen calls `onItemClick`, but never `onAxisClick`', () => {
    const [onItemClick, onAxisClick] = [jest.fn(), jest.fn()];
    const container = draw({ onItemClick, onAxisClick });
    move(container, 200, 240);
    const bar = rects(container)[1]!;
    fireEvent.pointerUp(bar);
    fireEvent.pointerOut(bar);
    fireEvent.click(bar);
    expect(onItemClick).toHaveBeenCalledTimes(1);
    expect(onAxisClick).not.toHaveBeenCalled();
  });

  test('Series on another axis in that direction are not included', () => {
    const onAxisClick = jest.fn();
    const container = draw({
      xAxis: [band, { ...band, id: 'second' }],
      series: [
        { id: 'sold', data: [1, 2, 3] },
        { id: 'lent', xAxisId: 'second', data: [4, 5, 6] },
      ],
      onAxisClick,
    });
    move(container, 200, 240);
    fireEvent.click(container.querySelector('svg')!);
    expect(onAxisClick.mock.calls[0][1].seriesValues).toEqual({ sold: 2 });
  });

  test('Bars then get a pointer cursor', () => {
    expect(rects(draw())[0]!.getAttribute('cursor')).toBe('unset');
    expect(rects(draw({ onItemClick: () => {} }))[0]!.getAttribute('cursor')).toBe('pointer');
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

describe('#accessibility', () => {
  test('`title` becomes the `<title>` of the SVG', () => {
    const svg = draw({ title: 'Sales', desc: 'A sold best.' }).querySelector('svg')!;
    expect(svg.querySelector('title')!.textContent).toBe('Sales');
    expect(svg.querySelector('desc')!.textContent).toBe('A sold best.');
  });

  test('Bars have no accessible name and cannot be reached by keyboard', () => {
    for (const bar of rects(draw({ onItemClick: () => {} }))) {
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
      'should be of type "band" to display the bar series of id',
    );
  });

  test('the value axis is a band', () => {
    expect(fails({ yAxis: [band] })).toContain(
      'should be a continuous type to display the bar series of id',
    );
  });

  test('`has no data.`: a series has no `data`, and the chart has no `dataset`', () => {
    expect(fails({ series: [{ dataKey: 'sold' }] })).toContain('has no data.');
  });

  test('The chart treats each of them as 0', () => {
    const received: unknown[] = [];
    silently(() =>
      draw({
        dataset: [{ sold: '12' }, { sold: undefined }, { sold: 3 }],
        series: [{ dataKey: 'sold' }],
        barLabel: ({ value }) => String(received.push(value)),
      }),
    );
    expect(received.slice(0, 3)).toEqual([0, 0, 3]);
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
      series: [{ data: [1, 2, 3], color: 'var(--bar)', highlightScope: { highlight: 'item' } }],
    });
    expect(() => silently(() => fireEvent.pointerEnter(rects(container)[0]!))).toThrow(
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
