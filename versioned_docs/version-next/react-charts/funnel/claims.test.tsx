import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { ChartsContainerPro } from '@mui/x-charts-pro/ChartsContainerPro';
import {
  FunnelChart,
  FunnelPlot,
  Unstable_FunnelChart,
  type FunnelChartProps,
  type FunnelCurveType,
  type FunnelSeriesType,
} from '@mui/x-charts-pro/FunnelChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

type Series = Partial<FunnelSeriesType>;

beforeAll(addSvgPoints);

const data = [
  { id: 'a', value: 100, label: 'A' },
  { id: 'b', value: 50, label: 'B' },
  { id: 'c', value: 20, label: 'C' },
];

const chart = (props: Partial<FunnelChartProps> = {}, series: Series | Series[] = {}) => (
  <FunnelChart
    width={240}
    height={200}
    margin={0}
    {...props}
    series={[series].flat().map((each) => ({ id: 's', data, borderRadius: 0, ...each }))}
  />
);
const draw = (...args: Parameters<typeof chart>) => {
  cleanup();
  return render(chart(...args));
};

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const sections = () => all('.MuiFunnelChart-section');
const paths = () => sections().map((section) => section.getAttribute('d')!);
const labels = () => all('.MuiFunnelChart-sectionLabel');
const texts = () => labels().map(({ textContent }) => textContent);
const ticks = () => all('.MuiChartsAxis-tickLabel').map(({ textContent }) => textContent);
const legend = () => all('.MuiChartsLegend-series').map(({ textContent }) => textContent);
const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent;
const fills = () => sections().map((section) => section.getAttribute('fill'));
const hover = (index: number) => {
  fireEvent.pointerEnter(sections()[index]!);
  return tooltip();
};

/** The points of a section without round corners, rounded. */
const points = (index: number) =>
  [...paths()[index]!.matchAll(/Q[^L Z]*?(-?[\d.]+),(-?[\d.]+)(?=[LZ])/g)].map((match) =>
    [Number(match[1]), Number(match[2])].map(Math.round),
  );
/** How far a section reaches: left, top, right, bottom. */
function box(index: number) {
  const path = paths()[index]!;
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  const xs = numbers.filter((_, position) => position % 2 === 0);
  const ys = numbers.filter((_, position) => position % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}
const heights = () => sections().map((_, index) => box(index)[3]! - box(index)[1]!);
/** Widths at the upper and at the lower edge of a section. */
function edges(index: number) {
  const [, top, , bottom] = box(index);
  const ends = [top, bottom];
  return ends.map((edge) => {
    const xs = points(index)
      .filter(([, y]) => y === edge)
      .map(([x]) => x!);
    return xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs);
  });
}
const place = (label: Element | undefined) =>
  ['x', 'y'].map((name) => Math.round(Number(label?.getAttribute(name))));

function quietly<T>(run: (messages: string[]) => T): T {
  const messages: string[] = [];
  const keep = (...args: unknown[]) => void messages.push(args.join(' '));
  const spies = [
    jest.spyOn(console, 'error').mockImplementation(keep),
    jest.spyOn(console, 'warn').mockImplementation(keep),
  ];
  try {
    return run(messages);
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}

describe('#first-chart', () => {
  test('The first entry of `data` is at the top', () => {
    draw();
    expect([box(0)[1], box(1)[1], box(2)[1]]).toEqual([0, 67, 133]);
  });

  test('The widest section fills the drawing area', () => {
    draw();
    expect(edges(0)[0]).toBe(240);
  });

  test('Each section ends as wide as the next one begins, and the last one has straight sides', () => {
    draw();
    expect([edges(0), edges(1), edges(2)]).toEqual([
      [240, 120],
      [120, 48],
      [48, 48],
    ]);
  });

  test('`Unstable_FunnelChart` is the same component', () => {
    expect(Unstable_FunnelChart).toBe(FunnelChart);
  });
});

describe('#data', () => {
  test('Numbers in strings are not converted', () => {
    draw({}, { data: ['100', '50', '20'].map((value) => ({ value: value as never })) });
    // `'100' < '20'` is true, so that the funnel seems to grow.
    expect([edges(0), edges(1)]).toEqual([
      [240, 240],
      [240, 120],
    ]);
  });

  test('`null` as a value throws an error', () => {
    quietly(() =>
      expect(() => draw({}, { data: [{ value: 100 }, { value: null as never }] })).toThrow(
        TypeError,
      ),
    );
  });
});

describe('#legend', () => {
  test('The legend lists the sections that have a `label`', () => {
    draw({}, { data: [data[0]!, { id: 'x', value: 5 }] });
    expect(legend()).toEqual(['A']);
  });

  test('The `label` of the series is shown nowhere', () => {
    const { container } = draw({}, { label: 'Sales' });
    expect(hover(0)).toBe('A100');
    expect(container.textContent).not.toContain('Sales');
  });

  test('With `toggleVisibilityOnClick`, a click fades the entry, but the section stays', () => {
    draw({ slotProps: { legend: { toggleVisibilityOnClick: true } } });
    const before = paths();
    fireEvent.click(screen.getByRole('button', { name: 'B' }));
    expect(screen.getByRole('button', { name: 'B' }).className).toContain('MuiChartsLegend-hidden');
    expect(paths()).toEqual(before);
  });

  test('`hiddenItems` hides no section either', () => {
    draw({ hiddenItems: [{ type: 'funnel', seriesId: 's', dataIndex: 1 }] });
    expect(sections()).toHaveLength(3);
  });

  test('`labelMarkType` of a section or of the series changes the squares', () => {
    const marks = () =>
      all('.MuiChartsLabelMark-root').map(
        ({ classList }) => /circle|line|square/.exec(classList.value)![0],
      );
    draw({}, { labelMarkType: 'circle', data: [data[0]!, { ...data[1]!, labelMarkType: 'line' }] });
    expect(marks()).toEqual(['circle', 'line']);
    draw();
    expect(marks()[0]).toBe('square');
  });
});

describe('#labels', () => {
  test('The text is the result of `valueFormatter`, which is used in the tooltip, too', () => {
    draw({}, { valueFormatter: ({ value }, { dataIndex }) => `${dataIndex}: ${value}` });
    expect(texts()).toEqual(['0: 100', '1: 50', '2: 20']);
    expect(hover(1)).toBe('B1: 50');
  });

  test('If `valueFormatter` returns `null`, the section has no label', () => {
    draw({}, { valueFormatter: ({ value }) => (value > 50 ? String(value) : null) });
    expect(texts()).toEqual(['100']);
  });

  test('`sectionLabel: false` removes the labels of a series', () => {
    draw({}, { sectionLabel: false });
    expect(texts()).toEqual([]);
  });

  test('Labels are drawn even where the section is smaller than the text', () => {
    draw({}, { data: [{ value: 100 }, { value: 0.01 }], valueFormatter: () => 'a long text' });
    expect(texts()).toEqual(['a long text', 'a long text']);
  });
});

describe('#section-names', () => {
  test("the chart itself never calls it with `'section'`", () => {
    const label = jest.fn((location: string) => location);
    draw(
      {},
      {
        data: [
          { value: 3, label },
          { value: 2, label },
        ],
      },
    );
    hover(0);
    expect(new Set(label.mock.calls.map(([location]) => location))).toEqual(
      new Set(['legend', 'tooltip']),
    );
  });
});

describe('#label-position', () => {
  const at = (
    vertical: 'top' | 'middle' | 'bottom',
    horizontal: 'start' | 'center' | 'end',
    more: object = {},
    series: Series = {},
  ) => {
    draw({}, { sectionLabel: { position: { vertical, horizontal }, ...more }, ...series });
    return place(labels()[1]);
  };

  test('At the sides, the label is at the slanted edge', () => {
    expect([at('top', 'start'), at('middle', 'start'), at('bottom', 'start')]).toEqual([
      [60, 67],
      [78, 100],
      [96, 133],
    ]);
    expect(at('top', 'end')).toEqual([180, 67]);
  });

  test('In a vertical funnel, a positive `y` moves labels up, and a positive `x` moves those at the sides outwards', () => {
    const offset = { x: 5, y: 3 };
    expect(at('top', 'start', { offset })).toEqual([55, 64]);
    expect(at('bottom', 'end', { offset })).toEqual([149, 130]);
    expect(at('middle', 'center', { offset })).toEqual([120, 97]);
  });

  test('In a horizontal funnel, a positive `x` moves labels to the right, and a positive `y` moves those at the top and bottom outwards', () => {
    const offset = { x: 5, y: 3 };
    const horizontal = (vertical: 'top' | 'middle' | 'bottom', more = {}) =>
      at(vertical, 'center', more, { layout: 'horizontal' });
    for (const [vertical, dy] of [
      ['top', -3],
      ['middle', 0],
      ['bottom', 3],
    ] as const) {
      const [x, y] = horizontal(vertical);
      expect(horizontal(vertical, { offset })).toEqual([x! + 5, y! + dy]);
    }
  });

  test('a number is used for both directions', () => {
    expect(at('top', 'start', { offset: 4 })).toEqual(
      at('top', 'start', { offset: { x: 4, y: 4 } }),
    );
  });

  test('`start` is the left edge from right to left as well', () => {
    const label = () => [labels()[1]!.getAttribute('x'), labels()[1]!.getAttribute('text-anchor')];
    at('top', 'start');
    const ltr = label();
    cleanup();
    render(
      <div dir="rtl">
        {chart({}, { sectionLabel: { position: { vertical: 'top', horizontal: 'start' } } })}
      </div>,
    );
    expect(label()).toEqual(ltr);
    expect(ltr[1]).toBe('start');
  });

  test('A function receives `{ seriesId, dataIndex, value }` and returns the options of one section, or `false`', () => {
    const sectionLabel = jest.fn(({ dataIndex }) =>
      dataIndex === 0 ? (false as const) : { position: { vertical: 'top' as const } },
    );
    draw({}, { sectionLabel });
    expect(sectionLabel.mock.calls[1]).toEqual([{ seriesId: 's', dataIndex: 1, value: 50 }]);
    expect(texts()).toEqual(['50', '20']);
    expect(place(labels()[0])).toEqual([120, 67]);
  });
});

describe('#label-style', () => {
  test("Labels take the theme's primary text color, whatever the color of the section", () => {
    draw({ colors: ['black'] });
    expect(labels().map((label) => label.getAttribute('fill'))).toEqual(
      Array(3).fill('rgba(0, 0, 0, 0.87)'),
    );
  });
});

describe('#curve', () => {
  const shape = (curve: FunnelCurveType, more: Series = {}) => {
    draw({}, { curve, ...more });
    return [0, 1, 2].map(edges);
  };

  test('The widths of the sections of a pyramid do not follow the values', () => {
    const pyramid = shape('pyramid');
    expect(pyramid).toEqual([
      [240, 160],
      [160, 80],
      [80, 0],
    ]);
    expect(shape('pyramid', { data: [{ value: 100 }, { value: 99 }, { value: 98 }] })).toEqual(
      pyramid,
    );
    expect(shape('step-pyramid', { data: [{ value: 9 }, { value: 8 }, { value: 7 }] })).toEqual([
      [240, 240],
      [160, 160],
      [80, 80],
    ]);
  });

  test('`step` draws rectangles', () => {
    expect(shape('step')).toEqual([
      [240, 240],
      [120, 120],
      [48, 48],
    ]);
  });

  test('`linear-sharp` draws the smallest section as a triangle', () => {
    expect(shape('linear-sharp')[2]).toEqual([48, 0]);
  });
});

describe('#border-radius', () => {
  test('`borderRadius` on the series is 8 px by default', () => {
    draw({}, { borderRadius: undefined });
    const byDefault = paths();
    draw({}, { borderRadius: 8 });
    expect(byDefault).toEqual(paths());
    draw();
    expect(byDefault).not.toEqual(paths());
  });

  test('`bump` has no round corners', () => {
    draw({}, { curve: 'bump', borderRadius: 0 });
    const sharp = paths();
    draw({}, { curve: 'bump', borderRadius: 20 });
    expect(paths()).toEqual(sharp);
  });

  test('Without a `gap`, only the outer corners of the funnel are round', () => {
    draw({}, { borderRadius: 8 });
    const middle = paths()[1];
    draw();
    expect(middle).toBe(paths()[1]);
    draw({ gap: 4 }, { borderRadius: 8 });
    const round = paths()[1];
    draw({ gap: 4 });
    expect(round).not.toBe(paths()[1]);
  });
});

describe('#gap', () => {
  test('`gap` is a prop of the chart, in pixels, and 0 by default', () => {
    draw({ gap: 10 });
    expect([box(0), box(1), box(2)].map(([, top, , bottom]) => [top, bottom])).toEqual([
      [0, 60],
      [70, 130],
      [140, 200],
    ]);
    draw({ gap: 0 });
    const none = paths();
    draw();
    expect(paths()).toEqual(none);
  });

  test('with a `gap`, the upper edge of a section is a little narrower than its value', () => {
    draw({ gap: 10 });
    expect(edges(0)[0]).toBeLessThan(240);
    draw({ gap: 10 }, { curve: 'step' });
    expect(edges(0)[0]).toBe(240);
  });
});

describe('#direction', () => {
  test("With `'auto'`, a funnel whose last value is above its first one grows", () => {
    draw({}, { data: [...data].reverse() });
    expect([edges(0), edges(1), edges(2)]).toEqual([
      [48, 48],
      [48, 120],
      [120, 240],
    ]);
  });

  test('It has no effect on `step` and `linear-sharp`', () => {
    for (const curve of ['step', 'linear-sharp'] as const) {
      draw({}, { curve });
      const auto = paths();
      draw({}, { curve, funnelDirection: 'increasing' });
      expect(paths()).toEqual(auto);
    }
  });

  test("`funnelDirection: 'increasing'` gives the straight sides to the first section", () => {
    draw({}, { funnelDirection: 'increasing' });
    expect(edges(0)).toEqual([240, 240]);
    expect(edges(2)).toEqual([120, 48]);
  });

  test('a pyramid stands on its base', () => {
    draw({}, { curve: 'pyramid', funnelDirection: 'increasing' });
    expect([edges(0)[0], edges(2)[1]]).toEqual([0, 240]);
  });
});

describe('#variant', () => {
  test('The fill is 40% opaque, and a line of 1.5 px in the color of the section surrounds it', () => {
    draw({}, { variant: 'outlined' });
    const [first] = sections();
    expect(
      ['fill-opacity', 'stroke', 'stroke-width'].map((name) => first!.getAttribute(name)),
    ).toEqual(['0.4', fills()[0], '1.5']);
  });
});

describe('#colors', () => {
  test('The default palette is `strawberrySkyPalette`, with six colors', () => {
    draw({}, { data: Array.from({ length: 7 }, () => ({ value: 1 })) });
    expect(fills()).toEqual([
      '#6877FF',
      '#694FFD',
      '#A94FFD',
      '#DA4FFD',
      '#F050A5',
      '#FF5E6C',
      '#6877FF',
    ]);
  });

  test('A `color` of a section overrides `colors`', () => {
    draw(
      { colors: ['red', 'green'] },
      { data: [data[0]!, { ...data[1]!, color: 'gold' }, data[2]!] },
    );
    expect(fills()).toEqual(['red', 'gold', 'red']);
  });

  test('Each series starts with the first color', () => {
    draw({ colors: ['red', 'green', 'blue'] }, [{ id: 'x' }, { id: 'y' }]);
    expect(fills()).toEqual(['red', 'green', 'blue', 'red', 'green', 'blue']);
  });
});

describe('#layout', () => {
  test('The first section is on the left from right to left as well', () => {
    render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <div dir="rtl">{chart({}, { layout: 'horizontal' })}</div>
      </ThemeProvider>,
    );
    expect(box(0)).toEqual([0, 0, 80, 200]);
  });

  test('If one series is horizontal, all are', () => {
    draw({}, [{ id: 'x' }, { id: 'y', layout: 'horizontal' }]);
    expect(box(0)).toEqual([0, 0, 80, 200]);
    expect(box(3)).toEqual([0, 0, 80, 200]);
  });
});

describe('#multiple', () => {
  const half = data.map(({ id, value }) => ({ id, value: value / 2 }));

  test('Several series are drawn on top of each other, centered, with one scale', () => {
    draw({}, [{ id: 'x' }, { id: 'y', data: half }]);
    expect([box(0), box(3)]).toEqual([
      [0, 0, 240, 67],
      [60, 0, 180, 67],
    ]);
  });

  test('The first series is at the back', () => {
    draw({}, [{ id: 'x' }, { id: 'y', data: half }]);
    const [back, , , front] = sections();
    expect(back!.compareDocumentPosition(front!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('The legend lists the sections of each series', () => {
    draw({}, [{ id: 'x' }, { id: 'y' }]);
    expect(legend()).toEqual(['A', 'B', 'C', 'A', 'B', 'C']);
  });
});

describe('#highlight', () => {
  const states = () =>
    sections().map(({ dataset }) =>
      ['highlighted', 'faded'].filter((name) => dataset[name]).join(),
    );
  const highlightScope = { highlight: 'item', fade: 'global' } as const;

  test('Without `highlightScope`, the pointer opens the tooltip and changes no section', () => {
    draw();
    const before = sections().map(({ outerHTML }) => outerHTML);
    expect(hover(1)).toBe('B50');
    expect(sections().map(({ outerHTML }) => outerHTML)).toEqual(before);
  });

  test('A highlighted section is 20% brighter, faded ones have 30% opacity', () => {
    draw({}, { highlightScope });
    hover(1);
    expect(states()).toEqual(['faded', 'highlighted', 'faded']);
    expect(sections()[1]!.getAttribute('filter')).toBe('brightness(120%)');
    expect(sections()[0]!.getAttribute('opacity')).toBe('0.3');
  });

  test('Outlined sections do not fade: the highlighted one is filled instead', () => {
    draw({}, { highlightScope, variant: 'outlined' });
    hover(1);
    expect(sections().map((section) => section.getAttribute('opacity'))).toEqual(['1', '1', '1']);
    expect(sections().map((section) => section.getAttribute('fill-opacity'))).toEqual([
      '0.4',
      '1',
      '0.4',
    ]);
  });

  test('With `highlightedItem`, the pointer only calls `onHighlightChange`', () => {
    const onHighlightChange = jest.fn();
    draw(
      { highlightedItem: { seriesId: 's', dataIndex: 2 }, onHighlightChange },
      { highlightScope },
    );
    hover(0);
    expect(states()).toEqual(['faded', 'faded', 'highlighted']);
    expect(onHighlightChange.mock.calls).toEqual([[{ seriesId: 's', dataIndex: 0 }]]);
  });
});

describe('#click', () => {
  test("`onItemClick` receives the event and `{ type: 'funnel', seriesId, dataIndex }`", () => {
    const onItemClick = jest.fn();
    draw({ onItemClick });
    fireEvent.click(sections()[1]!);
    expect(onItemClick.mock.calls[0]!.slice(1)).toEqual([
      { type: 'funnel', seriesId: 's', dataIndex: 1 },
    ]);
  });

  test('Labels let clicks through to their sections', () => {
    draw();
    expect(labels()[0]!.getAttribute('pointer-events')).toBe('none');
  });
});

describe('#category-axis', () => {
  const categories = ['First', 'Second', 'Third'];

  test('With `categories`, the axis is on the left of a vertical funnel, and below a horizontal one', () => {
    const y = () => document.querySelector('.MuiChartsAxis-directionY') !== null;
    draw({ categoryAxis: { categories } });
    expect([ticks(), y(), box(0)[0]]).toEqual([categories, true, 45]);
    draw({ categoryAxis: { categories } }, { layout: 'horizontal' });
    expect([ticks(), y(), box(0)[3]]).toEqual([categories, false, 175]);
  });

  test('The labels of the data are not used', () => {
    draw({ categoryAxis: { position: 'left' } });
    expect(ticks()).toEqual(['0', '1', '2']);
  });

  test('`size` is its width, 45 px by default, or the height of a horizontal axis, 25 px by default', () => {
    draw({ categoryAxis: { categories, size: 70 } });
    expect(box(0)[0]).toBe(70);
    draw({ categoryAxis: { categories, size: 70 } }, { layout: 'horizontal' });
    expect(box(0)[3]).toBe(130);
  });

  test('`left` and `right` belong to a vertical funnel, `top` and `bottom` to a horizontal one; otherwise a warning is logged', () => {
    quietly((messages) => {
      draw({ categoryAxis: { categories, position: 'bottom' } });
      expect(messages.join()).toContain(
        "MUI X Charts: the categoryAxis position is set to 'bottom' but the series layout is vertical.",
      );
    });
  });

  test('If there are fewer categories than sections, the last sections are not drawn', () => {
    quietly(() => draw({ categoryAxis: { categories: ['First', 'Second'] } }));
    expect(paths()[1]).not.toContain('NaN');
    expect(paths()[2]).toContain('NaN');
  });

  test('The labels of the axis do not take the `gap` into account', () => {
    const ys = () =>
      all('.MuiChartsAxis-tickContainer').map((tick) => tick.getAttribute('transform'));
    draw({ categoryAxis: { categories } });
    const without = ys();
    draw({ categoryAxis: { categories }, gap: 30 });
    expect(ys()).toEqual(without);
    expect(box(1)[1]).not.toBe(67);
  });
});

describe('#scaled-sections', () => {
  const categories = ['First', 'Second', 'Third'];
  const scaled = (scaleType: 'linear' | 'sqrt' | 'symlog' | 'log') =>
    draw({ categoryAxis: { categories, scaleType } });

  test("With `'linear'`, the height of a section is proportional to its value", () => {
    scaled('linear');
    expect(heights()).toEqual([118, 58, 24]);
    expect(heights()[0]! / 200).toBeCloseTo(100 / 170, 1);
  });

  test("`'sqrt'` and `'symlog'` leave more of the height to the lower sections", () => {
    scaled('linear');
    const linear = heights()[2]!;
    scaled('sqrt');
    const sqrt = heights()[2]!;
    scaled('symlog');
    expect(sqrt).toBeGreaterThan(linear);
    expect(heights()[2]).toBeGreaterThan(sqrt);
  });

  test("`'log'` draws nothing, because the scale begins at 0", () => {
    quietly(() => scaled('log'));
    expect(paths().every((path) => path.includes('NaN'))).toBe(true);
  });

  test('Without `categories`, each label reads "undefined"', () => {
    draw({ categoryAxis: { scaleType: 'linear', position: 'left' } });
    expect(ticks()).toEqual(['undefined', 'undefined', 'undefined']);
  });
});

describe('#tooltip', () => {
  test('The tooltip has the label and the formatted value of one section; it does not name the series', () => {
    draw({}, [
      { id: 'x', label: 'North' },
      { id: 'y', label: 'South' },
    ]);
    expect(hover(4)).toBe('B50');
  });
});

describe('#no-data', () => {
  test('An empty `data` shows "No data to display", `loading` shows "Loading data…" above the sections', () => {
    draw({}, { data: [] });
    expect(screen.getByText('No data to display')).toBeTruthy();
    draw({ loading: true });
    expect(screen.getByText('Loading data…')).toBeTruthy();
    expect(sections()).toHaveLength(3);
  });
});

describe('#limits', () => {
  test('A value of 0 puts `NaN` into the path of its section and of the one before, so that browsers log an error and draw them only partly', () => {
    const steps = [{ value: 100 }, { value: 50 }, { value: 0 }];
    draw({}, { data: steps, borderRadius: 8 });
    expect(paths().map((path) => path.includes('NaN'))).toEqual([false, true, true]);
  });

  test("`curve: 'bump'` has no such problem", () => {
    draw({}, { data: [{ value: 100 }, { value: 50 }, { value: 0 }], curve: 'bump' });
    expect(paths().join()).not.toContain('NaN');
  });

  test('The sides of a section cross each other if the next value is negative', () => {
    draw({}, { data: [{ value: 100 }, { value: -10 }, { value: 5 }] });
    const [right, left] = points(0);
    expect(right![0]).toBeLessThan(left![0]!);
  });

  test('New values are shown at once, without an animation', () => {
    window.matchMedia = () =>
      ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
    const { rerender } = draw();
    rerender(chart({}, { data: [{ value: 60 }, { value: 60 }, { value: 30 }] }));
    expect(edges(1)).toEqual([240, 120]);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('`FunnelPlot` works inside of `FunnelChart` only: in a `ChartsContainerPro`, the series of the type `funnel` throws an error', () => {
    quietly(() =>
      expect(() =>
        render(
          <ChartsContainerPro width={240} height={200} series={[{ type: 'funnel', data }] as never}>
            <FunnelPlot />
          </ChartsContainerPro>,
        ),
      ).toThrow(TypeError),
    );
  });

  test('`apiRef` has `exportAsPrint` and `exportAsImage`', () => {
    const apiRef = React.createRef() as FunnelChartProps['apiRef'];
    draw({ apiRef });
    expect(Object.keys(apiRef!.current!)).toEqual(['exportAsPrint', 'exportAsImage']);
  });
});

describe('#accessibility', () => {
  const press = (...keys: string[]) => {
    const svg = document.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
    act(() => svg.focus());
    return keys.map((key) => {
      fireEvent.keyDown(svg, { key });
      return tooltip();
    });
  };

  test('the arrow keys right and left go from section to section, in a vertical funnel as well', () => {
    draw({ enableKeyboardNavigation: true });
    expect(press('ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual(['A100', 'B50', 'A100']);
  });

  test('up and down go to the next series', () => {
    draw({ enableKeyboardNavigation: true }, [
      { id: 'x' },
      { id: 'y', data: [{ value: 70, label: 'Y' }] },
    ]);
    expect(press('ArrowRight', 'ArrowUp', 'ArrowDown')).toEqual(['A100', 'Y70', 'A100']);
  });

  test('Enter on a section that has the focus does not call `onItemClick`', () => {
    const onItemClick = jest.fn();
    draw({ enableKeyboardNavigation: true, onItemClick });
    press('ArrowRight', 'Enter', ' ');
    expect(onItemClick).not.toHaveBeenCalled();
  });

  test('`title` becomes the `<title>` of the SVG, `desc` its `<desc>`', () => {
    draw({ title: 'Sales', desc: 'Few orders' });
    expect(document.querySelector('svg > title')?.textContent).toBe('Sales');
    expect(document.querySelector('svg > desc')?.textContent).toBe('Few orders');
  });

  test('Sections have neither a role nor a name', () => {
    draw();
    expect(
      sections().some(
        (section) => section.hasAttribute('role') || section.hasAttribute('aria-label'),
      ),
    ).toBe(false);
  });
});
