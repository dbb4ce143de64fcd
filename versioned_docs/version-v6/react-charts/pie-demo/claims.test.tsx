import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { addMouse } from '@site/tests/claims/standIns';
import { visitors } from './demos/visitors';

beforeAll(addMouse);

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

async function show(props: Partial<PieChartProps> & Pick<PieChartProps, 'series'>) {
  cleanup();
  render(<PieChart width={400} height={210} skipAnimation {...props} />);
  await wait();
}

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const arcs = (series = 'root') => all(`.MuiPieArc-${series}`);
const radius = () => Number(/A([\d.]+),/.exec(arcs()[0]!.getAttribute('d')!)?.[1]);
const slices = (...values: number[]) => values.map((value, id) => ({ id, value, label: `${id}` }));

/** Where the slices of a series begin and end, in degrees, as `onClick` reports them. */
const onClick = jest.fn();
const angles = (series: string) =>
  arcs(series).map((arc) => {
    onClick.mockClear();
    fireEvent.click(arc);
    const { startAngle, endAngle } = onClick.mock.calls[0]![2];
    return [startAngle, endAngle].map((angle) => Math.round((angle * 180) / Math.PI));
  });

describe('#total-in-center', () => {
  test('Children of `PieChart` are painted after the slices, and thus above them', async () => {
    await show({ series: [{ data: slices(1, 2) }], children: <text data-probe>probe</text> });
    const last = arcs().at(-1)!;
    const child = document.querySelector('[data-probe]')!;
    expect(last.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('#nested-rings', () => {
  test('The rings line up because both have the same sum and the same order', async () => {
    await show({
      series: [
        { id: 'inner', data: slices(60, 30) },
        { id: 'outer', data: slices(40, 20, 30) },
      ],
      slotProps: { legend: { hidden: true } },
      onClick,
    });
    expect(angles('series-inner')[0]).toEqual([0, 240]);
    expect(angles('series-outer').slice(0, 2)).toEqual([
      [0, 160],
      [160, 240],
    ]);
  });
});

describe('#half-circle', () => {
  test('The chart still computes 100% for a full circle, so that a half circle needs `200%` to fill the height', async () => {
    const half = { startAngle: -90, endAngle: 90, cy: '100%', data: slices(1, 2) };
    await show({ series: [half] });
    expect(radius()).toBe(100);
    await show({ series: [{ ...half, outerRadius: '200%' }] });
    expect(radius()).toBe(200);
  });
});

describe('#leader-lines', () => {
  test('The slices begin at the top and go around clockwise, in the order of `data`', async () => {
    await show({ series: [{ id: 's', data: slices(1, 2, 1) }], onClick });
    expect(angles('series-s')).toEqual([
      [0, 90],
      [90, 270],
      [270, 360],
    ]);
  });
});

describe('#progress-ring', () => {
  test('A slice of 0 is still there, as a line across the ring', async () => {
    await show({ series: [{ id: 's', data: slices(0, 100) }], onClick });
    expect(angles('series-s')).toEqual([
      [0, 0],
      [0, 360],
    ]);
    expect(arcs()[0]!.getAttribute('d')).toMatch(/^M[^A]+L[^A]+Z$/);
    expect(getComputedStyle(arcs()[0]!).stroke).toBe('#fff');
  });
});

describe('#merge-small-slices', () => {
  test('The chart draws every slice, however small', async () => {
    await show({ series: [{ data: slices(100000, 1, 1) }] });
    expect(arcs()).toHaveLength(3);
  });
});

describe('#two-pies', () => {
  test('The legend would list the slices of both pies', async () => {
    const more = { id: 9, value: 3, label: '9' };
    await show({ series: [{ data: slices(1, 2) }, { data: [more] }] });
    expect(all('.MuiChartsLegend-series')).toHaveLength(3);
  });

  test('If slices of both pies have the same `id`, React then also warns about equal keys', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const series = [{ data: slices(1, 2) }, { data: slices(3, 4) }];
    await show({ series, slotProps: { legend: { hidden: true } } });
    expect(error).not.toHaveBeenCalled();
    await show({ series });
    expect(String(error.mock.calls[0])).toMatch(/two children with the same key/);
    error.mockRestore();
  });
});

describe('#gaps', () => {
  test('The gap counts as part of the angle that `arcLabelMinAngle` looks at', async () => {
    const labels = () => all('.MuiPieArcLabel-root').map(({ textContent }) => textContent);
    const series = { data: slices(100, 1), arcLabel: 'value', arcLabelMinAngle: 10 } as const;
    await show({ series: [series] });
    expect(labels()).toEqual(['100', '']);
    await show({ series: [{ ...series, paddingAngle: 10 }] });
    expect(labels()).toEqual(['100', '1']);
  });
});

describe('#drill-down', () => {
  test('without it, a click on the third of three slices would leave a tooltip that throws on a continent with two countries', async () => {
    const { countries } = visitors[2]!;
    expect([visitors.length, countries.length]).toEqual([3, 2]);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const chart = (key: string, data: PieChartProps['series'][number]['data']) => (
      <PieChart key={key} width={400} height={210} skipAnimation series={[{ data }]} />
    );
    const drillInto = async (first: string, second: string) => {
      cleanup();
      const { rerender } = render(chart(first, slices(1, 2, 3)));
      await wait();
      fireEvent.mouseMove(document.querySelector('svg')!, { clientX: 100, clientY: 100 });
      fireEvent.mouseEnter(arcs()[2]!);
      rerender(chart(second, countries));
    };
    await expect(drillInto('same', 'same')).rejects.toThrow("reading 'color'");
    await drillInto('all', 'Africa');
    expect(arcs()).toHaveLength(2);
    error.mockRestore();
  });
});
