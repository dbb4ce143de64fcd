import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  LineChart,
  LineElementPath,
  type LineChartProps,
  type LineElementProps,
} from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

/** jsdom has no layout, so the chart gets its size: 300 by 200 px of drawing, from x = 50 and y = 50. */
function draw(props: Partial<LineChartProps>) {
  const { container, unmount } = render(
    <LineChart width={400} height={300} series={[]} {...props} />,
  );
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const paths = (part: string) =>
    all(`.Mui${part}Element-root`).map((element) => element.getAttribute('d'));
  const ticks = (direction: string) =>
    all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`).map(
      (element) => element.textContent,
    );
  return { all, lines: paths('Line'), areas: paths('Area'), marks: paths('Mark'), ticks, unmount };
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
async function pointAt(svg: Element, clientX: number) {
  // Lets the popper of the tooltip settle.
  await act(async () => {
    svg.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY: 150 }));
  });
}

/** The rows of the tooltip at a place in the chart: name and value of each series. */
async function tooltipAt(props: Partial<LineChartProps>, clientX: number) {
  const { all, unmount } = draw(props);
  await pointAt(all('svg')[0]!, clientX);
  const rows = [...document.querySelectorAll('.MuiChartsTooltip-root tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent),
  );
  unmount();
  return rows;
}

describe('#first-chart', () => {
  test('Without `xAxis`, the points are numbered 0, 1, 2 and so on', () => {
    const { ticks } = draw({ series: [{ data: [4, 6, 5] }] });
    expect(ticks('X')).toEqual(['0', '1', '2']);
  });

  test('The tooltip always lists all lines at the position nearest to the pointer', async () => {
    const series = [
      { label: 'Surface', data: [5.1, 8.4, 13.9] },
      { label: 'Depth', data: [4.6, 5.2, 6.8] },
    ];
    const middle = [
      ['Surface', '8.4'],
      ['Depth', '5.2'],
    ];
    for (const clientX of [130, 200, 270]) {
      expect(await tooltipAt({ series }, clientX)).toEqual(middle);
      expect(await tooltipAt({ series, xAxis: [{ data: [1, 2, 3] }] }, clientX)).toEqual(middle);
    }
  });
});

describe('#data-format', () => {
  test('A `linear`, `time` or `utc` axis ends at round values, which leaves room beside the line, unless `min` and `max` are set', () => {
    const lineOn = (axis: object) =>
      draw({ xAxis: [axis], series: [{ data: [1, 2], ...linear }] }).lines[0];
    const dates = [new Date('2025-02-24T05:00Z'), new Date('2025-03-20T05:00Z')];
    for (const axis of [
      { data: [1.3, 9.6] },
      { scaleType: 'time', data: dates },
      { scaleType: 'utc', data: dates },
    ]) {
      expect(lineOn(axis)).not.toMatch(/^M50,.*L350,/);
      expect(lineOn({ ...axis, min: axis.data[0], max: axis.data[1] })).toMatch(/^M50,.*L350,/);
    }
  });

  test('An x axis with fewer entries than a series throws an error in development', () => {
    withConsole(() =>
      expect(() => draw({ xAxis: [{ data: [1, 2] }], series: [{ data: [1, 2, 3] }] })).toThrow(
        'The data length of the x axis (2 items) is lower than the length of series (3 items)',
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
    // Marks without a place are reported as faulty props.
    withConsole(() => {
      for (const scaleType of ['linear', 'time', 'utc'] as const) {
        const { lines, ticks } = draw({
          xAxis: [{ scaleType, data: ['2025-01-01', '2025-01-02'] }],
          series: [{ data: [1, 2], ...linear }],
        });
        expect(lines).toEqual(['MNaN,250LNaN,50']);
        expect(ticks('X')).toEqual([]);
      }
    });
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
  test('The chart cuts off what is outside the drawing area, so with a `min` on the y axis, the area ends at the bottom', () => {
    const { all, areas, ticks } = draw({
      yAxis: [{ min: 900 }],
      series: [{ data: high, area: true, ...linear }],
    });
    expect(ticks('Y')[0]).toBe('900');
    // Drawn down to zero, far below the drawing area, which ends at y = 250.
    const lowest = Math.max(...areas[0]!.match(/[\d.]+/g)!.map(Number));
    expect(lowest).toBeGreaterThan(1000);
    const clip = all('.MuiAreaElement-root')[0]!.closest('[clip-path]')!.getAttribute('clip-path')!;
    const box = document.getElementById(/#(.*)\)/.exec(clip)![1]!)!.querySelector('rect')!;
    expect([box.getAttribute('y'), box.getAttribute('height')]).toEqual(['50', '200']);
  });

  test('The axis fits both, and the area lies above the value or below it', () => {
    const { areas, ticks } = draw({
      series: [
        { data: [20, 20], stack: 'all', ...linear },
        { data: [2, -2], stack: 'all', area: true, ...linear },
      ],
    });
    expect([ticks('Y')[0], ticks('Y').at(-1)]).toEqual(['18', '22']);
    // From 22 to 18, with the baseline 20 in the middle.
    expect(areas).toEqual(['M50,50L350,250L350,150L50,150Z']);
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

  test('`NaN` removes the whole line and the ticks of the y axis', () => {
    // Marks without a place are reported as faulty props.
    withConsole(() => {
      const { all, lines, ticks } = draw({ series: [{ data: [1, NaN, 3], ...linear }] });
      expect(lines).toEqual(['M50,NaNL200,NaNL350,NaN']);
      expect(ticks('Y')).toEqual([]);
      expect(all('.MuiChartsAxis-directionY .MuiChartsAxis-tick')).toEqual([]);
      // The line of the axis stays.
      expect(all('.MuiChartsAxis-directionY .MuiChartsAxis-line')).toHaveLength(1);
    });
  });

  test('A point between two gaps has no line: only its mark shows it', () => {
    const { lines, marks } = draw({ series: [{ data: [1, null, 3, null, 5], ...linear }] });
    expect(lines).toEqual(['M50,210ZM200,130ZM350,50Z']);
    expect(marks).toHaveLength(3);
  });

  test('With `showMark: false`, such a point is not visible at all', () => {
    const { all, lines, marks } = draw({
      series: [{ data: [1, null, 3, null, 5], showMark: false, ...linear }],
    });
    expect(marks).toHaveLength(0);
    // A path without length is visible with round or square ends only, and the style sets none.
    expect(lines).toEqual(['M50,210ZM200,130ZM350,50Z']);
    expect(window.getComputedStyle(all('.MuiLineElement-root')[0]!).strokeLinecap || 'butt').toBe(
      'butt',
    );
  });

  test('The tooltip leaves out the row of a missing value', async () => {
    const series = [
      { label: 'Station Road', data: [63, null, 68] },
      { label: 'Mill Lane', data: [55, 58, 60] },
      { label: 'Short', data: [50] },
    ];
    expect(await tooltipAt({ series }, 200)).toEqual([['Mill Lane', '58']]);
  });

  test('A custom `valueFormatter` is called with `null` as well, although its type says `number`', async () => {
    const valueFormatter = (value: number | null) => `${value} dB`;
    const series = [{ label: 'Station Road', data: [63, null, 68], valueFormatter }];
    expect(await tooltipAt({ series }, 200)).toEqual([['Station Road', 'null dB']]);
  });

  test('If it returns `null`, the row is left out', async () => {
    const valueFormatter = () => null as unknown as string;
    const series = [
      { data: [63, 64, 68], valueFormatter },
      { label: 'Mill Lane', data: [1, 2, 3] },
    ];
    expect(await tooltipAt({ series }, 200)).toEqual([['Mill Lane', '2']]);
  });
});

describe('#missing-range', () => {
  test('A missing value counts as zero when the range of the y axis is computed', () => {
    expect(draw({ series: [{ data: [900, null, 1000] }] }).ticks('Y')[0]).toBe('0');
  });

  test('So do the values that a series has fewer than the longest one', () => {
    const series = [{ data: [900, 950] }, { data: [910, 960, 1000] }];
    expect(draw({ series }).ticks('Y')[0]).toBe('0');
    expect(draw({ series: [series[1]!] }).ticks('Y')[0]).toBe('900');
  });

  test('`min` gives the axis its range back', () => {
    const { ticks } = draw({ yAxis: [{ min: 900 }], series: [{ data: [900, null, 1000] }] });
    expect(ticks('Y')[0]).toBe('900');
  });

  test('On a logarithmic axis, a missing value without `min` removes the whole line', () => {
    // Marks without a place are reported as faulty props.
    withConsole(() => {
      const series = [{ data: [null, 10, 1000], ...linear }];
      const scaleType = 'log' as const;
      expect(draw({ yAxis: [{ scaleType }], series }).lines[0]).toContain('NaN');
      expect(draw({ yAxis: [{ scaleType, min: 1 }], series }).lines[0]).not.toContain('NaN');
    });
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

  test('To remove it, set `disableHighlight` in a series or `disableLineItemHighlight` on the chart', async () => {
    const dots = async (props: Partial<LineChartProps>) => {
      const { all } = draw({ series: [{ data: [1, 2] }, { data: [3, 4] }], ...props });
      await pointAt(all('svg')[0]!, 60);
      return all('.MuiHighlightElement-root').length;
    };
    expect(await dots({})).toBe(2);
    const series = [{ data: [1, 2] }, { data: [3, 4], disableHighlight: true }];
    expect(await dots({ series })).toBe(1);
    expect(await dots({ disableLineItemHighlight: true })).toBe(0);
  });
});

describe('#css', () => {
  test('Marks at the position of the pointer have the class `highlighted` in any case', async () => {
    const { all } = draw({ series: [{ data: [1, 2] }] });
    const [first, second] = all('.MuiMarkElement-root');
    expect(first).not.toHaveClass('MuiMarkElement-highlighted');
    await pointAt(all('svg')[0]!, 60);
    expect(first).toHaveClass('MuiMarkElement-highlighted');
    expect(second).not.toHaveClass('MuiMarkElement-highlighted');
  });

  test('The components in `slots.line` and `slots.area` do not receive the props that their types name: `id` and `color` are in `ownerState`', () => {
    const received: object[] = [];
    function Part(props: object) {
      received.push(props);
      return null;
    }
    draw({
      series: [{ id: 'bread', data: [1, 2], area: true, color: '#123456' }],
      slots: { line: Part, area: Part },
    });
    expect(received).toHaveLength(2);
    for (const props of received) {
      expect(props).toMatchObject({ ownerState: { id: 'bread', color: '#123456' } });
      expect(props).not.toHaveProperty('id');
      expect(props).not.toHaveProperty('color');
      expect(props).toHaveProperty('d');
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
      draw({ series: [{ data: [1, 2], curve }] }).lines[0];
    expect(path('step')).toBe('M50,250L200,250L200,50L350,50');
    expect(path('stepBefore')).toBe('M50,250L50,50L350,50');
    expect(path('stepAfter')).toBe('M50,250L350,250L350,50');
  });
});

describe('#click-events', () => {
  const series = [{ id: 'calls', data: [1, 2], area: true }];

  test('`onClick` in `slotProps.mark`, `slotProps.line` and `slotProps.area` receives the event and nothing else', () => {
    const onClick = jest.fn();
    const slotProps = { mark: { onClick }, line: { onClick }, area: { onClick } };
    const { all } = draw({ series, slotProps });
    ['Mark', 'Line', 'Area'].forEach((part) => fireEvent.click(all(`.Mui${part}Element-root`)[0]!));
    expect(onClick.mock.calls.map((given) => given.length)).toEqual([1, 1, 1]);
  });

  test('A component in a slot knows more: `id` and `dataIndex` of a mark, `ownerState.id` of a line or an area', () => {
    const clicked = jest.fn();
    function Line(props: React.ComponentProps<typeof LineElementPath>) {
      return <LineElementPath {...props} onClick={() => clicked(props.ownerState.id)} />;
    }
    const { all } = draw({
      series,
      slots: {
        line: Line as React.JSXElementConstructor<LineElementProps>,
        mark: ({ id, dataIndex }) => (
          <circle className="mark" onClick={() => clicked(id, dataIndex)} />
        ),
      },
    });
    fireEvent.click(all('.MuiLineElement-root')[0]!);
    fireEvent.click(all('.mark')[1]!);
    expect(clicked.mock.calls).toEqual([['calls'], ['calls', 1]]);
  });
});

describe('#data-index', () => {
  test('The highlight and the tooltip of the axis still work', async () => {
    const { all } = draw({ series: [{ data: [1, 2] }], children: <rect className="cover" /> });
    await pointAt(all('.cover')[0]!, 60);
    expect(all('.MuiHighlightElement-root')).toHaveLength(1);
    expect(document.querySelectorAll('.MuiChartsTooltip-root tbody tr')).toHaveLength(1);
  });
});

describe('#performance', () => {
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

describe('#animation', () => {
  test('Lines, areas and marks are not animated: a new value is drawn in its place at once', () => {
    const chart = (data: number[]) => (
      <LineChart
        width={400}
        height={300}
        yAxis={[{ min: 0, max: 4 }]}
        series={[{ data, area: true, ...linear }]}
      />
    );
    const { container, rerender } = render(chart([0, 4]));
    const line = container.querySelector('.MuiLineElement-root')!;
    expect(line).toHaveAttribute('d', 'M50,250L350,50');
    rerender(chart([4, 0]));
    expect(line).toHaveAttribute('d', 'M50,50L350,250');
    const area = container.querySelector('.MuiAreaElement-root');
    expect(area).toHaveAttribute('d', 'M50,50L350,250L350,250L50,250Z');
  });
});

describe('#accessibility', () => {
  const label = { 'aria-label': 'Calls' } as object;

  test('`title`, `desc` and `aria-label` on `LineChart` do not reach the SVG', () => {
    const { all } = draw({
      title: 'Calls per day',
      desc: 'Calls by weekday',
      series: [{ data: [1, 2] }],
      ...label,
    });
    expect(all('svg')[0]!.outerHTML).not.toContain('Calls');
  });

  test('`ResponsiveChartContainer` writes `title` and `desc` into the SVG', () => {
    const { container } = render(
      <ResponsiveChartContainer
        width={400}
        height={300}
        title="Calls per day"
        desc="Calls by weekday"
        series={[]}
      />,
    );
    expect(container.querySelector('svg > title')).toHaveTextContent('Calls per day');
    expect(container.querySelector('svg > desc')).toHaveTextContent('Calls by weekday');
  });
});
