import type * as React from 'react';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart, PiePlot, type PieChartProps } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type {} from '@mui/x-charts/themeAugmentation';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(() => {
  addMouse();
  // jsdom has no layout: coordinates of the window are those of the chart.
  addSvgPoints();
});

const size = { width: 400, height: 300 };
const band = { id: 'x', scaleType: 'band' as const, data: ['A', 'B'] };
const point = { x: 1, y: 2, id: 1 };
const global = { highlighted: 'item', faded: 'global' } as const;
const none = { x: 'none', y: 'none' } as const;

function drawBars(props: Partial<BarChartProps>) {
  const series = [{ label: 'S', data: [1, 2] }];
  return render(<BarChart {...size} skipAnimation xAxis={[band]} series={series} {...props} />)
    .container;
}
function drawLine(props: Partial<LineChartProps>) {
  const series = [{ label: 'S', data: [0, 2] }];
  return render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={series} {...props} />)
    .container;
}
function drawPie(props: Partial<PieChartProps>) {
  const series = [{ data: [{ id: 'a', value: 7, label: 'P' }] }];
  return render(<PieChart {...size} skipAnimation series={series} {...props} />).container;
}
/** Moves the mouse over the first category, and tells what the tooltip says then. */
function hover(container: Element, clientX = 100, clientY = 150) {
  fireEvent.mouseMove(container.querySelector('svg')!, { clientX, clientY });
  return textOfTooltip();
}
function enter(container: Element, selector: string) {
  hover(container);
  fireEvent.mouseEnter(container.querySelector(selector)!);
  return textOfTooltip();
}
const tooltip = () => document.querySelector('[role=tooltip]');
const textOfTooltip = () => tooltip()?.textContent;
const BAR = 'rect.MuiBarElement-root';
const SLICE = '.MuiPieArc-root';
const axisHighlight = (container: Element) =>
  container.querySelector('.MuiChartsAxisHighlight-root')?.getAttribute('d');
const opacities = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((each) => window.getComputedStyle(each).opacity);

describe('#trigger', () => {
  test("`'item'` shows the value of the bar, mark, point or slice under the pointer", () => {
    const trigger = { tooltip: { trigger: 'item' as const } };
    expect(enter(drawBars(trigger), BAR)).toBe('S1');
    cleanup();
    expect(enter(drawLine(trigger), '.MuiMarkElement-root')).toBe('S0');
  });

  test("`'axis'`", () => {
    expect(hover(drawBars({}))).toBe('AS1');
    cleanup();
    expect(hover(drawLine({}), 60)).toBe('1S0');
  });

  test("`'item'`", () => {
    const container = drawPie({});
    expect(hover(container)).toBe(undefined);
    expect(enter(container, SLICE)).toBe('P7');
    cleanup();
    const scatter = render(<ScatterChart {...size} series={[{ label: 'Q', data: [point] }]} />);
    expect(hover(scatter.container)).toBe(undefined);
    expect(enter(scatter.container, 'circle')).toBe('Q(1, 2)');
  });

  test("No tooltip; with `showTooltip`, `'axis'`", () => {
    const { container, rerender } = render(
      <SparkLineChart width={200} height={200} data={[5, 6]} />,
    );
    expect(hover(container)).toBe(undefined);
    rerender(<SparkLineChart width={200} height={200} data={[5, 6]} showTooltip />);
    expect(hover(container)).toMatch(/^[56]$/);
  });

  test('An axis tooltip reads the first x-axis, or the first y-axis if only that has `data`, as with horizontal bars', () => {
    const horizontal = drawBars({ layout: 'horizontal', xAxis: undefined, yAxis: [band] });
    expect(hover(horizontal)).toMatch(/^[AB]S[12]$/);
  });

  test('Series that belong to another axis in that direction are left out', () => {
    const container = drawBars({
      xAxis: [band, { ...band, id: 'second' }],
      series: [
        { label: 'S', data: [1, 2] },
        { label: 'T', data: [3, 4], xAxisKey: 'second' },
      ],
    });
    expect(hover(container)).toBe('AS1');
  });

  test("In a scatter chart, `'axis'` shows nothing, because its axes have no `data`", () => {
    const { container } = render(
      <ScatterChart {...size} tooltip={{ trigger: 'axis' }} series={[{ data: [point] }]} />,
    );
    expect(hover(container)).toBe('');
    expect(enter(container, 'circle')).toBe('');
  });
});

describe('#format-values', () => {
  test('It receives the value and nothing else', () => {
    const valueFormatter = jest.fn((value: number) => `${value} kg`);
    const container = drawBars({ series: [{ label: 'S', data: [1, 2], valueFormatter }] });
    expect(hover(container)).toBe('AS1 kg');
    for (const parameters of valueFormatter.mock.calls) {
      expect(parameters).toEqual([1]);
    }
  });

  test('ithout a formatter, numbers read `value.toLocaleString()`', () => {
    expect(hover(drawBars({ series: [{ label: 'S', data: [12345, 1] }] }))).toBe(
      `AS${(12345).toLocaleString()}`,
    );
  });

  test('In pie charts the formatter receives the slice, an object with `value`, `label` and `id`', () => {
    const valueFormatter = jest.fn(() => 'text');
    const container = drawPie({
      series: [{ valueFormatter, data: [{ id: 'a', value: 7, label: 'P' }] }],
    });
    valueFormatter.mockClear();
    expect(enter(container, SLICE)).toBe('Ptext');
    expect(valueFormatter).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'a', value: 7, label: 'P' }),
    );
  });

  test('If a bar chart reads from `dataset`, a `null` reaches the formatter as `0`; in a line chart, it stays `null`', () => {
    const valueFormatter = (value: number | null) => `is ${value}`;
    const rows = () => [{ value: null }, { value: 3 }];
    const series = [{ label: 'S', dataKey: 'value', valueFormatter }];
    expect(hover(drawBars({ dataset: rows(), series }))).toBe('ASis 0');
    cleanup();
    expect(hover(drawLine({ dataset: rows(), series }), 60)).toBe('1Sis null');
  });
});

describe('#axis-value', () => {
  test('Set `hideTooltip: true` on the axis to remove that line', () => {
    expect(hover(drawBars({ xAxis: [{ ...band, hideTooltip: true }] }))).toBe('S1');
  });
});

describe('#hide-values', () => {
  const lines = (valueFormatter?: () => string) => ({
    series: [
      { label: 'S', data: [null, 2], valueFormatter },
      { label: 'T', data: [3, 4] },
    ],
  });

  test('An axis tooltip leaves out a series whose value is `null` at this position', () => {
    expect(hover(drawLine(lines()), 60)).toBe('1T3');
  });

  test('it is called with `null` as well', () => {
    const valueFormatter = jest.fn(() => 'nothing');
    expect(hover(drawLine(lines(valueFormatter)), 60)).toBe('1SnothingT3');
    expect(valueFormatter).toHaveBeenCalledWith(null);
  });

  test('If it returns `null` or `undefined`, the row is left out', () => {
    for (const empty of [null, undefined]) {
      cleanup();
      expect(hover(drawLine(lines(() => empty!)), 60)).toBe('1T3');
    }
  });

  test('An item tooltip shows the label even then', () => {
    const series = [{ label: 'S', data: [1, 2], valueFormatter: () => null! }];
    expect(enter(drawBars({ series, tooltip: { trigger: 'item' } }), BAR)).toBe('S');
  });
});

describe('#content', () => {
  const keys = (props: object) =>
    Object.keys(props)
      .filter((key) => key !== 'ownerState')
      .sort()
      .join();
  const slots = { itemContent: keys, axisContent: keys };

  test('The trigger determines which of the two is rendered, and each receives different props', () => {
    expect(hover(drawBars({ slots }))).toBe('axis,axisData,axisValue,classes,dataIndex,series,sx');
    cleanup();
    expect(enter(drawBars({ slots, tooltip: { trigger: 'item' } }), BAR)).toBe(
      'classes,itemData,series,sx',
    );
  });

  test('`tooltip.slots` has no effect there', () => {
    expect(hover(drawBars({ tooltip: { slots } }))).toBe('AS1');
    cleanup();
    expect(hover(drawLine({ tooltip: { slots } }), 60)).toBe('1S0');
  });
});

describe('#axis-content', () => {
  test('If both are set, the slot takes precedence', () => {
    const container = drawBars({
      tooltip: { axisContent: () => 'older' },
      slots: { axisContent: () => 'slot' },
    });
    expect(hover(container)).toBe('slot');
  });
});

describe('#item-content', () => {
  test('`dataIndex` is `undefined` while the pointer is on a line or an area and not on a mark', () => {
    const container = drawLine({
      series: [{ data: [1, 2], area: true }],
      tooltip: { trigger: 'item' },
      slots: { itemContent: ({ itemData }) => `index ${itemData.dataIndex}` },
    });
    expect(enter(container, '.MuiMarkElement-root')).toBe('index 0');
    expect(enter(container, '.MuiLineElement-root')).toBe('index undefined');
    expect(enter(container, '.MuiAreaElement-root')).toBe('index undefined');
  });
});

describe('#pie-content', () => {
  const slots = { itemContent: () => 'custom' };
  const slotProps = { popper: { id: 'mine' } };
  const drawPoint = (props: Partial<ScatterChartProps>) =>
    render(<ScatterChart {...size} series={[{ label: 'Q', data: [point] }]} {...props} />)
      .container;

  test('Pie and scatter charts pass neither `slots.itemContent` nor `slotProps.popper` to their tooltip, although their types are accepted', () => {
    expect(enter(drawPie({ slots, slotProps }), SLICE)).toBe('P7');
    expect(tooltip()!.id).not.toBe('mine');
    cleanup();
    expect(enter(drawPoint({ slots, slotProps }), 'circle')).toBe('Q(1, 2)');
    expect(tooltip()!.id).not.toBe('mine');
  });

  test('Put them into `tooltip`', () => {
    const inTooltip = { trigger: 'item' as const, slots, slotProps };
    expect(enter(drawPie({ tooltip: inTooltip }), SLICE)).toBe('custom');
    expect(tooltip()!.id).toBe('mine');
    cleanup();
    expect(enter(drawPoint({ tooltip: { slots, slotProps } }), 'circle')).toBe('custom');
    expect(tooltip()!.id).toBe('mine');
  });

  test('without it, there is no tooltip at all', () => {
    expect(enter(drawPie({ tooltip: { slots } }), SLICE)).toBe(undefined);
  });
});

describe('#style', () => {
  test('The tooltip is rendered in `document.body`, not inside the chart, so `sx` on the chart does not reach it', () => {
    const container = drawBars({});
    hover(container);
    expect(tooltip()!.parentElement).toBe(document.body);
    expect(container.contains(tooltip())).toBe(false);
  });

  test('`root` is the Popper; the box with the background is the element with the class `MuiChartsTooltip-root` in it', () => {
    const root = { zIndex: 7, '& .MuiChartsTooltip-root': { backgroundColor: 'red' } };
    const theme = createTheme({ components: { MuiChartsTooltip: { styleOverrides: { root } } } });
    const { container } = render(
      <ThemeProvider theme={theme}>
        <BarChart {...size} xAxis={[band]} series={[{ data: [1, 2] }]} />
      </ThemeProvider>,
    );
    hover(container);
    expect(window.getComputedStyle(tooltip()!).zIndex).toBe('7');
    expect(window.getComputedStyle(tooltip()!).backgroundColor).not.toBe('rgb(255, 0, 0)');
    const box = tooltip()!.querySelector('.MuiChartsTooltip-root')!;
    expect(window.getComputedStyle(box).backgroundColor).toBe('rgb(255, 0, 0)');
  });
});

describe('#fixed-position', () => {
  test('With `anchorEl` in `slotProps.popper`, the tooltip is placed at an element and no longer follows the pointer', () => {
    const anchors: unknown[] = [];
    const popper = ({ anchorEl }: { anchorEl?: unknown }) => {
      anchors.push(anchorEl);
      return null;
    };
    const anchorEl = document.createElement('p');
    const fixed = drawBars({ slots: { popper }, slotProps: { popper: { anchorEl } } });
    hover(fixed, 100);
    hover(fixed, 120);
    expect(new Set(anchors)).toEqual(new Set([anchorEl]));
    cleanup();
    anchors.length = 0;
    const moving = drawBars({ slots: { popper } });
    hover(moving, 100);
    hover(moving, 120);
    expect(new Set(anchors).size).toBeGreaterThan(1);
  });
});

describe('#axis-highlight', () => {
  test("It requires a `'band'` or `'point'` scale and draws nothing on other scales", () => {
    const draw = (scaleType: 'band' | 'point' | 'linear') => {
      const container = drawLine({
        xAxis: [{ scaleType, data: [1, 2] }],
        axisHighlight: { x: 'band', y: 'none' },
      });
      hover(container);
      return axisHighlight(container);
    };
    expect(draw('band')).toMatch(/Z$/);
    expect(draw('point')).toMatch(/Z$/);
    expect(draw('linear')).toBe(undefined);
  });

  test("`'band'` on the category axis", () => {
    const container = drawBars({});
    hover(container);
    expect(axisHighlight(container)).toBe('M 50 250 l 150 0 l 0 -200 l -150 0 Z');
  });

  test("`'line'` on the x-axis", () => {
    const container = drawLine({});
    hover(container);
    expect(axisHighlight(container)).toBe('M 50 250 L 50 50');
  });

  test("`'none'`", () => {
    const { container } = render(<ScatterChart {...size} series={[{ data: [point] }]} />);
    hover(container);
    expect(axisHighlight(container)).toBe(undefined);
    const pie = drawPie({});
    hover(pie);
    expect(axisHighlight(pie)).toBe(undefined);
  });

  const highlights = (container: Element) => {
    hover(container);
    return [...container.querySelectorAll('.MuiChartsAxisHighlight-root')].map((each) =>
      each.getAttribute('d'),
    );
  };

  test("your object replaces the default as a whole: `{ y: 'line' }` removes the line at `x`", () => {
    expect(highlights(drawLine({ axisHighlight: { y: 'line' } }))).toEqual(['M 50 150 L 350 150']);
  });

  test('A bar chart keeps its band', () => {
    expect(highlights(drawBars({ axisHighlight: { y: 'line' } }))).toEqual([
      'M 50 250 l 150 0 l 0 -200 l -150 0 Z',
      'M 50 150 L 350 150',
    ]);
  });

  test('`disableHighlight` on a series removes its dot, and `disableLineItemHighlight` on the chart removes all of them', () => {
    const dots = (first: object, props: Partial<LineChartProps> = {}) => {
      const container = drawLine({
        series: [{ data: [1, 2], ...first }, { data: [3, 4] }],
        ...props,
      });
      hover(container, 60);
      return container.querySelectorAll('.MuiHighlightElement-root').length;
    };
    expect([
      dots({}),
      dots({ showMark: false }),
      dots({ disableHighlight: true }),
      dots({}, { disableLineItemHighlight: true }),
    ]).toEqual([2, 2, 1, 0]);
  });
});

describe('#disable-axis-highlight', () => {
  test('a bar or line chart then no longer listens to the pointer', () => {
    expect(hover(drawBars({ axisHighlight: none }))).toBe(undefined);
    expect(hover(drawLine({ axisHighlight: none }))).toBe(undefined);
  });

  test("Set `tooltip={{ trigger: 'axis' }}` as well to keep the tooltip", () => {
    expect(hover(drawBars({ axisHighlight: none, tooltip: { trigger: 'axis' } }))).toBe('AS1');
  });
});

describe('#crosshair', () => {
  test('The lines follow the pointer on axes without `data`', () => {
    const { container } = render(
      <ScatterChart
        {...size}
        axisHighlight={{ x: 'line', y: 'none' }}
        series={[{ data: [point, { id: 2, x: 9, y: 5 }] }]}
      />,
    );
    hover(container, 123);
    expect(axisHighlight(container)).toMatch(/^M (123|122\.9+)\D/);
  });
});

describe('#item-highlight', () => {
  const bars = (first: object, second: object) =>
    drawBars({
      tooltip: { trigger: 'none' },
      series: [
        { id: 'a', data: [1, 2], ...first },
        { id: 'b', data: [3, 4], ...second },
      ],
    });

  test('Without `highlightScope`, nothing is highlighted', () => {
    const container = bars({}, {});
    const fills = () =>
      [...container.querySelectorAll(BAR)].map((bar) => window.getComputedStyle(bar).fill);
    const before = fills();
    enter(container, BAR);
    expect(fills()).toEqual(before);
    expect(opacities(container, BAR)).toEqual(['1', '1', '1', '1']);
  });

  test('a series without one is not faded when the pointer is on another series', () => {
    const scope = { highlightScope: global };
    const both = bars(scope, scope);
    enter(both, BAR);
    expect(opacities(both, BAR)).toEqual(['1', '0.3', '0.3', '0.3']);
    cleanup();
    const one = bars(scope, {});
    enter(one, BAR);
    expect(opacities(one, BAR)).toEqual(['1', '0.3', '1', '1']);
  });
});

describe('#lines', () => {
  const lines = () =>
    drawLine({
      axisHighlight: none,
      tooltip: { trigger: 'none' },
      series: [{ id: 'a', data: [1, 2], highlightScope: global }],
    });
  const state = (container: Element) =>
    container.querySelector('.MuiLineElement-root')!.getAttribute('class');

  test("`'item'` never highlights a line", () => {
    const container = lines();
    for (const selector of ['.MuiLineElement-root', '.MuiMarkElement-root']) {
      enter(container, selector);
      expect(state(container)).not.toContain('MuiLineElement-highlighted');
    }
  });

  test("over a mark, `'item'` with `faded: 'global'` fades the line of that mark as well", () => {
    const container = lines();
    enter(container, '.MuiLineElement-root');
    expect(state(container)).not.toContain('MuiLineElement-faded');
    enter(container, '.MuiMarkElement-root');
    expect(state(container)).toContain('MuiLineElement-faded');
  });
});

describe('#appearance', () => {
  test('without it, a radius 5 px smaller', async () => {
    const container = drawPie({
      width: 305,
      height: 210,
      series: [
        {
          highlightScope: global,
          data: [
            { id: 'a', value: 1 },
            { id: 'b', value: 1 },
          ],
        },
      ],
    });
    const radius = () =>
      container
        .querySelectorAll(SLICE)[1]!
        .getAttribute('d')
        ?.match(/A([\d.]+),/)?.[1];
    await waitFor(() => expect(radius()).toBe('100'));
    enter(container, SLICE);
    await waitFor(() => expect(radius()).toBe('95'));
  });

  test('No change', () => {
    const { container } = render(
      <ScatterChart
        {...size}
        series={[{ highlightScope: global, data: [point, { x: 9, y: 8, id: 2 }] }]}
      />,
    );
    const circles = () => [...container.querySelectorAll('circle')].map((each) => each.outerHTML);
    const before = circles();
    enter(container, 'circle');
    expect(circles()[0]).toBe(before[0]);
    expect(container.querySelectorAll('circle')[1]!.getAttribute('opacity')).toBe('0.3');
  });

  test('Bars have none', () => {
    const container = drawBars({ series: [{ data: [1, 2], highlightScope: global }] });
    const names = () =>
      [...container.querySelectorAll(BAR)].map((bar) =>
        bar.getAttribute('class')!.replace(/css-\S+/g, ''),
      );
    const before = names();
    enter(container, BAR);
    expect(opacities(container, BAR)).toEqual(['1', '0.3']);
    expect(names()).toEqual(before);
  });

  test("A CSS variable fails with `Cannot read properties of null (reading 'brighter')` when the bar or the line is highlighted", () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const message = "Cannot read properties of null (reading 'brighter')";
    const highlightScope = { highlighted: 'series' } as const;
    const series = [{ data: [1, 2], color: 'var(--mine)', highlightScope }];
    const container = drawBars({ series });
    expect(() => enter(container, BAR)).toThrow(message);
    cleanup();
    const line = drawLine({ series });
    expect(() => enter(line, '.MuiLineElement-root')).toThrow(message);
    error.mockRestore();
  });
});

describe('#composition', () => {
  test('Slices of a pie are not part of an axis tooltip', () => {
    const { container } = render(
      <ResponsiveChartContainer
        {...size}
        xAxis={[band]}
        series={[
          { type: 'bar', label: 'S', data: [1, 2] },
          { type: 'pie', data: [{ id: 0, value: 7, label: 'P' }] },
        ]}
      >
        <BarPlot />
        <PiePlot />
        <ChartsTooltip />
      </ResponsiveChartContainer>,
    );
    expect(hover(container)).toBe('AS1');
  });

  const compose = (children: React.ReactNode) =>
    render(
      <ResponsiveChartContainer
        {...size}
        xAxis={[band]}
        series={[{ type: 'bar', label: 'S', data: [1, 2] }]}
      >
        <BarPlot />
        {children}
      </ResponsiveChartContainer>,
    ).container;

  test("The `trigger` of the tooltip is `'axis'` unless you set it", () => {
    expect(hover(compose(<ChartsTooltip />))).toBe('AS1');
  });

  test('The axis highlight draws nothing unless you set `x` or `y`', () => {
    const empty = compose(<ChartsAxisHighlight />);
    hover(empty);
    expect(axisHighlight(empty)).toBe(undefined);
    const lined = compose(<ChartsAxisHighlight x="band" />);
    hover(lined);
    expect(axisHighlight(lined)).toMatch(/Z$/);
  });
});

describe('#touch', () => {
  test('The charts of this version react to mouse events only, not to touch or pointer events', () => {
    const container = drawBars({});
    const svg = container.querySelector('svg')!;
    const place = { clientX: 100, clientY: 150 };
    fireEvent.pointerDown(svg, place);
    fireEvent.pointerMove(svg, place);
    fireEvent.touchStart(svg, { touches: [place] });
    fireEvent.touchMove(svg, { touches: [place] });
    expect(tooltip()).toBe(null);
    expect(hover(container)).toBe('AS1');
  });
});

describe('#not-showing', () => {
  test('Raise it with `style: { zIndex: 1400 }` in `slotProps.popper`', () => {
    hover(drawBars({}));
    expect(window.getComputedStyle(tooltip()!).zIndex).toBe('1300');
    cleanup();
    hover(drawBars({ slotProps: { popper: { style: { zIndex: 1400 } } } }));
    expect(window.getComputedStyle(tooltip()!).zIndex).toBe('1400');
  });

  test('A line has no single value', () => {
    const container = drawLine({ tooltip: { trigger: 'item' } });
    expect(enter(container, '.MuiLineElement-root')).toBe('');
  });
});
