import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  BarChartPro,
  BarPlot,
  Heatmap,
  LineChartPro,
  LinePlot,
  ResponsiveChartContainerPro,
  useDrawingArea,
  useXScale,
  useZoom,
  ZoomSetup,
  type BarChartProProps,
  type LineChartProProps,
  type ZoomState,
} from '@mui/x-charts-pro';
import { addSvgPoints } from '@site/tests/claims/standIns';

/** jsdom has neither layout nor pointer events: coordinates of the window are those of the chart. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType = 'touch';

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
  }
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const size = { width: 400, height: 300, skipAnimation: true };
const band = { id: 'x', scaleType: 'band' as const, data: ['A', 'B', 'C', 'D'] };

let state: ZoomState;
function Spy() {
  const zoom = useZoom();
  React.useLayoutEffect(() => {
    state = zoom;
  }, [zoom]);
  return null;
}
const span = (axisId: string) => {
  const { start, end } = state.zoomData.find((each) => each.axisId === axisId)!;
  return end - start;
};

function chart(props: Partial<BarChartProProps>) {
  return (
    <BarChartPro
      {...size}
      xAxis={[{ ...band, zoom: true }]}
      series={[{ data: [1, 2, 3, 100] }]}
      {...props}
    >
      <Spy />
    </BarChartPro>
  );
}
function draw(props: Partial<BarChartProProps> = {}) {
  const { container, rerender } = render(chart(props));
  return { svg: container.querySelector('svg')!, container, rerender };
}
const center = { clientX: 200, clientY: 150 };
/** Turns the wheel by one notch towards the reader's screen; tells whether the page may scroll. */
const wheel = (svg: Element, init: WheelEventInit = {}) =>
  fireEvent.wheel(svg, { ...center, deltaY: -100, ...init });
function drag(svg: Element, from: number, to: number) {
  fireEvent.pointerDown(svg, { ...center, clientX: from });
  fireEvent.pointerMove(document, { ...center, clientX: to });
  fireEvent.pointerUp(document, { ...center, clientX: to });
}
const ticks = (container: Element, direction: string) =>
  [
    ...container.querySelectorAll(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`),
  ].map((tick) => tick.textContent);

describe('#interaction', () => {
  test('One wheel step of 100 px reduces the span to 1/1.1, and Ctrl triples the effect', () => {
    const { svg } = draw();
    wheel(svg);
    expect(span('x')).toBeCloseTo(100 / 1.1);
    const second = draw();
    wheel(second.svg, { ctrlKey: true });
    expect(span('x')).toBeCloseTo(100 / 1.3);
  });

  test('The point below the pointer keeps its position', () => {
    const { svg } = draw();
    wheel(svg, { clientX: 125 });
    const { start, end } = state.zoomData[0]!;
    expect(start + 0.25 * (end - start)).toBeCloseTo(25);
  });

  test('Dragging over half of the width moves the range by half of its length', () => {
    const { svg } = draw({ zoom: undefined });
    wheel(svg, { deltaY: -4000, clientX: 50 });
    const before = state.zoomData[0]!;
    drag(svg, 350, 200);
    expect(state.zoomData[0]!.start).toBeCloseTo(before.start + (before.end - before.start) / 2);
  });
});

describe('#page-scroll', () => {
  test('The wheel only zooms inside the drawing area; over the margins, the page scrolls', () => {
    const { svg } = draw();
    expect(wheel(svg)).toBe(false);
    expect(wheel(svg, { clientX: 20 })).toBe(true);
  });

  test('Swiping anywhere on the SVG does not scroll the page, and `touchAction` does not change that', () => {
    const { svg } = draw({ sx: { touchAction: 'pan-y' } });
    expect(fireEvent.touchStart(svg)).toBe(false);
    expect(fireEvent.touchMove(svg)).toBe(false);
  });

  test('Without `zoom`, the chart does not block the wheel', () => {
    const { svg } = draw({ xAxis: [{ ...band, zoom: false }] });
    expect(wheel(svg)).toBe(true);
  });

  test('The demo must control the range: in an uncontrolled chart, enabling `zoom` later has no effect, because the zoom state was empty on the first render', () => {
    const { svg, rerender } = draw({ xAxis: [{ ...band, zoom: false }] });
    rerender(chart({ xAxis: [{ ...band, zoom: true }] }));
    wheel(svg);
    expect(state.isZoomEnabled).toBe(true);
    expect(state.zoomData).toEqual([]);
  });
});

describe('#options', () => {
  const defaults = () => {
    draw();
    return state.options.x!;
  };
  test('0', () => expect(defaults().minStart).toBe(0));
  test('100', () => expect([defaults().maxEnd, defaults().maxSpan]).toEqual([100, 100]));
  test('10', () => expect(defaults().minSpan).toBe(10));
  test('5', () => expect(defaults().step).toBe(5));
  test('true', () => expect(defaults().panning).toBe(true));
  test("'keep'", () => expect(defaults().filterMode).toBe('keep'));

  test('A chart starts with the range from `minStart` to `maxEnd`, even if it is longer than `maxSpan`', () => {
    draw({ xAxis: [{ ...band, zoom: { minStart: 10, maxEnd: 90, maxSpan: 50 } }] });
    expect(state.zoomData).toEqual([{ axisId: 'x', start: 10, end: 90 }]);
  });

  test('`maxSpan` only limits zooming out', () => {
    const { svg } = draw({ xAxis: [{ ...band, zoom: { maxSpan: 50 } }] });
    wheel(svg);
    const zoomedIn = span('x');
    expect(zoomedIn).toBeGreaterThan(50);
    wheel(svg, { deltaY: 100 });
    expect(span('x')).toBe(zoomedIn);
  });

  test('A zoom step that would show less than `minSpan` is ignored', () => {
    const { svg } = draw({ xAxis: [{ ...band, zoom: { minSpan: 95 } }] });
    wheel(svg);
    expect(span('x')).toBe(100);
  });

  test('A range that is shorter than `minSpan` or longer than `maxSpan` cannot be dragged', () => {
    const moves = (end: number) => {
      const onZoomChange = jest.fn();
      const { svg } = draw({
        xAxis: [{ ...band, zoom: { minSpan: 10, maxSpan: 50 } }],
        zoom: [{ axisId: 'x', start: 20, end }],
        onZoomChange,
      });
      drag(svg, 250, 240);
      return onZoomChange.mock.calls[0][0][0].start !== 20;
    };
    expect([moves(25), moves(40), moves(75)]).toEqual([false, true, false]);
  });
});

describe('#axes', () => {
  test('With `panning: false` on one axis, dragging only moves the other axis', () => {
    const onZoomChange = jest.fn();
    const zoom = ['x', 'y'].map((axisId) => ({ axisId, start: 40, end: 60 }));
    const { svg } = draw({
      xAxis: [{ ...band, zoom: { panning: false } }],
      yAxis: [{ id: 'y', zoom: true }],
      zoom,
      onZoomChange,
    });
    fireEvent.pointerDown(svg, center);
    fireEvent.pointerMove(document, { clientX: 150, clientY: 180 });
    fireEvent.pointerUp(document, center);
    const [x, y] = onZoomChange.mock.calls[0][0];
    expect(x).toEqual(zoom[0]);
    expect(y.start).not.toBe(40);
  });

  test('The wheel zooms all axes that have `zoom` at the same time', () => {
    const { svg } = draw({ yAxis: [{ id: 'y', zoom: true }] });
    wheel(svg);
    expect([span('x'), span('y')]).toEqual([span('x'), span('x')]);
    expect(span('y')).toBeLessThan(100);
  });
});

describe('#filter-mode', () => {
  const maximum = (filterMode: 'keep' | 'discard') => {
    const { container } = draw({
      xAxis: [{ ...band, zoom: { filterMode } }],
      zoom: [{ axisId: 'x', start: 0, end: 50 }],
    });
    return ticks(container, 'Y').at(-1);
  };

  test("With `'keep'`, the value axis does not change", () => expect(maximum('keep')).toBe('100'));
  test("With `'discard'`, the value axis adapts to the visible data", () =>
    expect(Number(maximum('discard'))).toBeLessThan(10));

  test('An axis that has `zoom` itself is not adapted', () => {
    const { container } = draw({
      xAxis: [{ ...band, zoom: { filterMode: 'discard' } }],
      yAxis: [{ id: 'y', zoom: true }],
      zoom: [
        { axisId: 'x', start: 0, end: 50 },
        { axisId: 'y', start: 0, end: 100 },
      ],
    });
    expect(ticks(container, 'Y').at(-1)).toBe('100');
  });
});

describe('#controlled', () => {
  test('otherwise, they are percentages of the rounded axis', () => {
    const dates = [new Date(2025, 0, 7), new Date(2025, 2, 20)] as const;
    const wanted = [new Date(2025, 1, 1), new Date(2025, 1, 8)] as const;
    const percentOf = (date: Date) =>
      (100 * (date.getTime() - dates[0].getTime())) / (dates[1].getTime() - dates[0].getTime());
    let shown = 0;
    function Domain() {
      const scale = useXScale() as unknown as { invert: (x: number) => Date };
      const { left } = useDrawingArea();
      React.useLayoutEffect(() => {
        shown = Number(scale.invert(left));
      });
      return null;
    }
    const hoursOff = (domainLimit: 'strict' | 'nice') => {
      const { unmount } = render(
        <LineChartPro
          {...size}
          xAxis={[{ id: 'x', scaleType: 'time', data: [...dates], zoom: true, domainLimit }]}
          zoom={[{ axisId: 'x', start: percentOf(wanted[0]), end: percentOf(wanted[1]) }]}
          onZoomChange={() => {}}
          series={[{ data: [1, 2] }]}
        >
          <Domain />
        </LineChartPro>,
      );
      unmount();
      return Math.abs(shown - wanted[0].getTime()) / 3_600_000;
    };
    expect(hoursOff('strict')).toBeLessThan(0.1);
    expect(hoursOff('nice')).toBeGreaterThan(1);
  });

  test('Include every axis that has `zoom`: wheel and drag update the entries of the array but do not add any', () => {
    const onZoomChange = jest.fn();
    const { svg } = draw({ zoom: [], onZoomChange });
    wheel(svg);
    drag(svg, 250, 200);
    const [byWheel, byDrag] = onZoomChange.mock.calls.flat();
    expect([byWheel([]), byDrag]).toEqual([[], []]);
  });

  test('When users drag, `onZoomChange` receives an array; for the wheel and for a pinch, it receives a function that computes the new array from the old one', () => {
    const onZoomChange = jest.fn();
    const { svg } = draw({ onZoomChange });
    wheel(svg);
    expect(onZoomChange.mock.calls[0][0]).toEqual(expect.any(Function));
    onZoomChange.mockClear();
    drag(svg, 250, 200);
    expect(onZoomChange.mock.calls[0][0]).toEqual([
      { axisId: 'x', start: expect.any(Number), end: expect.any(Number) },
    ]);
    const finger = (pointerId: number, pageX: number) => ({ ...center, pointerId, clientX: pageX });
    onZoomChange.mockClear();
    const second = draw({ onZoomChange });
    fireEvent.pointerDown(second.svg, finger(1, 150));
    fireEvent.pointerDown(second.svg, finger(2, 250));
    fireEvent.pointerMove(second.svg, finger(2, 300));
    expect(onZoomChange.mock.calls[0][0]).toEqual(expect.any(Function));
  });

  test('The zoom options are not applied to a range that your code sets', () => {
    draw({ zoom: [{ axisId: 'x', start: 40, end: 41 }] });
    expect(span('x')).toBe(1);
  });

  test('A range also works for axes without `zoom`, but users cannot change it', () => {
    const zoom = [{ axisId: 'x', start: 0, end: 50 }];
    const { svg, container } = draw({ xAxis: [band], zoom });
    expect(wheel(svg)).toBe(true);
    const bar = container.querySelector<SVGElement>('rect.MuiBarElement-root')!;
    expect(parseFloat(bar.style.width)).toBeGreaterThan(100);
  });
});

describe('#composition', () => {
  const compose = (children: React.ReactNode, props: Partial<LineChartProProps> = {}) => {
    const { container } = render(
      <ResponsiveChartContainerPro
        {...size}
        xAxis={[{ ...band, zoom: true }]}
        zoom={props.zoom}
        series={[{ type: 'bar', data: [1, 2, 3, 4] }]}
      >
        <BarPlot skipAnimation />
        <LinePlot />
        <Spy />
        {children}
      </ResponsiveChartContainerPro>,
    );
    return container.querySelector('svg')!;
  };

  test('`ZoomSetup` is required: without it, `zoom` on an axis has no effect, and no message is logged', () => {
    const before = jest.mocked(console.error).mock.calls.length;
    expect(wheel(compose(null))).toBe(true);
    expect(span('x')).toBe(100);
    expect(wheel(compose(<ZoomSetup />))).toBe(false);
    expect(span('x')).toBeLessThan(100);
    const messages = jest.mocked(console.error).mock.calls.slice(before).map(String);
    expect(messages.filter((message) => /zoom/i.test(message))).toEqual([]);
  });

  test('A controlled `zoom` on the container works without `ZoomSetup`', () => {
    const svg = compose(null, { zoom: [{ axisId: 'x', start: 0, end: 50 }] });
    const bar = svg.querySelector<SVGElement>('rect.MuiBarElement-root')!;
    expect(parseFloat(bar.style.width)).toBeGreaterThan(100);
  });

  test('After the last wheel event, it stays true for 166 ms', () => {
    jest.useFakeTimers();
    const { svg } = draw();
    wheel(svg);
    act(() => void jest.advanceTimersByTime(165));
    expect(state.isInteracting).toBe(true);
    act(() => void jest.advanceTimersByTime(1));
    expect(state.isInteracting).toBe(false);
    jest.useRealTimers();
  });
});

describe('#limits', () => {
  test('All bars and whole lines are drawn and clipped', () => {
    const zoom = [{ axisId: 'x', start: 0, end: 40 }];
    const { container } = draw({ zoom });
    expect(container.querySelectorAll('rect.MuiBarElement-root')).toHaveLength(4);
    const { container: line } = render(
      <LineChartPro
        {...size}
        xAxis={[{ id: 'x', data: [1, 2, 3, 4], zoom: true }]}
        series={[{ data: [1, 2, 3, 4], curve: 'linear' }]}
        zoom={zoom}
      />,
    );
    const path = line.querySelector('.MuiLineElement-root')!.getAttribute('d')!;
    expect(path.match(/[ML]/g)).toHaveLength(4);
    expect(line.querySelector('[clip-path] .MuiLineElement-root')).not.toBe(null);
  });

  test('A `Heatmap` does not react to `zoom`', () => {
    const { container } = render(
      <Heatmap
        {...size}
        xAxis={[{ ...band, zoom: true }]}
        yAxis={[{ data: [1] }]}
        series={[{ data: [[0, 0, 1]] }]}
      />,
    );
    expect(wheel(container.querySelector('svg')!)).toBe(true);
  });

  test('A line chart does not render the marks of values outside the range', () => {
    const { container } = render(
      <LineChartPro
        {...size}
        xAxis={[{ id: 'x', data: [1, 2, 3, 4], zoom: true }]}
        series={[{ data: [1, 2, 3, 4] }]}
        zoom={[{ axisId: 'x', start: 0, end: 40 }]}
      />,
    );
    expect(container.querySelectorAll('.MuiMarkElement-root')).toHaveLength(2);
  });
});
