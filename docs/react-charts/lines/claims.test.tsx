import { act, fireEvent, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

/** jsdom has no layout, so the chart gets its size: 300 by 200 px of drawing, from x = 50 and y = 50. */
function draw(props: Partial<LineChartProps>) {
  const { container } = render(<LineChart width={400} height={300} series={[]} {...props} />);
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const paths = (part: string) =>
    all(`.Mui${part}Element-root`).map((element) => element.getAttribute('d'));
  const ticks = (direction: string) =>
    all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`).map(
      (element) => element.textContent,
    );
  return { all, lines: paths('Line'), areas: paths('Area'), marks: paths('Mark'), ticks };
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

/** Moves the pointer to a place in the chart that `draw` drew. */
function pointAt(svg: Element, clientX: number) {
  addSvgPoints();
  for (const type of ['pointerenter', 'pointermove']) {
    act(() => {
      svg.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY: 150 }));
    });
  }
}

describe('#first-chart', () => {
  test('Without `xAxis`, the points are numbered 0, 1, 2 and so on', () => {
    const { ticks } = draw({ series: [{ data: [4, 6, 5] }] });
    expect(ticks('X')).toEqual(['0', '1', '2']);
  });
});

describe('#data-format', () => {
  test('An x axis with fewer entries than a series throws an error in development', () => {
    withConsole(() =>
      expect(() => draw({ xAxis: [{ data: [1, 2] }], series: [{ data: [1, 2, 3] }] })).toThrow(
        'The data length of the x axis (2 items) is lower than the length of series (3 items).',
      ),
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
    expect(written).toContain('contains nonnumerical elements');
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

  test('An area needs a `color` that can be parsed: a CSS variable throws an error', () => {
    const color = 'var(--accent)';
    expect(draw({ series: [{ data: high, color }] }).lines).toHaveLength(1);
    withConsole(() =>
      expect(() => draw({ series: [{ data: high, color, area: true }] })).toThrow('brighter'),
    );
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
    expect(lines).toEqual(['M50,210ZM200,130ZM350,50Z']);
    expect(marks).toHaveLength(3);
  });
});

describe('#missing-range', () => {
  test('When the range of the y axis is computed, a missing value is zero', () => {
    expect(draw({ series: [{ data: [900, null, 1000] }] }).ticks('Y')[0]).toBe('0');
  });

  test('To fix the range, set `min`', () => {
    const { ticks } = draw({ yAxis: [{ min: 900 }], series: [{ data: [900, null, 1000] }] });
    expect(ticks('Y')[0]).toBe('900');
  });

  test('On a logarithmic axis, a missing value without `min` removes the whole line', () => {
    const series = [{ data: [null, 10, 1000], ...linear }];
    const scaleType = 'log' as const;
    expect(draw({ yAxis: [{ scaleType }], series }).lines[0]).toContain('NaN');
    expect(draw({ yAxis: [{ scaleType, min: 1 }], series }).lines[0]).not.toContain('NaN');
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
      pointAt(all('svg')[0]!, 60);
      return all('.MuiHighlightElement-root').length;
    };
    expect(dots({})).toBe(2);
    expect(dots({ series: [{ data: [1, 2] }, { data: [3, 4], disableHighlight: true }] })).toBe(1);
    expect(dots({ disableLineItemHighlight: true })).toBe(0);
  });
});

describe('#css', () => {
  test('Marks at the position of the pointer always have the class `highlighted`', () => {
    const { all } = draw({ series: [{ data: [1, 2] }] });
    const [first, second] = all('.MuiMarkElement-root');
    expect(first).not.toHaveClass('MuiMarkElement-highlighted');
    pointAt(all('svg')[0]!, 60);
    expect(first).toHaveClass('MuiMarkElement-highlighted');
    expect(second).not.toHaveClass('MuiMarkElement-highlighted');
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
      draw({ series: [{ data: [1, 2], curve }] }).lines[0];
    expect(path('step')).toBe('M50,250L200,250L200,50L350,50');
    expect(path('stepBefore')).toBe('M50,250L50,50L350,50');
    expect(path('stepAfter')).toBe('M50,250L350,250L350,50');
  });
});

describe('#color-scale', () => {
  test('If both axes have a `colorMap`, the one of the y axis takes precedence', () => {
    const { all } = draw({
      xAxis: [{ data: [1, 2], colorMap: { type: 'continuous', color: ['#f00', '#0f0'] } }],
      yAxis: [{ colorMap: { type: 'piecewise', thresholds: [1.5], colors: ['blue', 'black'] } }],
      series: [{ data: [1, 2] }],
    });
    expect(getComputedStyle(all('.MuiLineElement-root')[0]!).stroke).toContain('-gradient-y-');
    expect(getComputedStyle(all('.MuiMarkElement-root')[0]!).stroke).toBe('blue');
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
    const [line] = all('.MuiLineElement-root');
    expect(getComputedStyle(line!).stroke).toContain('url(#');
    expect(all('linearGradient')).toHaveLength(0);
    expect(getComputedStyle(all('.MuiMarkElement-root')[0]!).stroke).toBe('red');
  });
});

describe('#click-events', () => {
  test('`onLineClick` and `onAreaClick` receive no `dataIndex`', () => {
    const calls: unknown[] = [];
    const onClick = (_: unknown, item: unknown) => calls.push(item);
    const { all } = draw({
      series: [{ id: 'calls', data: [1, 2], area: true }],
      onLineClick: onClick,
      onAreaClick: onClick,
      onMarkClick: onClick,
    });
    ['Line', 'Area', 'Mark'].forEach((part) => fireEvent.click(all(`.Mui${part}Element-root`)[0]!));
    expect(calls).toEqual([
      { type: 'line', seriesId: 'calls' },
      { type: 'line', seriesId: 'calls' },
      { type: 'line', seriesId: 'calls', dataIndex: 0 },
    ]);
  });
});

describe('#performance', () => {
  test('Another `shape` is ignored, with an error in the console', () => {
    let marks: (string | null)[] = [];
    const written = withConsole(() => {
      const { all } = draw({
        experimentalMarkRendering: true,
        slotProps: { mark: { shape: 'square' } },
        series: [{ data: [1, 2] }],
      });
      marks = all('.MuiMarkElement-root').map(({ tagName }) => tagName);
    });
    expect(marks).toEqual(['circle', 'circle']);
    expect(written).toContain('is not supported');
  });

  test('An x axis with 200,000 entries throws a `RangeError`, because all entries are passed to `Math.min()` as arguments', () => {
    const data = Array.from({ length: 200_000 }, (_, index) => index);
    const dates = data.map((day) => new Date(day));
    for (const axis of [
      { data },
      { scaleType: 'point', data },
      { scaleType: 'time', data: dates },
      { scaleType: 'utc', data: dates },
    ]) {
      withConsole(() =>
        expect(() =>
          draw({
            xAxis: [axis as NonNullable<LineChartProps['xAxis']>[number]],
            series: [{ data, showMark: false }],
          }),
        ).toThrow(RangeError),
      );
    }
  });
});

describe('#accessibility', () => {
  test('`aria-label` on `LineChart` does not reach the SVG', () => {
    const label = { 'aria-label': 'Calls' } as object;
    const { all } = draw({ title: 'Calls per day', series: [{ data: [1, 2] }], ...label });
    const [svg] = all('svg');
    expect(svg!.querySelector('title')!.textContent).toBe('Calls per day');
    expect(svg!.outerHTML).not.toContain('aria-label');
  });
});
