import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChartsDataProvider, type ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { PieChart, PiePlot, type PieArcProps, type PieChartProps } from '@mui/x-charts/PieChart';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';

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
const arcs = () => all('.MuiPieChart-arc');
const drawn = () => arcs().filter((arc) => arc.getAttribute('visibility') !== 'hidden');
const fills = () => arcs().map((arc) => arc.getAttribute('fill'));
const texts = () => all('.MuiPieChart-arcLabel').map(({ textContent }) => textContent);
const legend = () => all('.MuiChartsLegend-series').map(({ textContent }) => textContent);
/** The radius of the outer arc, which comes first in the path. */
const radius = (index = 0) => Number(/A([\d.]+),/.exec(arcs()[index]!.getAttribute('d')!)?.[1]);
const center = () => arcs()[0]!.closest('[transform]')!.getAttribute('transform');
/** Gives the chart the focus, presses keys, and reads the tooltip after each. */
function press(...keys: string[]) {
  const svg = document.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
  act(() => svg.focus());
  return keys.map((key) => {
    fireEvent.keyDown(svg, { key });
    return document.querySelector('.MuiChartsTooltip-root')?.textContent;
  });
}
const single = (more: Partial<Series> = {}): Series => ({ id: 's', data: abc, ...more });

describe('#first-chart', () => {
  test('A slice without a `label` is not in the legend', async () => {
    await show({ series: [single({ data: [abc[0]!, { id: 'x', value: 5 }] })] });
    expect(legend()).toEqual(['A']);
    expect(drawn()).toHaveLength(2);
  });

  test('Two slices of a series must not have the same `id`, or React warns about equal keys', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    await show({ series: [single({ data: [abc[0]!, { ...abc[1]!, id: 'a' }] })] });
    expect(String(error.mock.calls[0])).toMatch(/two children with the same key/);
    error.mockRestore();
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
    expect(center()).toBe('translate(44, 5)');
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
    const used = new Set<number>();
    function Probe({ arcLabelRadius }: { arcLabelRadius: number }) {
      used.add(arcLabelRadius);
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
      slots: { pieArcLabel: Probe },
    });
    expect([...used]).toEqual([50]);
  });
});

describe('#sizing', () => {
  test('The drawing area is the SVG without its `margin`, which is 5 px on each side by default', async () => {
    await show({ series: [single({ cx: 0, cy: 0 })] });
    expect(center()).toBe('translate(5, 5)');
    expect(radius()).toBe(100);
  });
});

describe('#legend', () => {
  test('The legend is a list beside the SVG', async () => {
    await show({});
    const list = screen.getByRole('list');
    expect(list.nextElementSibling?.tagName).toBe('svg');
    expect(list.textContent).toBe('ABC');
  });

  test('`height` and `width` are those of the SVG', async () => {
    await show({});
    const { width, height } = window.getComputedStyle(
      document.querySelector('.MuiChartsSurface-root')!,
    );
    expect([width, height]).toEqual(['400px', '210px']);
  });
});

describe('#marks', () => {
  test('`labelMarkType` of the series has no effect on a pie', async () => {
    const marks = () =>
      all('.MuiChartsLabelMark-root').map(
        ({ classList }) => /circle|line|square/.exec(classList.value)![0],
      );
    await show({ series: [single({ labelMarkType: 'line' })] });
    expect(marks()).toEqual(['circle', 'circle', 'circle']);
    cleanup();
    await show({ series: [single({ data: [{ ...abc[0]!, labelMarkType: 'line' }] })] });
    expect(marks()).toEqual(['line']);
  });
});

describe('#toggle', () => {
  const buttons = () => screen.getAllByRole('button');
  const visible = () => arcs().map((arc) => arc.getAttribute('visibility') === 'visible');
  const toggling = { slotProps: { legend: { toggleVisibilityOnClick: true } } };
  const second = { type: 'pie', seriesId: 's', dataIndex: 1 } as const;

  test('the entries of the legend become buttons that hide and show their slices', async () => {
    await show(toggling);
    fireEvent.click(buttons()[1]!);
    await wait();
    expect(visible()).toEqual([true, false, true]);
    fireEvent.click(buttons()[1]!);
    await wait();
    expect(visible()).toEqual([true, true, true]);
  });

  test('The other slices grow to fill the circle', async () => {
    const angles: number[] = [];
    function Probe({ startAngle, endAngle }: { startAngle: number; endAngle: number }) {
      angles.push(Math.round(((endAngle - startAngle) * 180) / Math.PI));
      return null;
    }
    await show({ slots: { pieArc: Probe }, initialHiddenItems: [second] });
    expect(angles.slice(-3)).toEqual([90, 0, 270]);
  });

  test('A click hides the slice at once, even if your state then keeps `hiddenItems` as they are', async () => {
    const onHiddenItemsChange = jest.fn();
    await show({ ...toggling, hiddenItems: [], onHiddenItemsChange });
    fireEvent.click(buttons()[1]!);
    await wait();
    expect(onHiddenItemsChange.mock.calls).toEqual([[[second]]]);
    expect(visible()).toEqual([true, false, true]);
  });

  test('they have no `aria-pressed`', async () => {
    await show(toggling);
    fireEvent.click(buttons()[1]!);
    await wait();
    expect(buttons().some((button) => button.hasAttribute('aria-pressed'))).toBe(false);
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
      hideLegend: true,
    });
    expect(fills()).toEqual(['red', 'green', 'blue', 'red', 'green', 'blue']);
  });
});

const scope = { highlight: 'item', fade: 'global' } as const;
const state = () =>
  arcs().map(({ dataset }) => ['highlighted', 'faded'].filter((name) => dataset[name]).join());

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

  test('with `enableKeyboardNavigation`, Enter on a slice does not call `onItemClick`', async () => {
    const onItemClick = jest.fn();
    await show({ enableKeyboardNavigation: true, onItemClick });
    press('ArrowRight', 'Enter', ' ');
    expect(onItemClick).not.toHaveBeenCalled();
  });

  test('`dataIndex` is the position in `data`, also with `sortingValues` and with hidden slices', async () => {
    const onItemClick = jest.fn();
    await show({
      onItemClick,
      initialHiddenItems: [{ type: 'pie', seriesId: 's', dataIndex: 0 }],
      series: [single({ sortingValues: 'desc' })],
    });
    fireEvent.click(arcs()[2]!);
    expect(onItemClick.mock.calls[0]![1].dataIndex).toBe(2);
    expect(onItemClick.mock.calls[0]![2].id).toBe('c');
  });

  test('Its second argument contains the id of the slice as `itemId`', async () => {
    const onItemClick = jest.fn();
    await show({ slotProps: { legend: { onItemClick } } });
    fireEvent.click(screen.getAllByRole('button')[1]!);
    expect(onItemClick.mock.calls[0]?.[1]).toEqual(
      expect.objectContaining({ itemId: 'b', seriesId: 's', label: 'B' }),
    );
  });
});

/** jsdom has no `matchMedia`, without which charts are never animated. */
function setReducedMotion(matches: boolean) {
  window.matchMedia = () =>
    ({ matches, addEventListener() {}, removeEventListener() {} }) as never as MediaQueryList;
}
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'matchMedia');
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

describe('#center-text', () => {
  test('Children are drawn above the slices, and `useDrawingArea` returns the position of the drawing area', async () => {
    await show({ children: <text data-probe="" /> });
    const child = document.querySelector('[data-probe]')!;
    const order = arcs().at(-1)!.compareDocumentPosition(child);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('#composition', () => {
  test('They receive the final angles and radii as numbers', async () => {
    setReducedMotion(false);
    const seen: unknown[] = [];
    function Probe({ startAngle, endAngle, outerRadius }: PieArcProps) {
      seen.push([startAngle, endAngle, outerRadius]);
      return null;
    }
    await show({ skipAnimation: false, slots: { pieArc: Probe } });
    expect(seen[0]).toEqual([0, Math.PI / 3, 100]);
  });

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

  test('`showToolbar` shows nothing until you pass a component in `slots.toolbar`', async () => {
    await show({ showToolbar: true });
    expect(screen.queryByRole('toolbar')).toBe(null);
    cleanup();
    await show({ showToolbar: true, slots: { toolbar: () => <div role="toolbar" /> } });
    expect(screen.getByRole('toolbar')).toBeTruthy();
  });

  test('`PieChartPro` has a toolbar for printing and for export as an image', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<PieChartPro width={400} height={210} showToolbar series={[{ data: abc }]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Print',
      'Export as PNG',
    ]);
    error.mockRestore();
  });

  const compose = (axes: Pick<ChartsDataProviderProps, 'xAxis' | 'yAxis'> = {}) => {
    cleanup();
    render(
      <ChartsDataProvider
        {...axes}
        width={500}
        height={210}
        series={[{ type: 'pie', data: abc, cx: 0, cy: 0 }]}
      >
        <ChartsSurface>
          <PiePlot skipAnimation />
        </ChartsSurface>
      </ChartsDataProvider>,
    );
    return [center(), radius()];
  };

  test('The provider keeps 20 px free on each side, and 45 px on the left and 25 px below for axes, even without any', () => {
    expect(compose()).toEqual(['translate(65, 20)', (210 - 20 - 20 - 25) / 2]);
  });

  test("`position: 'none'` takes the room for the axes back", () => {
    const none = [{ position: 'none' as const }];
    expect(compose({ xAxis: none, yAxis: none })).toEqual(['translate(20, 20)', 85]);
  });
});

describe('#animation', () => {
  test('Slices are identified by their position, whatever their `id`: when the order changes, each slice takes the size and color of its new data where it is', async () => {
    const colored = abc.map((slice, index) => ({
      ...slice,
      color: ['red', 'green', 'blue'][index],
    }));
    const { rerender } = await show({ series: [single({ data: colored })] });
    const [first] = arcs();
    rerender(<Pie series={[single({ data: [...colored].reverse() })]} />);
    await wait();
    expect(arcs()[0]).toBe(first);
    expect(fills()).toEqual(['blue', 'green', 'red']);
  });

  test('A slice that is removed disappears at once', async () => {
    setReducedMotion(false);
    const { rerender } = await show({ skipAnimation: false });
    rerender(<Pie skipAnimation={false} series={[single({ data: abc.slice(1) })]} />);
    expect(arcs()).toHaveLength(2);
  });

  test('`skipAnimation` draws them in place at once', async () => {
    setReducedMotion(false);
    render(<Pie />);
    const path = arcs()[0]!.getAttribute('d');
    await wait(400);
    expect(arcs()[0]!.getAttribute('d')).toBe(path);
  });
});

describe('#animation', () => {
  test('Users whose system is set to reduced motion see no animation, even with `skipAnimation={false}`', async () => {
    const moves = async (reduced: boolean) => {
      cleanup();
      setReducedMotion(reduced);
      await show({ skipAnimation: false });
      const path = arcs()[0]!.getAttribute('d');
      await wait(400);
      return arcs()[0]!.getAttribute('d') !== path;
    };
    expect(await moves(false)).toBe(true);
    expect(await moves(true)).toBe(false);
  });
});

describe('#accessibility', () => {
  test('`aria-label` is set on the SVG, which has no role', async () => {
    await show({ 'aria-label': 'Sales' } as object);
    const element = screen.getByLabelText('Sales');
    expect([element.tagName, element.getAttribute('role')]).toEqual(['svg', null]);
  });

  test('`enableKeyboardNavigation` makes the chart focusable: the arrow keys right and left go from slice to slice, with an outline and the tooltip', async () => {
    await show({ enableKeyboardNavigation: true });
    expect(press('ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual(['A10', 'B20', 'A10']);
    expect(all('.MuiPieChart-focusIndicator')).toHaveLength(1);
  });

  test('Slices have no names of their own', async () => {
    await show({ enableKeyboardNavigation: true });
    press('ArrowRight');
    expect(document.querySelector('path[role], path[aria-label]')).toBe(null);
  });

  test('`title` becomes the `<title>` of the SVG', async () => {
    await show({ title: 'Sales' });
    expect(document.querySelector('svg > title')?.textContent).toBe('Sales');
  });
});
