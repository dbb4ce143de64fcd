import { cleanup, fireEvent, render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

// The drawing area is 500 px wide and 200 px high, and starts at (50, 50).
const size = { width: 600, height: 300 };
const days = ['Mon', 'Tue', 'Wed'];
const points = [{ scaleType: 'point' as const, data: days }];
const bands = [{ scaleType: 'band' as const, data: days }];

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const xTicks = () => texts('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
const yTicks = () => texts('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);
const linePath = () => attribute('.MuiLineElement-root', 'd');

/** Draws three values, removes what was drawn before. */
function draw(props: Partial<LineChartProps>, data: (number | null)[] = [3, 17, 42]) {
  cleanup();
  return render(
    <LineChart {...size} xAxis={points} series={[{ data, curve: 'linear' }]} {...props} />,
  );
}

describe('#define', () => {
  test('No effect', () => {
    draw({ yAxis: [{ id: 'y' }] });
    const ticks = yTicks();
    for (const option of [{ tickNumber: 2 }, { tickMinStep: 20 }, { tickMaxStep: 1 }]) {
      draw({ yAxis: [{ id: 'y' }], leftAxis: { axisId: 'y', ...option } });
      expect(yTicks()).toEqual(ticks);
      draw({ yAxis: [option] });
      expect(yTicks()).not.toEqual(ticks);
    }
  });

  test('Yes, and they take precedence', () => {
    draw({ yAxis: [{ id: 'y', label: 'One' }], leftAxis: { axisId: 'y', label: 'Two' } });
    expect(texts('.MuiChartsAxis-label')).toEqual(['Two']);
    const fontSize = () =>
      document.querySelector<SVGElement>('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')!
        .style.fontSize;
    draw({
      yAxis: [{ id: 'y', tickLabelStyle: { fontSize: 9 } }],
      leftAxis: { axisId: 'y', tickLabelStyle: { fontSize: 17 } },
    });
    expect(fontSize()).toBe('17px');
  });

  test('No, they have no effect, although their types are accepted', () => {
    const parts = (props: Partial<LineChartProps>) => {
      draw({ ...props, bottomAxis: null });
      return [
        document.querySelectorAll('.MuiChartsAxis-line').length,
        document.querySelectorAll('.MuiChartsAxis-tick').length,
        attribute('.MuiChartsAxis-tick', 'x2'),
      ];
    };
    const untouched = parts({ yAxis: [{ id: 'y' }] });
    for (const option of [{ disableLine: true }, { disableTicks: true }, { tickSize: 20 }]) {
      expect(parts({ yAxis: [{ id: 'y', ...option }] })).toEqual(untouched);
      const there = parts({ yAxis: [{ id: 'y' }], leftAxis: { axisId: 'y', ...option } });
      expect(there).not.toEqual(untouched);
    }
  });

  test('On x-axes only', () => {
    draw({});
    const [x, y] = [xTicks(), yTicks()];
    const none = { tickInterval: [] as number[], tickLabelInterval: () => false };
    draw({ yAxis: [none] });
    expect(yTicks()).toEqual(y);
    for (const option of [{ tickInterval: ['Tue'] }, { tickLabelInterval: () => false }]) {
      draw({ xAxis: [{ ...points[0]!, ...option }] });
      expect(xTicks()).not.toEqual(x);
      draw({ xAxis: [{ ...points[0]!, id: 'x' }], bottomAxis: { axisId: 'x', ...option } });
      expect(xTicks()).not.toEqual(x);
    }
  });

  test('No, they have no effect in complete charts', () => {
    const slotProps = { axisLabel: { x: -99 } };
    const yAxis = [{ id: 'y', label: 'Depth', slotProps }];
    draw({ yAxis });
    expect(attribute('.MuiChartsAxis-label text', 'x')).toBe('-28');
    draw({ yAxis: [{ id: 'y', label: 'Depth' }], leftAxis: { axisId: 'y', slotProps } });
    expect(attribute('.MuiChartsAxis-label text', 'x')).toBe('-99');
  });
});

describe('#scale-type', () => {
  test("Nothing in this version: you cannot set the exponent, and it draws the same as `'linear'`", () => {
    draw({ yAxis: [{ scaleType: 'linear' }] });
    const straight = linePath();
    draw({ yAxis: [{ scaleType: 'pow' }] });
    expect(linePath()).toBe(straight);
    draw({ yAxis: [{ scaleType: 'sqrt' }] });
    expect(linePath()).not.toBe(straight);
  });

  test("On `'band'` and `'point'` axes, `min` and `max` have no effect", () => {
    const limits = { min: 2, max: 3 };
    draw({ xAxis: [{ scaleType: 'point', data: [1, 2, 3], ...limits }] });
    expect(xTicks()).toEqual(['1', '2', '3']);
    const band = { scaleType: 'band' as const, data: [1, 2, 3], ...limits };
    render(<BarChart {...size} xAxis={[band]} series={[{ data: [1, 2, 3] }]} />);
    expect(xTicks()).toEqual(['1', '2', '3', '1', '2', '3']);
  });
});

describe('#log-zero', () => {
  test("Zero has no logarithm, so a single `0` in the data of a `'log'` axis removes all its ticks and the line", () => {
    draw({ yAxis: [{ scaleType: 'log' }] }, [0, 10, 1000]);
    expect(yTicks()).toEqual([]);
    expect(linePath()).toContain('NaN');
  });

  test('`null` alone does not help, because the axis treats it as zero', () => {
    draw({ yAxis: [{ scaleType: 'log' }] }, [null, 10, 1000]);
    expect(yTicks()).toEqual([]);
  });

  test('The line then has a gap', () => {
    draw({ yAxis: [{ scaleType: 'log', min: 1 }] }, [10, null, 1000]);
    expect(yTicks()).toContain('100');
    expect(linePath()).not.toContain('NaN');
    expect(linePath()?.match(/M/g)).toHaveLength(2);
  });

  test("`'sqrt'` mirrors negative values at zero", () => {
    draw({ yAxis: [{ scaleType: 'sqrt', min: -400, max: 400 }] }, [-100, 0, 100]);
    expect(linePath()).toBe('M50,200L300,150L550,100');
  });
});

describe('#data', () => {
  test("A time axis does not parse strings: with `'2025-03-01'` instead of a `Date`, it has no ticks", () => {
    draw({ xAxis: [{ scaleType: 'time', data: ['2025-03-01', '2025-03-02', '2025-03-03'] }] });
    expect(xTicks()).toEqual([]);
  });

  test('Timestamps in milliseconds work', () => {
    const dates = [1, 2, 3].map((day) => new Date(2025, 2, day));
    draw({ xAxis: [{ scaleType: 'time', data: dates }] });
    const ticks = xTicks();
    expect(ticks).toContain('Mar 02');
    draw({ xAxis: [{ scaleType: 'time', data: dates.map(Number) }] });
    expect(xTicks()).toEqual(ticks);
  });

  test("Entries of a `'band'` or `'point'` axis must be unique: equal ones share one position", () => {
    draw({ xAxis: [{ scaleType: 'point', data: ['Mon', 'Mon', 'Wed'] }] });
    expect(xTicks()).toEqual(['Mon', 'Wed']);
    expect(linePath()).toMatch(/^M50,[\d.]+L50,/);
  });
});

/** Moves the pointer over the chart, and reads the first line of the tooltip. */
function headOfTooltip() {
  fireEvent.mouseMove(document.querySelector('svg')!, { clientX: 60, clientY: 150 });
  expect(texts('[role=tooltip] tbody')).not.toEqual([]);
  return document.querySelector('[role=tooltip] thead')?.textContent;
}

describe('#value-formatter', () => {
  test('It receives the value and nothing else', () => {
    const valueFormatter = jest.fn((day: string) => `on ${day}`);
    draw({ xAxis: [{ ...points[0]!, valueFormatter }] });
    headOfTooltip();
    expect(valueFormatter).toHaveBeenCalled();
    for (const parameters of valueFormatter.mock.calls) {
      expect(parameters).toHaveLength(1);
    }
  });

  test('The text appears beside the ticks and in the first line of the axis tooltip', () => {
    draw({ xAxis: [{ ...points[0]!, valueFormatter: (day: string) => `on ${day}` }] });
    expect(xTicks()).toEqual(['on Mon', 'on Tue', 'on Wed']);
    expect(headOfTooltip()).toBe('on Mon');
  });

  test("The tooltip uses `toLocaleString()`, in local time also for dates on a `'utc'` axis", () => {
    const data = [2, 3, 4].map((day) => new Date(Date.UTC(2025, 2, day)));
    draw({ xAxis: [{ data: [1000, 2000, 3000] }] });
    expect(headOfTooltip()).toBe('1,000');
    for (const scaleType of ['time', 'utc'] as const) {
      draw({ xAxis: [{ scaleType, data }] });
      expect(headOfTooltip()).toBe(data[0]!.toLocaleString());
    }
  });

  test('`hideTooltip: true` on the axis removes the first line of the tooltip', () => {
    draw({});
    expect(headOfTooltip()).toBe('Mon');
    draw({ xAxis: [{ ...points[0]!, hideTooltip: true }] });
    expect(headOfTooltip()).toBeUndefined();
  });
});

describe('#domain', () => {
  test('Lines do so only if their data has a gap or `area` is set, even to `false`', () => {
    draw({}, [101, null, 109]);
    expect(yTicks()).toContain('0');
    draw({ series: [{ data: [101, 105, 109], area: false }] });
    expect(yTicks()).toContain('0');
    const data = [101, 105, 109];
    draw({}, data);
    expect(yTicks()).not.toContain('0');
    draw({ series: [{ data, area: true }] });
    expect(yTicks()).toContain('0');
    cleanup();
    render(<BarChart {...size} xAxis={bands} series={[{ data }]} />);
    expect(yTicks()).toContain('0');
  });
});

describe('#domain-limit', () => {
  test('An end without `min` or `max` is rounded outward to a round number', () => {
    const y = (yAxis: object) => {
      draw({ yAxis: [yAxis] });
      return linePath()!
        .match(/(?<=,)[\d.]+/g)!
        .map(Number);
    };
    // The data goes from 3 to 42, rounded from 0 to 50; the drawing area from 250 at the bottom to 50 at the top.
    expect(y({ min: 3, max: 42 })).toEqual([250, expect.any(Number), 50]);
    expect(y({ max: 42 })).toEqual([expect.closeTo(250 - (3 / 42) * 200), expect.any(Number), 50]);
    expect(y({ min: 3 })).toEqual([250, expect.any(Number), expect.closeTo(250 - (39 / 47) * 200)]);
  });
});

describe('#tick-number', () => {
  test('If all values of a line are equal and `min` and `max` are missing, the range is zero, and with `tickMinStep` the axis has no tick at all', () => {
    draw({ yAxis: [{ tickMinStep: 1 }] }, [1, 1, 1]);
    expect(yTicks()).toEqual([]);
    draw({ yAxis: [{ tickMinStep: 1, min: 0 }] }, [1, 1, 1]);
    expect(yTicks()).toEqual(['0', '1']);
  });
});

describe('#tick-interval', () => {
  const numbers = { data: [0, 50, 100] };

  test('an array of values: exactly these get a tick', () => {
    draw({ xAxis: [{ ...numbers, tickInterval: [0, 13, 40] }] });
    expect(xTicks()).toEqual(['0', '13', '40']);
    draw({ xAxis: [{ ...points[0]!, tickInterval: ['Mon', 'Wed'] }] });
    expect(xTicks()).toEqual(['Mon', 'Wed']);
  });

  test("on `'point'` axes only; a continuous axis ignores it", () => {
    draw({ xAxis: [{ ...points[0]!, tickInterval: (day) => day !== 'Tue' }] });
    expect(xTicks()).toEqual(['Mon', 'Wed']);
    draw({ xAxis: [numbers] });
    const ticks = xTicks();
    draw({ xAxis: [{ ...numbers, tickInterval: () => false }] });
    expect(xTicks()).toEqual(ticks);
  });

  test("A `'band'` axis ignores both", () => {
    for (const tickInterval of [['Mon'], () => false]) {
      cleanup();
      const axis = { ...bands[0]!, tickInterval };
      render(<BarChart {...size} xAxis={[axis]} series={[{ data: [1, 2, 3] }]} />);
      expect(xTicks()).toEqual(days);
    }
  });

  test('and so does the y-axis', () => {
    draw({});
    const ticks = yTicks();
    for (const tickInterval of [[10], () => false]) {
      draw({ yAxis: [{ tickInterval }] });
      expect(yTicks()).toEqual(ticks);
    }
  });

  test('Values of the array outside the range have a tick too, which is drawn outside the drawing area', () => {
    draw({ xAxis: [{ ...numbers, min: 0, max: 100, tickInterval: [50, 120] }] });
    expect(xTicks()).toEqual(['50', '120']);
    const places = [
      ...document.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickContainer'),
    ].map((tick) => tick.getAttribute('transform'));
    // The drawing area ends at 550.
    expect(places).toEqual(['translate(300, 0)', 'translate(650, 0)']);
  });
});

describe('#tick-label-interval', () => {
  test("On a `'band'` axis, the function is also called for the tick that closes the last band, with `undefined` as the value", () => {
    const values: unknown[] = [];
    const tickLabelInterval = (value: unknown) => {
      values.push(value);
      return true;
    };
    const axis = { ...bands[0]!, tickLabelInterval };
    render(<BarChart {...size} xAxis={[axis]} series={[{ data: [1, 2, 3] }]} />);
    expect(values.slice(0, 4)).toEqual(['Mon', 'Tue', 'Wed', undefined]);
  });

  test('The y-axis leaves nothing out, and `tickLabelInterval` has no effect on it', () => {
    const crowded = { tickNumber: 100, min: 0, max: 100 };
    const place = { height: 120, margin: { top: 10, bottom: 10 } };
    draw({ ...place, yAxis: [crowded] });
    expect(yTicks()).toHaveLength(101);
    draw({ ...place, yAxis: [{ ...crowded, tickLabelInterval: () => false }] });
    expect(yTicks()).toHaveLength(101);
  });

  test('the tick stays, without a label', () => {
    const valueFormatter = (value: number) => (value % 20 === 0 ? `${value}` : '');
    draw({ yAxis: [{ min: 0, max: 40, tickMinStep: 10, tickMaxStep: 10, valueFormatter }] });
    expect(yTicks()).toEqual(['0', '', '20', '', '40']);
    const ticks = document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tick');
    expect(ticks).toHaveLength(5);
  });
});

describe('#text-style', () => {
  test('In `yAxis`, they have no effect', () => {
    const sizes = () =>
      ['tickLabel', 'label text'].map(
        (part) =>
          document.querySelector<SVGElement>(`.MuiChartsAxis-directionY .MuiChartsAxis-${part}`)!
            .style.fontSize,
      );
    const fonts = { tickFontSize: 20, labelFontSize: 30 };
    draw({ yAxis: [{ id: 'y', label: 'Depth', ...fonts }] });
    expect(sizes()).toEqual(['12px', '14px']);
    draw({ yAxis: [{ id: 'y', label: 'Depth' }], leftAxis: { axisId: 'y', ...fonts } });
    expect(sizes()).toEqual(['20px', '30px']);
  });

  test('The props `fill` and `stroke` of an axis have no effect in this version', () => {
    draw({ yAxis: [{ label: 'Depth', fill: 'tomato', stroke: 'tomato' }] });
    expect(document.body.innerHTML).not.toContain('tomato');
    expect(document.head.innerHTML).not.toContain('tomato');
  });
});

describe('#title', () => {
  test('at a fixed distance from the line: 28 pixels on the y-axis, 26 with `disableTicks`', () => {
    for (const data of [
      [1, 2, 3],
      [1_000_000, 2_000_000, 3_000_000],
    ]) {
      draw({ yAxis: [{ label: 'Depth' }] }, data);
      expect(attribute('.MuiChartsAxis-label text', 'x')).toBe('-28');
    }
    draw({
      yAxis: [{ id: 'y', label: 'Depth' }],
      leftAxis: { axisId: 'y', disableTicks: true },
    });
    expect(attribute('.MuiChartsAxis-label text', 'x')).toBe('-26');
  });
});

describe('#position', () => {
  test('An object without `axisId` draws nothing, and there is no message', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const drawn = () => document.querySelectorAll('.MuiChartsAxis-root').length;
    draw({ yAxis: [{ id: 'y' }], leftAxis: { label: 'Depth' }, bottomAxis: {} });
    expect(drawn()).toBe(0);
    draw({ yAxis: [{ id: 'y' }], leftAxis: { axisId: 'y', label: 'Depth' }, bottomAxis: {} });
    expect(drawn()).toBe(1);
    expect([error, warn].map(({ mock }) => mock.calls)).toEqual([[], []]);
    error.mockRestore();
    warn.mockRestore();
  });

  test('`position` in `yAxis` does not move an axis of a complete chart', () => {
    draw({ yAxis: [{ position: 'right' }] });
    expect(document.querySelector('.MuiChartsAxis-left')).not.toBeNull();
    expect(document.querySelector('.MuiChartsAxis-right')).toBeNull();
  });
});

describe('#two-axes', () => {
  test('A series without `yAxisKey` belongs to the first axis', () => {
    const yAxis = [
      { id: 'one', min: 0, max: 100 },
      { id: 'two', min: 0, max: 10 },
    ];
    draw({ yAxis, series: [{ data: [50, 50, 50], curve: 'linear' }] });
    expect(linePath()).toBe('M50,150L300,150L550,150');
  });
});

describe('#reverse', () => {
  test('With `reverse`, it begins at the bottom', () => {
    const ends = (reverse: boolean) => {
      cleanup();
      const axis = { ...bands[0]!, reverse };
      const series = [{ data: [1, 2, 3] }];
      render(<BarChart {...size} layout="horizontal" yAxis={[axis]} series={series} />);
      const ticks = [
        ...document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickContainer'),
      ];
      const heights = ticks.map((tick) =>
        Number(tick.getAttribute('transform')!.match(/[\d.]+(?=\))/)![0]),
      );
      return [yTicks()[0], heights[0]! < heights[2]!];
    };
    expect(ends(false)).toEqual(['Mon', true]);
    expect(ends(true)).toEqual(['Mon', false]);
  });

  test("On `'band'` and `'point'` axes, the tooltip does not follow: it shows the entry that was at that place before, and the highlight is on the other side", () => {
    const series = [{ data: [1, 2, 3] }];
    const highlight = () => attribute('.MuiChartsAxisHighlight-root', 'd');
    // Tuesday is in the middle, Monday on the right, away from the pointer at 60.
    draw({ xAxis: [{ ...points[0]!, reverse: true }], series });
    expect(headOfTooltip()).toBe('Mon');
    expect(highlight()).toBe('M 550 250 L 550 50');
    cleanup();
    render(<BarChart {...size} xAxis={[{ ...bands[0]!, reverse: true }]} series={series} />);
    expect(headOfTooltip()).toBe('Mon');
    expect(highlight()).toMatch(/^M 383\.3/);
  });
});

describe('#reference-line', () => {
  const line = () => attribute('.MuiChartsReferenceLine-line', 'd');

  test('Otherwise no line is drawn, and the console shows `the value … does not exist in the data of x axis`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    draw({ children: <ChartsReferenceLine x="Sun" /> });
    expect(line()).toBeUndefined();
    expect(error.mock.calls.flat().join()).toContain(
      'the value Sun does not exist in the data of x axis',
    );
    error.mockRestore();
  });

  test("On a `'band'` axis, the line lies at the start of the band, not in its middle", () => {
    const bare = { ...bands[0]!, categoryGapRatio: 0 };
    render(
      <BarChart {...size} xAxis={[bare]} series={[{ data: [1, 2, 3] }]}>
        <ChartsReferenceLine x="Mon" />
      </BarChart>,
    );
    expect(line()).toBe('M 50 50 l 0 200');
  });

  test('A line at a value outside the range is drawn outside the drawing area', () => {
    draw({ yAxis: [{ min: 0, max: 50 }], children: <ChartsReferenceLine y={100} /> });
    expect(line()).toBe('M 50 -150 l 500 0');
  });

  test('A reference line does not extend the axis: an axis with values up to 30 does not grow for a limit of 50', () => {
    draw({ children: <ChartsReferenceLine y={50} /> }, [0, 12, 30]);
    expect(yTicks().at(-1)).toBe('30');
  });
});

describe('#time-axis', () => {
  test('Each shows the largest unit that starts at its tick: `06 AM`, `Fri 21`, `Mar 23` on a Sunday, `April`', () => {
    const axis = { scaleType: 'time' as const };
    const data = [new Date(2025, 2, 20), new Date(2025, 3, 1), new Date(2025, 3, 12)];
    draw({ xAxis: [{ ...axis, data }] });
    expect(xTicks()).toEqual(expect.arrayContaining(['Fri 21', 'Mar 23', 'April']));
    draw({ xAxis: [{ ...axis, data: [0, 6, 12].map((hour) => new Date(2025, 2, 20, hour)) }] });
    expect(xTicks()).toContain('06 AM');
  });

  test('Without it, ticks show the date as JavaScript writes it, with time and zone', () => {
    const data = [2, 3, 4].map((day) => new Date(2025, 2, day));
    render(
      <BarChart {...size} xAxis={[{ scaleType: 'band', data }]} series={[{ data: [1, 2, 3] }]} />,
    );
    expect(xTicks()).toEqual(data.map(String));
  });
});

describe('#composition', () => {
  test('Without `axisId`, they draw the first one', () => {
    render(
      <ResponsiveChartContainer
        {...size}
        xAxis={[
          { id: 'first', scaleType: 'point', data: ['A', 'B'] },
          { id: 'second', scaleType: 'point', data: ['C', 'D'] },
        ]}
        series={[]}
      >
        <ChartsXAxis />
      </ResponsiveChartContainer>,
    );
    expect(xTicks()).toEqual(['A', 'B']);
  });
});

describe('#troubleshooting', () => {
  const message = (props: Partial<LineChartProps>) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    try {
      draw(props);
      return '';
    } catch (thrown) {
      return String(thrown);
    } finally {
      error.mockRestore();
    }
  };

  test("a `'band'` or `'point'` axis has no `data`", () => {
    for (const scaleType of ['band', 'point'] as const) {
      expect(message({ xAxis: [{ scaleType }] })).toContain('is not iterable');
    }
  });

  test('The message lists the existing ones', () => {
    expect(message({ yAxis: [{ id: 'left' }], rightAxis: 'right' })).toMatch(
      /"right" is not defined\.\nAvailable ids are: left,/,
    );
  });

  test("`Cannot read properties of undefined (reading 'scale')`: a series refers to an axis that does not exist", () => {
    expect(message({ series: [{ data: [1, 2, 3], yAxisKey: 'right' }] })).toContain(
      "Cannot read properties of undefined (reading 'scale')",
    );
  });
});
