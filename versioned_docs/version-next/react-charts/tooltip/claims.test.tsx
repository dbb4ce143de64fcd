import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import {
  ChartsAxisTooltipContent,
  ChartsTooltip,
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useAxesTooltip,
  useAxisTooltip,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart, PiePlot } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

/** jsdom has neither layout nor pointer events: coordinates of the window are those of the chart. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1;

  readonly isPrimary = true;

  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
  addMouse();
});

// The drawing area begins at (65, 20), and the first category ends at 222.
const size = { width: 400, height: 300, skipAnimation: true, hideLegend: true };
const band = { id: 'x', scaleType: 'band' as const, data: ['A', 'B'] };
const point = { x: 1, y: 2, id: 1 };

function drawBars(props: Partial<BarChartProps>) {
  const series = [{ id: 's', label: 'S', data: [1, 2] }];
  return render(<BarChart {...size} xAxis={[band]} series={series} {...props} />).container;
}
function drawLine(props: Partial<LineChartProps>) {
  const series = [{ label: 'S', data: [0, 2], showMark: true }];
  return render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={series} {...props} />)
    .container;
}
const surface = (container: Element) => container.querySelector('svg.MuiChartsSurface-root')!;
/** Moves the pointer over the first category, and tells what the tooltip says then. */
function hover(container: Element, init: PointerEventInit = {}) {
  const at = { clientX: 100, clientY: 150, ...init };
  fireEvent.pointerEnter(surface(container), at);
  fireEvent.pointerMove(surface(container), at);
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
const byItem = { tooltip: { trigger: 'item' } } as const;
const none = { x: 'none', y: 'none' } as const;

describe('#trigger', () => {
  test("`'axis'`", () => {
    expect(hover(drawBars({}))).toBe('AS1');
    cleanup();
    expect(hover(drawLine({}))).toBe('1S0');
    cleanup();
    const metrics = ['Speed', 'Range', 'Price'].map((name) => ({ name, max: 10 }));
    const { container } = render(
      <RadarChart {...size} radar={{ metrics }} series={[{ label: 'S', data: [1, 2, 3] }]} />,
    );
    expect(hover(container, { clientX: 200, clientY: 120 })).toBe('SpeedS1');
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
    const spark = { width: 200, height: 200, data: [5, 6] };
    const { container, rerender } = render(<SparkLineChart {...spark} />);
    expect(hover(container)).toBe(undefined);
    rerender(<SparkLineChart {...spark} showTooltip />);
    expect(hover(container)).toMatch(/^[56]$/);
  });

  test('An axis tooltip reads the x-axis of each series, or its y-axis for horizontal bars', () => {
    const horizontal = drawBars({ layout: 'horizontal', xAxis: undefined, yAxis: [band] });
    expect(hover(horizontal)).toMatch(/^[AB]S[12]$/);
    cleanup();
    expect(hover(drawBars({ yAxis: [{ data: [1, 2] }] }))).toBe('AS1');
  });

  test('If the series belong to several x-axes, each axis has a table of its own', () => {
    const container = drawBars({
      xAxis: [band, { ...band, id: 'second', data: ['C', 'D'] }],
      series: [
        { label: 'S', data: [1, 2] },
        { label: 'T', data: [3, 4], xAxisId: 'second' },
      ],
    });
    expect(hover(container)).toBe('AS1CT3');
    expect(document.querySelectorAll('.MuiChartsTooltip-table')).toHaveLength(2);
  });

  test('`ignoreTooltip: true` on an axis leaves it out, and its series with it', () => {
    const container = drawBars({
      xAxis: [band, { ...band, id: 'second', data: ['C', 'D'], ignoreTooltip: true }],
      series: [
        { label: 'S', data: [1, 2] },
        { label: 'T', data: [3, 4], xAxisId: 'second' },
      ],
    });
    expect(hover(container)).toBe('AS1');
  });

  test("In a scatter chart, `'axis'` is a type error and shows no tooltip at all", () => {
    const axis = { data: [1, 2] };
    const { container } = render(
      <ScatterChart
        {...size}
        xAxis={[axis]}
        yAxis={[axis]}
        slotProps={{ tooltip: { trigger: 'axis' as 'item' } }}
        series={[{ label: 'Q', data: [point] }]}
      />,
    );
    expect(hover(container)).toBe(undefined);
  });

  test('A series that is hidden in the legend stays in the tooltip of the axis', () => {
    const container = drawBars({
      hideLegend: false,
      slotProps: { legend: { toggleVisibilityOnClick: true } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'S' }));
    expect([...container.querySelectorAll(BAR)].map((bar) => bar.getAttribute('height'))).toEqual([
      '0',
      '0',
    ]);
    expect(hover(container)).toBe('AS1');
  });
});

describe('#format-values', () => {
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

  test("Without a formatter, the tooltip shows a number as it is, without separators, and a date of a `'time'` or `'utc'` axis as `String(date)`, which is long and in the time zone of the browser", () => {
    const data = [new Date(2025, 3, 17), new Date(2025, 3, 18)];
    expect(hover(drawLine({ xAxis: [{ data: [1000, 2000] }] }))).toBe('1000S0');
    for (const scaleType of ['time', 'utc'] as const) {
      cleanup();
      expect(hover(drawLine({ xAxis: [{ scaleType, data }] }))).toBe(`${String(data[0])}S0`);
    }
  });

  test("On a `'band'` or `'point'` axis, a date is formatted with `toLocaleString()`", () => {
    const data = [new Date(2025, 3, 17), new Date(2025, 3, 18)];
    expect(hover(drawBars({ xAxis: [{ scaleType: 'band', data }] }))).toBe(
      `${data[0]!.toLocaleString()}S1`,
    );
    cleanup();
    expect(hover(drawLine({ xAxis: [{ scaleType: 'point', data }] }))).toBe(
      `${data[0]!.toLocaleString()}S0`,
    );
  });

  test('Set `hideTooltip: true` on the axis to remove that line', () => {
    expect(hover(drawBars({ xAxis: [{ ...band, hideTooltip: true }] }))).toBe('S1');
  });
});

describe('#labels', () => {
  test('To show a different text there than in the legend, pass a function', () => {
    const container = drawBars({
      hideLegend: false,
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
    expect(enter(drawBars({ series, slotProps: byItem }), BAR)).toBe('S');
  });
});

describe('#content', () => {
  test('The component gets the props of `slotProps.tooltip` and nothing about the data', () => {
    const seen: string[] = [];
    function Tooltip(props: ChartsTooltipProps) {
      seen.push(Object.keys(props).join());
      return null;
    }
    drawBars({ slots: { tooltip: Tooltip }, slotProps: { tooltip: { trigger: 'item' } } });
    expect(new Set(seen)).toEqual(new Set(['trigger']));
  });

  test('Without `trigger`, the container opens for an axis, whatever `slotProps.tooltip` says', () => {
    function Tooltip() {
      return <ChartsTooltipContainer>text</ChartsTooltipContainer>;
    }
    expect(hover(drawBars({ slots: { tooltip: Tooltip }, slotProps: byItem }))).toBe('text');
  });

  test('Both hooks follow the pointer, whatever the `trigger` is', () => {
    function Tooltip() {
      const both = `${useItemTooltip()?.formattedValue} ${useAxesTooltip()?.[0]?.axisValue}`;
      return <output>{both}</output>;
    }
    const container = drawBars({ slots: { tooltip: Tooltip } });
    hover(container);
    expect(container.querySelector('output')!.textContent).toBe('undefined A');
    enter(container, BAR);
    expect(container.querySelector('output')!.textContent).toBe('1 A');
  });
});

describe('#item-content', () => {
  test('It is also `null` while the pointer is on a line or an area and not on a mark', () => {
    function Tooltip() {
      return <output>{useItemTooltip()?.formattedValue ?? 'null'}</output>;
    }
    const container = drawLine({ slots: { tooltip: Tooltip } });
    enter(container, '.MuiMarkElement-root');
    expect(container.querySelector('output')!.textContent).toBe('0');
    fireEvent.pointerLeave(container.querySelector('.MuiMarkElement-root')!);
    enter(container, '.MuiLineElement-root');
    expect(container.querySelector('output')!.textContent).toBe('null');
  });
});

describe('#axis-content', () => {
  test('`useAxisTooltip` is deprecated and never returns data without `multipleAxes: true`', () => {
    const seen: unknown[] = [];
    const several: unknown[] = [];
    function Tooltip() {
      seen.push(useAxisTooltip());
      several.push(useAxisTooltip({ multipleAxes: true }));
      return <output>{useAxesTooltip()?.length ?? 'null'}</output>;
    }
    const container = drawBars({ slots: { tooltip: Tooltip } });
    hover(container);
    expect(container.querySelector('output')!.textContent).toBe('1');
    expect(new Set(seen)).toEqual(new Set([null]));
    expect(several.at(-1)).toMatchObject([{ axisValue: 'A' }]);
  });

  test('To keep the built-in table and add to it, render `ChartsAxisTooltipContent` as well', () => {
    function Tooltip() {
      return (
        <ChartsTooltipContainer>
          <ChartsAxisTooltipContent />
          <p>more</p>
        </ChartsTooltipContainer>
      );
    }
    expect(hover(drawBars({ slots: { tooltip: Tooltip } }))).toBe('AS1more');
  });
});

describe('#style', () => {
  test('The tooltip is rendered in `document.body`, not inside the chart, so `sx` on the chart does not reach it', () => {
    const container = drawBars({});
    hover(container);
    expect(tooltip()!.parentElement).toBe(document.body);
    expect(container.contains(tooltip())).toBe(false);
  });

  test('A `className` in `slotProps.tooltip` is ignored', () => {
    hover(drawBars({ slotProps: { tooltip: { className: 'mine' } } }));
    expect(tooltip()!.className).not.toContain('mine');
  });

  test('`classes` adds a class to a part', () => {
    hover(drawBars({ slotProps: { tooltip: { classes: { paper: 'mine' } } } }));
    expect(tooltip()!.querySelector('.mine')?.className).toContain('MuiChartsTooltip-paper');
  });
});

describe('#position', () => {
  test('`modifiers`, `anchorEl`, `open` and `popperRef` are ignored: the chart sets them itself', () => {
    const anchorEl = document.createElement('div');
    const anchored = jest.spyOn(anchorEl, 'getBoundingClientRect');
    const fn = jest.fn();
    const popperRef = React.createRef<never>();
    const mine = { name: 'mine', enabled: true, phase: 'main' as const, fn };
    hover(
      drawBars({ slotProps: { tooltip: { modifiers: [mine], anchorEl, open: false, popperRef } } }),
    );
    expect(textOfTooltip()).toBe('AS1');
    expect(fn).not.toHaveBeenCalled();
    expect(anchored).not.toHaveBeenCalled();
    expect(popperRef.current).toBe(null);
  });

  test('`placement` wins over `position`', () => {
    hover(drawBars({ slotProps: { tooltip: { position: 'left', placement: 'bottom' } } }));
    expect(tooltip()!.getAttribute('data-popper-placement')).toBe('bottom');
    cleanup();
    hover(drawBars({ slotProps: { tooltip: { position: 'left' } } }));
    expect(tooltip()!.getAttribute('data-popper-placement')).toBe('left');
  });
});

describe('#anchor', () => {
  const anchor = () => document.querySelector('svg rect[display=hidden]');

  test("It needs `trigger: 'item'`: an axis tooltip follows the pointer even with `'node'`", () => {
    const node = { anchor: 'node' } as const;
    enter(drawBars({ slotProps: { tooltip: { ...node, trigger: 'item' } } }), BAR);
    expect(anchor()?.getAttribute('x')).not.toBe(null);
    cleanup();
    enter(drawBars({ slotProps: { tooltip: node } }), BAR);
    expect(anchor()?.getAttribute('x')).toBe(null);
  });
});

describe('#controlled', () => {
  const item = { type: 'bar', seriesId: 's', dataIndex: 1 } as const;

  test('While `tooltipItem` is set, the pointer calls `onTooltipItemChange` and changes nothing by itself', () => {
    const onTooltipItemChange = jest.fn();
    const props = { slotProps: byItem, tooltipItem: item, onTooltipItemChange };
    const container = drawBars(props);
    expect(textOfTooltip()).toBe('S2');
    expect(enter(container, BAR)).toBe('S2');
    expect(onTooltipItemChange).toHaveBeenLastCalledWith({
      type: 'bar',
      seriesId: 's',
      dataIndex: 0,
    });
  });

  test('`null` means that no item is shown', () => {
    expect(enter(drawBars({ slotProps: byItem, tooltipItem: null }), BAR)).toBe(undefined);
  });

  test('It has no effect on an axis tooltip', () => {
    drawBars({ tooltipItem: item });
    expect(tooltip()).toBe(null);
  });
});

describe('#fixed-position', () => {
  function Values() {
    const axis = useAxesTooltip();
    const item = useItemTooltip();
    return <text data-values>{`${axis?.[0]?.axisFormattedValue} ${item?.formattedValue}`}</text>;
  }
  const values = (container: Element) => container.querySelector('[data-values]')!.textContent;
  const slotProps = { tooltip: { trigger: 'none' } } as const;

  test('`useAxesTooltip` always returns `null`', () => {
    const shown = drawBars({ slotProps, children: <Values /> });
    hover(shown);
    expect(values(shown)).toBe('A undefined');
    const container = drawBars({ slotProps, axisHighlight: none, children: <Values /> });
    enter(container, BAR);
    expect(values(container)).toBe('undefined 1');
  });
});

describe('#composition', () => {
  const bars = { type: 'bar', label: 'S', data: [1, 2] } as const;
  const { hideLegend, skipAnimation, ...container } = size;

  test('Slices of a pie are not part of an axis tooltip', () => {
    const drawn = render(
      <ChartsContainer
        {...container}
        xAxis={[band]}
        series={[bars, { type: 'pie', data: [{ id: 0, value: 7, label: 'P' }] }]}
      >
        <BarPlot />
        <PiePlot />
        <ChartsTooltip />
      </ChartsContainer>,
    );
    expect(hover(drawn.container)).toBe('AS1');
  });

  test("Its `trigger` is `'axis'` unless you set it", () => {
    const drawn = render(
      <ChartsContainer {...container} xAxis={[band]} series={[bars]}>
        <BarPlot />
        <ChartsTooltip />
      </ChartsContainer>,
    );
    expect(hover(drawn.container)).toBe('AS1');
  });
});

describe('#touch', () => {
  const finger = { clientX: 100, clientY: 150, pointerType: 'touch', buttons: 1 };
  const wait = (ms: number) => act(() => new Promise<void>((done) => setTimeout(done, ms)));

  test('A tooltip is visible as long as the finger touches the chart, and disappears when the finger is lifted', () => {
    const container = drawBars({});
    fireEvent.pointerEnter(surface(container), finger);
    fireEvent.pointerDown(surface(container), finger);
    fireEvent.pointerMove(surface(container), { ...finger, clientX: 110 });
    fireEvent.pointerMove(surface(container), { ...finger, clientX: 120 });
    expect(textOfTooltip()).toBe('AS1');
    fireEvent.pointerUp(surface(container), finger);
    expect(tooltip()).toBe(null);
  });

  test('An axis tooltip appears when the finger moves or has rested for 50 ms', async () => {
    const container = drawBars({});
    fireEvent.pointerEnter(surface(container), finger);
    fireEvent.pointerDown(surface(container), finger);
    expect(tooltip()).toBe(null);
    await wait(80);
    expect(textOfTooltip()).toBe('AS1');
    fireEvent.pointerUp(surface(container), finger);
    expect(tooltip()).toBe(null);
  });

  test('A tap calls `onAxisClick`, and `onItemClick` if it meets an item', () => {
    const [onItemClick, onAxisClick] = [jest.fn(), jest.fn()];
    const bar = drawBars({ onItemClick, onAxisClick }).querySelector(BAR)!;
    fireEvent.pointerDown(bar, finger);
    fireEvent.pointerUp(bar, finger);
    fireEvent.click(bar, finger);
    expect(onItemClick).toHaveBeenCalledTimes(1);
    expect(onAxisClick).toHaveBeenCalledTimes(1);
  });

  test('it is empty again when the finger is lifted', () => {
    function Readout() {
      return <text data-readout>{useItemTooltip()?.formattedValue ?? 'empty'}</text>;
    }
    const container = drawBars({
      slotProps: { tooltip: { trigger: 'none' } },
      children: <Readout />,
    });
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
    const container = drawLine({ slotProps: byItem });
    expect(enter(container, '.MuiLineElement-root')).toBe('');
  });

  test('and with `showMark: false` no place on it has one', () => {
    const marks = (showMark?: boolean) => {
      cleanup();
      const series = [{ label: 'S', data: [0, 2], showMark }];
      return drawLine({ slotProps: byItem, series }).querySelectorAll('.MuiMarkElement-root');
    };
    expect(marks()).toHaveLength(2);
    expect(marks(false)).toHaveLength(0);
  });

  test("With `axisHighlight={{ x: 'none', y: 'none' }}` and no `trigger` in `slotProps.tooltip`, a bar or line chart no longer follows the pointer", () => {
    expect(hover(drawBars({ axisHighlight: none }))).toBe(undefined);
    expect(hover(drawLine({ axisHighlight: none }))).toBe(undefined);
  });

  test("Set `slotProps={{ tooltip: { trigger: 'axis' } }}` as well", () => {
    const slotProps = { tooltip: { trigger: 'axis' } } as const;
    expect(hover(drawBars({ axisHighlight: none, slotProps }))).toBe('AS1');
  });

  test('With `loading`, the tooltip is not rendered', () => {
    expect(hover(drawBars({ loading: true }))).toBe(undefined);
  });

  test('`container` names the element in which the tooltip is rendered', () => {
    const box = document.body.appendChild(document.createElement('section'));
    hover(drawBars({ slotProps: { tooltip: { container: box } } }));
    expect(tooltip()!.parentElement).toBe(box);
    box.remove();
  });
});

describe('#accessibility', () => {
  test("With `enableKeyboardNavigation` and `trigger: 'item'`, the arrow keys open the tooltip at the item in focus", () => {
    const container = drawBars({ enableKeyboardNavigation: true, slotProps: byItem });
    act(() => (surface(container) as SVGSVGElement).focus());
    fireEvent.keyDown(surface(container), { key: 'ArrowRight' });
    expect(textOfTooltip()).toBe('S1');
  });

  test('The keys do not open a tooltip of the axis', () => {
    const container = drawBars({ enableKeyboardNavigation: true });
    act(() => (surface(container) as SVGSVGElement).focus());
    fireEvent.keyDown(surface(container), { key: 'ArrowRight' });
    expect(tooltip()).toBe(null);
  });

  test('no element of the chart refers to the tooltip', () => {
    const container = drawBars({});
    hover(container);
    expect(tooltip()!.getAttribute('role')).toBe('tooltip');
    expect(container.querySelector('[aria-describedby], [aria-details]')).toBe(null);
  });
});
