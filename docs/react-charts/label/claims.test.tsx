import { act, render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useXScale } from '@mui/x-charts/hooks';
import { addSvgPoints } from '@site/tests/claims/standIns';

const size = { width: 600, height: 300, skipAnimation: true };
const xAxis = [{ scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed'] }];

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const legend = () => texts('.MuiChartsLegend-root text');

function renderQuietly(chart: () => React.ReactElement) {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(chart());
  } finally {
    error.mockRestore();
  }
}

/** Moves the pointer over an element, and reads the last row of the tooltip. */
function tooltipOver(selector: string, x: number): string[] {
  const svg = document.querySelector('svg')!;
  addSvgPoints();
  for (const type of ['pointerenter', 'pointerover', 'pointermove']) {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 150 });
    // An event at an element inside does not enter the chart, which a pointer does before.
    act(
      () =>
        void (type === 'pointerenter' ? svg : document.querySelector(selector)!).dispatchEvent(
          event,
        ),
    );
  }
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
    expect(tooltipOver('svg', 100)).toEqual(['', '', '4']);
  });

  test('An empty string as `label` makes an entry without a name', () => {
    render(<BarChart {...size} xAxis={xAxis} series={[{ label: '', data: [4, 5, 6] }]} />);
    expect(legend()).toEqual(['']);
  });

  test('An element throws an error in the legend', () => {
    const series = [{ label: (<b>Noor</b>) as never, data: [1, 2, 3] }];
    expect(() => renderQuietly(() => <BarChart {...size} xAxis={xAxis} series={series} />)).toThrow(
      'text.split is not a function',
    );
  });

  test("`'\\n'` breaks the line there", () => {
    render(<BarChart {...size} xAxis={xAxis} series={[{ label: 'Up\nDown', data: [1, 2, 3] }]} />);
    expect(texts('.MuiChartsLegend-root tspan')).toEqual(['Up', 'Down']);
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
    tooltipOver('svg', 100);
    expect(calls).toContainEqual(['legend']);
    expect(calls).toContainEqual(['tooltip']);
    expect(calls.every(({ length }) => length === 1)).toBe(true);
  });

  test("The text for `'tooltip'` appears in both kinds of tooltip, that of an item and that of an axis", () => {
    const label = (location: string) => `for the ${location}`;
    const series = [{ label, data: [1, 2, 3] }];
    const { unmount } = render(<BarChart {...size} xAxis={xAxis} series={series} />);
    expect(tooltipOver('svg', 100)[1]).toBe('for the tooltip');
    unmount();
    render(<BarChart {...size} xAxis={xAxis} series={series} tooltip={{ trigger: 'item' }} />);
    expect(tooltipOver('.MuiBarElement-root', 100)[1]).toBe('for the tooltip');
  });
});

describe('#axis', () => {
  test('a function throws an error', () => {
    const axes = { xAxis, yAxis: [{ label: (() => 'Distance') as never }] };
    expect(() =>
      renderQuietly(() => <BarChart {...size} {...axes} series={[{ data: [1, 2, 3] }]} />),
    ).toThrow('is not a function');
  });
});

describe('#bars', () => {
  test('`"value"` leaves out `0` and `null`, and does not use the `valueFormatter` of the series', () => {
    const series = [{ data: [1000, 0, null], valueFormatter: () => 'formatted' }];
    render(<BarChart {...size} xAxis={xAxis} barLabel="value" series={series} />);
    expect(texts('.MuiBarLabel-root')).toEqual(['1000']);
  });
});

describe('#above-bars', () => {
  test('`x(category)` is the left edge of the band; add half of `bandwidth()`', () => {
    const found: number[] = [];
    function Probe() {
      const x = useXScale<'band'>();
      found.push(x('Tue')!, x('Tue')! + x.bandwidth() / 2);
      return null;
    }
    render(
      <BarChart {...size} xAxis={xAxis} series={[{ data: [1, 2, 3] }]}>
        <Probe />
      </BarChart>,
    );
    const [start, middle] = found.slice(-2);
    // The drawing area reaches from 50 to 550.
    expect(middle).toBeCloseTo(300);
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
