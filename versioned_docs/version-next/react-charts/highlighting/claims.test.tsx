import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

/** jsdom has neither layout nor pointer events: coordinates of the window are those of the chart. */
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
const global = { highlight: 'item', fade: 'global' } as const;
const twoSeries = [
  { id: 'a', data: [1, 2], highlightScope: global },
  { id: 'b', data: [3, 4], highlightScope: global },
];

type BarState = { isHighlighted: boolean; isFaded: boolean };
/** Writes what a bar knows of its state into an attribute. */
const slotProps = {
  bar: ({ isHighlighted, isFaded }: BarState) =>
    ({ 'data-state': isHighlighted ? 'highlighted' : isFaded ? 'faded' : 'normal' }) as object,
};
const barChart = (props: Partial<BarChartProps>) => (
  <BarChart {...size} xAxis={[band]} series={twoSeries} slotProps={slotProps} {...props} />
);
const drawBars = (props: Partial<BarChartProps>) => render(barChart(props)).container;
const bars = (container: Element) => [...container.querySelectorAll('rect.MuiBarElement-root')];
const states = (container: Element) => bars(container).map((bar) => bar.getAttribute('data-state'));
const drawLine = (props: Partial<LineChartProps>) =>
  render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={twoSeries} {...props} />)
    .container;

function move(container: Element, clientX = 100, clientY = 150) {
  fireEvent.pointerMove(container.querySelector('svg')!, { clientX, clientY });
}
const axisHighlight = (container: Element) =>
  container.querySelector('.MuiChartsAxisHighlight-root')?.getAttribute('d');

describe('#axis-highlight', () => {
  test("It requires a `'band'` or `'point'` scale and draws nothing on other scales", () => {
    const draw = (scaleType: 'band' | 'point' | 'linear') => {
      const container = drawLine({
        xAxis: [{ scaleType, data: [1, 2] }],
        axisHighlight: { x: 'band', y: 'none' },
      });
      move(container);
      return axisHighlight(container);
    };
    expect(draw('band')).toMatch(/Z$/);
    expect(draw('point')).toMatch(/Z$/);
    expect(draw('linear')).toBe(undefined);
  });

  test("`'band'` on the category axis", () => {
    const container = drawBars({});
    move(container);
    expect(axisHighlight(container)).toBe('M 65 20 l 157.5 0 l 0 235 l -157.5 0 Z');
  });

  test("`'line'` on the x-axis", () => {
    const container = drawLine({});
    move(container);
    expect(axisHighlight(container)).toBe('M 65 20 L 65 255');
  });

  test("`'none'`", () => {
    const { container } = render(
      <ScatterChart {...size} series={[{ data: [{ id: 0, x: 1, y: 2 }] }]} />,
    );
    move(container);
    expect(axisHighlight(container)).toBe(undefined);
  });

  test('`disableHighlight` on a series removes the dot, `disableLineItemHighlight` on the chart removes all of them', () => {
    const dots = (props: object) => {
      const container = drawLine({
        series: twoSeries.map((each, index) => ({ ...each, ...(index === 0 && props) })),
      });
      move(container, 70);
      return container.querySelectorAll('.MuiHighlightElement-root').length;
    };
    expect([dots({}), dots({ showMark: false }), dots({ disableHighlight: true })]).toEqual([
      2, 2, 1,
    ]);
    const container = drawLine({ disableLineItemHighlight: true });
    move(container, 70);
    expect(container.querySelectorAll('.MuiHighlightElement-root')).toHaveLength(0);
  });
});

describe('#crosshair', () => {
  test('The lines follow the pointer on axes without `data`', () => {
    const { container } = render(
      <ScatterChart
        {...size}
        axisHighlight={{ x: 'line', y: 'none' }}
        series={[
          {
            data: [
              { id: 0, x: 1, y: 2 },
              { id: 1, x: 9, y: 5 },
            ],
          },
        ]}
      />,
    );
    move(container, 123);
    expect(axisHighlight(container)).toMatch(/^M (123|122\.9+)\D/);
  });
});

describe('#item-highlight', () => {
  test('Without `highlightScope`, nothing is highlighted', () => {
    const container = drawBars({ series: [{ id: 'a', data: [1, 2] }] });
    fireEvent.pointerEnter(bars(container)[0]!);
    expect(states(container)).toEqual(['normal', 'normal']);
  });

  test('The scope of the series under the pointer applies to the whole chart; the scopes of the other series are ignored meanwhile', () => {
    const container = drawBars({ series: [twoSeries[0]!, { id: 'b', data: [3, 4] }] });
    fireEvent.pointerEnter(bars(container)[0]!);
    expect(states(container)).toEqual(['highlighted', 'faded', 'faded', 'faded']);
    fireEvent.pointerLeave(bars(container)[0]!);
    fireEvent.pointerEnter(bars(container)[2]!);
    expect(states(container)).toEqual(['normal', 'normal', 'normal', 'normal']);
  });
});

describe('#lines', () => {
  test("A line is one element, so `'item'` highlights it only while the pointer is on the line itself or on its area; over a mark, `'item'` with `fade: 'global'` also fades the line of that mark", () => {
    const container = drawLine({ series: twoSeries.map((each) => ({ ...each, area: true })) });
    const line = container.querySelector('.MuiLineElement-series-a')!;
    for (const element of [line, container.querySelector('.MuiAreaElement-series-a')!]) {
      fireEvent.pointerEnter(element);
      expect(line.getAttribute('class')).toContain('MuiLineElement-highlighted');
      fireEvent.pointerLeave(element);
      expect(line.getAttribute('class')).not.toContain('MuiLineElement-highlighted');
    }
    fireEvent.pointerEnter(container.querySelector('.MuiMarkElement-root')!);
    expect(line.getAttribute('class')).toContain('MuiLineElement-faded');
  });
});

describe('#appearance', () => {
  test('ilter: brightness(120%)`', () => {
    const container = drawBars({ highlightedItem: { seriesId: 'a', dataIndex: 0 } });
    const lines = drawLine({
      series: twoSeries.map((each) => ({
        ...each,
        highlightScope: { highlight: 'series', fade: 'global' },
      })),
      highlightedItem: { seriesId: 'a' },
    });
    const { container: pie } = render(
      <PieChart
        {...size}
        series={[{ id: 'p', highlightScope: global, data: [{ value: 1 }, { value: 2 }] }]}
        highlightedItem={{ seriesId: 'p', dataIndex: 0 }}
      />,
    );
    const looks = (element: Element) => [
      element.getAttribute('filter'),
      element.getAttribute('opacity'),
    ];
    const lit = ['brightness(120%)', '1'];
    expect(bars(container).map(looks)[0]).toEqual(lit);
    expect(bars(container).map(looks)[1]).toEqual([null, '0.3']);
    expect([...lines.querySelectorAll('.MuiLineElement-root')].map(looks)).toEqual([
      lit,
      [null, '0.3'],
    ]);
    expect([...pie.querySelectorAll('.MuiPieArc-root')].map(looks)).toEqual([lit, ['none', '0.3']]);
  });

  test('`filter: brightness(140%)`, in other states 120%', () => {
    const container = drawLine({
      series: twoSeries.map((each) => ({
        ...each,
        area: true,
        highlightScope: { highlight: 'series' },
      })),
      highlightedItem: { seriesId: 'a' },
    });
    const areas = [...container.querySelectorAll('.MuiAreaElement-root')];
    const filters = (id: string) =>
      areas.find((area) => area.getAttribute('data-series') === id)!.getAttribute('filter');
    expect([filters('a'), filters('b')]).toEqual(['brightness(140%)', 'brightness(120%)']);
  });

  test('or, with a color map, none', () => {
    const container = drawLine({
      yAxis: [{ colorMap: { type: 'continuous', min: 0, max: 4, color: ['red', 'blue'] } }],
      series: [{ ...twoSeries[0]!, area: true }],
    });
    const area = container.querySelector('.MuiAreaElement-root')!;
    expect(area.getAttribute('filter')).toBe(null);
    fireEvent.pointerEnter(area);
    expect(area.getAttribute('filter')).toBe('brightness(140%)');
  });

  test('1.2 times its size', () => {
    const { container } = render(
      <ScatterChart
        {...size}
        highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
        series={[{ id: 'a', markerSize: 5, highlightScope: global, data: [{ id: 0, x: 1, y: 2 }] }]}
      />,
    );
    expect(container.querySelector('circle')!.getAttribute('r')).toBe('6');
  });

  test('Marks of lines look the same in all states', () => {
    const container = drawLine({
      series: twoSeries.map((each) => ({
        ...each,
        highlightScope: { highlight: 'series', fade: 'global' },
      })),
      highlightedItem: { seriesId: 'a' },
    });
    const looks = (state: string) => {
      const mark = container.querySelector(`.MuiLineChart-mark[data-${state}]`)!;
      return ['fill', 'opacity', 'filter', 'r'].map((name) => mark.getAttribute(name));
    };
    expect(looks('highlighted')).toEqual(looks('faded'));
  });

  test('The filter works with every `color`, including gradients and CSS variables', () => {
    for (const color of ['var(--mine)', 'url(#mine)']) {
      const series = [{ ...twoSeries[0]!, color }];
      const bar = bars(drawBars({ series }))[0]!;
      fireEvent.pointerEnter(bar);
      expect([bar.getAttribute('fill'), bar.getAttribute('filter')]).toEqual([
        color,
        'brightness(120%)',
      ]);
      const area = drawLine({ series: [{ ...series[0]!, area: true }] }).querySelector(
        '.MuiAreaElement-root',
      )!;
      fireEvent.pointerEnter(area);
      expect([area.getAttribute('fill'), area.getAttribute('filter')]).toEqual([
        color,
        'brightness(140%)',
      ]);
    }
  });
});

describe('#controlled', () => {
  test('`null` means that nothing is highlighted. With `undefined`, the chart controls the highlight, so do not switch between the two', () => {
    const controlled = drawBars({ highlightedItem: null });
    fireEvent.pointerEnter(bars(controlled)[0]!);
    expect(states(controlled)[0]).toBe('normal');
    const free = drawBars({ highlightedItem: undefined });
    fireEvent.pointerEnter(bars(free)[0]!);
    expect(states(free)[0]).toBe('highlighted');
  });

  test('When the pointer moves from one bar to the next, `onHighlightChange` is called with `null` first', () => {
    const onHighlightChange = jest.fn();
    const [first, second] = bars(drawBars({ onHighlightChange }));
    fireEvent.pointerEnter(first!);
    onHighlightChange.mockClear();
    fireEvent.pointerLeave(first!, { relatedTarget: second });
    fireEvent.pointerEnter(second!, { relatedTarget: first });
    expect(onHighlightChange.mock.calls.flat()).toEqual([null, { seriesId: 'a', dataIndex: 1 }]);
  });

  test('For a line or an area, `dataIndex` is `undefined`', () => {
    const onHighlightChange = jest.fn();
    const container = drawLine({ onHighlightChange });
    fireEvent.pointerEnter(container.querySelector('.MuiLineElement-series-a')!);
    expect(onHighlightChange).toHaveBeenCalledWith({ seriesId: 'a', dataIndex: undefined });
  });

  test('Without it, `highlightedItem` has no effect', () => {
    const container = drawBars({
      series: [{ id: 'a', data: [1, 2] }],
      highlightedItem: { seriesId: 'a', dataIndex: 0 },
    });
    expect(states(container)).toEqual(['normal', 'normal']);
  });

  function moveOverPoints(onHighlightChange: jest.Mock) {
    const { container } = render(
      <ScatterChart
        {...size}
        onHighlightChange={onHighlightChange}
        voronoiMaxRadius={20}
        xAxis={[{ min: 0, max: 10 }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[
          {
            id: 'a',
            data: [
              { id: 0, x: 0, y: 5 },
              { id: 1, x: 10, y: 5 },
            ],
          },
        ]}
      />,
    );
    return (x: number) => move(container, x, 137);
  }

  test('In a scatter chart, `onHighlightChange` is called when another point becomes the nearest', () => {
    const onHighlightChange = jest.fn();
    const moveTo = moveOverPoints(onHighlightChange);
    [66, 67, 68, 377, 378].forEach(moveTo);
    expect(onHighlightChange.mock.calls.flat()).toEqual([
      { seriesId: 'a', dataIndex: 0 },
      { seriesId: 'a', dataIndex: 1 },
    ]);
  });

  test('with `null` for every movement that has no point within `voronoiMaxRadius`', () => {
    const onHighlightChange = jest.fn();
    const moveTo = moveOverPoints(onHighlightChange);
    [200, 201, 202].forEach(moveTo);
    expect(onHighlightChange.mock.calls.flat()).toEqual([null, null, null]);
  });

  test('`highlightedItem` does not change the tooltip or the axis highlight', () => {
    const container = drawBars({ highlightedItem: { seriesId: 'a', dataIndex: 0 } });
    expect(states(container)[0]).toBe('highlighted');
    expect(document.querySelector('.MuiChartsTooltip-root')).toBe(null);
    expect(axisHighlight(container)).toBe(undefined);
  });
});

describe('#keyboard', () => {
  function press(container: Element, ...keys: string[]) {
    const svg = container.querySelector('svg')!;
    act(() => svg.focus());
    keys.forEach((key) => fireEvent.keyDown(svg, { key }));
    return svg;
  }

  test('The arrow keys then move from item to item, and the item in focus is highlighted and fades others as its `highlightScope` says', () => {
    const container = drawBars({ enableKeyboardNavigation: true });
    expect(container.querySelector('svg')!.getAttribute('tabindex')).toBe('0');
    press(container, 'ArrowRight');
    expect(states(container)).toEqual(['highlighted', 'faded', 'faded', 'faded']);
    press(container, 'ArrowRight');
    expect(states(container)).toEqual(['faded', 'highlighted', 'faded', 'faded']);
  });

  test('Its position on the axis is highlighted as well', () => {
    const container = drawBars({ enableKeyboardNavigation: true });
    expect(axisHighlight(container)).toBe(undefined);
    press(container, 'ArrowRight');
    expect(axisHighlight(container)).toMatch(/^M 65 /);
  });

  test('`onHighlightChange` is not called for keys', () => {
    const onHighlightChange = jest.fn();
    const container = drawBars({ enableKeyboardNavigation: true, onHighlightChange });
    press(container, 'ArrowRight', 'ArrowRight');
    expect(states(container)[1]).toBe('highlighted');
    expect(onHighlightChange).not.toHaveBeenCalled();
  });

  test('a controlled `highlightedItem` wins over the item in focus', () => {
    const container = drawBars({
      enableKeyboardNavigation: true,
      highlightedItem: { seriesId: 'b', dataIndex: 1 },
    });
    press(container, 'ArrowRight');
    expect(states(container)).toEqual(['faded', 'faded', 'faded', 'highlighted']);
  });

  test('When the focus leaves the chart, the highlight ends', () => {
    const container = drawBars({ enableKeyboardNavigation: true });
    const svg = press(container, 'ArrowRight');
    act(() => svg.blur());
    expect(states(container)).toEqual(['normal', 'normal', 'normal', 'normal']);
  });
});

describe('#touch', () => {
  test('An item is highlighted while a finger touches it, but not after the finger is lifted', () => {
    const container = drawBars({});
    const bar = bars(container)[0]!;
    fireEvent.pointerEnter(bar);
    fireEvent.pointerDown(bar);
    expect(states(container)[0]).toBe('highlighted');
    fireEvent.pointerUp(bar);
    fireEvent.pointerLeave(bar);
    expect(states(container)[0]).toBe('normal');
  });
});

describe('#synchronize-axis', () => {
  const day = { ...band, id: 'day' };
  const first = [{ axisId: 'day', dataIndex: 0 }];

  test('When the pointer leaves the chart, the array is empty', () => {
    const onHighlightedAxisChange = jest.fn();
    const container = drawBars({ xAxis: [day], onHighlightedAxisChange });
    move(container);
    expect(onHighlightedAxisChange).toHaveBeenLastCalledWith(first);
    fireEvent.pointerLeave(container.querySelector('svg')!);
    expect(onHighlightedAxisChange).toHaveBeenLastCalledWith([]);
  });

  test('`highlightedAxis={[]}` highlights nothing, whatever the pointer does', () => {
    const container = drawBars({ xAxis: [day], highlightedAxis: [] });
    move(container);
    expect(axisHighlight(container)).toBe(undefined);
  });

  test("`axisHighlight` still says how the position is drawn: with `'none'`, nothing is drawn", () => {
    const draw = (x: 'band' | 'line' | 'none') =>
      axisHighlight(drawBars({ xAxis: [day], highlightedAxis: first, axisHighlight: { x } }));
    expect(draw('band')).toMatch(/Z$/);
    expect(draw('line')).toMatch(/L/);
    expect(draw('none')).toBe(undefined);
  });

  test('An entry can name any axis by its `id`, not only the first', () => {
    const container = drawLine({
      xAxis: [{ data: [1, 2] }, { id: 'second', data: [10, 20], position: 'top' }],
      highlightedAxis: [{ axisId: 'second', dataIndex: 1 }],
    });
    expect(axisHighlight(container)).toMatch(/^M 380 /);
  });

  test('`highlightedAxis` does not open a tooltip in the other charts', () => {
    const container = drawBars({ xAxis: [day], highlightedAxis: first });
    expect(axisHighlight(container)).toMatch(/Z$/);
    expect(document.querySelector('.MuiChartsTooltip-root')).toBe(null);
  });
});

describe('#style', () => {
  function drawAll() {
    const container = drawLine({
      series: twoSeries.map((each) => ({
        ...each,
        area: true,
        highlightScope: { highlight: 'series', fade: 'global' },
      })),
      highlightedItem: { seriesId: 'a' },
    });
    const { container: pie } = render(
      <PieChart
        {...size}
        series={[{ id: 'p', highlightScope: global, data: [{ value: 1 }, { value: 2 }] }]}
        highlightedItem={{ seriesId: 'p', dataIndex: 0 }}
      />,
    );
    const bar = drawBars({ highlightedItem: { seriesId: 'a', dataIndex: 0 } });
    return [
      [container, 'LineElement'],
      [container, 'AreaElement'],
      [container, 'MarkElement'],
      [pie, 'PieArc'],
      [bar, 'BarElement'],
    ] as const;
  }

  test('Bars, lines, areas, marks, slices and points have the attribute `data-highlighted` or `data-faded` while they are in that state', () => {
    for (const [container, name] of drawAll()) {
      expect(container.querySelector(`.Mui${name}-root[data-highlighted]`)).not.toBe(null);
      expect(container.querySelector(`.Mui${name}-root[data-faded]`)).not.toBe(null);
    }
    const { container } = render(
      <ScatterChart
        {...size}
        highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
        series={[
          {
            id: 'a',
            highlightScope: global,
            data: [
              { id: 0, x: 1, y: 2 },
              { id: 1, x: 2, y: 3 },
            ],
          },
        ]}
      />,
    );
    expect(container.querySelectorAll('circle[data-highlighted]')).toHaveLength(1);
    expect(container.querySelectorAll('circle[data-faded]')).toHaveLength(1);
  });

  test('Bars, lines, areas, marks and slices also have deprecated classes for their state, such as `MuiLineElement-highlighted`', () => {
    for (const [container, name] of drawAll()) {
      expect(container.querySelector(`.Mui${name}-highlighted`)).not.toBe(null);
      expect(container.querySelector(`.Mui${name}-faded`)).not.toBe(null);
    }
  });
});

describe('#style-bars', () => {
  test('an `opacity` that is not in `style` is replaced by that of the chart', () => {
    const looks = (props: object) => {
      const bar = bars(drawBars({ slotProps: { bar: () => props } }))[0]!;
      return [bar.getAttribute('opacity'), (bar as SVGElement).style.opacity];
    };
    expect(looks({ opacity: 0.15 })).toEqual(['1', '']);
    expect(looks({ style: { opacity: 0.15 } })).toEqual(['1', '0.15']);
  });
});

describe('#composition', () => {
  test('It draws nothing unless you set `x` or `y`', () => {
    const { container } = render(
      <ChartsContainer {...size} xAxis={[band]} series={[{ type: 'bar', data: [1, 2] }]}>
        <ChartsAxisHighlight />
      </ChartsContainer>,
    );
    move(container);
    expect(axisHighlight(container)).toBe(undefined);
  });
});
