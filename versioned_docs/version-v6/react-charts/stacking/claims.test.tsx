import { act, render } from '@testing-library/react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import {
  DefaultChartsAxisTooltipContent,
  type ChartsAxisContentProps,
} from '@mui/x-charts/ChartsTooltip';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

// The drawing area is 500 px wide and 200 px high, and starts at (50, 50).
const size = { width: 600, height: 300, skipAnimation: true };
const days = ['Mon', 'Tue', 'Wed'];
const bands = [{ scaleType: 'band' as const, data: days }];
const points = [{ scaleType: 'point' as const, data: days }];
const area = { stack: 'all', area: true, curve: 'linear' } as const;

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const valueTicks = () => texts('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
const paths = (kind: 'Area' | 'Line') =>
  [...document.querySelectorAll(`.Mui${kind}Element-root`)].map((path) => path.getAttribute('d'));

/** Moves the pointer over the chart, and reads the tooltip row by row. */
function tooltipAt(x: number): string[] {
  const svg = document.querySelector('svg')!;
  for (const type of ['mouseenter', 'mousemove']) {
    act(() => {
      svg.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 150 }));
    });
  }
  const rows = [...document.querySelectorAll('[role=tooltip] tr')];
  return rows.map((row) =>
    [...row.children]
      .map(({ textContent }) => textContent)
      .filter(Boolean)
      .join(' '),
  );
}

describe('#bars', () => {
  test('The value axis covers the sums, not only the single values', () => {
    const series = [
      { stack: 'all', data: [10, 20, 30] },
      { stack: 'all', data: [10, 20, 30] },
    ];
    render(<BarChart {...size} xAxis={bands} series={series} />);
    expect(valueTicks().at(-1)).toBe('60');
  });
});

describe('#areas', () => {
  test('Lines without `area` are stacked too', () => {
    const line = { stack: 'all', curve: 'linear' as const, data: [10, 10, 10] };
    render(<LineChart {...size} xAxis={points} series={[line, line]} />);
    expect(valueTicks().at(-1)).toBe('20');
    const [lower, upper] = paths('Line');
    expect(upper).not.toBe(lower);
  });
});

describe('#what-can-be-stacked', () => {
  test('Bars and lines in one chart are stacked separately, even with the same `stack`', () => {
    render(
      <ResponsiveChartContainer
        width={600}
        height={300}
        xAxis={bands}
        series={[
          { type: 'bar', stack: 'all', data: [10, 10, 10] },
          { type: 'line', stack: 'all', curve: 'linear', data: [5, 5, 5] },
        ]}
      >
        <BarPlot skipAnimation />
        <LinePlot />
      </ResponsiveChartContainer>,
    );
    // In the middle of an axis from 0 to 10.
    expect(paths('Line')[0]).toMatch(/^M[\d.]+,150L[\d.]+,150L[\d.]+,150$/);
  });

  test('the lowest area of a stack has no valid path there', () => {
    const series = [
      { ...area, data: [1, 10, 100] },
      { ...area, data: [9, 90, 900] },
    ];
    const yAxis = [{ scaleType: 'log' as const, min: 1, max: 10_000 }];
    render(<LineChart {...size} xAxis={points} yAxis={yAxis} series={series} />);
    expect(paths('Area')[0]).toContain('NaN');
  });
});

describe('#stack-offset', () => {
  test('if several series of a stack set it, the last one wins', () => {
    const series = [
      { stack: 'all', stackOffset: 'none' as const, data: [5] },
      { stack: 'all', stackOffset: 'expand' as const, data: [5] },
      { stack: 'all', data: [5] },
    ];
    render(<BarChart {...size} series={series} />);
    expect(valueTicks().at(-1)).toBe('1.0');
  });

  test("With `'none'`, an area with negative values is drawn back over the area below it", () => {
    const series = [
      { ...area, data: [10, 10, 10] },
      { ...area, data: [-5, -5, -5] },
    ];
    render(<LineChart {...size} xAxis={points} series={series} />);
    expect(valueTicks()[0]).toBe('0');
    expect(paths('Area')).toEqual([
      'M50,50L300,50L550,50L550,250L300,250L50,250Z',
      'M50,150L300,150L550,150L550,50L300,50L50,50Z',
    ]);
  });
});

describe('#percentages', () => {
  test('The tooltip still shows the values that you pass, not their share', () => {
    const series = [
      { label: 'Rail', stack: 'all', stackOffset: 'expand' as const, data: [18, 21, 24] },
      { label: 'Road', stack: 'all', data: [74, 72, 70] },
    ];
    render(<BarChart {...size} xAxis={bands} series={series} />);
    expect(tooltipAt(100)).toEqual(['Mon', 'Rail 18', 'Road 74']);
  });
});

describe('#stack-order', () => {
  test('Like the offset, the order belongs to the stack: set it on one series', () => {
    const series = [
      { ...area, data: [1, 1, 1] },
      { ...area, stackOrder: 'reverse' as const, data: [3, 3, 3] },
    ];
    render(<LineChart {...size} xAxis={points} yAxis={[{ min: 0, max: 4 }]} series={series} />);
    expect(paths('Line')).toEqual(['M50,50L300,50L550,50', 'M50,100L300,100L550,100']);
  });
});

describe('#legend-order', () => {
  test('Legend and tooltip always list series in the order of `series`', () => {
    const series = [
      { label: 'A', stack: 'all', stackOrder: 'reverse' as const, data: [1, 2, 3] },
      { label: 'B', stack: 'all', data: [4, 5, 6] },
    ];
    render(<BarChart {...size} xAxis={bands} series={series} />);
    expect(texts('.MuiChartsLegend-root text')).toEqual(['A', 'B']);
    expect(tooltipAt(100)).toEqual(['Mon', 'A 1', 'B 4']);
  });
});

describe('#null-values', () => {
  test('A `null` counts as zero in the sum, so the parts above it move down to close the gap', () => {
    const series = [
      { ...area, data: [10, null, 10] },
      { ...area, data: [10, 10, 10] },
    ];
    render(<LineChart {...size} xAxis={points} series={series} />);
    expect(paths('Area')[1]).toBe('M50,50L300,150L550,50L550,150L300,250L50,150Z');
  });

  test('`connectNulls` draws the series across its gap, but the ones above it still sink to the series below', () => {
    const series = [
      { ...area, data: [10, null, 10], connectNulls: true },
      { ...area, data: [10, 10, 10] },
    ];
    render(<LineChart {...size} xAxis={points} series={series} />);
    const [lower, upper] = paths('Area');
    expect(lower).toBe('M50,150L550,150L550,250L50,250Z');
    expect(upper).toBe('M50,50L300,150L550,50L550,150L300,250L50,150Z');
  });

  test('In the tooltip, a series with a `null` has no row', () => {
    const series = [
      { label: 'A', stack: 'all', data: [1, 2, 3] },
      { label: 'B', stack: 'all', data: [null!, 5, 6] },
    ];
    render(<BarChart {...size} xAxis={bands} series={series} />);
    expect(tooltipAt(100)).toEqual(['Mon', 'A 1']);
  });

  test('`valueFormatter` receives the `null` too, and one that writes a text for it brings the row back', () => {
    const valueFormatter = (value: number | null) => (value === null ? 'missing' : `${value}`);
    const series = [
      { label: 'A', stack: 'all', data: [1, 2, 3] },
      { label: 'B', stack: 'all', data: [null!, 5, 6], valueFormatter },
    ];
    render(<BarChart {...size} xAxis={bands} series={series} />);
    expect(tooltipAt(100)).toEqual(['Mon', 'A 1', 'B missing']);
  });

  test('With `dataKey`, the tooltip of bars gets `0` for a `null`, and that of lines gets `null`', () => {
    const dataset = days.map((day) => ({ day, value: null }));
    const seen: unknown[] = [];
    const valueFormatter = (value: number | null) => {
      seen.push(value);
      return '';
    };
    const series = [{ dataKey: 'value', valueFormatter }];
    const bars = <BarChart {...size} dataset={dataset} xAxis={bands} series={series} />;
    const { unmount } = render(bars);
    tooltipAt(100);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.splice(0).every((value) => value === 0)).toBe(true);
    unmount();
    const axes = { xAxis: points, yAxis: [{ min: 0, max: 1 }] };
    render(<LineChart {...size} dataset={dataset} {...axes} series={series} />);
    tooltipAt(60);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((value) => value === null)).toBe(true);
  });
});

describe('#total-tooltip', () => {
  test('`slots.axisContent` receives `axisValue`, which is the first line of the tooltip', () => {
    const Content = (props: ChartsAxisContentProps) => (
      <DefaultChartsAxisTooltipContent {...props} axisValue={`${props.axisValue}, 5 in total`} />
    );
    const series = [
      { label: 'A', stack: 'all', data: [1, 2, 3] },
      { label: 'B', stack: 'all', data: [4, 5, 6] },
    ];
    render(<BarChart {...size} xAxis={bands} series={series} slots={{ axisContent: Content }} />);
    expect(tooltipAt(100)).toEqual(['Mon, 5 in total', 'A 1', 'B 4']);
  });

  test('The default content still passes `axisValue` through the `valueFormatter` of the axis', () => {
    const Content = (props: ChartsAxisContentProps) => (
      <DefaultChartsAxisTooltipContent {...props} axisValue={`${props.axisValue}, 5 in total`} />
    );
    const xAxis = [{ ...bands[0]!, valueFormatter: (day: string) => `on ${day}` }];
    const series = [{ label: 'A', data: [1, 2, 3] }];
    render(<BarChart {...size} xAxis={xAxis} series={series} slots={{ axisContent: Content }} />);
    expect(tooltipAt(100)).toEqual(['on Mon, 5 in total', 'A 1']);
  });
});

describe('#troubleshooting', () => {
  test('Every stack of bars starts at zero, which a logarithmic scale does not have', () => {
    const stack = { stack: 'all', data: [1, 10, 100] };
    const yAxis = [{ scaleType: 'log' as const }];
    render(<BarChart {...size} xAxis={bands} yAxis={yAxis} series={[stack, stack]} />);
    expect(valueTicks()).toEqual([]);
    expect(document.querySelector('.MuiBarElement-root')).toHaveAttribute(
      'style',
      expect.stringContaining('NaN'),
    );
  });

  test('series with the same `stack` form one stack, even on different axes', () => {
    const yAxis = [
      { id: 'one', min: 0, max: 40 },
      { id: 'two', min: 0, max: 40 },
    ];
    const series = [
      { ...area, yAxisKey: 'one', data: [10, 10, 10] },
      { ...area, yAxisKey: 'two', data: [10, 10, 10] },
    ];
    render(<LineChart {...size} xAxis={points} yAxis={yAxis} series={series} />);
    expect(paths('Line')).toEqual(['M50,200L300,200L550,200', 'M50,150L300,150L550,150']);
  });
});
