import { act, cleanup, fireEvent, render } from '@testing-library/react';
import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
  lineHighlightElementClasses,
  markElementClasses,
  type LineChartProps,
} from '@mui/x-charts/LineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

/** Together with the sizes of the axes, the drawing area is 300 by 200 px and begins at (50, 50). */
const margin = { top: 50, right: 50, bottom: 25, left: 5 };

/** jsdom has no layout, so the chart gets its size. */
function draw(props: Partial<LineChartProps>) {
  const { container } = render(
    <LineChart width={400} height={300} margin={margin} series={[]} {...props} />,
  );
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const paths = (part: string) =>
    all(`.MuiLineChart-${part}`).map((element) => element.getAttribute('d'));
  const ticks = (direction: string) =>
    all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`).map(
      (element) => element.textContent,
    );
  return { all, lines: paths('line'), areas: paths('area'), marks: paths('mark'), ticks };
}

/** Runs something that writes to the console, and returns what it wrote. */
function withConsole(run: () => void): string {
  const spies = (['error', 'warn'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => {}),
  );
  try {
    run();
    return spies.flatMap((spy) => spy.mock.calls).join('\n');
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}

const linear = { curve: 'linear' } as const;

/** Lets a pointer act on the chart at this place; jsdom has no layout, so that it is that of the window. */
function point(target: Element, type: string, clientX: number, clientY = 150) {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerenter', clientX, clientY });
  Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse' });
  act(() => {
    target.dispatchEvent(event);
  });
}

/** Moves the pointer to a place in the chart that `draw` drew. */
function pointAt(svg: Element, clientX: number) {
  point(svg, 'pointerenter', clientX);
  point(svg, 'pointermove', clientX);
}

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

/** Presses keys while the chart has the focus. */
function press(svg: Element, ...keys: string[]) {
  act(() => (svg as SVGSVGElement).focus());
  keys.forEach((key) => fireEvent.keyDown(svg, { key }));
}

/** The frame around the focused point. */
const frames = (svg: Element) => [...svg.querySelectorAll('rect[rx="3"][fill=none]')];

const SURFACE = '.MuiChartsSurface-root';
const stroke = (element: Element | undefined) => element?.getAttribute('stroke');

describe('#first-chart', () => {
  test('Without `xAxis`, the points are numbered 0, 1, 2 and so on', () => {
    const { ticks } = draw({ series: [{ data: [4, 6, 5] }] });
    expect(ticks('X')).toEqual(['0', '1', '2']);
  });
});

describe('#data-format', () => {
  test("The default, `'nice'`, extends the axis to a tick", () => {
    const { ticks } = draw({ xAxis: [{ data: [3, 17, 23] }], series: [{ data: [1, 2, 3] }] });
    expect([ticks('X')[0], ticks('X').at(-1)]).toEqual(['0', '25']);
  });

  test("`experimentalFeatures={{ preferStrictDomainInLineCharts: true }}` on the chart makes `'strict'` the default of its x axes", () => {
    const { ticks, lines } = draw({
      experimentalFeatures: { preferStrictDomainInLineCharts: true },
      xAxis: [{ data: [3, 17, 23] }],
      series: [{ data: [1, 2, 3], ...linear }],
    });
    expect(ticks('X')[0]).toBe('5');
    expect(lines).toEqual(['M50,250L260,150L350,50']);
  });

  const short =
    'The data length of the x axis (2 items) is lower than the length of series (3 items).';

  test('If the x axis has fewer entries than a series, values without an entry are not drawn, and the console shows an error in development', () => {
    let drawn: unknown[] = [];
    const written = withConsole(() => {
      const { lines } = draw({
        xAxis: [{ data: [1, 2] }],
        series: [{ data: [1, 2, 3], ...linear }],
      });
      drawn = lines;
    });
    expect(drawn).toEqual(['M50,250L350,150']);
    expect(written).toContain(short);
  });

  test('With `area: true`, the chart throws the error', () => {
    withConsole(() =>
      expect(() =>
        draw({ xAxis: [{ data: [1, 2] }], series: [{ data: [1, 2, 3], area: true }] }),
      ).toThrow(short),
    );
  });

  test('Points are connected in the order of the array, not of their x values', () => {
    const { lines } = draw({
      xAxis: [{ data: [1, 3, 2] }],
      series: [{ data: [1, 2, 3], ...linear }],
    });
    expect(lines).toEqual(['M50,250L350,150L200,50']);
  });

  test('If the x values are dates as strings, the chart has no line and no ticks on the x axis', () => {
    for (const scaleType of ['linear', 'time', 'utc'] as const) {
      const { lines, ticks } = draw({
        xAxis: [{ scaleType, data: ['2025-01-01', '2025-01-02'] }],
        series: [{ data: [1, 2], ...linear }],
      });
      expect(lines).toEqual(['MNaN,250LNaN,50']);
      expect(ticks('X')).toEqual([]);
    }
  });

  test('Two equal categories share one position, and the line returns to it', () => {
    const { lines, ticks } = draw({
      xAxis: [{ scaleType: 'point', data: ['a', 'b', 'a'] }],
      series: [{ data: [1, 2, 3], ...linear }],
    });
    expect(ticks('X')).toEqual(['a', 'b']);
    expect(lines).toEqual(['M50,250L350,150L50,50']);
  });
});

describe('#dataset', () => {
  test('Any other value, such as a number in a string, is treated as missing, with a warning in development', () => {
    let marks: unknown[] = [];
    const written = withConsole(() => {
      const dataset = [{ level: 1 }, { level: '2' }] as { level: number }[];
      ({ marks } = draw({ dataset, series: [{ dataKey: 'level' }] }));
    });
    expect(marks).toHaveLength(1);
    expect(written).toContain('non-null non-numerical element "2" at index 1');
  });

  test('`undefined` counts as missing without a warning', () => {
    let marks: unknown[] = [];
    const written = withConsole(() => {
      ({ marks } = draw({ dataset: [{ level: 1 }, {}], series: [{ dataKey: 'level' }] }));
    });
    expect(marks).toHaveLength(1);
    expect(written).toBe('');
  });

  test('If a chart has a `dataset`, a series with its own `data` writes its values into your objects', () => {
    const dataset = [{ level: 1 }, { level: 2 }];
    draw({ dataset, series: [{ dataKey: 'level' }, { id: 'plan', data: [3, 4] }] });
    expect(dataset).toEqual([
      { level: 1, plan: 3 },
      { level: 2, plan: 4 },
    ]);
  });
});

const high = [900, 910, 950, 1000];

describe('#area', () => {
  test('The y axis of an area includes zero; that of a line fits the values', () => {
    expect(draw({ series: [{ data: high }] }).ticks('Y')[0]).toBe('900');
    expect(draw({ series: [{ data: high, area: true }] }).ticks('Y')[0]).toBe('0');
  });

  test('`area: false` also makes the axis include zero', () => {
    expect(draw({ series: [{ data: high, area: false }] }).ticks('Y')[0]).toBe('0');
    expect(draw({ series: [{ data: high, area: undefined }] }).ticks('Y')[0]).toBe('900');
  });

  test('Any CSS color works, a CSS variable as well', () => {
    const color = 'var(--accent)';
    const { all } = draw({ series: [{ data: high, color, area: true }] });
    expect(stroke(all('.MuiLineChart-line')[0])).toBe(color);
    expect(all('.MuiLineChart-area')[0]!.getAttribute('fill')).toBe(color);
    expect(all('.MuiLineChart-area')[0]!.getAttribute('filter')).toContain('brightness');
  });
});

describe('#baseline', () => {
  test('With `"min"` or `"max"`, the axis fits the values', () => {
    for (const baseline of ['min', 'max'] as const) {
      const { ticks } = draw({ series: [{ data: high, area: true, baseline }] });
      expect(ticks('Y')[0]).toBe('900');
    }
  });

  test('With a number, the axis still includes zero and does not grow to include the number', () => {
    const { ticks } = draw({ series: [{ data: high, area: true, baseline: 900 }] });
    expect(ticks('Y')[0]).toBe('0');
    const below = draw({ series: [{ data: [5, 6, 7], area: true, baseline: -20 }] });
    expect(below.ticks('Y')[0]).toBe('0');
  });
});

describe('#stacking', () => {
  test('The first series is at the bottom', () => {
    const { lines } = draw({
      series: [
        { data: [1, 1], stack: 'all', ...linear },
        { data: [3, 3], stack: 'all', ...linear },
      ],
      yAxis: [{ min: 0, max: 4 }],
    });
    expect(lines).toEqual(['M50,200L350,200', 'M50,50L350,50']);
  });

  test('For the series above it, a missing value is zero', () => {
    const { lines } = draw({
      series: [
        { data: [3, null, 3], stack: 'all', ...linear },
        { data: [1, 1, 1], stack: 'all', ...linear },
      ],
      yAxis: [{ min: 0, max: 4 }],
    });
    expect(lines[1]).toBe('M50,50L200,200L350,50');
  });
});

describe('#stack-strategy', () => {
  test('Lines stack with `stackOffset: "none"` by default: a negative value pulls its line below the one before it', () => {
    const { lines } = draw({
      series: [
        { data: [3, 3], stack: 'all', ...linear },
        { data: [-1, -1], stack: 'all', ...linear },
      ],
      yAxis: [{ min: 0, max: 4 }],
    });
    expect(lines).toEqual(['M50,100L350,100', 'M50,150L350,150']);
  });
});

describe('#missing-data', () => {
  test('`null` and `undefined` leave a gap in the line and in its area', () => {
    for (const missing of [null, undefined]) {
      const data = [1, 2, missing, 2, 1] as (number | null)[];
      const { lines, areas } = draw({ series: [{ data, area: true, ...linear }] });
      expect(lines[0]!.match(/M/g)).toHaveLength(2);
      expect(areas[0]!.match(/M/g)).toHaveLength(2);
    }
  });

  test('`NaN` removes the whole line and the y axis', () => {
    const { lines, ticks } = draw({ series: [{ data: [1, NaN, 3], ...linear }] });
    expect(lines).toEqual(['M50,NaNL200,NaNL350,NaN']);
    expect(ticks('Y')).toEqual([]);
  });

  test('A point between two gaps has no line: only its mark shows it', () => {
    const { lines, marks } = draw({ series: [{ data: [1, null, 3, null, 5], ...linear }] });
    expect(lines).toEqual(['M50,250ZM200,150ZM350,50Z']);
    expect(marks).toHaveLength(3);
  });
});

describe('#missing-range', () => {
  test('`null` has no influence on the range of the y axis', () => {
    expect(draw({ series: [{ data: [900, null, 1000] }] }).ticks('Y')[0]).toBe('900');
  });

  test('In `data`, `undefined` counts as zero for it', () => {
    const data = [900, undefined, 1000] as number[];
    expect(draw({ series: [{ data }] }).ticks('Y')[0]).toBe('0');
  });

  test('and so does the missing end of a series that is shorter than another one', () => {
    const long = { data: [910, 920, 1000] };
    const { ticks, lines } = draw({ series: [{ data: [900, 950] }, long] });
    expect(lines).toHaveLength(2);
    expect(ticks('Y')[0]).toBe('0');
    expect(draw({ series: [{ data: [900, 950, null] }, long] }).ticks('Y')[0]).toBe('900');
  });

  test('On a logarithmic axis, such a value removes all lines', () => {
    const yAxis = [{ scaleType: 'log' as const }];
    const long = { data: [10, 1000, 100] };
    for (const data of [[10, 1000], [10, undefined, 1000] as number[]]) {
      const { lines } = draw({ yAxis, series: [{ data }, long] });
      expect(lines.every((line) => line!.includes('NaN'))).toBe(true);
    }
    const { lines } = draw({ yAxis, series: [{ data: [10, 1000, null] }, long] });
    expect(lines.join('')).not.toContain('NaN');
  });
});

describe('#connect-nulls', () => {
  test('`connectNulls` connects the points on both sides of a gap, without a mark in the gap', () => {
    const { lines, marks } = draw({
      series: [{ data: [1, null, 3], connectNulls: true, ...linear }],
      yAxis: [{ min: 1, max: 3 }],
    });
    expect(lines).toEqual(['M50,250L350,50']);
    expect(marks).toHaveLength(2);
  });
});

describe('#partial-data', () => {
  test('If a series is shorter than the x axis, its line ends early', () => {
    const { lines } = draw({
      xAxis: [{ data: [1, 2, 3, 4] }],
      series: [{ data: [1, 2, 3], ...linear }],
    });
    expect(lines).toEqual(['M50,250L150,150L250,50']);
  });
});

describe('#marks', () => {
  test('`LineChart` draws a mark on every point unless `showMark` is `false`', () => {
    expect(draw({ series: [{ data: high }] }).marks).toHaveLength(4);
    expect(draw({ series: [{ data: high, showMark: false }] }).marks).toHaveLength(0);
  });

  test('The function is not called for missing values or for points outside the axes', () => {
    const showMark = jest.fn(() => true);
    draw({ yAxis: [{ max: 2 }], series: [{ data: [1, null, 2, 3], showMark }] });
    expect(showMark.mock.calls.flat()).toMatchObject([{ index: 0 }, { index: 2 }]);
  });

  test('In a stack, `value` is the sum up to this series', () => {
    const showMark = jest.fn(() => true);
    draw({
      series: [
        { data: [1, 2], stack: 'all' },
        { data: [10, 20], stack: 'all', showMark },
      ],
    });
    expect(showMark.mock.calls.flat()).toMatchObject([{ value: 11 }, { value: 22 }]);
  });

  test('To remove it, set `disableHighlight` in a series or `disableLineItemHighlight` on the chart', () => {
    const dots = (props: Partial<LineChartProps>) => {
      const { all } = draw({ series: [{ data: [1, 2] }, { data: [3, 4] }], ...props });
      pointAt(all(SURFACE)[0]!, 60);
      return all('.MuiLineChart-highlight').length;
    };
    expect(dots({})).toBe(2);
    expect(dots({ series: [{ data: [1, 2] }, { data: [3, 4], disableHighlight: true }] })).toBe(1);
    expect(dots({ disableLineItemHighlight: true })).toBe(0);
  });

  test('It has the `shape` of its series', () => {
    const { all } = draw({ series: [{ data: [1, 2] }, { data: [3, 4], shape: 'star' }] });
    pointAt(all(SURFACE)[0]!, 60);
    expect(all('.MuiLineChart-highlight').map(({ tagName }) => tagName)).toEqual([
      'circle',
      'path',
    ]);
  });
});

describe('#mark-shape', () => {
  test('A circle is a `<circle>` with a radius of 5 px, any other shape a `<path>`', () => {
    const { all } = draw({ series: [{ data: [1] }, { data: [2], shape: 'star' }] });
    const [circle, star] = all('.MuiLineChart-mark');
    expect(circle!.tagName).toBe('circle');
    expect(circle).toHaveAttribute('r', '5');
    expect(star!.tagName).toBe('path');
  });

  test('`slotProps.mark.shape` does not change the shape of circles', () => {
    const slotProps = { mark: { shape: 'star' as const } };
    const { all } = draw({ slotProps, series: [{ data: [1] }] });
    expect(all('.MuiLineChart-mark').map(({ tagName }) => tagName)).toEqual(['circle']);
  });
});

describe('#color-getter', () => {
  const series = [
    { label: 'Calls', data: [1, 2], color: 'gray', area: true, colorGetter: () => 'red' },
  ];

  test('The line, its area and the legend keep the `color` of the series', () => {
    const { all } = draw({ series });
    expect(all('.MuiLineChart-mark').map(stroke)).toEqual(['red', 'red']);
    expect(stroke(all('.MuiLineChart-line')[0])).toBe('gray');
    expect(all('.MuiLineChart-area')[0]).toHaveAttribute('fill', 'gray');
    const legend = all('.MuiChartsLegend-root')[0]!.innerHTML;
    expect(legend).toContain('gray');
    expect(legend).not.toContain('red');
  });

  test('a `colorMap`, which takes precedence over `colorGetter`', () => {
    const colorMap = { type: 'piecewise' as const, thresholds: [1.5], colors: ['blue', 'black'] };
    const { all } = draw({ yAxis: [{ colorMap }], series });
    expect(all('.MuiLineChart-mark').map(stroke)).toEqual(['blue', 'black']);
  });
});

describe('#line-style', () => {
  test('its elements have the `id` in the attribute `data-series`', () => {
    const { all } = draw({ series: [{ id: 'plan', data: [1, 2], area: true }] });
    for (const part of ['line', 'area', 'mark']) {
      expect(all(`.MuiLineChart-${part}`)[0]).toHaveAttribute('data-series', 'plan');
    }
  });
});

describe('#css', () => {
  test('The dot at the pointer does not have the attribute', () => {
    const { all } = draw({ series: [{ data: [1, 2] }] });
    pointAt(all(SURFACE)[0]!, 60);
    expect(all('.MuiLineChart-highlight')).toHaveLength(1);
    expect(all('.MuiLineChart-highlight[data-series]')).toHaveLength(0);
  });

  test('Marks at the position of the pointer have `data-highlighted` in any case', () => {
    const { all } = draw({ series: [{ data: [1, 2] }] });
    const [first, second] = all('.MuiLineChart-mark');
    expect(first).not.toHaveAttribute('data-highlighted');
    pointAt(all(SURFACE)[0]!, 60);
    expect(first).toHaveAttribute('data-highlighted');
    expect(second).not.toHaveAttribute('data-highlighted');
  });

  test('`lineElementClasses`, `areaElementClasses`, `markElementClasses` and `lineHighlightElementClasses` still work, and are deprecated', () => {
    const { all } = draw({ series: [{ data: [1, 2], area: true }] });
    pointAt(all(SURFACE)[0]!, 60);
    for (const classes of [
      lineElementClasses,
      areaElementClasses,
      markElementClasses,
      lineHighlightElementClasses,
    ]) {
      expect(all(`.${classes.root}`).length).toBeGreaterThan(0);
    }
  });
});

describe('#curves', () => {
  test('`"natural"` and `"catmullRom"` can extend beyond the values', () => {
    const lowest = (curve: 'natural' | 'catmullRom' | 'monotoneX') => {
      const { lines } = draw({ series: [{ data: [0, 0, 10, 10, 0], curve }] });
      const numbers = lines[0]!.match(/[\d.]+/g)!.map(Number);
      return Math.max(...numbers.filter((_, index) => index % 2 === 1));
    };
    // The axis ends at y = 250.
    expect(lowest('natural')).toBeGreaterThan(260);
    expect(lowest('catmullRom')).toBeGreaterThan(260);
    expect(lowest('monotoneX')).toBe(250);
  });

  test('`"step"` changes halfway between two points, `"stepBefore"` at the first of them, `"stepAfter"` at the second', () => {
    const path = (curve: 'step' | 'stepBefore' | 'stepAfter') =>
      draw({ xAxis: [{ data: [1, 2] }], series: [{ data: [1, 2], curve }] }).lines[0];
    expect(path('step')).toBe('M50,250L200,250L200,50L350,50');
    expect(path('stepBefore')).toBe('M50,250L50,50L350,50');
    expect(path('stepAfter')).toBe('M50,250L350,250L350,50');
  });
});

describe('#step-ends', () => {
  const curves = ['step', 'stepBefore', 'stepAfter'] as const;
  /** Where the pieces of the line begin and end on the x axis. */
  const ends = (scaleType: 'point' | 'band' | 'linear', series: object) => {
    const { lines } = draw({
      xAxis: [{ scaleType, data: [1, 2, 3, 4] }],
      series: [{ data: [1, 2, null, 1], ...series }],
    });
    return lines[0]!
      .split('M')
      .slice(1)
      .flatMap((piece) => {
        const places = piece.replace('Z', '').split('L').map(parseFloat);
        return [Math.round(places[0]!), Math.round(places.at(-1)!)];
      });
  };

  test('On a `point` or `band` axis, the three step curves extend each piece of a line by half a step, at gaps as well', () => {
    for (const curve of curves) {
      // A band is 75 px wide: the gap is between 200 and 275.
      expect(ends('band', { curve })).toEqual([50, 200, 275, 350]);
      expect(ends('point', { curve })).toEqual([0, 200, 300, 400]);
      expect(ends('linear', { curve }).slice(0, 2)).toEqual([50, 150]);
    }
  });

  test('`strictStepCurve` in the series lets the line begin and end at its points', () => {
    for (const curve of curves) {
      expect(ends('point', { curve, strictStepCurve: true })).toEqual([50, 150, 350, 350]);
    }
  });
});

describe('#color-scale', () => {
  test('If both axes have a `colorMap`, the one of the y axis takes precedence', () => {
    const { all } = draw({
      xAxis: [{ data: [1, 2], colorMap: { type: 'continuous', color: ['#f00', '#0f0'] } }],
      yAxis: [{ colorMap: { type: 'piecewise', thresholds: [1.5], colors: ['blue', 'black'] } }],
      series: [{ data: [1, 2] }],
    });
    expect(stroke(all('.MuiLineChart-line')[0])).toContain('-gradient-defaultized-y-axis-0');
    expect(stroke(all('.MuiLineChart-mark')[0])).toBe('blue');
  });

  test('An `ordinal` map colors the marks only, and the line disappears', () => {
    const { all } = draw({
      xAxis: [
        {
          scaleType: 'point',
          data: ['a', 'b'],
          colorMap: { type: 'ordinal', colors: ['red', 'green'] },
        },
      ],
      series: [{ data: [1, 2] }],
    });
    expect(stroke(all('.MuiLineChart-line')[0])).toContain('url(#');
    expect(all('linearGradient')).toHaveLength(0);
    expect(stroke(all('.MuiLineChart-mark')[0])).toBe('red');
  });
});

describe('#click-events', () => {
  test('`onAxisClick` that of the browser', () => {
    const events: unknown[] = [];
    const { all } = draw({
      series: [{ data: [1, 2] }],
      onAxisClick: (event) => events.push(event instanceof Event),
      onMarkClick: (event) => events.push('nativeEvent' in event),
    });
    fireEvent.click(all('.MuiLineChart-mark')[0]!);
    point(all(SURFACE)[0]!, 'pointerdown', 60);
    point(all(SURFACE)[0]!, 'pointerup', 60);
    expect(events).toEqual([true, true]);
  });

  test('`onLineClick` and `onAreaClick` receive no `dataIndex`', () => {
    const calls: unknown[] = [];
    const onClick = (_: unknown, item: unknown) => calls.push(item);
    const { all } = draw({
      series: [{ id: 'calls', data: [1, 2], area: true }],
      onLineClick: onClick,
      onAreaClick: onClick,
      onMarkClick: onClick,
    });
    ['line', 'area', 'mark'].forEach((part) => fireEvent.click(all(`.MuiLineChart-${part}`)[0]!));
    expect(calls).toEqual([
      { type: 'line', seriesId: 'calls' },
      { type: 'line', seriesId: 'calls' },
      { type: 'line', seriesId: 'calls', dataIndex: 0 },
    ]);
  });
});

describe('#data-index', () => {
  test('No key calls these callbacks, with keyboard navigation as well', () => {
    const onClick = jest.fn();
    const { all } = draw({
      enableKeyboardNavigation: true,
      series: [{ data: [1, 2], area: true }],
      onMarkClick: onClick,
      onLineClick: onClick,
      onAreaClick: onClick,
      onAxisClick: onClick,
    });
    press(all(SURFACE)[0]!, 'ArrowRight', 'Enter', ' ');
    expect(frames(all(SURFACE)[0]!)).toHaveLength(1);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('#performance', () => {
  test('An x axis with 200,000 entries works, as long as there are no marks', () => {
    const data = Array.from({ length: 200_000 }, (_, index) => index);
    const { ticks } = draw({ xAxis: [{ data }], series: [{ data, showMark: false }] });
    expect(ticks('X').at(-1)).toBe('200,000');
  });
});

describe('#animation', () => {
  test('Users whose system is set to reduced motion see no animation, even with `skipAnimation={false}`', () => {
    const animated = () =>
      draw({ skipAnimation: false, series: [{ data: [1, 2] }] }).all(
        '.MuiAppearingMask-animate, .MuiLineChart-markAnimate',
      ).length;
    const usual = window.matchMedia;
    expect(animated()).toBe(3);
    window.matchMedia = (media) => ({
      ...usual(media),
      matches: media.startsWith('(prefers-reduced-motion'),
    });
    expect(animated()).toBe(0);
    window.matchMedia = usual;
  });
});

describe('#accessibility', () => {
  test('`aria-label` and `aria-labelledby` on `LineChart` are attributes of the SVG', () => {
    for (const name of ['aria-label', 'aria-labelledby']) {
      const { all } = draw({ title: 'Calls per day', series: [{ data: [1, 2] }], [name]: 'calls' });
      expect(all(SURFACE)[0]).toHaveAttribute(name, 'calls');
      expect(all(`${SURFACE} > title`)[0]).toHaveTextContent('Calls per day');
    }
  });

  test('Points have no accessible name', () => {
    const { all } = draw({ enableKeyboardNavigation: true, series: [{ data: [1, 2] }] });
    press(all(SURFACE)[0]!, 'ArrowRight');
    for (const element of [...all('.MuiLineChart-mark'), ...frames(all(SURFACE)[0]!)]) {
      expect(element.outerHTML).not.toMatch(/aria-label|<title/);
    }
    expect(all(`${SURFACE} [role]`)).toHaveLength(0);
  });
});

describe('#keyboard', () => {
  const series = [
    { data: [1, 2, 3], showMark: false },
    { data: [3, 2, 1], showMark: false },
  ];
  const place = (svg: Element) =>
    frames(svg).map((frame) =>
      ['x', 'y'].map((name) => Math.round(Number(frame.getAttribute(name)) + 6)).join(),
    )[0];

  test('Left and right arrows move through the points of a line, up and down arrows to another line', () => {
    const { all } = draw({ enableKeyboardNavigation: true, series });
    const [svg] = all(SURFACE);
    expect(svg).toHaveAttribute('tabindex', '0');
    const places = ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map((key) => {
      press(svg!, key);
      return place(svg!);
    });
    expect(places).toEqual(['50,250', '200,150', '200,150', '50,50', '50,250']);
  });

  test('A frame shows the focused point, whether the point has a mark or not', () => {
    for (const showMark of [true, false]) {
      const { all } = draw({
        enableKeyboardNavigation: true,
        series: [{ data: [1, 2], showMark }],
      });
      press(all(SURFACE)[0]!, 'ArrowRight');
      expect(place(all(SURFACE)[0]!)).toBe('50,250');
    }
  });

  test("The tooltip of `trigger: 'item'` opens for the focused point; the default one, of `'axis'`, does not", () => {
    for (const trigger of ['item', undefined] as const) {
      const { all } = draw({
        enableKeyboardNavigation: true,
        series: [{ data: [1, 2], label: 'Visitors' }],
        slotProps: { tooltip: trigger && { trigger } },
      });
      press(all(SURFACE)[0]!, 'ArrowRight');
      const tooltips = document.querySelectorAll('.MuiChartsTooltip-root table');
      expect(tooltips).toHaveLength(trigger ? 1 : 0);
      cleanup();
    }
  });
});
