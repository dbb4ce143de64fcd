import { act, render } from '@testing-library/react';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { addSvgPoints } from '@site/tests/claims/standIns';

const size = { width: 600, height: 300, skipAnimation: true };
const xAxis = [{ scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed'] }];

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const legend = () => texts('.MuiChartsLegend-label');

function renderQuietly(chart: () => React.ReactElement) {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(chart());
  } finally {
    error.mockRestore();
  }
}

/** Moves the mouse over an element, and reads the last row of the tooltip: the name and the value. */
function tooltipOver(selector: string, x: number): string[] {
  const svg = document.querySelector('.MuiChartsSurface-root')!;
  const target = document.querySelector(selector)!;
  addSvgPoints();
  const send = (element: Element, type: string) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 150 });
    act(
      () =>
        void element.dispatchEvent(Object.assign(event, { pointerType: 'mouse', pointerId: 1 })),
    );
  };
  send(svg, 'pointerenter');
  send(target, 'pointerover');
  send(target, 'pointermove');
  const row = [...document.querySelectorAll('[role=tooltip] tr')].at(-1);
  return [...(row?.children ?? [])].map(({ textContent }) => textContent ?? '');
}

describe('#series', () => {
  test('A series without `label` has no entry in the legend', () => {
    const series = [{ label: 'Noor', data: [1, 2, 3] }, { data: [4, 5, 6] }];
    render(<BarChart {...size} xAxis={xAxis} series={series} />);
    expect(legend()).toEqual(['Noor']);
  });

  test('In the tooltip, its value has no name', () => {
    render(<BarChart {...size} xAxis={xAxis} series={[{ data: [4, 5, 6] }]} />);
    expect(tooltipOver('.MuiChartsSurface-root', 100)).toEqual(['', '4']);
  });

  test('An empty string as `label` makes an entry without a name', () => {
    render(<BarChart {...size} xAxis={xAxis} series={[{ label: '', data: [4, 5, 6] }]} />);
    expect(legend()).toEqual(['']);
  });

  test("`'\\n'` breaks no line in the legend", () => {
    render(<BarChart {...size} xAxis={xAxis} series={[{ label: 'Up\nDown', data: [1, 2, 3] }]} />);
    const label = document.querySelector('.MuiChartsLegend-label')!;
    expect(label.children).toHaveLength(0);
    expect(label.textContent).toBe('Up\nDown');
    expect(['', 'normal']).toContain(window.getComputedStyle(label).whiteSpace);
  });
});

describe('#label-by-location', () => {
  test('The function receives no other argument', () => {
    const calls: unknown[][] = [];
    const label = (...args: unknown[]) => {
      calls.push(args);
      return 'Sami';
    };
    render(<BarChart {...size} xAxis={xAxis} series={[{ label, data: [1, 2, 3] }]} />);
    tooltipOver('.MuiChartsSurface-root', 100);
    expect(calls).toContainEqual(['legend']);
    expect(calls).toContainEqual(['tooltip']);
    expect(calls.every(({ length }) => length === 1)).toBe(true);
  });

  test("The text for `'tooltip'` appears in both kinds of tooltip, that of an item and that of an axis", () => {
    const label = (location: string) => `for the ${location}`;
    const series = [{ label, data: [1, 2, 3] }];
    const { unmount } = render(<BarChart {...size} xAxis={xAxis} series={series} />);
    expect(tooltipOver('.MuiChartsSurface-root', 100)[0]).toBe('for the tooltip');
    unmount();
    const item = { tooltip: { trigger: 'item' as const } };
    render(<BarChart {...size} xAxis={xAxis} series={series} slotProps={item} />);
    expect(tooltipOver('.MuiBarElement-root', 100)[0]).toBe('for the tooltip');
  });
});

describe('#axis', () => {
  test('a function throws an error', () => {
    const axes = { xAxis, yAxis: [{ label: (() => 'Distance') as never }] };
    expect(() =>
      renderQuietly(() => <BarChart {...size} {...axes} series={[{ data: [1, 2, 3] }]} />),
    ).toThrow('is not a function');
  });

  test('An axis with a `label` is 20 pixels larger', () => {
    const areas: number[] = [];
    function Probe() {
      const { left, height } = useDrawingArea();
      areas.push(left, height);
      return null;
    }
    const chart = (label?: string) => (
      <LineChart
        {...size}
        xAxis={[{ data: [1, 2], label }]}
        yAxis={[{ label }]}
        series={[{ data: [1, 2] }]}
      >
        <Probe />
      </LineChart>
    );
    render(chart());
    const [left, height] = areas.slice(-2);
    render(chart('Distance'));
    expect(areas.slice(-2)).toEqual([left! + 20, height! - 20]);
  });
});

describe('#bars', () => {
  test('`"value"` leaves out `0` and `null`, and does not use the `valueFormatter` of the series', () => {
    const data = [1000, 0, null];
    const series = [{ data, barLabel: 'value' as const, valueFormatter: () => 'formatted' }];
    render(<BarChart {...size} xAxis={xAxis} series={series} />);
    expect(texts('.MuiBarLabel-root')).toEqual(['1000']);
  });

  test('The prop of the chart counts for series without one of their own', () => {
    const series = [{ data: [1, 2, 3] }, { data: [4, 5, 6], barLabel: () => 'own' }];
    render(<BarChart {...size} xAxis={xAxis} barLabel="value" series={series} />);
    expect(texts('.MuiBarLabel-root')).toEqual(['1', '2', '3', 'own', 'own', 'own']);
  });
});

describe('#above-bars', () => {
  const labels = (props: object, data = [5, -5, 1]) => {
    const series = [{ data, barLabel: 'value' as const, barLabelPlacement: 'outside' as const }];
    const { container } = render(<BarChart {...size} xAxis={xAxis} series={series} {...props} />);
    return [...container.querySelectorAll('.MuiBarLabel-root')];
  };

  test('A negative bar has its label below', () => {
    const [positive, negative] = labels({}).map((label) => label.getAttribute('dominant-baseline'));
    expect([positive, negative]).toEqual(['auto', 'hanging']);
  });

  test('a horizontal bar has it beside its end', () => {
    const [positive, negative] = labels({ layout: 'horizontal', xAxis: [], yAxis: xAxis }).map(
      (label) => label.getAttribute('text-anchor'),
    );
    expect([positive, negative]).toEqual(['start', 'end']);
  });

  test('The label takes no room of its own', () => {
    const top = (barLabel?: 'value') => {
      const series = [{ data: [10, 5, 1], barLabel, barLabelPlacement: 'outside' as const }];
      const { container } = render(<BarChart {...size} xAxis={xAxis} series={series} />);
      return container.querySelector('.MuiBarElement-root')!.getAttribute('y');
    };
    expect(top('value')).toBe(top());
  });

  test('In a stack, each series writes its own values', () => {
    const own = { barLabel: 'value' as const, barLabelPlacement: 'outside' as const, stack: 's' };
    const series = [
      { ...own, data: [1, 2, 3] },
      { ...own, data: [4, 5, 6] },
    ];
    render(<BarChart {...size} xAxis={xAxis} series={series} />);
    expect(texts('.MuiBarLabel-root')).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});

describe('#troubleshooting', () => {
  test('The value is `null`, or it is `0` and `barLabel` is `"value"`, or your function returned `null` or an empty string', () => {
    const labels = (barLabel: BarSeries['barLabel']) => {
      const { container } = render(
        <BarChart {...size} xAxis={xAxis} series={[{ data: [null, 0, 3], barLabel }]} />,
      );
      return [...container.querySelectorAll('.MuiBarLabel-root')].map(
        ({ textContent }) => textContent,
      );
    };
    expect(labels('value')).toEqual(['3']);
    expect(labels(({ value }) => `${value}!`)).toEqual(['0!', '3!']);
    expect(labels(({ value }) => (value === 0 ? '' : null))).toEqual([]);
  });

  test('The series has no `barLabel`, which draws the labels', () => {
    const series = [{ data: [1, 2, 3], barLabelPlacement: 'outside' as const }];
    render(<BarChart {...size} xAxis={xAxis} series={series} />);
    expect(texts('.MuiBarLabel-root')).toEqual([]);
  });
});

describe('#line-points', () => {
  test('`x(category)` is the left edge of the band; add half of `bandwidth()`', () => {
    const found: number[] = [];
    function Probe() {
      const x = useXScale<'band'>();
      const { left, width } = useDrawingArea();
      found.push(x('Tue')!, x('Tue')! + x.bandwidth() / 2, left + width / 2);
      return null;
    }
    render(
      <BarChart {...size} xAxis={xAxis} series={[{ data: [1, 2, 3] }]}>
        <Probe />
      </BarChart>,
    );
    const [start, middle, center] = found.slice(-3);
    expect(middle).toBeCloseTo(center!);
    expect(start).toBeLessThan(middle!);
  });
});

describe('#pie', () => {
  test('The default is 0, which shows all of them', () => {
    const slices = { arcLabel: 'value' as const, data: [{ value: 999 }, { value: 1 }] };
    const { unmount } = render(<PieChart {...size} series={[slices]} />);
    expect(texts('.MuiPieArcLabel-root')).toEqual(['999', '1']);
    unmount();
    render(<PieChart {...size} series={[{ ...slices, arcLabelMinAngle: 10 }]} />);
    expect(texts('.MuiPieArcLabel-root')).toEqual(['999', '']);
  });

  test("In `valueFormatter`, `label` is the text for the location `'arc'` while the chart is drawn, and the one for `'tooltip'` in the tooltip", () => {
    const seen: unknown[] = [];
    const data = [{ id: 0, value: 3, label: (location: string) => `for the ${location}` }];
    const valueFormatter = (item: { label?: unknown }) => {
      seen.push(item.label);
      return '3';
    };
    render(<PieChart {...size} series={[{ data, valueFormatter }]} />);
    expect(new Set(seen.splice(0))).toEqual(new Set(['for the arc']));
    tooltipOver('.MuiPieArc-root', 300);
    expect(seen).toContain('for the tooltip');
  });
});
