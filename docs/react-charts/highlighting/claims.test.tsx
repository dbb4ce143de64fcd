import * as React from 'react';
import { fireEvent, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

/** jsdom has neither layout nor pointer events: coordinates of the window are those of the chart. */
class FakePointerEvent extends MouseEvent {
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
    expect(axisHighlight(container)).toBe('M 50 250 l 150 0 l 0 -200 l -150 0 Z');
  });

  test("`'line'` on the x-axis", () => {
    const container = drawLine({});
    move(container);
    expect(axisHighlight(container)).toBe('M 50 250 L 50 50');
  });

  test("`'none'`", () => {
    const { container } = render(
      <ScatterChart {...size} series={[{ data: [{ id: 0, x: 1, y: 2 }] }]} />,
    );
    move(container);
    expect(axisHighlight(container)).toBe(undefined);
  });

  test('`disableHighlight` on a series removes the dot', () => {
    const dots = (props: object) => {
      const container = drawLine({
        series: twoSeries.map((each, index) => ({ ...each, ...(index === 0 && props) })),
      });
      move(container, 60);
      return container.querySelectorAll('.MuiHighlightElement-root').length;
    };
    expect([dots({}), dots({ showMark: false }), dots({ disableHighlight: true })]).toEqual([
      2, 2, 1,
    ]);
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

  test('A series whose `id` is a number is never highlighted', () => {
    const container = drawBars({ series: [{ ...twoSeries[0]!, id: 7 }] });
    fireEvent.pointerEnter(bars(container)[0]!);
    expect(states(container)).toEqual(['normal', 'normal']);
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

  test("A CSS variable as the `color` of a bar or a line fails with `Cannot read properties of null (reading 'brighter')` when the item is highlighted", () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const series = [{ ...twoSeries[0]!, color: 'var(--mine)' }];
    const message = "Cannot read properties of null (reading 'brighter')";
    const container = drawBars({ series });
    expect(() => fireEvent.pointerEnter(bars(container)[0]!)).toThrow(message);
    const line = drawLine({ series }).querySelector('.MuiLineElement-root')!;
    expect(() => fireEvent.pointerEnter(line)).toThrow(message);
    error.mockRestore();
  });

  test('For an area, it fails immediately', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      drawLine({ series: [{ id: 'a', area: true, data: [1, 2], color: 'var(--mine)' }] }),
    ).toThrow('brighter');
    error.mockRestore();
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

  test('In a scatter chart, `onHighlightChange` is called each time the pointer moves, because the chart looks for the nearest point', () => {
    const onHighlightChange = jest.fn();
    const { container } = render(
      <ScatterChart
        {...size}
        onHighlightChange={onHighlightChange}
        series={[{ id: 'a', data: [{ id: 0, x: 1, y: 2 }] }]}
      />,
    );
    [100, 101, 102].forEach((x) => move(container, x));
    expect(onHighlightChange).toHaveBeenCalledTimes(3);
    expect(onHighlightChange).toHaveBeenLastCalledWith({ seriesId: 'a', dataIndex: 0 });
  });

  test('`highlightedItem` does not change the tooltip or the axis highlight', () => {
    const container = drawBars({ highlightedItem: { seriesId: 'a', dataIndex: 0 } });
    expect(states(container)[0]).toBe('highlighted');
    expect(document.querySelector('.MuiChartsTooltip-root')).toBe(null);
    expect(axisHighlight(container)).toBe(undefined);
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

describe('#style', () => {
  test('`MuiLineElement-highlighted` and `-faded`, and likewise `MuiAreaElement`, `MuiMarkElement` and `MuiPieArc`', () => {
    const container = drawLine({
      series: twoSeries.map((each) => ({
        ...each,
        area: true,
        highlightScope: { highlight: 'series', fade: 'global' },
      })),
      highlightedItem: { seriesId: 'a' },
    });
    for (const name of ['LineElement', 'AreaElement', 'MarkElement']) {
      expect(container.querySelector(`.Mui${name}-highlighted`)).not.toBe(null);
      expect(container.querySelector(`.Mui${name}-faded`)).not.toBe(null);
    }
    const { container: pie } = render(
      <PieChart
        {...size}
        series={[
          {
            id: 'p',
            highlightScope: global,
            data: [
              { id: 0, value: 1 },
              { id: 1, value: 2 },
            ],
          },
        ]}
        highlightedItem={{ seriesId: 'p', dataIndex: 0 }}
      />,
    );
    expect(pie.querySelectorAll('.MuiPieArc-highlighted')).toHaveLength(1);
    expect(pie.querySelectorAll('.MuiPieArc-faded')).toHaveLength(1);
  });
});

describe('#style-bars', () => {
  test('Return a `style`: an `opacity` or `stroke` outside of `style` is overridden by the styles of the chart', () => {
    const looks = (props: object) => {
      const container = drawBars({ slotProps: { bar: () => props } });
      const { opacity, stroke } = window.getComputedStyle(bars(container)[0]!);
      return [opacity, stroke];
    };
    expect(looks({ opacity: 0.15, stroke: 'red' })).toEqual(['1', 'none']);
    expect(looks({ style: { opacity: 0.15, stroke: 'red' } })).toEqual(['0.15', 'red']);
  });

  test('Bars have no class for their state', () => {
    const container = drawBars({});
    const names = () =>
      bars(container)[0]!
        .getAttribute('class')!
        .replace(/css-\S+/g, '');
    const before = names();
    fireEvent.pointerEnter(bars(container)[0]!);
    expect(states(container)[0]).toBe('highlighted');
    expect(names()).toBe(before);
  });
});

describe('#composition', () => {
  test('It draws nothing unless you set `x` or `y`', () => {
    const { container } = render(
      <ResponsiveChartContainer {...size} xAxis={[band]} series={[{ type: 'bar', data: [1, 2] }]}>
        <ChartsAxisHighlight />
      </ResponsiveChartContainer>,
    );
    move(container);
    expect(axisHighlight(container)).toBe(undefined);
  });
});
