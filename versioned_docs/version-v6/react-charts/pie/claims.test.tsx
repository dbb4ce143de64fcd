import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { PieChart, PiePlot, type PieChartProps } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { addMouse } from '@site/tests/claims/standIns';

beforeAll(addMouse);

const abc = [
  { id: 'a', value: 10, label: 'A' },
  { id: 'b', value: 20, label: 'B' },
  { id: 'c', value: 30, label: 'C' },
];
type Series = PieChartProps['series'][number];

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

function Pie({ series, ...props }: Partial<Omit<PieChartProps, 'series'>> & { series?: Series[] }) {
  return (
    <PieChart
      width={400}
      height={210}
      skipAnimation
      {...props}
      series={series ?? [{ id: 's', data: abc }]}
    />
  );
}

async function show(props: React.ComponentProps<typeof Pie>) {
  const view = render(<Pie {...props} />);
  await wait();
  return view;
}

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const arcs = () => all('.MuiPieArc-root');
const style = (name: 'fill' | 'opacity') => arcs().map((arc) => arc.style[name]);
const fills = () => style('fill');
const texts = () => all('.MuiPieArcLabel-root').map(({ textContent }) => textContent);
const legend = () => all('.MuiChartsLegend-series').map(({ textContent }) => textContent);
/** The radius of the outer arc, which comes first in the path. */
const radius = (index = 0) => Number(/A([\d.]+),/.exec(arcs()[index]!.getAttribute('d')!)?.[1]);
/** The angles of the slices, in degrees, as `onClick` reports them. */
const onClick = jest.fn();
const angles = () =>
  arcs().map((arc) => {
    onClick.mockClear();
    fireEvent.click(arc);
    const { startAngle, endAngle } = onClick.mock.calls[0]![2];
    return Math.round(((endAngle - startAngle) * 180) / Math.PI);
  });
const center = () => arcs()[0]!.parentElement!.parentElement!.getAttribute('transform');
const single = (more: Partial<Series> = {}): Series => ({ id: 's', data: abc, ...more });

describe('#first-chart', () => {
  test('A slice without a `label` is not in the legend', async () => {
    await show({ series: [single({ data: [abc[0]!, { id: 'x', value: 5 }] })] });
    expect(legend()).toEqual(['A']);
    expect(arcs()).toHaveLength(2);
  });
});

describe('#data', () => {
  test("At run time, a string such as `'12'` is converted to a number, and `null` to 0", async () => {
    const data = [
      { id: 'x', value: '12' as unknown as number },
      { id: 'y', value: null as unknown as number },
    ];
    const values: unknown[] = [];
    // The prop types complain about both.
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    await show({
      series: [single({ data, valueFormatter: ({ value }) => String(values.push(value)) })],
    });
    error.mockRestore();
    expect(values.slice(0, 2)).toEqual([12, 0]);
  });

  test('A negative value has an angle of 0, but tooltip and labels show the negative number', async () => {
    await show({
      series: [single({ data: [abc[0]!, { id: 'x', value: -10 }], arcLabel: 'formattedValue' })],
      onClick,
    });
    expect(angles()).toEqual([360, 0]);
    expect(texts()).toEqual(['10', '-10']);
    fireEvent.mouseMove(document.querySelector('svg')!, { clientX: 100, clientY: 100 });
    fireEvent.mouseEnter(arcs()[1]!);
    await wait();
    expect(document.querySelector('[role="tooltip"]')?.textContent).toBe('-10');
  });
});

describe('#percentages', () => {
  test("`arcLabel: 'formattedValue'` uses it, too", async () => {
    await show({ series: [single({ arcLabel: 'formattedValue', valueFormatter: () => 'mine' })] });
    expect(texts()).toEqual(['mine', 'mine', 'mine']);
  });
});

describe('#sizing', () => {
  test('`100%` is half of the shorter side of the drawing area', async () => {
    await show({});
    expect(radius()).toBe(100);
    cleanup();
    await show({ series: [single({ outerRadius: '50%' })] });
    expect(radius()).toBe(50);
  });

  test('The radius stays the same when `cx` and `cy` move the center, so a slice can leave the chart', async () => {
    await show({ series: [single({ cx: '10%', cy: 0 })] });
    expect(radius()).toBe(100);
    expect(center()).toBe('translate(34.5, 5)');
  });
});

describe('#angles', () => {
  test('The legend keeps the order of `data`', async () => {
    await show({ series: [single({ sortingValues: 'desc' })] });
    expect(legend()).toEqual(['A', 'B', 'C']);
  });

  test('no label is drawn, because the angles of the slices are negative and the default of `arcLabelMinAngle` is `0`', async () => {
    await show({ series: [single({ endAngle: -360, arcLabel: 'label' })] });
    expect(texts()).toEqual(['', '', '']);
  });

  test('To show the labels, set `arcLabelMinAngle: -360`', async () => {
    await show({
      series: [single({ endAngle: -360, arcLabel: 'label', arcLabelMinAngle: -360 })],
    });
    expect(texts()).toEqual(['A', 'B', 'C']);
  });
});

describe('#labels', () => {
  test("`arcLabel: 'value'` does not format the number", async () => {
    await show({
      series: [single({ data: [{ id: 'a', value: 12345 }], arcLabel: 'value' })],
    });
    expect(texts()).toEqual(['12345']);
  });
});

describe('#small-slices', () => {
  const tiny = [
    { id: 'a', value: 999, label: 'Large' },
    { id: 'b', value: 1, label: 'A name much wider than its slice' },
  ];

  test('By default, every label is drawn, even on a slice that is narrower than the text', async () => {
    await show({ series: [single({ data: tiny, arcLabel: 'label' })] });
    expect(texts()).toEqual(['Large', 'A name much wider than its slice']);
  });

  test('Even a slice with the value 0 has a label; `arcLabelMinAngle: 1` hides it', async () => {
    const data = [abc[0]!, { id: 'zero', value: 0, label: 'Zero' }];
    await show({ series: [single({ data, arcLabel: 'label' })] });
    expect(texts()).toEqual(['A', 'Zero']);
    cleanup();
    await show({ series: [single({ data, arcLabel: 'label', arcLabelMinAngle: 1 })] });
    expect(texts()).toEqual(['A', '']);
  });

  test('A slice of exactly this angle keeps its label', async () => {
    await show({ series: [single({ arcLabel: 'value', arcLabelMinAngle: 120 })] });
    expect(texts()).toEqual(['', '20', '30']);
  });
});

describe('#label-style', () => {
  test('`highlighted.arcLabelRadius` and `faded.arcLabelRadius` have no effect in this version', async () => {
    const places = () => all('.MuiPieArcLabel-root').map(({ style }) => style.transform);
    await show({
      series: [
        single({
          arcLabel: 'label',
          arcLabelRadius: 50,
          highlightScope: { highlighted: 'item', faded: 'global' },
          highlighted: { arcLabelRadius: 5 },
          faded: { arcLabelRadius: 7 },
        }),
      ],
    });
    const before = places();
    expect(before[0]).toMatch(/translate3d/);
    fireEvent.mouseEnter(arcs()[0]!);
    await wait();
    expect(state()).toEqual(['highlighted', 'faded', 'faded']);
    expect(places()).toEqual(before);
  });

  test('`slots.pieArcLabel` and `slotProps.pieArcLabel` have no effect in this version', async () => {
    await show({
      series: [single({ arcLabel: 'label' })],
      slots: { pieArcLabel: () => null },
      slotProps: { pieArcLabel: { formattedArcLabel: 'mine' } },
    });
    expect(texts()).toEqual(['A', 'B', 'C']);
  });
});

describe('#legend', () => {
  test('`PieChart` keeps 100 px free on the right for the legend and 5 px on the other sides, also in a theme that goes from right to left', async () => {
    await show({});
    expect(center()).toBe('translate(152.5, 105)');
    cleanup();
    render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <Pie />
      </ThemeProvider>,
    );
    await wait();
    expect(center()).toBe('translate(152.5, 105)');
  });
});

describe('#legend-overlap', () => {
  test('Items that do not fit into the height continue in a second column, which needs the same room again', async () => {
    const columns = async (count: number) => {
      cleanup();
      const data = Array.from({ length: count }, (_, id) => ({ id, value: 1, label: `${id}` }));
      await show({ series: [single({ data })] });
      const xs = all('.MuiChartsLegend-series').map(
        (item) => /\(([\d.]+)/.exec(item.getAttribute('transform')!)![1],
      );
      return new Set(xs).size;
    };
    expect(await columns(6)).toBe(1);
    expect(await columns(7)).toBe(2);
  });
});

describe('#hide-legend', () => {
  test('The margin of 100 px stays when the legend is hidden', async () => {
    await show({ slotProps: { legend: { hidden: true } } });
    expect(legend()).toEqual([]);
    expect(center()).toBe('translate(152.5, 105)');
  });
});

describe('#colors', () => {
  test('A `color` of a slice overrides `colors`', async () => {
    await show({
      colors: ['red', 'green', 'blue'],
      series: [single({ data: [abc[0]!, { ...abc[1]!, color: 'gold' }, abc[2]!] })],
    });
    expect(fills()).toEqual(['red', 'gold', 'blue']);
  });

  test('If there are more slices than colors, the colors repeat', async () => {
    await show({ colors: ['red', 'green'] });
    expect(fills()).toEqual(['red', 'green', 'red']);
  });

  test('each series starts with the first color', async () => {
    await show({
      colors: ['red', 'green', 'blue'],
      series: [{ data: abc }, { data: abc }],
      slotProps: { legend: { hidden: true } },
    });
    expect(fills()).toEqual(['red', 'green', 'blue', 'red', 'green', 'blue']);
  });
});

const scope = { highlighted: 'item', faded: 'global' } as const;
const state = () =>
  arcs().map(({ classList }) =>
    ['highlighted', 'faded'].filter((name) => classList.contains(`MuiPieArc-${name}`)).join(),
  );

describe('#highlight', () => {
  test('Without `highlightScope`, hovering over a slice does not change it', async () => {
    await show({});
    fireEvent.mouseEnter(arcs()[0]!);
    await wait();
    expect(state()).toEqual(['', '', '']);
  });

  test('A faded slice gets 30% opacity and, without `faded`, a radius that is 5 px smaller', async () => {
    await show({ series: [single({ highlightScope: scope })] });
    fireEvent.mouseEnter(arcs()[0]!);
    await wait();
    expect(state()).toEqual(['highlighted', 'faded', 'faded']);
    expect(style('opacity').map(Number)).toEqual([1, 0.3, 0.3]);
    expect([radius(0), radius(1)]).toEqual([100, 95]);
  });

  test('An object in `faded` replaces this default', async () => {
    await show({ series: [single({ highlightScope: scope, faded: { color: 'gray' } })] });
    fireEvent.mouseEnter(arcs()[0]!);
    await wait();
    expect(radius(1)).toBe(100);
    expect(fills()[1]).toBe('gray');
  });
});

describe('#highlight', () => {
  test("`highlighted: 'item'` alone only adds the class `MuiPieArc-highlighted`", async () => {
    await show({ series: [single({ highlightScope: { highlighted: 'item' } })] });
    const look = () => arcs().map((arc) => [arc.getAttribute('d'), arc.getAttribute('style')]);
    const before = look();
    fireEvent.mouseEnter(arcs()[0]!);
    await wait();
    expect(state()).toEqual(['highlighted', '', '']);
    expect(look()).toEqual(before);
  });
});

describe('#controlled-highlight', () => {
  test('No prop of `PieChart` says which slice is highlighted', async () => {
    const props = { highlightedItem: { seriesId: 's', dataIndex: 2 } } as object;
    await show({ series: [single({ highlightScope: scope })], ...props });
    expect(state()).toEqual(['', '', '']);
  });
});

describe('#click', () => {
  test('`onClick` receives the event, the identifier `{ type, seriesId, dataIndex }`, and the slice with its `id`, `value`, `label` and `formattedValue`', async () => {
    onClick.mockClear();
    await show({ onClick });
    fireEvent.click(arcs()[1]!);
    expect(onClick.mock.calls[0]?.slice(1)).toEqual([
      { type: 'pie', seriesId: 's', dataIndex: 1 },
      expect.objectContaining({ id: 'b', value: 20, label: 'B', formattedValue: '20' }),
    ]);
  });

  test('Slices cannot be focused', async () => {
    await show({ onClick });
    expect(document.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
  });

  test('A click on the legend calls nothing', async () => {
    onClick.mockClear();
    await show({ onClick, slotProps: { legend: { onClick, onItemClick: onClick } as object } });
    all('.MuiChartsLegend-series, .MuiChartsLegend-series *').forEach((part) =>
      fireEvent.click(part),
    );
    expect(onClick).not.toHaveBeenCalled();
  });

  test('While old slices are animated out, they are included in `dataIndex`, so a new slice can have an index beyond the end of `data`', async () => {
    onClick.mockClear();
    const animated = { skipAnimation: false, onClick };
    const { rerender } = await show(animated);
    await wait(1500);
    rerender(<Pie {...animated} series={[single({ data: [{ id: 'new', value: 1 }] })]} />);
    await wait(60);
    fireEvent.click(arcs().at(-1)!);
    expect(onClick.mock.calls[0]?.[1].dataIndex).toBe(3);
    expect(onClick.mock.calls[0]?.[2].id).toBe('new');
  });
});

describe('#tooltip', () => {
  async function hover() {
    fireEvent.mouseMove(document.querySelector('svg')!, { clientX: 100, clientY: 100 });
    fireEvent.mouseEnter(arcs()[0]!);
    await wait();
    return document.querySelector('[role="tooltip"]')?.textContent;
  }
  const itemContent = () => <b>custom</b>;

  test('An object in `tooltip` replaces the default, so that without `trigger` there is no tooltip', async () => {
    await show({});
    expect(await hover()).toBe('A10');
    cleanup();
    await show({ tooltip: {} });
    expect(await hover()).toBeUndefined();
  });

  test('`slots.itemContent` of the chart itself has no effect', async () => {
    await show({ slots: { itemContent } });
    expect(await hover()).toBe('A10');
    cleanup();
    await show({ tooltip: { trigger: 'item', slots: { itemContent } } });
    expect(await hover()).toBe('custom');
  });
});

describe('#removed-slices', () => {
  const message = "Cannot read properties of undefined (reading 'color')";
  const less = [single({ data: [abc[0]!] })];

  function enter(index: number) {
    fireEvent.mouseMove(document.querySelector('svg')!, { clientX: 100, clientY: 100 });
    fireEvent.mouseEnter(arcs()[index]!);
  }

  test("If the data loses the slice under the pointer, the open tooltip throws `Cannot read properties of undefined (reading 'color')`", async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = await show({});
    enter(2);
    expect(() => rerender(<Pie series={less} />)).toThrow(message);
    error.mockRestore();
  });

  test('So does a slice that is animating out, as soon as the pointer enters it', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = await show({ skipAnimation: false });
    await wait(1500);
    rerender(<Pie skipAnimation={false} series={less} />);
    await wait(60);
    expect(arcs()).toHaveLength(3);
    expect(() => enter(2)).toThrow(message);
    error.mockRestore();
  });

  test('A new `key` starts a new chart, without an open tooltip and without old slices', async () => {
    const { rerender } = await show({ skipAnimation: false });
    enter(2);
    expect(document.querySelector('[role="tooltip"]')).not.toBe(null);
    rerender(<Pie key="new" skipAnimation={false} series={less} />);
    await wait();
    expect(arcs()).toHaveLength(1);
    expect(document.querySelector('[role="tooltip"]')).toBe(null);
  });
});

describe('#no-data', () => {
  test('An empty `data` draws nothing', async () => {
    await show({ series: [single({ data: [] })] });
    expect(arcs()).toHaveLength(0);
    expect(document.querySelector('svg')!.textContent).toBe('');
  });

  test('An empty `series` throws `Invalid array length`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Pie series={[]} />)).toThrow('Invalid array length');
    error.mockRestore();
  });

  test('If all values are 0, no slice has an angle, and the legend remains', async () => {
    await show({
      series: [single({ data: abc.map((item) => ({ ...item, value: 0 })) })],
      onClick,
    });
    expect(angles()).toEqual([0, 0, 0]);
    expect(legend()).toEqual(['A', 'B', 'C']);
  });
});

describe('#composition', () => {
  test('a function is not called', async () => {
    let calls = 0;
    const pieArc = () => {
      calls += 1;
      return {};
    };
    await show({ slotProps: { pieArc: pieArc as never } });
    expect(arcs()).toHaveLength(3);
    expect(calls).toBe(0);
  });
});

describe('#animation', () => {
  test('A slice with an `id` keeps its element when the order changes', async () => {
    onClick.mockClear();
    const { rerender } = await show({ onClick });
    const first = arcs()[0]!;
    rerender(<Pie onClick={onClick} series={[single({ data: [abc[2]!, abc[0]!] })]} />);
    await wait();
    expect(first.isConnected).toBe(true);
    fireEvent.click(first);
    expect(onClick.mock.calls[0]?.[2].id).toBe('a');
  });

  test('If the system of a visitor asks for reduced motion, the first chart of the page still opens, and after that nothing moves, even with `skipAnimation={false}`', async () => {
    const radiusSoon = async () => {
      cleanup();
      await show({ skipAnimation: false });
      return radius();
    };
    expect(await radiusSoon()).not.toBe(100);
    const answer = window.matchMedia;
    window.matchMedia = (media) => ({ ...answer(media), matches: media.includes('motion') });
    expect(await radiusSoon()).not.toBe(100);
    expect(await radiusSoon()).toBe(100);
    window.matchMedia = answer;
  });
});

describe('#jsdom', () => {
  test('Without `window.matchMedia`, as in jsdom, the chart throws when it mounts', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    Reflect.deleteProperty(window, 'matchMedia');
    expect(() => render(<Pie />)).toThrow('window.matchMedia is not a function');
    addMouse();
    error.mockRestore();
  });
});

describe('#accessibility', () => {
  test('`PieChart` does not pass on `title`, `desc` and `aria-label`', async () => {
    await show({ title: 'Sales', desc: 'By country', 'aria-label': 'Sales' } as object);
    expect(document.querySelector('svg > title')?.textContent).toBe('');
    expect(document.querySelector('svg > desc')?.textContent).toBe('');
    expect(screen.queryByLabelText('Sales')).toBe(null);
  });

  test('`ResponsiveChartContainer` writes `title` and `desc` into the SVG', async () => {
    render(
      <ResponsiveChartContainer
        width={400}
        height={210}
        title="Sales"
        desc="By country"
        series={[{ type: 'pie', data: abc }]}
      >
        <PiePlot />
      </ResponsiveChartContainer>,
    );
    await wait();
    expect(document.querySelector('svg > title')?.textContent).toBe('Sales');
    expect(document.querySelector('svg > desc')?.textContent).toBe('By country');
  });
});
