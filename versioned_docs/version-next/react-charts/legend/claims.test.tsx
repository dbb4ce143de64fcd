import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import {
  ChartsLegend,
  ContinuousColorLegend,
  PiecewiseColorLegend,
  type ChartsLegendProps,
  type ContinuousColorLegendProps,
  type PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { useDrawingArea, useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

/** jsdom has no events of a mouse that say which pointer they belong to. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1;

  readonly pointerType = 'mouse';
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
});

const size = { width: 400, height: 300, skipAnimation: true };
const band = { id: 'x', scaleType: 'band' as const, data: ['A', 'B'] };
const two = [
  { id: 'one', label: 'One', data: [1, 2] },
  { id: 'two', label: 'Two', data: [30, 40] },
];
const slices = [
  { id: 'oak', value: 1, label: 'Oak' },
  { id: 'pine', value: 2, label: 'Pine' },
];

const chart = (props: Partial<BarChartProps>) => (
  <BarChart {...size} xAxis={[band]} series={two} {...props} />
);
const draw = (props: Partial<BarChartProps>) => render(chart(props)).container;
const drawPie = (props: Partial<PieChartProps>) =>
  render(<PieChart {...size} series={[{ id: 's', data: slices }]} {...props} />).container;
/** Marks of the legend are `<svg>`, too. */
const surface = (container: Element) => container.querySelector('.MuiChartsSurface-root')!;
const legendOf = (container: Element) => container.querySelector('ul')!;
const entries = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsLegend-series')].map((entry) => entry.textContent);
const markColors = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsLabelMark-fill')].map((mark) =>
    mark.getAttribute('fill'),
  );
const ticksOfY = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].map(
    (label) => label.textContent,
  );

/** The CSS of an element, as the style sheets have it: jsdom has no layout. */
function cssOf(element: Element): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => [...element.classList].some((name) => text.startsWith(`.${name} {`)))
    .join('\n');
}
/** Rows of areas, as in `"legend" "chart"`. */
const areas = (container: Element) =>
  /grid-template-areas: ([^;]*);/
    .exec(cssOf(container.firstElementChild!))![1]!
    .replace(/\s+/g, ' ');

const continuous = {
  type: 'continuous' as const,
  color: ['#ffffff', '#000000'] as [string, string],
};
const piecewise = {
  type: 'piecewise' as const,
  thresholds: [55, 70],
  colors: ['#111111', '#222222', '#333333'],
};
function drawPieces(props: Partial<PiecewiseColorLegendProps> = {}) {
  return draw({
    yAxis: [{ colorMap: piecewise }],
    series: [{ data: [1, 80] }],
    slots: { legend: PiecewiseColorLegend },
    slotProps: { legend: { axisDirection: 'y', ...props } },
  });
}
function drawGradient(props: Partial<ContinuousColorLegendProps> = {}) {
  return draw({
    yAxis: [{ colorMap: continuous, valueFormatter: (value: number) => `v${value}` }],
    series: [{ data: [20, 3000] }],
    slots: { legend: ContinuousColorLegend },
    slotProps: { legend: { axisDirection: 'y', ...props } },
  });
}
const textsOf = (container: Element) =>
  [...legendOf(container).querySelectorAll('li')].map((entry) => entry.textContent);

describe('#series-legend', () => {
  test('A series without a `label` has no entry', () => {
    expect(entries(draw({ series: [{ data: [1, 2] }, ...two] }))).toEqual(['One', 'Two']);
  });

  test('The entries are in the order of `series`; if a chart mixes types, bars come first, then points, lines and slices', () => {
    const { container } = render(
      <ChartsDataProvider
        {...size}
        xAxis={[band]}
        series={[
          { type: 'pie', data: [{ id: 0, value: 1, label: 'P1' }] },
          { type: 'line', label: 'L1', data: [1, 2] },
          { type: 'scatter', label: 'S1', data: [{ id: 0, x: 1, y: 2 }] },
          { type: 'bar', label: 'B1', data: [1, 2] },
          { type: 'line', label: 'L2', data: [1, 2] },
        ]}
      >
        <ChartsLegend />
      </ChartsDataProvider>,
    );
    expect(entries(container)).toEqual(['B1', 'S1', 'L1', 'L2', 'P1']);
  });

  test('A `colorMap` on an axis does not change the legend: color legends explain such colors', () => {
    const series = two.map((each, index) => ({ ...each, color: ['#010101', '#020202'][index] }));
    expect(markColors(draw({ series, yAxis: [{ colorMap: piecewise }] }))).toEqual([
      '#010101',
      '#020202',
    ]);
  });
});

describe('#position', () => {
  const place = (
    direction: 'horizontal' | 'vertical',
    position: NonNullable<NonNullable<BarChartProps['slotProps']>['legend']>['position'],
  ) => areas(draw({ slotProps: { legend: { direction, position } } }));

  test("With `'horizontal'`, the legend is below the chart for `vertical: 'bottom'` and above it otherwise", () => {
    const [above, below] = ['"legend" "chart"', '"chart" "legend"'];
    expect(place('horizontal', { vertical: 'bottom' })).toBe(below);
    expect(place('horizontal', { vertical: 'top' })).toBe(above);
    expect(place('horizontal', { vertical: 'middle' })).toBe(above);
    expect(place('horizontal', { horizontal: 'start' })).toBe(above);
    expect(areas(draw({}))).toBe(above);
  });

  test("With `'vertical'`, the legend is in front of the chart for `horizontal: 'start'` and behind it otherwise", () => {
    const [before, behind] = ['"legend chart"', '"chart legend"'];
    expect(place('vertical', { horizontal: 'start' })).toBe(before);
    expect(place('vertical', { horizontal: 'center' })).toBe(behind);
    expect(place('vertical', { horizontal: 'end' })).toBe(behind);
    expect(place('vertical', { vertical: 'bottom' })).toBe(behind);
    expect(areas(drawPie({}))).toBe(behind);
  });

  test('In the HTML, the legend always comes before the `<svg>`', () => {
    const container = draw({
      slotProps: { legend: { position: { vertical: 'bottom' } } },
    });
    const order = legendOf(container).compareDocumentPosition(surface(container));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('A row that is too long continues on a second line', () => {
    expect(cssOf(legendOf(draw({})))).toContain('flex-wrap: wrap');
  });
});

describe('#space', () => {
  test('`height` and `width` are those of the `<svg>`; the legend takes its space in addition', () => {
    const container = draw({});
    const svg = surface(container);
    expect(cssOf(svg)).toMatch(/width: 400px;[^]*height: 300px/);
    expect(cssOf(container.firstElementChild!)).not.toMatch(/[^-]height: /);
    expect(svg.contains(legendOf(container))).toBe(false);
  });

  test('Without `height`, the chart fills its parent element, and the legend takes its part of that', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = draw({ height: undefined });
    expect(cssOf(container.firstElementChild!)).toContain('height: 100%');
    expect(cssOf(surface(container))).toContain('height: 100%');
    error.mockRestore();
  });

  test('`margin` is the space inside of the `<svg>` and has nothing to do with the legend', () => {
    const seen: object[] = [];
    function Area() {
      seen.push(useDrawingArea());
      return null;
    }
    draw({ children: <Area /> });
    const withLegend = seen.at(-1);
    draw({ children: <Area />, hideLegend: true });
    expect(seen.at(-1)).toEqual(withLegend);
  });
});

describe('#hide', () => {
  test('The `<svg>` keeps its height, so the chart as a whole becomes lower', () => {
    const container = draw({ hideLegend: true });
    expect(legendOf(container)).toBe(null);
    expect(areas(container)).toBe('"chart"');
    expect(cssOf(surface(container))).toContain('height: 300px');
  });

  test('Each entry has the `id` of its series in `data-series`, and in a pie chart its index in `data-index`', () => {
    expect(draw({}).querySelectorAll('li[data-series="two"]')).toHaveLength(1);
    expect(drawPie({}).querySelectorAll('li[data-series="s"][data-index="1"]')).toHaveLength(1);
  });

  test('An entry that is not displayed keeps its label in the tooltip', () => {
    const container = draw({
      slotProps: {
        legend: { sx: { '& [data-series="two"]': { display: 'none' } } },
        tooltip: { trigger: 'item' },
      },
    });
    const entry = container.querySelector('li[data-series="two"]')!;
    expect(getComputedStyle(entry).display).toBe('none');
    fireEvent.pointerEnter(container.querySelector('.MuiBarElement-series-two')!);
    fireEvent.pointerMove(surface(container), { clientX: 100, clientY: 100 });
    expect(screen.getByRole('tooltip').textContent).toContain('Two');
  });
});

describe('#dimensions', () => {
  test('16 px', () => {
    expect(cssOf(legendOf(draw({})))).toMatch(/[^-]gap: 16px/);
  });

  test('8 px', () => {
    const legend = legendOf(draw({}));
    const name = [...legend.classList].find((each) => each.startsWith('css-'))!;
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText);
    expect(rules.find((rule) => rule.startsWith(`.${name} .MuiChartsLegend-series {`))).toMatch(
      /gap: 8px/,
    );
  });

  test('8 px on each side', () => {
    const css = cssOf(legendOf(draw({})));
    expect(css).toContain('margin-block: 8px');
    expect(css).toContain('margin-inline: 8px');
  });

  test('Square 13 px, circle 15 px, line 16 by 4 px', () => {
    draw({});
    drawPie({});
    render(<LineChart {...size} series={two} />);
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText);
    const shape = (name: string) =>
      rules.filter((rule) => rule.includes(`.MuiChartsLabelMark-${name}`)).join('\n');
    expect(shape('square')).toMatch(/height: 13px;[^]*width: 13px/);
    expect(shape('circle')).toMatch(/height: 15px;[^]*width: 15px/);
    expect(shape('line')).toMatch(/width: 16px[^]*height: 4px/);
  });
});

describe('#marks', () => {
  test('Bars and radar series have a square, lines a line, points and slices a circle', () => {
    const shape = (container: Element) =>
      /MuiChartsLabelMark-(square|line|circle)/.exec(
        container.querySelector('.MuiChartsLegend-mark')!.getAttribute('class')!,
      )![1];
    const one = two.slice(0, 1);
    const line = render(<LineChart {...size} series={one} />).container;
    const points = render(
      <ScatterChart {...size} series={[{ label: 'P', data: [{ id: 0, x: 1, y: 2 }] }]} />,
    ).container;
    const radar = render(
      <RadarChart {...size} series={one} radar={{ metrics: ['A', 'B'] }} />,
    ).container;
    expect([draw({}), radar, line, points, drawPie({})].map(shape)).toEqual([
      'square',
      'square',
      'line',
      'circle',
      'circle',
    ]);
  });

  test('The tooltip shows the same mark', () => {
    const container = draw({
      series: [{ ...two[0]!, labelMarkType: 'line' }],
      slotProps: { tooltip: { trigger: 'item' } },
    });
    fireEvent.pointerEnter(container.querySelector('.MuiBarElement-series-one')!);
    fireEvent.pointerMove(surface(container), { clientX: 100, clientY: 100 });
    expect(screen.getByRole('tooltip').querySelectorAll('.MuiChartsLabelMark-line')).toHaveLength(
      1,
    );
  });

  // React logs each message once, so these two share a chart.
  const seen: ChartsLabelCustomMarkProps[] = [];
  let messages = '';
  beforeAll(() => {
    function Mark(props: ChartsLabelCustomMarkProps) {
      seen.push(props);
      return <svg />;
    }
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    draw({ series: [{ ...two[0]!, color: '#010101', labelMarkType: Mark }] });
    messages = error.mock.calls.flat().join(' ');
    error.mockRestore();
  });

  test('A component receives `className` and `color`', () => {
    expect(seen[0]).toEqual({ className: 'MuiChartsLabelMark-fill', color: '#010101' });
  });

  test('In development, React 18 logs that the prop `type` of the mark is invalid', () => {
    expect(React.version).toMatch(/^18/);
    expect(messages).toContain('Invalid prop `type`');
  });

  test('`React.memo` and `React.forwardRef` return objects, which are drawn as a square', () => {
    const Mark = React.memo(() => <svg data-testid="mine" />);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = draw({ series: [{ ...two[0]!, color: '#010101', labelMarkType: Mark }] });
    error.mockRestore();
    expect(screen.queryByTestId('mine')).toBe(null);
    expect(container.querySelector('.MuiChartsLegend-mark rect')!.getAttribute('fill')).toBe(
      '#010101',
    );
  });
});

describe('#label-function', () => {
  test("It receives `'legend'` or `'tooltip'`, in pie charts also `'arc'`", () => {
    const asked = new Set<string>();
    const label = (location: string) => {
      asked.add(location);
      return location;
    };
    const container = drawPie({
      series: [{ arcLabel: 'label', data: [{ id: 0, value: 1, label }] }],
    });
    fireEvent.pointerEnter(container.querySelector('.MuiPieArc-root')!);
    fireEvent.pointerMove(surface(container), { clientX: 100, clientY: 100 });
    expect([...asked].sort()).toEqual(['arc', 'legend', 'tooltip']);
  });
});

describe('#scroll', () => {
  test('`tabIndex` is passed on to the list', () => {
    const container = draw({ slotProps: { legend: { tabIndex: 0 } } });
    expect(legendOf(container).getAttribute('tabindex')).toBe('0');
  });
});

describe('#click', () => {
  test('The entry has `type`, `label`, `color` and `seriesId`, and in a pie chart the `dataIndex` and the `itemId` of the slice', () => {
    const onItemClick = jest.fn();
    const container = drawPie({
      series: [{ id: 's', data: [{ id: 'a', value: 1, label: 'A', color: '#010101' }] }],
      slotProps: { legend: { onItemClick } },
    });
    fireEvent.click(within(container).getByRole('button', { name: 'A' }));
    expect(onItemClick).toHaveBeenCalledWith(
      expect.anything(),
      {
        type: 'series',
        label: 'A',
        color: '#010101',
        seriesId: 's',
        itemId: 'a',
        dataIndex: 0,
      },
      0,
    );
  });

  test('With `onItemClick`, each entry is a `<button>`, without it a `<div>`', () => {
    const tags = (container: Element) =>
      [...container.querySelectorAll('.MuiChartsLegend-series')].map(({ tagName }) => tagName);
    expect(tags(draw({ slotProps: { legend: { onItemClick: () => {} } } }))).toEqual([
      'BUTTON',
      'BUTTON',
    ]);
    expect(tags(draw({}))).toEqual(['DIV', 'DIV']);
  });
});

const toggling = { slotProps: { legend: { toggleVisibilityOnClick: true } } };
const click = (container: HTMLElement, name: string) =>
  fireEvent.click(within(container).getByRole('button', { name }));
const hiddenEntries = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsLegend-hidden')].map((entry) => entry.textContent);

describe('#toggle-series', () => {
  test('The entry stays in the legend, with the class `legendClasses.hidden` and half the opacity', () => {
    const container = draw(toggling);
    click(container, 'Two');
    expect(entries(container)).toEqual(['One', 'Two']);
    expect(hiddenEntries(container)).toEqual(['Two']);
    const name = [...legendOf(container).classList].find((each) => each.startsWith('css-'))!;
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText);
    expect(
      rules.find((rule) =>
        rule.startsWith(`.${name} .MuiChartsLegend-series.MuiChartsLegend-hidden`),
      ),
    ).toMatch(/opacity: 0.5/);
    click(container, 'Two');
    expect(hiddenEntries(container)).toEqual([]);
  });

  test('The other series keep their colors', () => {
    const container = draw({ ...toggling, colors: ['#010101', '#020202'] });
    click(container, 'One');
    expect(markColors(container)).toEqual(['#010101', '#020202']);
  });

  test('The value axis keeps its range, as if all series were shown', () => {
    const container = draw(toggling);
    const before = ticksOfY(container);
    expect(before.at(-1)).toBe('40');
    click(container, 'Two');
    expect(ticksOfY(container)).toEqual(before);
  });

  test('A hidden series is still listed in the axis tooltip', () => {
    const container = draw(toggling);
    click(container, 'Two');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    fireEvent.pointerMove(surface(container), { clientX: 100, clientY: 100 });
    warn.mockRestore();
    expect(screen.getByRole('tooltip').textContent).toContain('One');
    expect(screen.getByRole('tooltip').textContent).toContain('Two');
  });

  test('In a pie chart, the other slices share the full circle', () => {
    const container = drawPie({ ...toggling, skipAnimation: true });
    const outline = () => container.querySelectorAll('.MuiPieArc-root')[0]!.getAttribute('d');
    click(container, 'Pine');
    const alone = outline();
    const single = drawPie({ series: [{ id: 's', data: slices.slice(0, 1) }] });
    expect(alone).toBe(single.querySelector('.MuiPieArc-root')!.getAttribute('d'));
  });

  test('With `onItemClick` as well, `onItemClick` is called first', () => {
    const calls: string[] = [];
    const container = draw({
      onHiddenItemsChange: () => calls.push('onHiddenItemsChange'),
      slotProps: {
        legend: { toggleVisibilityOnClick: true, onItemClick: () => calls.push('onItemClick') },
      },
    });
    click(container, 'One');
    expect(calls).toEqual(['onItemClick', 'onHiddenItemsChange']);
  });
});

describe('#hidden-items', () => {
  test('A series is `{ type, seriesId }`, a slice of a pie also has `dataIndex`', () => {
    expect(hiddenEntries(draw({ hiddenItems: [{ type: 'bar', seriesId: 'one' }] }))).toEqual([
      'One',
    ]);
    expect(
      hiddenEntries(drawPie({ hiddenItems: [{ type: 'pie', seriesId: 's', dataIndex: 1 }] })),
    ).toEqual(['Pine']);
  });

  test('`onHiddenItemsChange` is called with the whole new list', () => {
    const onHiddenItemsChange = jest.fn();
    const container = draw({
      ...toggling,
      initialHiddenItems: [{ type: 'bar', seriesId: 'one' }],
      onHiddenItemsChange,
    });
    click(container, 'Two');
    expect(onHiddenItemsChange).toHaveBeenCalledWith([
      { type: 'bar', seriesId: 'one' },
      expect.objectContaining({ type: 'bar', seriesId: 'two' }),
    ]);
  });

  test('A handler that ignores the change does not keep the series in view: a click hides it at once, until `hiddenItems` is another array', () => {
    const none: [] = [];
    const { container, rerender } = render(chart({ ...toggling, hiddenItems: none }));
    click(container, 'Two');
    expect(hiddenEntries(container)).toEqual(['Two']);
    rerender(chart({ ...toggling, hiddenItems: none }));
    expect(hiddenEntries(container)).toEqual(['Two']);
    rerender(chart({ ...toggling, hiddenItems: [] }));
    expect(hiddenEntries(container)).toEqual([]);
  });
});

describe('#custom-legend', () => {
  test('The component receives `direction`, `classes` and what you write in `slotProps.legend`, without `position`', () => {
    const seen = jest.fn();
    function Legend(props: ChartsLegendProps) {
      seen(props);
      return null;
    }
    draw({
      slots: { legend: Legend },
      slotProps: { legend: { className: 'mine', position: { vertical: 'bottom' } } },
    });
    expect(Object.keys(seen.mock.lastCall[0]).sort()).toEqual([
      'className',
      'classes',
      'direction',
    ]);
    expect(seen.mock.lastCall[0]).toMatchObject({ className: 'mine', direction: 'horizontal' });
  });

  test('Each item has `label`, `color`, `markType`, `seriesId` and `type`, and in a pie chart `dataIndex`', () => {
    const seen = jest.fn();
    function Legend() {
      seen(useLegend().items);
      return null;
    }
    drawPie({ slots: { legend: Legend } });
    expect(seen.mock.lastCall[0][1]).toMatchObject({
      label: 'Pine',
      color: expect.any(String),
      markType: 'circle',
      seriesId: 's',
      type: 'pie',
      dataIndex: 1,
    });
  });
});

describe('#color-legend', () => {
  test("An `'ordinal'` `colorMap` has no legend", () => {
    const ordinal = { type: 'ordinal' as const, colors: ['#010101', '#020202'] };
    for (const legend of [ContinuousColorLegend, PiecewiseColorLegend]) {
      const container = draw({
        xAxis: [{ ...band, colorMap: ordinal }],
        slots: { legend },
        slotProps: { legend: { axisDirection: 'x' } },
      });
      expect(legendOf(container)).toBe(null);
    }
  });

  test('As a child of the chart, a color legend ends up inside of the `<svg>`, where browsers do not show HTML', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = draw({
      yAxis: [{ colorMap: piecewise }],
      series: [{ data: [1, 80] }],
      children: <PiecewiseColorLegend axisDirection="y" />,
    });
    error.mockRestore();
    expect(surface(container).querySelector('.MuiPiecewiseColorLegendClasses-root')).not.toBe(null);
  });
});

describe('#select-axis', () => {
  test('If this axis has no `colorMap` of the right type, nothing is drawn, and there is no error', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const props = { series: [{ data: [1, 2] }], yAxis: [{ colorMap: continuous }] };
    for (const [legend, axisDirection] of [
      [ContinuousColorLegend, 'x'],
      [PiecewiseColorLegend, 'y'],
    ] as const) {
      const container = draw({
        ...props,
        slots: { legend },
        slotProps: { legend: { axisDirection } },
      });
      expect(legendOf(container)).toBe(null);
    }
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test("Both components show values with the `valueFormatter` of the x-axis or y-axis, which receives `{ location: 'legend' }`", () => {
    const valueFormatter = (value: number, { location }: { location: string }) =>
      `${value}@${location}`;
    const text = (legend: typeof ContinuousColorLegend | typeof PiecewiseColorLegend) =>
      legendOf(
        draw({
          yAxis: [
            {
              colorMap: legend === ContinuousColorLegend ? continuous : piecewise,
              valueFormatter,
            },
          ],
          series: [{ data: [1, 80] }],
          slots: { legend },
          slotProps: { legend: { axisDirection: 'y' } },
        }),
      ).textContent;
    expect(text(PiecewiseColorLegend)).toContain('<55@legend');
    expect(text(ContinuousColorLegend)).toContain('100@legend');
  });
});

describe('#color-position', () => {
  test('`position` and `direction` in `slotProps.legend` place a color legend as they place the other', () => {
    const container = draw({
      yAxis: [{ colorMap: piecewise }],
      series: [{ data: [1, 80] }],
      slots: { legend: PiecewiseColorLegend },
      slotProps: {
        legend: { axisDirection: 'y', direction: 'vertical', position: { horizontal: 'start' } },
      },
    });
    expect(areas(container)).toBe('"legend chart"');
    expect(legendOf(container).classList).toContain('MuiPiecewiseColorLegendClasses-vertical');
  });
});

describe('#label-position', () => {
  test("With `'extremes'`, only the first and the last entry have a text", () => {
    expect(textsOf(drawPieces())).toEqual(['<55', '', '>70']);
    expect(textsOf(drawPieces({ labelPosition: 'end' }))).toEqual(['<55', '55-70', '>70']);
  });
});

describe('#continuous', () => {
  test('The labels are `min` and `max` of the `colorMap`, which are 0 and 100 unless you set them, whatever the data', () => {
    expect(textsOf(drawGradient())).toEqual(['v0', '', 'v100']);
  });

  test('12 px', () => {
    const gradient = drawGradient().querySelector('.MuiChartsLabelGradient-root')!;
    const name = [...gradient.classList].find((each) => each.startsWith('css-'))!;
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((rule) => rule.startsWith(`.${name}.MuiChartsLabelGradient-horizontal`));
    expect(rules.join()).toMatch(/height: 12px/);
  });

  test('`reverse` turns gradient and labels around', () => {
    expect(textsOf(drawGradient({ reverse: true }))).toEqual(['v100', '', 'v0']);
  });

  test('The bar uses the gradient that the chart makes for the axis', () => {
    const container = drawGradient();
    const fill = legendOf(container).querySelector('rect')!.getAttribute('fill')!;
    const id = /^url\(#(.*)\)$/.exec(fill)![1]!;
    const gradients = [...surface(container).querySelectorAll('linearGradient')];
    expect(gradients.filter((each) => each.id === id)).toHaveLength(1);
  });
});

describe('#piecewise', () => {
  test('The labels are `<55`, `55-70` and `>70` by default', () => {
    expect(textsOf(drawPieces({ labelPosition: 'inline-end' }))).toEqual(['<55', '55-70', '>70']);
  });

  test('`labelFormatter` receives `min` and `max` of a piece, `null` for an open end, with their formatted texts, and the `index` of the piece', () => {
    const labelFormatter = jest.fn(() => '');
    drawPieces({ labelFormatter });
    expect(labelFormatter).toHaveBeenCalledWith(
      expect.objectContaining({
        index: 0,
        min: null,
        max: 55,
        formattedMin: null,
        formattedMax: '55',
      }),
    );
  });

  test("For `null`, the piece is left out; for `''`, its mark stays", () => {
    const labelFormatter = ({ min, max }: { min: unknown; max: unknown }) =>
      min === null ? null : max === null ? '' : 'middle';
    const container = drawPieces({ labelFormatter, labelPosition: 'end' });
    expect(textsOf(container)).toEqual(['middle', '']);
    expect(legendOf(container).querySelectorAll('.MuiChartsLabelMark-root')).toHaveLength(2);
  });

  test('A vertical legend begins with the highest piece', () => {
    expect(textsOf(drawPieces({ direction: 'vertical', labelPosition: 'end' }))).toEqual([
      '>70',
      '55-70',
      '<55',
    ]);
  });

  test('`onItemClick` turns the entries into buttons and reports `minValue` and `maxValue`', () => {
    const onItemClick = jest.fn();
    const container = drawPieces({ onItemClick, labelPosition: 'end' });
    fireEvent.click(within(container).getByRole('button', { name: '55-70' }));
    expect(onItemClick.mock.calls[0][1]).toMatchObject({
      type: 'piecewiseColor',
      minValue: 55,
      maxValue: 70,
    });
  });

  test('Its classes are those of `piecewiseColorLegendClasses`; in the slot `legend`, some of `legendClasses` are added', () => {
    const parts = (container: Element) =>
      ['MuiPiecewiseColorLegendClasses', 'MuiChartsLegend'].map(
        (name) => container.querySelectorAll(`.${name}-mark`).length,
      );
    const { container } = render(
      <ChartsDataProvider
        {...size}
        yAxis={[{ colorMap: piecewise }]}
        series={[{ ...two[0]!, type: 'bar' }]}
        xAxis={[band]}
      >
        <PiecewiseColorLegend axisDirection="y" />
      </ChartsDataProvider>,
    );
    expect(parts(container)).toEqual([3, 0]);
    expect(parts(drawPieces())).toEqual([3, 3]);
  });
});

describe('#composition', () => {
  test('In a `ChartsContainer`, every child is drawn inside of the `<svg>`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(
      <ChartsContainer {...size} xAxis={[band]} series={[{ ...two[0]!, type: 'bar' }]}>
        <ChartsLegend />
      </ChartsContainer>,
    );
    error.mockRestore();
    expect(surface(container).querySelector('ul')).not.toBe(null);
  });

  const compose = (wrapper: object, legend: object) =>
    render(
      <ChartsDataProvider {...size} series={[{ type: 'pie', data: slices }]}>
        <ChartsWrapper {...wrapper}>
          <ChartsLegend {...legend} />
          <ChartsSurface />
        </ChartsWrapper>
      </ChartsDataProvider>,
    ).container;

  test('There is no default for pie charts here: the legend is a row above the chart', () => {
    const container = compose({}, {});
    expect(areas(container)).toBe('"legend" "chart"');
    expect(legendOf(container).classList).toContain('MuiChartsLegend-horizontal');
  });

  test('`ChartsLegend` has no `position`; `legendPosition` and `legendDirection` of `ChartsWrapper` place it', () => {
    const container = compose(
      { legendPosition: { horizontal: 'start' }, legendDirection: 'vertical' },
      { direction: 'vertical' },
    );
    expect(areas(container)).toBe('"legend chart"');
  });
});

describe('#accessibility', () => {
  test('The legend is a list, and its marks are hidden from screen readers', () => {
    const list = within(draw({})).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list.querySelectorAll('.MuiChartsLegend-mark[aria-hidden="true"]')).toHaveLength(2);
  });

  test('The buttons of `toggleVisibilityOnClick` do not have `aria-pressed`, so screen readers do not say which series are hidden', () => {
    const container = draw({
      ...toggling,
      initialHiddenItems: [{ type: 'bar', seriesId: 'two' }],
    });
    expect(hiddenEntries(container)).toEqual(['Two']);
    const button = within(container).getByRole('button', { name: 'Two' });
    const names = button.getAttributeNames();
    expect(names.filter((name) => name.startsWith('aria'))).toEqual([]);
  });

  test('The HTML of a server-rendered page has the legend', async () => {
    // The server renderer asks for one when it is loaded, and jsdom has none.
    Object.assign(globalThis, {
      TextEncoder: class {
        encode = () => new Uint8Array();
      },
    });
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { renderToString } = await import('react-dom/server');
    let html = '';
    act(() => {
      html = renderToString(chart({}));
    });
    error.mockRestore();
    expect(html).toContain('One');
  });
});
