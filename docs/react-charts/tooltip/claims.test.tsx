import * as React from 'react';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsTooltip, useAxisTooltip, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart, PiePlot } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

/** jsdom has neither layout nor pointer events: coordinates of the window are those of the chart. */
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
});

const size = { width: 400, height: 300, skipAnimation: true };
const band = { id: 'x', scaleType: 'band' as const, data: ['A', 'B'] };
const point = { x: 1, y: 2, id: 1 };

function drawBars(props: Partial<BarChartProps>) {
  const series = [{ label: 'S', data: [1, 2] }];
  return render(<BarChart {...size} xAxis={[band]} series={series} {...props} />).container;
}
function drawLine(props: Partial<LineChartProps>) {
  const series = [{ label: 'S', data: [0, 2] }];
  return render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={series} {...props} />)
    .container;
}
/** Moves the pointer over the first category, and tells what the tooltip says then. */
function hover(container: Element, init: PointerEventInit = {}) {
  fireEvent.pointerMove(container.querySelector('svg')!, { clientX: 100, clientY: 150, ...init });
  return textOfTooltip();
}
function enter(container: Element, selector: string) {
  hover(container);
  fireEvent.pointerEnter(container.querySelector(selector)!);
  return textOfTooltip();
}
const tooltip = () => document.querySelector('.MuiChartsTooltip-root');
const textOfTooltip = () => tooltip()?.textContent;
const BAR = 'rect.MuiBarElement-root';

describe('#trigger', () => {
  test("`'axis'`", () => {
    expect(hover(drawBars({}))).toBe('AS1');
    cleanup();
    expect(hover(drawLine({}), { clientX: 60 })).toBe('1S0');
  });

  test("`'item'`", () => {
    const { container, unmount } = render(
      <PieChart {...size} series={[{ data: [{ id: 0, value: 7, label: 'P' }] }]} />,
    );
    expect(hover(container)).toBe(undefined);
    expect(enter(container, '.MuiPieArc-root')).toBe('P7');
    unmount();
    const scatter = render(<ScatterChart {...size} series={[{ label: 'Q', data: [point] }]} />);
    expect(hover(scatter.container)).toBe('Q(1, 2)');
  });

  test('in a scatter chart that of the nearest point', () => {
    const data = [point, { x: 9, y: 8, id: 2 }];
    const { container } = render(<ScatterChart {...size} series={[{ label: 'Q', data }]} />);
    expect(hover(container, { clientX: 120, clientY: 200 })).toBe('Q(1, 2)');
    expect(hover(container, { clientX: 300, clientY: 100 })).toBe('Q(9, 8)');
  });

  test("No tooltip; with `showTooltip`, `'axis'`", () => {
    const { container, rerender } = render(
      <SparkLineChart width={200} height={200} data={[5, 6]} />,
    );
    expect(hover(container)).toBe(undefined);
    rerender(<SparkLineChart width={200} height={200} data={[5, 6]} showTooltip />);
    expect(hover(container)).toMatch(/^[56]$/);
  });

  test('An axis tooltip uses the first x-axis, or the first y-axis if it has the categories, as in charts with horizontal bars', () => {
    const horizontal = drawBars({ layout: 'horizontal', xAxis: undefined, yAxis: [band] });
    expect(hover(horizontal)).toMatch(/^[AB]S[12]$/);
  });

  test('It does not include series of another axis in that direction', () => {
    const container = drawBars({
      xAxis: [band, { ...band, id: 'second' }],
      series: [
        { label: 'S', data: [1, 2] },
        { label: 'T', data: [3, 4], xAxisId: 'second' },
      ],
    });
    expect(hover(container)).toBe('AS1');
  });

  test("In a scatter chart, `'axis'` fails on hover with `Cannot read properties of null (reading 'x')`, because its axes have no `data` and the series no `valueFormatter`", () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(
      <ScatterChart {...size} tooltip={{ trigger: 'axis' }} series={[{ data: [point] }]} />,
    );
    expect(() => hover(container)).toThrow("Cannot read properties of null (reading 'x')");
    cleanup();
    const valueFormatter = (value: { x: number } | null) => String(value?.x);
    const formatted = render(
      <ScatterChart
        {...size}
        tooltip={{ trigger: 'axis' }}
        series={[{ label: 'Q', data: [point], valueFormatter }]}
      />,
    );
    expect(hover(formatted.container)).toContain('undefined');
    error.mockRestore();
  });
});

describe('#format-values', () => {
  test('If a bar chart has a `dataset`, the formatter receives `0` for `null`; in a line chart, it receives `null`', () => {
    const dataset = [
      { at: 1, value: null },
      { at: 2, value: 3 },
    ];
    const valueFormatter = String;
    const series = [{ label: 'S', dataKey: 'value', valueFormatter }];
    const bars = drawBars({ dataset, xAxis: [{ scaleType: 'band', dataKey: 'at' }], series });
    expect(hover(bars)).toBe('1S0');
    cleanup();
    const line = drawLine({ dataset, xAxis: [{ dataKey: 'at' }], series });
    expect(hover(line, { clientX: 60 })).toBe('1Snull');
  });

  test('Without a formatter, numbers are formatted with `value.toLocaleString()`, and `null` is shown as an empty string', () => {
    expect(
      hover(
        drawBars({
          series: [
            { label: 'S', data: [12345, 1] },
            { label: 'T', data: [null, 1] },
          ],
        }),
      ),
    ).toBe(`AS${(12345).toLocaleString()}T`);
  });

  test('In pie charts the formatter receives the slice, an object with `value`, `label` and `id`', () => {
    const valueFormatter = jest.fn(() => 'text');
    const { container } = render(
      <PieChart
        {...size}
        series={[{ valueFormatter, data: [{ id: 'a', value: 7, label: 'P' }] }]}
      />,
    );
    valueFormatter.mockClear();
    expect(enter(container, '.MuiPieArc-root')).toBe('Ptext');
    expect(valueFormatter).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'a', value: 7, label: 'P' }),
      { dataIndex: 0 },
    );
  });
});

describe('#axis-value', () => {
  test("It is called for ticks and for the tooltip, with the `context.location` `'tick'` or `'tooltip'`", () => {
    const valueFormatter = (value: string, { location }: { location: string }) =>
      `${value} in ${location}`;
    const container = drawBars({ xAxis: [{ ...band, valueFormatter }] });
    expect(container.textContent).toContain('A in tick');
    expect(hover(container)).toBe('A in tooltipS1');
  });

  test("Without a formatter, the tooltip shows a date of a `'time'` axis as `toLocaleString()` and of a `'utc'` axis as `toUTCString()`", () => {
    const data = [new Date(2025, 3, 17), new Date(2025, 3, 18)];
    const first = { clientX: 60 };
    expect(hover(drawLine({ xAxis: [{ scaleType: 'time', data }] }), first)).toBe(
      `${data[0]!.toLocaleString()}S0`,
    );
    cleanup();
    expect(hover(drawLine({ xAxis: [{ scaleType: 'utc', data }] }), first)).toBe(
      `${data[0]!.toUTCString()}S0`,
    );
  });

  test('Set `hideTooltip: true` on the axis to remove that line', () => {
    expect(hover(drawBars({ xAxis: [{ ...band, hideTooltip: true }] }))).toBe('S1');
  });
});

describe('#labels', () => {
  test('To show a different text there than in the legend, pass a function', () => {
    const container = drawBars({
      series: [{ label: (location) => `in ${location}`, data: [1, 2] }],
    });
    expect(container.textContent).toContain('in legend');
    expect(hover(container)).toBe('Ain tooltip1');
  });
});

describe('#hide-values', () => {
  const series = [
    { label: 'S', data: [1, 2], valueFormatter: () => null },
    { label: 'T', data: [3, 4] },
  ];

  test('If `valueFormatter` returns `null`, an axis tooltip leaves out the row of the series', () => {
    expect(hover(drawBars({ series }))).toBe('AT3');
  });

  test('An empty text keeps the row with its label', () => {
    expect(hover(drawBars({ series: [{ ...series[1]!, valueFormatter: () => '' }] }))).toBe('AT');
  });

  test('An item tooltip still shows its label', () => {
    expect(enter(drawBars({ series, tooltip: { trigger: 'item' } }), BAR)).toBe('S');
  });
});

describe('#content', () => {
  test('The trigger determines which of the two is rendered, and each receives different props', () => {
    const keys = (props: object) =>
      Object.keys(props)
        .filter((key) => key !== 'ownerState')
        .sort()
        .join();
    const slots = { itemContent: keys, axisContent: keys };
    expect(hover(drawBars({ slots }))).toBe('axis,axisData,axisValue,classes,dataIndex,series,sx');
    cleanup();
    expect(enter(drawBars({ slots, tooltip: { trigger: 'item' } }), BAR)).toBe(
      'classes,getColor,itemData,series,sx',
    );
  });
});

describe('#item-content', () => {
  test('`dataIndex` is `undefined` while the pointer is on a line or an area and not on a mark', () => {
    const container = drawLine({
      tooltip: { trigger: 'item' },
      slots: { itemContent: ({ itemData }) => `index ${itemData.dataIndex}` },
    });
    expect(enter(container, '.MuiMarkElement-root')).toBe('index 0');
    expect(enter(container, '.MuiLineElement-root')).toBe('index undefined');
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

describe('#style', () => {
  test('`sx` on the chart has no effect on it, because the tooltip is rendered in `document.body`, not inside the chart', () => {
    const container = drawBars({});
    hover(container);
    expect(tooltip()!.parentElement).toBe(document.body);
    expect(container.contains(tooltip())).toBe(false);
  });

  test('A `className` in `slotProps.popper` is ignored', () => {
    hover(drawBars({ slotProps: { popper: { className: 'mine' } } }));
    expect(tooltip()!.className).not.toContain('mine');
  });
});

describe('#position', () => {
  test('Your `modifiers` replace those of the chart, including the distance from the finger', () => {
    const seen: unknown[] = [];
    const popper = ({ modifiers }: { modifiers?: readonly { name?: string }[] }) => {
      seen.push(modifiers?.map(({ name }) => name).join());
      return null;
    };
    hover(drawBars({ slots: { popper } }));
    hover(
      drawBars({ slots: { popper }, slotProps: { popper: { modifiers: [{ name: 'flip' }] } } }),
    );
    expect([seen[0], seen.at(-1)]).toEqual(['offset', 'flip']);
  });
});

describe('#fixed-position', () => {
  function Values() {
    const axis = useAxisTooltip();
    const item = useItemTooltip();
    return <text data-values>{`${axis?.axisFormattedValue} ${item?.formattedValue}`}</text>;
  }
  const values = (container: Element) => container.querySelector('[data-values]')!.textContent;
  const trigger = { trigger: 'none' } as const;

  test('`useAxisTooltip` always returns `null`, unless the chart has `onAxisClick`', () => {
    const shown = drawBars({ tooltip: trigger, children: <Values /> });
    hover(shown);
    expect(values(shown)).toBe('A undefined');
    const axisHighlight = { x: 'none', y: 'none' } as const;
    const container = drawBars({ tooltip: trigger, axisHighlight, children: <Values /> });
    enter(container, BAR);
    expect(values(container)).toBe('undefined 1');
    cleanup();
    const onAxisClick = () => {};
    const clickable = drawBars({
      tooltip: trigger,
      axisHighlight,
      onAxisClick,
      children: <Values />,
    });
    hover(clickable);
    expect(values(clickable)).toBe('A undefined');
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

  test("Its default `trigger` is `'axis'`", () => {
    const { container } = render(
      <ResponsiveChartContainer
        {...size}
        xAxis={[band]}
        series={[{ type: 'bar', label: 'S', data: [1, 2] }]}
      >
        <BarPlot />
        <ChartsTooltip />
      </ResponsiveChartContainer>,
    );
    expect(hover(container)).toBe('AS1');
  });
});

describe('#touch', () => {
  const finger = { clientX: 100, clientY: 150, pointerType: 'touch' };

  test('A tooltip is visible as long as the finger touches the chart, and disappears when the finger is lifted', () => {
    const container = drawBars({});
    expect(hover(container, { pointerType: 'touch' })).toBe('AS1');
    fireEvent.pointerUp(container.querySelector('svg')!, { pointerType: 'touch' });
    expect(tooltip()).toBe(null);
  });

  test('An axis tooltip appears when the finger moves; a touch alone does not show it', () => {
    const container = drawBars({});
    fireEvent.pointerDown(container.querySelector('svg')!, finger);
    expect(tooltip()).toBe(null);
    expect(hover(container, finger)).toBe('AS1');
  });

  test('A tap calls `onItemClick`, but never `onAxisClick`', () => {
    const [onItemClick, onAxisClick] = [jest.fn(), jest.fn()];
    const bar = drawBars({ onItemClick, onAxisClick }).querySelector(BAR)!;
    fireEvent.pointerDown(bar, finger);
    fireEvent.pointerMove(bar, finger);
    fireEvent.pointerUp(bar, finger);
    fireEvent.pointerOut(bar, finger);
    fireEvent.click(bar);
    expect(onItemClick).toHaveBeenCalledTimes(1);
    expect(onAxisClick).not.toHaveBeenCalled();
  });

  test('A readout below the chart is not covered by the finger, but is empty as soon as the finger is lifted', () => {
    function Readout() {
      return <text data-readout>{useItemTooltip()?.formattedValue ?? 'empty'}</text>;
    }
    const container = drawBars({ tooltip: { trigger: 'none' }, children: <Readout /> });
    const text = () => container.querySelector('[data-readout]')!.textContent;
    const bar = container.querySelector(BAR)!;
    fireEvent.pointerEnter(bar, finger);
    expect(text()).toBe('1');
    fireEvent.pointerUp(bar, finger);
    fireEvent.pointerLeave(bar, finger);
    expect(text()).toBe('empty');
  });
});

describe('#not-showing', () => {
  test('A line has no single value', () => {
    const container = drawLine({ tooltip: { trigger: 'item' } });
    expect(enter(container, '.MuiLineElement-root')).toBe('');
  });

  test('The built-in content does not render a value of 0, for example on the mark of a line', () => {
    const container = drawLine({ tooltip: { trigger: 'item' } });
    expect(enter(container, '.MuiMarkElement-root')).toBe('');
  });

  test("With `axisHighlight={{ x: 'none', y: 'none' }}` and no `tooltip.trigger`, a bar or line chart no longer listens to the pointer, unless it has `onAxisClick`", () => {
    const axisHighlight = { x: 'none', y: 'none' } as const;
    expect(hover(drawBars({ axisHighlight }))).toBe(undefined);
    expect(hover(drawLine({ axisHighlight }))).toBe(undefined);
    cleanup();
    expect(hover(drawBars({ axisHighlight, onAxisClick: () => {} }))).toBe('AS1');
  });

  test("Set `tooltip={{ trigger: 'axis' }}` as well", () => {
    const axisHighlight = { x: 'none', y: 'none' } as const;
    expect(hover(drawBars({ axisHighlight, tooltip: { trigger: 'axis' } }))).toBe('AS1');
  });

  test('With `loading`, the tooltip is not rendered', () => {
    expect(hover(drawBars({ loading: true }))).toBe(undefined);
  });
});
