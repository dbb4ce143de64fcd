import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';

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
const drawn = () => arcs().filter((arc) => arc.getAttribute('visibility') !== 'hidden');
const fills = () => arcs().map((arc) => arc.getAttribute('fill'));
const texts = () => all('.MuiPieArcLabel-root').map(({ textContent }) => textContent);
const legend = () => all('.MuiChartsLegend-series').map(({ textContent }) => textContent);
/** The radius of the outer arc, which comes first in the path. */
const radius = (index = 0) => Number(/A([\d.]+),/.exec(arcs()[index]!.getAttribute('d')!)?.[1]);
const center = () => arcs()[0]!.parentElement!.parentElement!.getAttribute('transform');
const single = (more: Partial<Series> = {}): Series => ({ id: 's', data: abc, ...more });

describe('#first-chart', () => {
  test('A slice without a `label` is not in the legend', async () => {
    await show({ series: [single({ data: [abc[0]!, { id: 'x', value: 5 }] })] });
    expect(legend()).toEqual(['A']);
    expect(drawn()).toHaveLength(2);
  });
});

describe('#data', () => {
  test("At run time, a string such as `'12'` is converted to a number, and `null` to 0", async () => {
    const data = [
      { id: 'x', value: '12' as unknown as number },
      { id: 'y', value: null as unknown as number },
    ];
    const values: unknown[] = [];
    await show({
      series: [single({ data, valueFormatter: ({ value }) => String(values.push(value)) })],
    });
    expect(values.slice(0, 2)).toEqual([12, 0]);
  });

  test('A negative value has an angle of 0, but tooltip and labels show the negative number', async () => {
    await show({
      series: [single({ data: [abc[0]!, { id: 'x', value: -10 }], arcLabel: 'formattedValue' })],
    });
    expect(drawn()).toHaveLength(1);
    expect(texts()).toEqual(['10', '-10']);
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
    const used = new Set<{ get(): number }>();
    function Probe({ arcLabelRadius }: { arcLabelRadius?: { get(): number } }) {
      used.add(arcLabelRadius!);
      return null;
    }
    await show({
      series: [
        single({
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { arcLabelRadius: 5 },
          faded: { arcLabelRadius: 7 },
        }),
      ],
      highlightedItem: { seriesId: 's', dataIndex: 0 },
      slots: { pieArcLabel: Probe as never },
    });
    expect([...used].map((spring) => spring.get())).toEqual([50, 50, 50]);
  });
});

describe('#legend', () => {
  test('`PieChart` reserves 100 px on the right for the legend and 5 px on the other sides; in right-to-left layouts, the 100 px are on the left', async () => {
    await show({});
    expect(center()).toBe('translate(152.5, 105)');
    cleanup();
    render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <Pie />
      </ThemeProvider>,
    );
    await wait();
    expect(center()).toBe('translate(247.5, 105)');
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

const scope = { highlight: 'item', fade: 'global' } as const;
const state = () =>
  arcs().map(({ classList }) =>
    ['highlighted', 'faded'].filter((name) => classList.contains(`MuiPieArc-${name}`)).join(),
  );

describe('#highlight', () => {
  test('Without `highlightScope`, hovering over a slice does not change it', async () => {
    await show({});
    fireEvent.pointerEnter(arcs()[0]!);
    await wait();
    expect(state()).toEqual(['', '', '']);
  });

  test('A faded slice gets 30% opacity and, without `faded`, a radius that is 5 px smaller', async () => {
    await show({ series: [single({ highlightScope: scope })] });
    fireEvent.pointerEnter(arcs()[0]!);
    await wait();
    expect(state()).toEqual(['highlighted', 'faded', 'faded']);
    expect(arcs()[1]!.getAttribute('opacity')).toBe('0.3');
    expect([radius(0), radius(1)]).toEqual([100, 95]);
  });

  test('An object in `faded` replaces this default', async () => {
    await show({ series: [single({ highlightScope: scope, faded: { color: 'gray' } })] });
    fireEvent.pointerEnter(arcs()[0]!);
    await wait();
    expect(radius(1)).toBe(100);
    expect(fills()[1]).toBe('gray');
  });
});

describe('#controlled-highlight', () => {
  test('If you set it, the pointer only calls `onHighlightChange`', async () => {
    const onHighlightChange = jest.fn();
    await show({
      series: [single({ highlightScope: scope })],
      highlightedItem: { seriesId: 's', dataIndex: 2 },
      onHighlightChange,
    });
    fireEvent.pointerEnter(arcs()[0]!);
    await wait();
    expect(state()).toEqual(['faded', 'faded', 'highlighted']);
    expect(onHighlightChange.mock.calls).toEqual([[{ seriesId: 's', dataIndex: 0 }]]);
  });
});

describe('#controlled-highlight', () => {
  test('`highlightedItem` has no effect on a series without `highlightScope`', async () => {
    await show({ highlightedItem: { seriesId: 's', dataIndex: 2 } });
    expect(state()).toEqual(['', '', '']);
  });
});

describe('#click', () => {
  test('`onItemClick` receives the event, the identifier `{ type, seriesId, dataIndex }`, and the slice with its `id`, `value`, `label` and `formattedValue`', async () => {
    const onItemClick = jest.fn();
    await show({ onItemClick });
    fireEvent.click(arcs()[1]!);
    expect(onItemClick.mock.calls[0]?.slice(1)).toEqual([
      { type: 'pie', seriesId: 's', dataIndex: 1 },
      expect.objectContaining({ id: 'b', value: 20, label: 'B', formattedValue: '20' }),
    ]);
  });

  test('Slices cannot be focused', async () => {
    await show({ onItemClick: () => {} });
    expect(document.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
  });

  test('Its second argument contains the id of the slice as `itemId`', async () => {
    const onItemClick = jest.fn();
    await show({ slotProps: { legend: { onItemClick } } });
    fireEvent.click(all('.MuiChartsLegend-itemBackground')[1]!);
    expect(onItemClick.mock.calls[0]?.[1]).toEqual(
      expect.objectContaining({ itemId: 'b', seriesId: 's', label: 'B' }),
    );
  });
});

/** jsdom has no `matchMedia`, without which charts are never animated. */
function setReducedMotion(matches: boolean) {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
}
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('#click', () => {
  test('While old slices are animated out, they are included in `dataIndex`, so a new slice can have an index beyond the end of `data`', async () => {
    setReducedMotion(false);
    const onItemClick = jest.fn();
    const animated = { skipAnimation: false, onItemClick };
    const { rerender } = await show(animated);
    await wait(1500);
    rerender(<Pie {...animated} series={[single({ data: [{ id: 'new', value: 1 }] })]} />);
    await wait(60);
    fireEvent.click(arcs().at(-1)!);
    expect(onItemClick.mock.calls[0]?.[1].dataIndex).toBe(3);
    expect(onItemClick.mock.calls[0]?.[2].id).toBe('new');
  });
});

describe('#no-data', () => {
  async function hover() {
    const svg = document.querySelector('svg')!;
    for (const type of ['pointerover', 'pointerenter', 'pointermove']) {
      const event = new MouseEvent(type, { clientX: 100, clientY: 100, bubbles: true });
      fireEvent(svg, Object.assign(event, { pointerType: 'mouse', height: 1 }));
    }
    fireEvent.pointerEnter(arcs()[0]!);
    await wait();
    return document.querySelector('.MuiChartsTooltip-root');
  }

  test('While `loading` is `true`, there is no tooltip', async () => {
    await show({});
    expect(await hover()).not.toBe(null);
    cleanup();
    await show({ loading: true });
    expect(await hover()).toBe(null);
  });

  test('Slices and legend stay below the message', async () => {
    await show({ loading: true });
    expect(legend()).toEqual(['A', 'B', 'C']);
    const order = arcs()[2]!.compareDocumentPosition(screen.getByText('Loading data…'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('If all values are 0, the chart shows neither slices nor the message', async () => {
    await show({ series: [single({ data: abc.map((item) => ({ ...item, value: 0 })) })] });
    expect(drawn()).toHaveLength(0);
    expect(screen.queryByText('No data to display')).toBe(null);
    cleanup();
    await show({ series: [single({ data: [] })] });
    expect(screen.getByText('No data to display')).not.toBe(null);
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
    const { rerender } = await show({});
    const first = arcs()[0]!;
    rerender(<Pie series={[single({ data: [abc[2]!, abc[0]!] })]} />);
    await wait();
    expect(first.isConnected).toBe(true);
    expect(first.classList.contains('MuiPieArc-data-index-1')).toBe(true);
  });
});

describe('#animation', () => {
  test('Users whose system is set to reduced motion see no animation, even with `skipAnimation={false}`', async () => {
    const radiusSoon = async (reduced: boolean) => {
      cleanup();
      setReducedMotion(reduced);
      await show({ skipAnimation: false });
      return radius();
    };
    // In this order: `@react-spring/web` keeps what it once learned about reduced motion.
    expect(await radiusSoon(false)).not.toBe(100);
    expect(await radiusSoon(true)).toBe(100);
  });
});

describe('#accessibility', () => {
  test('`aria-label` is set on a `<div>` without a role', async () => {
    await show({ 'aria-label': 'Sales' } as object);
    const element = screen.getByLabelText('Sales');
    expect([element.tagName, element.getAttribute('role')]).toEqual(['DIV', null]);
  });

  test('`title` becomes the `<title>` of the SVG', async () => {
    await show({ title: 'Sales' });
    expect(document.querySelector('svg > title')?.textContent).toBe('Sales');
  });
});
