import { act, cleanup, render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

// The drawing area is 500 px wide and 200 px high, and starts at (50, 50).
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

describe('#define', () => {
  test('No effect', () => {
    draw({});
    const ticks = yTicks();
    for (const option of [{ tickNumber: 2 }, { tickMinStep: 20 }, { tickMaxStep: 1 }]) {
      draw({ leftAxis: option });
      expect(yTicks()).toEqual(ticks);
      draw({ yAxis: [option] });
      expect(yTicks()).not.toEqual(ticks);
    }
  });

  test('Yes, and they take precedence', () => {
    draw({ yAxis: [{ label: 'One' }], leftAxis: { label: 'Two' } });
    expect(texts('.MuiChartsAxis-label')).toEqual(['Two']);
    draw({ yAxis: [{ tickInterval: [10, 20] }], leftAxis: { tickInterval: [30] } });
    expect(yTicks()).toEqual(['30']);
    draw({ yAxis: [{ disableLine: false }], leftAxis: { disableLine: true }, bottomAxis: null });
    expect(document.querySelector('.MuiChartsAxis-line')).toBeNull();
  });

  test('No, they have no effect in complete charts', () => {
    const slotProps = { axisLabel: { x: -99 } };
    draw({ yAxis: [{ label: 'Depth', slotProps }] });
    expect(attribute('.MuiChartsAxis-label text', 'x')).toBe('-28');
    draw({ yAxis: [{ label: 'Depth' }], leftAxis: { slotProps } });
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
  const svg = document.querySelector('svg')!;
  addSvgPoints();
  for (const type of ['pointerenter', 'pointermove']) {
    act(() => {
      svg.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 60, clientY: 150 }));
    });
  }
  expect(texts('[role=tooltip] tbody')).not.toEqual([]);
  return document.querySelector('[role=tooltip] thead')?.textContent;
}

describe('#value-formatter', () => {
  test("The tooltip uses `toLocaleString()`, and `toUTCString()` for dates on a `'utc'` axis", () => {
    const data = [2, 3, 4].map((day) => new Date(Date.UTC(2025, 2, day)));
    draw({ xAxis: [{ data: [1000, 2000, 3000] }] });
    expect(headOfTooltip()).toBe('1,000');
    draw({ xAxis: [{ scaleType: 'time', data }] });
    expect(headOfTooltip()).toBe(data[0]!.toLocaleString());
    draw({ xAxis: [{ scaleType: 'utc', data }] });
    expect(headOfTooltip()).toBe(data[0]!.toUTCString());
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
  test('`min` and `max` take precedence over all three', () => {
    const wide = () => ({ min: -1000, max: 1000 });
    for (const domainLimit of ['nice', 'strict', wide] as const) {
      draw({ yAxis: [{ min: 3, max: 43, domainLimit }] });
      // The first value lies at the very bottom, the last one 1/40 below the top.
      expect(linePath()).toMatch(/^M50,250L300,[\d.]+L550,55$/);
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
  test('an array of values: exactly these get a tick, as far as they are in range', () => {
    draw({ yAxis: [{ tickInterval: [0, 13, 40, 999] }] });
    expect(yTicks()).toEqual(['0', '13', '40']);
  });

  test("on a `'band'` axis, use only values of `data`, because others get the position `NaN`", () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const drawTicks = (tickInterval: string[]) => {
      cleanup();
      render(
        <BarChart
          {...size}
          grid={{ vertical: true }}
          xAxis={[{ scaleType: 'band', data: days, tickInterval }]}
          series={[{ data: [1, 2, 3] }]}
        />,
      );
      return error.mock.calls.flat().join();
    };
    expect(drawTicks(['Mon'])).not.toContain('NaN');
    expect(drawTicks(['Mon', 'Sun'])).toContain('NaN');
    error.mockRestore();
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

describe('#text-style', () => {
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
    draw({ yAxis: [{ label: 'Depth', disableTicks: true }] });
    expect(attribute('.MuiChartsAxis-label text', 'x')).toBe('-26');
  });
});

describe('#position', () => {
  test('`position` in `yAxis` does not move an axis of a complete chart', () => {
    draw({ yAxis: [{ position: 'right' }] });
    expect(document.querySelector('.MuiChartsAxis-left')).not.toBeNull();
    expect(document.querySelector('.MuiChartsAxis-right')).toBeNull();
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
    expect(linePath()).toBe('M50,150L300,150L550,150');
  });

  test('Grid lines are those of the first axis', () => {
    const ticks = [
      { ...yAxis[0]!, tickInterval: [0, 50, 100] },
      { ...yAxis[1]!, tickInterval: [5] },
    ];
    const series = [{ data: [0, 50, 100] }, { data: [0, 5, 10], yAxisId: 'two' }];
    draw({ yAxis: ticks, series, leftAxis: 'two', rightAxis: 'one', grid: { horizontal: true } });
    expect(document.querySelectorAll('.MuiChartsGrid-horizontalLine')).toHaveLength(3);
  });
});

describe('#grid', () => {
  test('The lines use `tickInterval` and `tickNumber` of `yAxis`, not those of `leftAxis`', () => {
    const grid = { horizontal: true };
    draw({ grid, yAxis: [{ tickInterval: [0, 20] }], leftAxis: { tickInterval: [5, 10, 15] } });
    expect(yTicks()).toHaveLength(3);
    expect(document.querySelectorAll('.MuiChartsGrid-horizontalLine')).toHaveLength(2);
  });

  test('Values of `tickInterval` outside the range have no tick, but they do have a grid line, which is drawn outside the drawing area', () => {
    const axis = { min: 0, max: 50, tickInterval: [25, 60] };
    draw({ grid: { horizontal: true }, yAxis: [axis] });
    expect(yTicks()).toEqual(['25']);
    const lines = [...document.querySelectorAll('.MuiChartsGrid-horizontalLine')];
    // The drawing area begins at 50.
    expect(lines.map((each) => Math.round(Number(each.getAttribute('y1'))))).toEqual([150, 10]);
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
    const axis = { scaleType: 'time' as const, domainLimit: 'strict' as const };
    const data = [new Date(2025, 2, 20), new Date(2025, 3, 1), new Date(2025, 3, 12)];
    draw({ xAxis: [{ ...axis, data }] });
    expect(xTicks()).toEqual(expect.arrayContaining(['Fri 21', 'Mar 23', 'April']));
    draw({ xAxis: [{ ...axis, data: [0, 6, 12].map((hour) => new Date(2025, 2, 20, hour)) }] });
    expect(xTicks()).toContain('06 AM');
  });

  test('The tick labels then look like those of a time axis', () => {
    const data = [2, 3, 4].map((day) => new Date(2025, 2, day));
    render(
      <BarChart {...size} xAxis={[{ scaleType: 'band', data }]} series={[{ data: [1, 2, 3] }]} />,
    );
    expect(xTicks()).toEqual(['Mar 02', 'Mon 03', 'Tue 04']);
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
    expect(message({ series: [{ data: [1, 2, 3], yAxisId: 'right' }] })).toContain(
      "Cannot read properties of undefined (reading 'scale')",
    );
  });

  test('With `min` and `max`, it is drawn from the beginning', () => {
    const empty = { xAxis: [{ scaleType: 'point' as const, data: [] }], series: [{ data: [] }] };
    draw(empty);
    expect(document.querySelector('.MuiChartsAxis-root')).toBeNull();
    draw({ ...empty, yAxis: [{ min: 0, max: 10 }] });
    expect(yTicks()).toContain('10');
  });
});
