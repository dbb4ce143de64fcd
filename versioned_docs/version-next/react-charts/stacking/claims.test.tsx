import { act, fireEvent, render, screen } from '@testing-library/react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

// The drawing area is 500 px wide and 200 px high, and starts at (50, 50).
const margin = { top: 50, right: 50, bottom: 25, left: 5 };
const size = { width: 600, height: 300, margin, skipAnimation: true };
const days = ['Mon', 'Tue', 'Wed'];
const bands = [{ scaleType: 'band' as const, data: days }];
const points = [{ scaleType: 'point' as const, data: days }];
const area = { stack: 'all', area: true, curve: 'linear' } as const;

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const valueTicks = () => texts('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
const paths = (kind: 'Area' | 'Line') =>
  [...document.querySelectorAll(`.Mui${kind}Element-root`)].map((path) => path.getAttribute('d'));

/** Moves the pointer over the chart, and reads the tooltip row by row. */
function tooltipAt(x: number): string[] {
  const svg = document.querySelector('svg.MuiChartsSurface-root')!;
  addSvgPoints();
  addMouse();
  for (const type of ['pointerenter', 'pointermove']) {
    const event = new MouseEvent(type, {
      bubbles: type === 'pointermove',
      clientX: x,
      clientY: 150,
    });
    Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse' });
    act(() => {
      svg.dispatchEvent(event);
    });
  }
  const rows = [...document.querySelectorAll('[role=tooltip] :is(caption, tr)')];
  return rows.map((row) =>
    [...row.childNodes]
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

  test('Labels of bars show the value of each part', () => {
    const series = [
      { stack: 'all', data: [10] },
      { stack: 'all', data: [25] },
    ];
    render(<BarChart {...size} barLabel="value" series={series} />);
    expect(texts('.MuiBarLabel-root')).toEqual(['10', '25']);
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

  test('An area with a number as `baseline` starts from that number and covers the areas below it', () => {
    const series = [
      { ...area, data: [10, 10, 10] },
      { ...area, data: [10, 10, 10], baseline: 0 },
    ];
    render(<LineChart {...size} xAxis={points} series={series} />);
    // From the height of 20 down to that of 0, not to that of 10.
    expect(paths('Area')[0]).toBe('M50,50L300,50L550,50L550,250L300,250L50,250Z');
  });
});

describe('#what-can-be-stacked', () => {
  test('Bars and lines in one chart are stacked separately, even with the same `stack`', () => {
    render(
      <ChartsContainer
        {...size}
        xAxis={bands}
        series={[
          { type: 'bar', stack: 'all', data: [10, 10, 10] },
          { type: 'line', stack: 'all', curve: 'linear', data: [5, 5, 5] },
        ]}
      >
        <BarPlot skipAnimation />
        <LinePlot skipAnimation />
      </ChartsContainer>,
    );
    // In the middle of an axis from 0 to 10.
    expect(paths('Line')[0]).toMatch(/^M[\d.]+,150L[\d.]+,150L[\d.]+,150$/);
  });

  test('Stacked areas can have a logarithmic axis: the lowest area is filled down to its end', () => {
    const series = [
      { ...area, data: [1, 10, 100] },
      { ...area, data: [9, 90, 900] },
    ];
    const yAxis = [{ scaleType: 'log' as const, min: 1, max: 10_000 }];
    render(<LineChart {...size} xAxis={points} yAxis={yAxis} series={series} />);
    expect(paths('Area')).toEqual([
      'M50,200L300,150L550,100L550,150L300,200L50,250Z',
      'M50,250L300,200L550,150L550,250L300,250L50,250Z',
    ]);
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
      'M50,150L300,150L550,150L550,50L300,50L50,50Z',
      'M50,50L300,50L550,50L550,250L300,250L50,250Z',
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
    expect(texts('.MuiChartsLegend-label')).toEqual(['A', 'B']);
    expect(tooltipAt(100)).toEqual(['Mon', 'A 1', 'B 4']);
  });
});

describe('#hide-parts', () => {
  const draw = (options: object = {}) => {
    const series = [
      { id: 'a', label: 'A', stack: 'all', data: [10, 10, 10], ...options },
      { id: 'b', label: 'B', stack: 'all', data: [30, 30, 30] },
    ];
    const slotProps = { legend: { toggleVisibilityOnClick: true } };
    render(<BarChart {...size} xAxis={bands} series={series} slotProps={slotProps} />);
    const before = valueTicks();
    fireEvent.click(screen.getByRole('button', { name: 'A' }));
    const bar = document.querySelector('[data-series=b] > rect')!;
    const [y, height] = ['y', 'height'].map((name) => Number(bar.getAttribute(name)));
    return { before, bottom: y! + height!, height };
  };

  test('The parts above it move down to close the gap', () => {
    expect(draw().bottom).toBe(250);
  });

  test('and the axis keeps its range', () => {
    const { before } = draw();
    expect(before.at(-1)).toBe('40');
    expect(valueTicks()).toEqual(before);
  });

  test("With `stackOffset: 'expand'`, the rest fills the whole axis again", () => {
    expect(draw({ stackOffset: 'expand' }).height).toBe(200);
  });

  test('A hidden series keeps its row in the tooltip of the axis', () => {
    draw();
    expect(tooltipAt(100)).toEqual(['Mon', 'A 10', 'B 30']);
  });
});

describe('#null-values', () => {
  test('A `null` counts as zero in the sum, so the parts above it move down to close the gap', () => {
    const series = [
      { ...area, data: [10, null, 10] },
      { ...area, data: [10, 10, 10] },
    ];
    render(<LineChart {...size} xAxis={points} series={series} />);
    expect(paths('Area')[0]).toBe('M50,50L300,150L550,50L550,150L300,250L50,150Z');
  });

  test('`connectNulls` draws the series across its gap, but the ones above it still sink to the series below', () => {
    const series = [
      { ...area, data: [10, null, 10], connectNulls: true },
      { ...area, data: [10, 10, 10] },
    ];
    render(<LineChart {...size} xAxis={points} series={series} />);
    const [upper, lower] = paths('Area');
    expect(lower).toBe('M50,150L550,150L550,250L50,250Z');
    expect(upper).toBe('M50,50L300,150L550,50L550,150L300,250L50,150Z');
  });

  test('In the tooltip of the axis, a series with a `null` has its row, with an empty value', () => {
    const series = [
      { label: 'A', stack: 'all', data: [1, 2, 3] },
      { label: 'B', stack: 'all', data: [null, 5, 6] },
    ];
    render(<BarChart {...size} xAxis={bands} series={series} />);
    expect(tooltipAt(100)).toEqual(['Mon', 'A 1', 'B']);
  });

  test('A `valueFormatter` that returns `null` removes the row', () => {
    const valueFormatter = (value: number | null) => (value === null ? null : `${value}`);
    const series = [
      { label: 'A', stack: 'all', data: [1, 2, 3] },
      { label: 'B', stack: 'all', data: [null, 5, 6], valueFormatter },
    ];
    render(<BarChart {...size} xAxis={bands} series={series} />);
    expect(tooltipAt(100)).toEqual(['Mon', 'A 1']);
  });

  const dataset = days.map((day) => ({ day, value: null }));

  test('With `dataKey`, `valueFormatter` gets `null` as well, for bars and for lines', () => {
    const seen: unknown[] = [];
    const valueFormatter = (value: number | null) => {
      seen.push(value);
      return '';
    };
    const series = [{ dataKey: 'value', valueFormatter }];
    const { unmount } = render(
      <BarChart {...size} dataset={dataset} xAxis={bands} series={series} />,
    );
    tooltipAt(100);
    expect(new Set(seen.splice(0))).toEqual(new Set([null]));
    unmount();
    const axes = { xAxis: points, yAxis: [{ min: 0, max: 1 }] };
    render(<LineChart {...size} dataset={dataset} {...axes} series={series} />);
    tooltipAt(60);
    expect(new Set(seen)).toEqual(new Set([null]));
  });

  test('A bar of `null` has no label', () => {
    const series = [{ dataKey: 'value', barLabel: () => 'label' }];
    render(<BarChart {...size} dataset={dataset} xAxis={bands} series={series} />);
    expect(texts('.MuiBarLabel-root')).toEqual([]);
  });
});

describe('#troubleshooting', () => {
  test('Every stack of bars starts at zero, which a logarithmic scale does not have', () => {
    const stack = { stack: 'all', data: [1, 10, 100] };
    const yAxis = [{ scaleType: 'log' as const }];
    render(<BarChart {...size} xAxis={bands} yAxis={yAxis} series={[stack, stack]} />);
    expect(valueTicks()).toEqual([]);
    expect(document.querySelector('.MuiBarElement-root')).toBeNull();
  });

  test('series with the same `stack` form one stack, even on different axes', () => {
    const yAxis = [
      { id: 'one', min: 0, max: 40 },
      { id: 'two', min: 0, max: 40 },
    ];
    const series = [
      { ...area, yAxisId: 'one', data: [10, 10, 10] },
      { ...area, yAxisId: 'two', data: [10, 10, 10] },
    ];
    render(<LineChart {...size} xAxis={points} yAxis={yAxis} series={series} />);
    expect(paths('Line')).toEqual(['M50,200L300,200L550,200', 'M50,150L300,150L550,150']);
  });
});
