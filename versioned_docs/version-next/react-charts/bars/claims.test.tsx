import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  BarChart,
  BarPlot,
  type BarChartProps,
  type BarLabelProps,
  type BarSeries,
} from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

const parts = ['A', 'B', 'C'];
const band = { scaleType: 'band' as const, data: parts };

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

/** Together with the sizes of the axes, the drawing area is 300 × 200 px and begins at (50, 50). */
const margin = { top: 50, right: 50, bottom: 25, left: 5 };

function draw(props: Partial<BarChartProps> = {}) {
  const { container } = render(
    <BarChart
      width={400}
      height={300}
      margin={margin}
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

const numbers = (element: Element) =>
  Object.fromEntries(
    ['x', 'y', 'width', 'height'].map((name) => [name, Number(element.getAttribute(name))]),
  ) as Record<'x' | 'y' | 'width' | 'height', number>;
const places = (container: HTMLElement) => rects(container).map(numbers);

const fills = (container: HTMLElement) => rects(container).map((bar) => bar.getAttribute('fill'));
const labels = (container: HTMLElement) =>
  [...container.querySelectorAll('.MuiBarLabel-root')].map((label) => label.textContent);
const ticks = (container: HTMLElement, axis: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );

/** Lets a pointer act on the chart at these coordinates. */
function point(
  target: Element,
  type: string,
  clientX: number,
  clientY: number,
  pointerType = 'mouse',
) {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerenter', clientX, clientY });
  Object.assign(event, { pointerId: 1, isPrimary: true, pointerType });
  act(() => {
    target.dispatchEvent(event);
  });
}

const surface = (container: HTMLElement) =>
  container.querySelector<SVGSVGElement>('svg.MuiChartsSurface-root')!;

/** Moves the pointer over the chart, which shows the tooltip of the category. */
function move(container: HTMLElement, x: number, y: number) {
  point(surface(container), 'pointerenter', x, y);
  point(surface(container), 'pointermove', x, y);
  return document.querySelector('.MuiChartsTooltip-root')?.textContent;
}

const tap = (container: HTMLElement, x: number, y: number, pointerType?: string) => {
  point(surface(container), 'pointerdown', x, y, pointerType);
  point(surface(container), 'pointerup', x, y, pointerType);
};

/** Where the frame of the focused bar begins. */
const focused = (container: HTMLElement) => {
  const frame = surface(container).querySelector('rect[rx="3"][fill=none]');
  return frame ? Number(frame.getAttribute('x')) : undefined;
};

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
  test('in `BarChart`, the axis is a band axis without `scaleType`', () => {
    expect(rects(draw({ xAxis: [{ data: parts }] }))).toHaveLength(3);
  });

  test('`null` in `data` means "no value", and the chart draws no bar there', () => {
    const bars = places(draw({ series: [{ data: [10, null, 20] }] }));
    expect(bars.map(({ x }) => x)).toEqual([60, 260]);
  });

  test('Without `xAxis`, the categories are the numbers 0, 1, 2 and so on', () => {
    expect(ticks(draw({ xAxis: undefined }), 'X')).toEqual(['0', '1', '2']);
  });

  test('The value axis starts at zero, or below it if there are negative values', () => {
    expect(ticks(draw({ series: [{ data: [80, 90, 100] }] }), 'Y')[0]).toBe('0');
    expect(ticks(draw({ series: [{ data: [-20, 90, 100] }] }), 'Y')[0]).toBe('\u221220');
  });

  test('in 8.29.3, an axis with a `min` above zero and no `max` shrinks to this one value', () => {
    const series = [{ data: [80, 90, 100] }];
    expect(ticks(draw({ series, yAxis: [{ min: 75 }] }), 'Y').map(Number)).toEqual([75]);
    expect(ticks(draw({ series, yAxis: [{ min: 75, max: 100 }] }), 'Y')).toContain('100');
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

  test('A `null` has neither a bar nor a label', () => {
    const received: unknown[] = [];
    const barLabel = ({ value }: { value: number | null }) => String(received.push(value));
    const container = draw({ dataset: dataset(), xAxis, series: [{ dataKey: 'sold', barLabel }] });
    expect(new Set(received)).toEqual(new Set([1234.5]));
    expect(rects(container)).toHaveLength(1);
  });

  test('and `valueFormatter` receives it as `null`', () => {
    const valueFormatter = (value: number | null) => `formatted ${value}`;
    const container = draw({
      dataset: dataset(),
      xAxis,
      series: [{ dataKey: 'sold', valueFormatter }],
    });
    expect(move(container, 300, 100)).toBe('Bformatted null');
  });

  test('Without a formatter, the tooltip shows the name of the series with an empty value', () => {
    const series = [{ dataKey: 'sold', label: 'Sold' }];
    expect(move(draw({ dataset: dataset(), xAxis, series }), 300, 100)).toBe('BSold');
  });
});

describe('#bar-size', () => {
  const pair = [{ data: [1, 2, 3] }, { data: [1, 2, 3] }];
  const gap = (axis: object) => {
    const all = places(draw({ xAxis: [{ ...band, ...axis }], series: pair }));
    const [left, right] = [all[0]!, all[3]!];
    return (right.x - left.x - left.width) / left.width;
  };

  test('The default is `0.2`', () => {
    const [bar] = places(draw());
    expect(bar).toMatchObject({ x: 60, width: 80 });
  });

  test('The default is `0.1`', () => {
    expect(gap({})).toBeCloseTo(0.1);
  });

  test('With `0` the bars touch, with `1` the gap is as wide as a bar, and with `-1` they overlap completely', () => {
    const all = places(draw({ xAxis: [{ ...band, barGapRatio: -1 }], series: pair }));
    expect(all[3]).toMatchObject({ x: all[0]!.x, width: 80 });
  });

  test('With `categoryGapRatio: 0`, the default is 0', () => {
    expect(gap({ categoryGapRatio: 0 })).toBe(0);
    expect(gap({ categoryGapRatio: 0, barGapRatio: 1 })).toBeCloseTo(1);
  });
});

describe('#min-bar-size', () => {
  const heights = (series: object[]) =>
    places(draw({ series: series.map((each) => ({ ...each, minBarSize: 10 })) as never })).map(
      ({ height }) => height,
    );

  test('`null` and `0` still have none', () => {
    expect(heights([{ data: [1000, 1, 0] }])).toEqual([200, 10, 0]);
    expect(heights([{ data: [1000, 1, null] }])).toEqual([200, 10]);
  });

  test('the enlarged bars lie on top of each other', () => {
    const part = { stack: 'all', data: [1000, 1, 0], minBarSize: 10 };
    const bars = places(draw({ series: [part, part] }));
    expect(bars[4]).toEqual(bars[1]);
    expect(bars[1]!.height).toBe(10);
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

  test('The first category is at the top', () => {
    const [first, , last] = places(draw(horizontal));
    expect(first!.y).toBeLessThan(last!.y);
    const [bottom, , top] = places(draw({ ...horizontal, yAxis: [{ ...band, reverse: true }] }));
    expect(bottom!.y).toBeGreaterThan(top!.y);
  });

  test('The axis of the categories is 45 px wide, whatever the length of the labels', () => {
    const container = draw({
      ...horizontal,
      margin: undefined,
      yAxis: [{ scaleType: 'band', data: ['A very long name of a category', 'B', 'C'] }],
    });
    const area = container.querySelector('clipPath rect')!;
    // 20 px are the margin.
    expect(area.getAttribute('x')).toBe('65');
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

describe('#color-function', () => {
  const colorGetter = () => '#000002';

  test('The legend keeps the `color` of the series', () => {
    const series = [{ label: 'Sold', data: [1, 2, 3], color: '#000001', colorGetter }];
    const container = draw({ series });
    expect(fills(container)).toEqual(['#000002', '#000002', '#000002']);
    expect(container.querySelector('.MuiChartsLabelMark-fill')).toHaveAttribute('fill', '#000001');
  });

  test('A `colorMap` on an axis takes precedence', () => {
    const colorMap = {
      type: 'piecewise' as const,
      thresholds: [2.5],
      colors: ['#00000a', '#00000b'],
    };
    const series = [{ data: [1, 2, 3], colorGetter }];
    expect(fills(draw({ series, yAxis: [{ colorMap }] }))).toEqual([
      '#00000a',
      '#00000a',
      '#00000b',
    ]);
  });
});

describe('#bar-element', () => {
  test('All bars of a series are in a group with the attribute `data-series`', () => {
    const container = draw({ series: [{ id: 'sold', data: [1, 2, 3] }] });
    expect(container.querySelectorAll('[data-series="sold"] > rect')).toHaveLength(3);
  });
});

describe('#labels', () => {
  test('It leaves out `null` and `0`', () => {
    expect(labels(draw({ series: [{ data: [7, 0, null], barLabel: 'value' }] }))).toEqual(['7']);
  });

  test('That of a series takes precedence', () => {
    const series = [{ data: [7], barLabel: () => 'own' }, { data: [3] }];
    expect(labels(draw({ series, barLabel: 'value' }))).toEqual(['own', '3']);
  });
});

describe('#label-function', () => {
  const labelled = (data: (number | null)[], barLabel: BarSeries['barLabel']) =>
    labels(draw({ series: [{ data, barLabel }] }));

  test('Return `null` to show no label', () => {
    const barLabel: BarSeries['barLabel'] = ({ value }) => (value === 2 ? null : `${value} t`);
    expect(labelled([1, 2, 3], barLabel)).toEqual(['1 t', '3 t']);
  });

  test('The function is not called for `null`', () => {
    expect(labelled([1, null, 0], ({ value }) => `label ${value}`)).toEqual(['label 1', 'label 0']);
  });
});

describe('#label-component', () => {
  test('it receives place and size of the bar', () => {
    const received = jest.fn();
    const Label = ({ x, y, width, height }: BarLabelProps) => {
      received({ x, y, width, height });
      return null;
    };
    const container = draw({
      series: [{ data: [1], barLabel: 'value' }],
      slots: { barLabel: Label },
    });
    expect(received).toHaveBeenCalledWith(places(container)[0]);
  });
});

describe('#label-placement', () => {
  test('above a positive one and below a negative one', () => {
    const container = draw({
      series: [{ data: [7, -3], barLabel: 'value', barLabelPlacement: 'outside' }],
    });
    const [positive, negative] = places(container);
    const [above, below] = [...container.querySelectorAll('.MuiBarLabel-root')].map((label) =>
      Number(label.getAttribute('y')),
    );
    expect(above).toBeLessThan(positive!.y);
    expect(below).toBeGreaterThan(negative!.y + negative!.height);
  });
});

describe('#click-events', () => {
  test('A click on a bar with the mouse calls both', () => {
    const calls: unknown[] = [];
    const container = draw({
      series: [{ id: 'sold', data: [1, 2, 3] }],
      onItemClick: (event, item) => calls.push(item),
      onAxisClick: (event, data) => calls.push(data),
    });
    tap(container, 200, 240);
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

  test('`onAxisClick` reports taps on a touch screen, too', () => {
    const onAxisClick = jest.fn();
    tap(draw({ onAxisClick }), 200, 240, 'touch');
    expect(onAxisClick.mock.calls[0][1].axisValue).toBe('B');
  });

  test('`onAxisClick` fires in the column of a category, above and below the bars as well', () => {
    const onAxisClick = jest.fn();
    const container = draw({ onAxisClick });
    tap(container, 20, 150);
    expect(onAxisClick).not.toHaveBeenCalled();
    tap(container, 200, 10);
    tap(container, 200, 290);
    expect(onAxisClick.mock.calls.map((call) => call[1].axisValue)).toEqual(['B', 'B']);
  });

  test('Series on another axis in that direction are left out', () => {
    const onAxisClick = jest.fn();
    const container = draw({
      xAxis: [band, { ...band, id: 'second' }],
      series: [
        { id: 'sold', data: [1, 2, 3] },
        { id: 'lent', xAxisId: 'second', data: [4, 5, 6] },
      ],
      onAxisClick,
    });
    tap(container, 200, 240);
    expect(onAxisClick.mock.calls[0][1].seriesValues).toEqual({ sold: 2 });
  });

  test('a bar can have the focus, but the Enter key calls neither of them', () => {
    const [onItemClick, onAxisClick] = [jest.fn(), jest.fn()];
    const container = draw({ enableKeyboardNavigation: true, onItemClick, onAxisClick });
    fireEvent.keyDown(surface(container), { key: 'ArrowRight' });
    expect(focused(container)).toBeDefined();
    for (const key of ['Enter', ' ']) {
      fireEvent.keyDown(surface(container), { key });
      fireEvent.keyUp(surface(container), { key });
    }
    expect(onItemClick).not.toHaveBeenCalled();
    expect(onAxisClick).not.toHaveBeenCalled();
  });

  test('Bars then get a pointer cursor', () => {
    expect(rects(draw())[0]!.getAttribute('cursor')).toBe('unset');
    expect(rects(draw({ onItemClick: () => {} }))[0]!.getAttribute('cursor')).toBe('pointer');
  });
});

/** A bar chart of its parts, or why there is none. */
function compose(series: object, axis: object): number | string {
  try {
    return silently(() => {
      const { container } = render(
        <ChartsContainer
          width={400}
          height={300}
          xAxis={[axis as typeof band]}
          series={[series as { type: 'bar' }]}
        >
          <BarPlot />
        </ChartsContainer>,
      );
      return rects(container).length;
    });
  } catch (error) {
    return (error as Error).message;
  }
}

describe('#composition', () => {
  test('Each series names its `type`: without it, the chart throws an error', () => {
    expect(compose({ type: 'bar', data: [1, 2, 3] }, band)).toBe(3);
    expect(compose({ data: [1, 2, 3] }, band)).toContain('Cannot read properties of undefined');
  });

  test("The category axis needs `scaleType: 'band'` here", () => {
    expect(compose({ type: 'bar', data: [1, 2, 3] }, { data: parts })).toContain(
      'should be of type "band"',
    );
  });
});

describe('#many-bars', () => {
  const batch = { renderer: 'svg-batch' } as const;
  const paths = (container: HTMLElement) => [...container.querySelectorAll('[data-series] > path')];

  test('draws the bars of a series as one path for each color', () => {
    const colorGetter = ({ value }: { value: number | null }) =>
      value! > 1 ? '#000002' : '#000003';
    const container = draw({ ...batch, series: [{ data: [1, 2, 3], colorGetter }] });
    expect(rects(container)).toEqual([]);
    expect(paths(container).map((path) => path.getAttribute('fill'))).toEqual([
      '#000003',
      '#000002',
    ]);
  });

  test('with up to 1,000 bars in a path', () => {
    const data = Array.from({ length: 1001 }, () => 1);
    expect(paths(draw({ ...batch, xAxis: undefined, series: [{ data }] }))).toHaveLength(2);
  });

  test('`slots.bar`, `slotProps.bar` and the class of a bar have no effect', () => {
    const bar = jest.fn(() => null);
    const container = draw({
      ...batch,
      slots: { bar },
      slotProps: { bar: { className: 'mine' } },
    });
    expect(bar).not.toHaveBeenCalled();
    expect(paths(container)).toHaveLength(1);
    expect(container.querySelector('.mine, .MuiBar-element')).toBeNull();
  });

  test('`onItemClick` receives the event of the browser, not that of React', () => {
    const onItemClick = jest.fn();
    const container = draw({ ...batch, onItemClick });
    fireEvent.click(surface(container), { clientX: 100, clientY: 240 });
    expect(onItemClick.mock.calls[0][0]).toBeInstanceOf(MouseEvent);
    expect(onItemClick.mock.calls[0][1].dataIndex).toBe(0);
  });
});

describe('#animation', () => {
  test('Users whose system is set to reduced motion see no animation, even with `skipAnimation={false}`', () => {
    const growing = () => places(draw({ skipAnimation: false })).map(({ height }) => height);
    expect(growing()).toEqual([0, 0, 0]);
    const { matchMedia } = window;
    window.matchMedia = (media) => ({
      ...matchMedia(media),
      matches: media.includes('prefers-reduced-motion'),
    });
    try {
      expect(growing().every((height) => height > 0)).toBe(true);
    } finally {
      window.matchMedia = matchMedia;
    }
  });
});

describe('#accessibility', () => {
  test('`title` becomes the `<title>` of the SVG', () => {
    const svg = draw({ title: 'Sales', desc: 'A sold best.' }).querySelector('svg')!;
    expect(svg.querySelector('title')!.textContent).toBe('Sales');
    expect(svg.querySelector('desc')!.textContent).toBe('A sold best.');
  });

  const two = [
    { id: 'sold', label: 'Sold', data: [1, 2, 3] },
    { id: 'lent', label: 'Lent', data: [3, 1, 1] },
  ];
  const press = (container: HTMLElement, ...keys: string[]) =>
    keys.forEach((key) => fireEvent.keyDown(surface(container), { key }));

  test('left and right arrows move through the bars of a series, up and down arrows to another series', () => {
    const container = draw({ enableKeyboardNavigation: true, series: two });
    const at = (index: number) => places(container)[index]!.x - 3;
    expect(surface(container)).toHaveAttribute('tabindex', '0');
    press(container, 'ArrowRight');
    expect(focused(container)).toBeCloseTo(at(0));
    press(container, 'ArrowRight');
    expect(focused(container)).toBeCloseTo(at(1));
    press(container, 'ArrowUp');
    expect(focused(container)).toBeCloseTo(at(4));
    press(container, 'ArrowDown', 'ArrowLeft');
    expect(focused(container)).toBeCloseTo(at(0));
  });

  test('Without it, no bar can be reached by keyboard', () => {
    const container = draw({ onItemClick: () => {} });
    expect(container.querySelector('[tabindex]')).toBeNull();
    press(container, 'ArrowRight');
    expect(focused(container)).toBeUndefined();
  });

  test('Bars have no accessible name', () => {
    const container = draw({ enableKeyboardNavigation: true });
    press(container, 'ArrowRight');
    for (const bar of rects(container)) {
      expect(bar.textContent).toBe('');
      expect(bar.getAttributeNames().filter((name) => /^(aria-|role)/.test(name))).toEqual([]);
    }
  });

  test("The default tooltip does not open for the focused bar; that of `trigger: 'item'` does", () => {
    const tooltip = (trigger: 'axis' | 'item') => {
      const slotProps = { tooltip: { trigger } };
      const container = draw({ enableKeyboardNavigation: true, series: two, slotProps });
      silently(() => press(container, 'ArrowRight', 'ArrowRight'));
      return document.querySelector('.MuiChartsTooltip-root')?.textContent;
    };
    expect(tooltip('axis')).toBeUndefined();
    expect(tooltip('item')).toBe('Sold2');
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

  test('the category axis has another `scaleType`, or it is in a composed chart and has none', () => {
    const message = 'should be of type "band" to display the bar series of id';
    expect(fails({ xAxis: [{ scaleType: 'linear', data: [1, 2, 3] }] })).toContain(message);
    expect(compose({ type: 'bar', data: [1, 2, 3] }, { data: parts })).toContain(message);
  });

  test('the value axis is a band', () => {
    expect(fails({ yAxis: [band] })).toContain(
      'should be a continuous type to display the bar series of id',
    );
  });

  test('`has no data.`: a series has no `data`, and the chart has no `dataset`', () => {
    expect(fails({ series: [{ dataKey: 'sold' }] })).toContain('has no data.');
  });

  test('The chart takes each of them for `null`', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const container = draw({
      dataset: [{ sold: '12' }, { sold: undefined }, { sold: 3 }],
      series: [{ dataKey: 'sold' }],
    });
    expect(places(container).map(({ x }) => x)).toEqual([260]);
    expect(String(warn.mock.calls[0]?.[0])).toContain(
      'but the dataset contains the non-null non-numerical element "12" at index 0.',
    );
    warn.mockRestore();
  });

  test('The axis has less `data` than the series, which the console reports as well: `has less data`', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(rects(draw({ xAxis: [{ data: ['A'] }] }))).toHaveLength(1);
    expect(String(errors.mock.calls[0]?.[0])).toContain('has less data');
    errors.mockRestore();
  });

  test('With both, it has axes and bars, but the bars have no height unless you set `skipAnimation`', async () => {
    // The server renderer asks for one when it is loaded, and jsdom has none.
    Object.assign(globalThis, {
      TextEncoder: class {
        encode = () => new Uint8Array();
      },
    });
    const { renderToString } = await import('react-dom/server');
    const html = (props: object) =>
      silently(() =>
        renderToString(<BarChart {...props} xAxis={[band]} series={[{ data: [1, 2, 3] }]} />),
      );
    const heights = (text: string) =>
      [...text.matchAll(/<rect color[^>]* height="(\d+)"/g)].map(([, height]) => Number(height));
    expect(html({ height: 300 })).not.toContain('MuiChartsAxis-tickLabel');
    const sized = html({ height: 300, width: 400 });
    expect(sized).toContain('MuiChartsAxis-tickLabel');
    expect(heights(sized)).toEqual([0, 0, 0]);
    expect(Math.min(...heights(html({ height: 300, width: 400, skipAnimation: true })))).not.toBe(
      0,
    );
  });

  test('The category axis contains the same entry twice', () => {
    const [first, second, third] = places(
      draw({ xAxis: [{ scaleType: 'band', data: ['A', 'A', 'B'] }] }),
    );
    expect(second!.x).toBe(first!.x);
    expect(third!.x).toBeGreaterThan(second!.x);
  });

  const heightsOn = (scaleType: 'linear' | 'log' | 'symlog') =>
    places(silently(() => draw({ yAxis: [{ scaleType }] }))).map(({ height }) => height);

  test('A bar starts at zero, and a logarithmic scale has no zero', () => {
    expect(heightsOn('linear').every((height) => height > 0)).toBe(true);
    expect(heightsOn('log').some((height) => height > 0)).toBe(false);
  });

  test("Use `'symlog'`, which has one", () => {
    expect(heightsOn('symlog').filter((height) => height > 0)).toHaveLength(3);
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
