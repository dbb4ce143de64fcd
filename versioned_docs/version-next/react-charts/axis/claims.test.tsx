import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { niceDomain } from '@mui/x-charts/utils';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

// The drawing area is 515 px wide and 235 px high, and starts at (65, 20).
const size = { width: 600, height: 300, skipAnimation: true };
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

const titleX = () =>
  attribute('.MuiChartsAxis-label', 'x') ?? attribute('.MuiChartsAxis-label text', 'x');

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

describe('#define', () => {
  test('`slots` and `slotProps` have no effect in it: those of the chart hold for all its axes', () => {
    const slotProps = { axisLabel: { x: -99 } };
    draw({ yAxis: [{ label: 'Depth', slotProps }] });
    expect(titleX()).toBe('-65');
    draw({ yAxis: [{ label: 'Depth' }], slotProps });
    expect(titleX()).toBe('-99');
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

  test("On `'band'` and `'point'` axes, `min`, `max` and `domainLimit` have no effect", () => {
    const limits = {
      min: 2,
      max: 3,
      domainLimit: () => {
        throw new Error('called');
      },
    };
    draw({ xAxis: [{ scaleType: 'point', data: [1, 2, 3], ...limits }] });
    expect(xTicks()).toEqual(['1', '2', '3']);
    const band = { scaleType: 'band' as const, data: [1, 2, 3], ...limits };
    render(<BarChart {...size} xAxis={[band]} series={[{ data: [1, 2, 3] }]} />);
    expect(xTicks()).toEqual(['1', '2', '3', '1', '2', '3']);
  });
});

describe('#log-zero', () => {
  test("A single `0` in the data of a `'log'` axis takes all its ticks away, and the line with them", () => {
    draw({ yAxis: [{ scaleType: 'log' }] }, [0, 10, 1000]);
    expect(yTicks()).toEqual([]);
    expect(linePath()).toContain('NaN');
  });

  test('Replace it by `null`. The line then has a gap', () => {
    draw({ yAxis: [{ scaleType: 'log' }] }, [10, null, 1000]);
    expect(yTicks()).toContain('100');
    expect(linePath()).not.toContain('NaN');
    expect(linePath()?.match(/M/g)).toHaveLength(2);
  });

  test("Use `'symlog'`: it is logarithmic away from zero and linear around it", () => {
    draw({ yAxis: [{ scaleType: 'symlog' }] }, [-100, 0, 100]);
    expect(yTicks()).toEqual(['−100', '−10', '−1', '0', '1', '10', '100']);
    expect(linePath()).toBe('M65,255L322.5,137.5L580,20');
  });

  test("`'sqrt'` mirrors negative values at zero", () => {
    draw({ yAxis: [{ scaleType: 'sqrt', min: -400, max: 400 }] }, [-100, 0, 100]);
    expect(linePath()).toBe('M65,196.25L322.5,137.5L580,78.75');
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
    expect(linePath()).toMatch(/^M65,[\d.]+L65,/);
  });
});

/** Moves the pointer over the chart, and reads the first line of the tooltip. */
async function headOfTooltip() {
  const svg = document.querySelector('svg.MuiChartsSurface-root')!;
  for (const type of ['pointerenter', 'pointermove']) {
    const event = new MouseEvent(type, {
      bubbles: type === 'pointermove',
      clientX: 70,
      clientY: 150,
    });
    Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse' });
    fireEvent(svg, event);
  }
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
  expect(texts('.MuiChartsTooltip-root tr')).not.toEqual([]);
  return document.querySelector('.MuiChartsTooltip-root caption')?.textContent;
}

describe('#value-formatter', () => {
  test("The tooltip writes values as `String()` does: `1000`, and dates from the weekday to the name of the time zone, in that of the browser on a `'utc'` axis too", async () => {
    const data = [2, 3, 4].map((day) => new Date(Date.UTC(2025, 2, day)));
    draw({ xAxis: [{ data: [1000, 2000, 3000] }] });
    expect(await headOfTooltip()).toBe('1000');
    draw({ xAxis: [{ scaleType: 'time', data }] });
    expect(await headOfTooltip()).toBe(String(data[0]));
    draw({ xAxis: [{ scaleType: 'utc', data }] });
    expect(await headOfTooltip()).toBe(String(data[0]));
  });

  test('`hideTooltip: true` on the axis removes the first line of the tooltip', async () => {
    draw({});
    expect(await headOfTooltip()).toBe('Mon');
    draw({ xAxis: [{ ...points[0]!, hideTooltip: true }] });
    expect(await headOfTooltip()).toBeUndefined();
  });

  test('It is an empty string for the ticks of a log axis that D3 leaves without a label', () => {
    const labels = (valueFormatter: (meters: number, context: { location: string }) => string) => {
      draw({ yAxis: [{ scaleType: 'log', valueFormatter }] }, [1, 40, 900]);
      return yTicks();
    };
    expect(labels((meters) => `${meters} m`).length).toBeGreaterThan(10);
    expect(
      labels((meters, context) =>
        'defaultTickLabel' in context && context.defaultTickLabel === '' ? '' : `${meters} m`,
      ),
    ).toEqual(['1 m', '10 m', '100 m', '1000 m']);
  });
});

describe('#domain', () => {
  test('Bars and areas include zero without `min`; lines and points do not', () => {
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
  test('`min` and `max` take precedence over all three', () => {
    const wide = () => ({ min: -1000, max: 1000 });
    for (const domainLimit of ['nice', 'strict', wide] as const) {
      draw({ yAxis: [{ min: 3, max: 43, domainLimit }] });
      // The first value lies at the very bottom, the last one 1/40 below the top.
      expect(linePath()).toBe('M65,255L322.5,172.75L580,25.875');
    }
  });

  test('its arguments are the smallest and largest value of the data, even if `min` and `max` are set', () => {
    const calls: number[][] = [];
    const domainLimit = (min: number, max: number) => {
      calls.push([min, max]);
      return { min, max };
    };
    draw({ yAxis: [{ min: 10, max: 30, domainLimit }] });
    expect(calls[0]).toEqual([3, 42]);
  });

  test('The ends that a function returns are not rounded', () => {
    draw({ yAxis: [{ domainLimit: (min, max) => ({ min: min - 1, max: max + 1 }) }] });
    const extended = linePath();
    draw({ yAxis: [{ min: 2, max: 43, domainLimit: 'strict' }] });
    expect(linePath()).toBe(extended);
    draw({ yAxis: [{ domainLimit: 'nice' }] });
    expect(linePath()).not.toBe(extended);
  });

  test('`niceDomain` extends them to round numbers', () => {
    expect(niceDomain('linear', [3, 42 * 1.15])).toEqual([0, 50]);
    const domainLimit = (min: number, max: number) => {
      const [start = min, end = max] = niceDomain('linear', [min, max * 1.15]);
      return { min: start, max: end };
    };
    draw({ yAxis: [{ domainLimit }] });
    const rounded = linePath();
    draw({ yAxis: [{ min: 0, max: 50, domainLimit: 'strict' }] });
    expect(linePath()).toBe(rounded);
  });
});

describe('#tick-number', () => {
  test('If all values of a line are equal and `min` and `max` are missing, the range is zero, and the axis has a single tick, `1.000000` for 1', () => {
    draw({ yAxis: [{ tickMinStep: 1 }] }, [1, 1, 1]);
    expect(yTicks()).toEqual(['1.000000']);
    draw({}, [1, 1, 1]);
    expect(yTicks()).toEqual(['1.000000']);
  });
});

describe('#tick-interval', () => {
  test('an array of values: exactly these get a tick, as far as they are in range', () => {
    draw({ yAxis: [{ tickInterval: [0, 13, 40, 999] }] });
    expect(yTicks()).toEqual(['0', '13', '40']);
  });

  test("on `'band'` and `'point'` axes only; others ignore it", () => {
    draw({ xAxis: [{ ...points[0]!, tickInterval: (day) => day !== 'Tue' }] });
    expect(xTicks()).toEqual(['Mon', 'Wed']);
    draw({});
    const ticks = yTicks();
    draw({ yAxis: [{ tickInterval: () => false }] });
    expect(yTicks()).toEqual(ticks);
  });
});

describe('#tick-label-interval', () => {
  test('The y-axis shows all labels', () => {
    const all = Array.from({ length: 101 }, (_, value) => value);
    draw({
      height: 120,
      margin: { top: 10, bottom: 10 },
      yAxis: [{ tickInterval: all, min: 0, max: 100 }],
    });
    expect(yTicks()).toHaveLength(101);
  });

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
});

describe('#long-labels', () => {
  test('`width` of the y-axis or `height` of the x-axis, in pixels, such as `yAxis={[{ width: 120 }]}`', () => {
    draw({ yAxis: [{ width: 120 }] });
    expect(linePath()).toMatch(/^M140,/);
    draw({ xAxis: [{ ...points[0]!, height: 80 }], yAxis: [{ min: 3, max: 42 }] });
    expect(linePath()).toMatch(/^M65,200L/);
  });
});

describe('#title', () => {
  test('by default 65 pixels from the line of a y-axis', () => {
    draw({ yAxis: [{ label: 'Depth' }] });
    expect(titleX()).toBe('-65');
    draw({ yAxis: [{ label: 'Depth', disableTicks: true }] });
    expect(titleX()).toBe('-65');
  });

  test('Make the axis wider where tick labels are long, and the title moves outward with it', () => {
    draw({ yAxis: [{ label: 'Depth', width: 90 }] });
    expect(titleX()).toBe('-90');
  });

  test('`slotProps.axisLabel` of the chart moves the titles of all axes', () => {
    const xAxis = [{ ...points[0]!, label: 'Day' }];
    draw({ xAxis, yAxis: [{ label: 'Depth' }], slotProps: { axisLabel: { x: -99 } } });
    const titles = [...document.querySelectorAll('.MuiChartsAxis-label')];
    expect(titles).toHaveLength(2);
    for (const title of titles) {
      expect((title.querySelector('text') ?? title).getAttribute('x')).toBe('-99');
    }
  });
});

describe('#position', () => {
  const left = () => [...document.querySelectorAll('.MuiChartsAxis-left')];
  const right = () => [...document.querySelectorAll('.MuiChartsAxis-right')];

  test('the first y-axis on the left, and no other axis', () => {
    draw({ yAxis: [{ id: 'a' }, { id: 'b' }] });
    expect([left().length, right().length]).toEqual([1, 0]);
  });

  test("To move the y-axis to the right, set `position: 'right'`", () => {
    draw({ yAxis: [{ position: 'right' }] });
    expect([left().length, right().length]).toEqual([0, 1]);
  });

  test('Several axes on the same side are drawn one beside the other, the first one next to the drawing area', () => {
    const series = [{ data: [1, 2, 3] }, { data: [4, 5, 6], yAxisId: 'b' }];
    draw({ yAxis: [{ id: 'a' }, { id: 'b', position: 'left' }], series });
    expect(left().map((axis) => axis.getAttribute('transform'))).toEqual([
      'translate(110, 0)',
      'translate(65, 0)',
    ]);
  });
});

describe('#hide', () => {
  test("`position: 'none'` hides the whole axis and gives its room to the drawing area", () => {
    draw({ yAxis: [{ position: 'none' }] });
    expect(yTicks()).toEqual([]);
    expect(linePath()).toMatch(/^M20,/);
  });
});

describe('#two-axes', () => {
  const yAxis = [
    { id: 'one', max: 100 },
    { id: 'two', max: 10 },
  ];

  test('A series without `yAxisId` belongs to the first axis', () => {
    const series = [{ data: [50, 50, 50], curve: 'linear' as const }];
    draw({ yAxis: [{ id: 'one', min: 0, max: 100 }, yAxis[1]!], series });
    expect(linePath()).toBe('M65,137.5L322.5,137.5L580,137.5');
  });

  test('Grid lines are those of the first axis', () => {
    const ticks = [
      { ...yAxis[0]!, tickInterval: [0, 50, 100] },
      { ...yAxis[1]!, tickInterval: [5], position: 'right' as const },
    ];
    const series = [{ data: [0, 50, 100] }, { data: [0, 5, 10], yAxisId: 'two' }];
    draw({ yAxis: ticks, series, grid: { horizontal: true } });
    expect(document.querySelectorAll('.MuiChartsGrid-horizontalLine')).toHaveLength(3);
  });
});

describe('#grid', () => {
  test('Values of `tickInterval` outside the range have neither a tick nor a line', () => {
    const axis = { min: 0, max: 50, tickInterval: [25, 60] };
    draw({ grid: { horizontal: true }, yAxis: [axis] });
    expect(yTicks()).toEqual(['25']);
    expect(document.querySelectorAll('.MuiChartsGrid-horizontalLine')).toHaveLength(1);
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
    expect(line()).toBe('M 65 20 l 0 235');
  });

  test('A line at a value outside the range is drawn outside the drawing area', () => {
    draw({ yAxis: [{ min: 0, max: 50 }], children: <ChartsReferenceLine y={100} /> });
    expect(line()).toBe('M 65 -215 l 515 0');
  });

  test('A reference line does not extend the axis: an axis with values up to 30 does not grow for a limit of 50', () => {
    draw({ children: <ChartsReferenceLine y={50} /> }, [0, 12, 30]);
    expect(yTicks().at(-1)).toBe('30');
  });
});

describe('#time-axis', () => {
  test('Each shows the largest unit that starts at its tick: `06 AM`, `Fri 21`, `Mar 23` on a Sunday, `April`', () => {
    const axis = { scaleType: 'time' as const, domainLimit: 'strict' as const };
    const data = [new Date(2025, 2, 20), new Date(2025, 3, 1), new Date(2025, 3, 12)];
    draw({ xAxis: [{ ...axis, data }] });
    expect(xTicks()).toEqual(expect.arrayContaining(['Fri 21', 'Mar 23', 'April']));
    draw({ xAxis: [{ ...axis, data: [0, 6, 12].map((hour) => new Date(2025, 2, 20, hour)) }] });
    expect(xTicks()).toContain('06 AM');
  });

  test("For bars, use `'band'` with `Date` objects. The ticks then have the same labels as those of a time axis", () => {
    const data = [2, 3, 4].map((day) => new Date(2025, 2, day));
    render(
      <BarChart {...size} xAxis={[{ scaleType: 'band', data }]} series={[{ data: [1, 2, 3] }]} />,
    );
    expect(xTicks()).toEqual(['Mar 02', 'Mon 03', 'Tue 04']);
  });
});

describe('#tick-placement', () => {
  const categories = Array.from({ length: 30 }, (_, index) => `c${index}`);
  const ticksOf = (axis: object) => {
    draw(
      {
        xAxis: [{ scaleType: 'band', data: categories, tickLabelInterval: () => true, ...axis }],
        margin: { left: 0, right: 35 },
      },
      categories.map((_, index) => index),
    );
    return xTicks();
  };

  test('With `tickSpacing: 50`, 30 categories on 500 pixels have a tick and a label at every third one', () => {
    expect(ticksOf({})).toHaveLength(30);
    const every = ['c0', 'c3', 'c6', 'c9', 'c12', 'c15', 'c18', 'c21', 'c24', 'c27'];
    expect(ticksOf({ tickSpacing: 50 })).toEqual(every);
    expect(ticksOf({ tickSpacing: 50, scaleType: 'point' })).toEqual(every);
  });

  test('It also thins out the ticks that a `tickInterval` function keeps, but not those of a `tickInterval` array', () => {
    const even = (_: string, index: number) => index % 2 === 0;
    expect(ticksOf({ tickInterval: even })).toHaveLength(15);
    const thinned = ticksOf({ tickInterval: even, tickSpacing: 100 });
    expect(thinned.slice(0, 3)).toEqual(['c0', 'c6', 'c12']);
    const given = ['c0', 'c1', 'c2'];
    expect(ticksOf({ tickInterval: given, tickSpacing: 100 })).toEqual(given);
  });

  test('Continuous axes ignore it', () => {
    draw({ xAxis: [{ data: [0, 5, 10] }] });
    const ticks = xTicks();
    draw({ xAxis: [{ data: [0, 5, 10], tickSpacing: 300 }] });
    expect(xTicks()).toEqual(ticks);
  });
});

describe('#ordinal-time-ticks', () => {
  const days = Array.from({ length: 120 }, (_, index) => new Date(2025, 0, 1 + index));
  const labels = (axis: object) => {
    draw(
      { xAxis: [{ scaleType: 'point', data: days, ordinalTimeTicks: ['months'], ...axis }] },
      days.map((_, index) => index),
    );
    return xTicks();
  };

  test('With strings or timestamps, each entry has its own tick', () => {
    const everyLabel = { tickLabelInterval: () => true };
    expect(labels(everyLabel)).toEqual(['Feb', 'Mar', 'Apr']);
    expect(labels({ ...everyLabel, data: days.map(Number) })).toHaveLength(120);
    expect(labels({ ...everyLabel, data: days.map(String) })).toHaveLength(120);
  });

  test('The first entry never gets a tick', () => {
    expect(labels({ ordinalTimeTicks: ['years', 'months'] })).toEqual(['Feb', 'Mar', 'Apr']);
    expect(labels({ scaleType: 'band' })).toEqual(['Feb', 'Mar', 'Apr']);
  });

  test('The labels are in the language of the browser, and `valueFormatter` does not change them', () => {
    const month = new Intl.DateTimeFormat('default', { month: 'short' });
    expect(labels({ valueFormatter: () => 'other' })).toEqual(
      [1, 2, 3].map((index) => month.format(new Date(2025, index, 1))),
    );
  });

  test('For other labels, list an object with `getTickNumber`, `isTick` and `format` instead of a name', () => {
    const own = {
      getTickNumber: (from: Date, to: Date) => to.getMonth() - from.getMonth(),
      isTick: (before: Date, date: Date) => before.getMonth() !== date.getMonth(),
      format: (date: Date) => `M${date.getMonth() + 1}`,
    };
    expect(labels({ ordinalTimeTicks: [own] })).toEqual(['M2', 'M3', 'M4']);
  });
});

describe('#groups', () => {
  const months = [10, 11, 12, 13].map((month) => new Date(2025, month, 1));
  const groups = [
    { getValue: (date: Date) => `m${date.getMonth() + 1}` },
    { getValue: (date: Date) => date.getFullYear() },
  ];
  const labels = (axis: object, data = months) => {
    draw(
      { xAxis: [{ scaleType: 'band', data, groups, ...axis }] },
      data.map((_, index) => index),
    );
    return xTicks();
  };

  test('neighbors with the same label share one', () => {
    expect(labels({})).toEqual(['m11', 'm12', 'm1', 'm2', '2025', '2026']);
    const mixed = [...months.slice(2), ...months.slice(0, 2), new Date(2026, 2, 1)];
    expect(labels({}, mixed).slice(-3)).toEqual(['2026', '2025', '2026']);
  });

  test('`valueFormatter` has no effect on the labels of groups', () => {
    expect(labels({ valueFormatter: () => 'other' })).toEqual(labels({}));
  });
});

describe('#days-only', () => {
  /** The latest hour at which a tick is. */
  function latestHour(hours: number[], tickMinStep?: number) {
    const times: Date[] = [];
    const valueFormatter = (date: Date, { location }: { location: string }) => {
      if (location === 'tick') {
        times.push(date);
      }
      return String(date.getDate());
    };
    const data = hours.map((hour) => new Date(2025, 5, 2, hour));
    draw({ xAxis: [{ scaleType: 'time', data, tickMinStep, valueFormatter }] }, hours);
    expect(times).not.toEqual([]);
    return Math.max(...times.map((time) => time.getHours()));
  }

  test('Set `tickMinStep` to one day in milliseconds: the ticks are then at full days only', () => {
    for (const hours of [
      [8, 44, 62, 97],
      [0, 40],
      [8, 100],
      [8, 30, 50],
      [5, 80],
    ]) {
      expect(latestHour(hours)).toBeGreaterThan(0);
      expect(latestHour(hours, 86_400_000)).toBe(0);
    }
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

  test('A series whose `yAxisId` does not exist is not drawn, and there is no error', () => {
    expect(message({ series: [{ data: [1, 2, 3], yAxisId: 'right' }] })).toBe('');
    expect(linePath()).toBeUndefined();
  });

  test('the range goes from `min` to `min`', () => {
    draw({ yAxis: [{ min: 10 }] });
    expect(yTicks()).toEqual(['10.000000']);
    draw({ yAxis: [{ min: 10, max: 50 }] });
    expect(yTicks().length).toBeGreaterThan(1);
  });

  test('Without any data, it has no range. With `min` and `max`, the ticks are drawn from the beginning', () => {
    const empty = { xAxis: [{ scaleType: 'point' as const, data: [] }], series: [{ data: [] }] };
    draw(empty);
    expect(yTicks()).toEqual([]);
    draw({ ...empty, yAxis: [{ min: 0, max: 10 }] });
    expect(yTicks()).toContain('10');
  });
});
