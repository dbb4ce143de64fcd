import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { usePieSeries } from '@mui/x-charts/hooks';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

async function show(props: Partial<PieChartProps> & Pick<PieChartProps, 'series'>) {
  cleanup();
  render(<PieChart width={400} height={210} skipAnimation {...props} />);
  await wait();
}

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const arcs = () => all('.MuiPieChart-arc');
const drawn = () => arcs().filter((arc) => arc.getAttribute('visibility') !== 'hidden');
const radius = () => Number(/A([\d.]+),/.exec(arcs()[0]!.getAttribute('d')!)?.[1]);
const slices = (...values: number[]) => values.map((value, id) => ({ id, value, label: `${id}` }));

const seen: {
  layout?: ReturnType<typeof useAllPies>;
  one?: ReturnType<typeof useOnePie>;
} = {};
const useAllPies = () => usePieSeries();
const useOnePie = () => usePieSeries('s');
function Probe() {
  const layout = useAllPies();
  const one = useOnePie();
  React.useEffect(() => {
    seen.layout = layout;
    seen.one = one;
  });
  return <text data-probe>probe</text>;
}
const angles = (id: string) =>
  seen
    .layout!.find((series) => series.id === id)!
    .data.map(({ startAngle, endAngle }) =>
      [startAngle, endAngle].map((angle) => Math.round((angle * 180) / Math.PI)),
    );

describe('#total-in-center', () => {
  test('Children of `PieChart` are painted after the slices, and thus above them', async () => {
    await show({ series: [{ data: slices(1, 2) }], children: <Probe /> });
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
      hideLegend: true,
      children: <Probe />,
    });
    expect(angles('inner')[0]).toEqual([0, 240]);
    expect(angles('outer').slice(0, 2)).toEqual([
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
  test('`startAngle` and `endAngle` in radians', async () => {
    await show({ series: [{ id: 's', data: slices(1, 1) }], children: <Probe /> });
    expect(seen.one!.data.map(({ endAngle }) => endAngle)).toEqual([Math.PI, 2 * Math.PI]);
  });

  test('Without an `id`, `usePieSeries` returns an array of all pie series', async () => {
    const series = ['s', 't'].map((id) => ({ id, data: slices(1, 1) }));
    await show({ series, children: <Probe /> });
    expect(seen.layout!.map(({ id }) => id)).toEqual(['s', 't']);
  });
});

describe('#progress-ring', () => {
  test('A slice of 0 is hidden, so the ring is also right at 0% and at 100%', async () => {
    await show({ series: [{ data: slices(0, 100) }] });
    expect(drawn()).toHaveLength(1);
    await show({ series: [{ data: slices(100, 0) }] });
    expect(drawn()).toHaveLength(1);
  });
});

describe('#merge-small-slices', () => {
  test('The chart draws every slice, however small', async () => {
    await show({ series: [{ data: slices(100000, 1, 1) }] });
    expect(drawn()).toHaveLength(3);
  });
});

describe('#two-pies', () => {
  test('The legend would list the slices of both pies', async () => {
    const more = { id: 9, value: 3, label: '9' };
    await show({ series: [{ data: slices(1, 2) }, { data: [more] }] });
    expect(all('.MuiChartsLegend-series')).toHaveLength(3);
  });
});

describe('#gaps', () => {
  test('The gap counts as part of the angle that `arcLabelMinAngle` looks at', async () => {
    const labels = () => all('.MuiPieChart-arcLabel').map(({ textContent }) => textContent);
    const series = { data: slices(100, 1), arcLabel: 'value', arcLabelMinAngle: 10 } as const;
    await show({ series: [series] });
    expect(labels()).toEqual(['100', '']);
    await show({ series: [{ ...series, paddingAngle: 10 }] });
    expect(labels()).toEqual(['100', '1']);
  });
});

describe('#custom-marks', () => {
  test('The component receives the `color` and a `className`', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const marks: unknown[] = [];
    const Mark = (props: ChartsLabelCustomMarkProps) => {
      marks.push(props);
      return null;
    };
    await show({
      series: [{ data: [{ value: 1, label: 'A', color: 'red', labelMarkType: Mark }] }],
    });
    expect(marks[0]).toEqual({ color: 'red', className: 'MuiChartsLabelMark-fill' });
    error.mockRestore();
  });

  test('In development, React up to version 18 logs a warning about the prop `type` if the mark is a component', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Mark = () => <svg data-mark="" />;
    await show({ series: [{ data: [{ value: 1, label: 'A', labelMarkType: Mark }] }] });
    expect(error.mock.calls.map((call) => call.join(' ')).join()).toContain('Invalid prop `type`');
    expect(all('[data-mark]')).toHaveLength(1);
    error.mockRestore();
  });
});

describe('#drill-down', () => {
  test('On the second level `onItemClick` is `undefined`, so that the slices have no pointer cursor', async () => {
    await show({ series: [{ data: slices(1) }], onItemClick: () => {} });
    expect(arcs()[0]!.getAttribute('cursor')).toBe('pointer');
    await show({ series: [{ data: slices(1) }], onItemClick: undefined });
    expect(arcs()[0]!.getAttribute('cursor')).toBe('unset');
  });
});
