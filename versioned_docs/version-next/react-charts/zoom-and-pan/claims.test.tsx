import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BarChartPro,
  BarPlot,
  ChartsContainerPro,
  Heatmap,
  LineChartPro,
  useDrawingArea,
  useIsZoomInteracting,
  useXScale,
  type BarChartProProps,
  type ChartProApi,
  type ZoomData,
  type ZoomOptions,
} from '@mui/x-charts-pro';
import { addSvgPoints } from '@site/tests/claims/standIns';

/** jsdom has neither layout nor pointer events: coordinates of the window are those of the chart. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, { bubbles: true, cancelable: true, ...init });
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
  Object.assign(Element.prototype, {
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
  });
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** The drawing area reaches from 50 to 350 and from 50 to 250. */
const size = {
  width: 400,
  height: 300,
  margin: { left: 5, right: 50, top: 50, bottom: 25 },
  skipAnimation: true,
};
const band = { id: 'x', scaleType: 'band' as const, data: ['A', 'B', 'C', 'D'] };
const part = (start: number, end: number, axisId = 'x'): ZoomData => ({ axisId, start, end });

const apiRef: { current: ChartProApi<'bar'> | undefined } = { current: undefined };
/** The range that the chart shows now. */
function zoomNow(axisId = 'x') {
  let seen: ZoomData[] = [];
  apiRef.current!.setZoomData((before) => (seen = before));
  return seen.find((each) => each.axisId === axisId);
}
const span = (axisId = 'x') => zoomNow(axisId)!.end - zoomNow(axisId)!.start;

const chart = (props: Partial<BarChartProProps>) => (
  <BarChartPro
    {...size}
    apiRef={apiRef}
    xAxis={[{ ...band, zoom: true }]}
    series={[{ data: [1, 2, 3, 100] }]}
    {...props}
  />
);
const surface = (container: Element) =>
  container.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
function draw(props: Partial<BarChartProProps> = {}) {
  const { container, rerender } = render(chart(props));
  return { svg: surface(container), container, rerender };
}
const zooming = (zoom: ZoomOptions) => ({ xAxis: [{ ...band, zoom }] });

const center = { clientX: 200, clientY: 150 };
/** Changes are collected until the next frame. */
const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
/** Turns the wheel by one notch towards the reader's screen; tells whether the page may scroll. */
async function wheel(svg: Element, init: WheelEventInit = {}) {
  const scrolls = fireEvent.wheel(svg, { ...center, deltaY: -100, ...init });
  await frame();
  return scrolls;
}
function point(target: Element, type: string, init: PointerEventInit = {}) {
  act(() => void target.dispatchEvent(new FakePointerEvent(type, { ...center, ...init })));
}
async function drag(svg: Element, from: PointerEventInit, to: PointerEventInit, steps = 4) {
  point(svg, 'pointerdown', { ...from, buttons: 1 });
  for (let step = 1; step <= steps; step += 1) {
    const between = (name: 'clientX' | 'clientY') => {
      const start = from[name] ?? center[name];
      return start + (((to[name] ?? start) - start) * step) / steps;
    };
    point(svg, 'pointermove', {
      ...from,
      buttons: 1,
      clientX: between('clientX'),
      clientY: between('clientY'),
    });
    await frame();
  }
  point(svg, 'pointerup', { ...from, ...to });
  await frame();
}
const ticks = (container: Element, direction: string) =>
  [
    ...container.querySelectorAll(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`),
  ].map((tick) => tick.textContent);

describe('#interaction', () => {
  test('One wheel step of 100 px reduces the span to 1/1.1, and Ctrl triples the effect', async () => {
    await wheel(draw().svg);
    expect(span()).toBeCloseTo(100 / 1.1);
    cleanup();
    await wheel(draw().svg, { ctrlKey: true });
    expect(span()).toBeCloseTo(100 / 1.3);
  });

  test('The point below the pointer keeps its position', async () => {
    await wheel(draw().svg, { clientX: 125 });
    const { start, end } = zoomNow()!;
    expect(start + 0.25 * (end - start)).toBeCloseTo(25);
  });

  test('Dragging over half of the width moves the range by half of its length', async () => {
    const { svg } = draw({ initialZoom: [part(20, 60)] });
    await drag(svg, { clientX: 300 }, { clientX: 150 });
    expect(zoomNow()!.start).toBeCloseTo(40);
    expect(span()).toBeCloseTo(40);
  });

  test('A wheel that turns sideways pans, if only the x-axis has `zoom`', async () => {
    const { svg } = draw({ initialZoom: [part(20, 60)] });
    await wheel(svg, { deltaX: 60, deltaY: 0 });
    expect(zoomNow()!.start).toBeGreaterThan(20);
    cleanup();
    const both = draw({
      yAxis: [{ id: 'y', zoom: true }],
      initialZoom: [part(20, 60), part(20, 60, 'y')],
    });
    await wheel(both.svg, { deltaX: 60, deltaY: 0 });
    expect(zoomNow()!.start).toBe(20);
  });

  test('A double click does not reset the zoom', async () => {
    const { svg } = draw({ initialZoom: [part(20, 60)] });
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) point(svg, type);
    await frame();
    expect(zoomNow()).toEqual(part(20, 60));
  });
});

describe('#page-scroll', () => {
  test('The wheel zooms only inside the drawing area; over the axes and margins, the page scrolls', async () => {
    const { svg } = draw();
    expect(await wheel(svg)).toBe(false);
    cleanup();
    expect(await wheel(draw().svg, { clientX: 20 })).toBe(true);
    expect(span()).toBe(100);
  });

  test('With a key in `requiredKeys`, the wheel scrolls the page as long as the key is not pressed', async () => {
    const { svg } = draw({
      zoomInteractionConfig: {
        zoom: [{ type: 'wheel', requiredKeys: ['Control'] }],
        pan: ['drag'],
      },
    });
    expect(await wheel(svg)).toBe(true);
    expect(span()).toBe(100);
    fireEvent.keyDown(window, { key: 'Control' });
    expect(await wheel(svg, { ctrlKey: true })).toBe(false);
    expect(span()).toBeLessThan(100);
    fireEvent.keyUp(window, { key: 'Control' });
  });

  test('as a way to pan, it stops the page even if it does not turn sideways', async () => {
    const { svg } = draw({ zoomInteractionConfig: { zoom: [], pan: ['wheel'] } });
    expect(await wheel(svg)).toBe(false);
    expect(span()).toBe(100);
    cleanup();
    expect(await wheel(draw({ zoomInteractionConfig: { zoom: [], pan: ['drag'] } }).svg)).toBe(
      true,
    );
  });

  test('Without `zoom`, the chart does not stop the wheel', async () => {
    expect(await wheel(draw({ xAxis: [{ ...band, zoom: false }] }).svg)).toBe(true);
  });

  test('in an uncontrolled chart, turning `zoom` on later has no effect, since the axis was not part of the zoom state at the first render', async () => {
    const { svg, rerender } = draw({ xAxis: [{ ...band, zoom: false }] });
    rerender(chart({ xAxis: [{ ...band, zoom: true }] }));
    await wheel(svg);
    expect(zoomNow()).toBeUndefined();
  });
});

describe('#interaction-config', () => {
  test('What is not in the list is off', async () => {
    const { svg } = draw({
      initialZoom: [part(20, 60)],
      zoomInteractionConfig: { zoom: ['pinch'], pan: [] },
    });
    await wheel(svg);
    await drag(svg, { clientX: 300 }, { clientX: 150 });
    expect(zoomNow()).toEqual(part(20, 60));
  });

  test('The other list keeps its defaults', async () => {
    const { svg } = draw({
      initialZoom: [part(20, 60)],
      zoomInteractionConfig: { zoom: [] },
    });
    await drag(svg, { clientX: 300 }, { clientX: 150 });
    expect(zoomNow()!.start).toBeCloseTo(40);
  });

  test("With `pointerMode`, only that kind of pointer counts: `'mouse'` or `'touch'`", async () => {
    const { svg } = draw({
      initialZoom: [part(20, 60)],
      zoomInteractionConfig: { pan: [{ type: 'drag', pointerMode: 'touch' }] },
    });
    await drag(svg, { clientX: 300 }, { clientX: 150 });
    expect(zoomNow()!.start).toBe(20);
    const finger = { pointerId: 7, pointerType: 'touch' };
    await drag(svg, { ...finger, clientX: 300 }, { ...finger, clientX: 150 });
    expect(zoomNow()!.start).toBeCloseTo(40);
  });

  test('dragging down zooms in, dragging up zooms out', async () => {
    const after = async (clientY: number) => {
      const { svg } = draw({
        initialZoom: [part(20, 60)],
        zoomInteractionConfig: { zoom: ['tapAndDrag'], pan: [] },
      });
      point(svg, 'pointerdown', { buttons: 1 });
      point(svg, 'pointerup');
      await drag(svg, {}, { clientY });
      const found = span();
      cleanup();
      return found;
    };
    expect(await after(200)).toBeLessThan(40);
    expect(await after(100)).toBeGreaterThan(40);
  });

  test('`doubleTapReset` shows the range from `minStart` to `maxEnd`, not that of `initialZoom`', async () => {
    const { svg } = draw({
      ...zooming({ minStart: 10, maxEnd: 90 }),
      initialZoom: [part(20, 60)],
      zoomInteractionConfig: { zoom: ['doubleTapReset'] },
    });
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) point(svg, type);
    await frame();
    expect(zoomNow()).toEqual(part(10, 90));
  });
});

describe('#brush', () => {
  const zoomInteractionConfig = { zoom: ['brush'], pan: [] } as const;

  test('zooms to the range when the button is released', async () => {
    const { svg } = draw({ zoomInteractionConfig });
    point(svg, 'pointerdown', { clientX: 125, buttons: 1 });
    for (const clientX of [160, 200, 275]) point(svg, 'pointermove', { clientX, buttons: 1 });
    await frame();
    expect(span()).toBe(100);
    point(svg, 'pointerup', { clientX: 275 });
    await frame();
    expect(zoomNow()!.start).toBeCloseTo(25);
    expect(zoomNow()!.end).toBeCloseTo(75);
  });

  test('A range that is shorter than `minSpan` is ignored', async () => {
    const { svg } = draw({ zoomInteractionConfig, ...zooming({ minSpan: 60 }) });
    await drag(svg, { clientX: 125 }, { clientX: 275 });
    expect(span()).toBe(100);
  });
});

describe('#options', () => {
  test('0', async () => {
    await wheel(draw({ ...zooming({}), initialZoom: [part(5, 60)] }).svg, { deltaY: 4000 });
    expect(zoomNow()!.start).toBeGreaterThanOrEqual(0);
    cleanup();
    draw(zooming({}));
    expect(zoomNow()!.start).toBe(0);
  });
  test('100', () => {
    draw(zooming({}));
    expect(zoomNow()!.end).toBe(100);
  });
  test('10', async () => {
    const { svg } = draw({ initialZoom: [part(40, 50.5)] });
    await wheel(svg);
    expect(span()).toBeCloseTo(10.5);
    cleanup();
    await wheel(draw({ initialZoom: [part(40, 52)] }).svg);
    expect(span()).toBeCloseTo(12 / 1.1);
  });
  test('5', async () => {
    await wheel(draw(zooming({ step: 5 })).svg);
    const five = span();
    cleanup();
    await wheel(draw().svg);
    expect(span()).toBe(five);
  });
  test('true', async () => {
    const { svg } = draw({ ...zooming({}), initialZoom: [part(20, 60)] });
    await drag(svg, { clientX: 300 }, { clientX: 150 });
    expect(zoomNow()!.start).not.toBe(20);
  });
  test("'keep'", () => {
    const { container } = draw({ ...zooming({}), initialZoom: [part(0, 50)] });
    expect(ticks(container, 'Y').at(-1)).toBe('100');
  });

  test('A chart starts with the range from `minStart` to `maxEnd`, even if it is longer than `maxSpan`', () => {
    draw(zooming({ minStart: 10, maxEnd: 90, maxSpan: 50 }));
    expect(zoomNow()).toEqual(part(10, 90));
  });

  test('`maxSpan` limits only zooming out', async () => {
    const { svg } = draw(zooming({ maxSpan: 50 }));
    await wheel(svg);
    const zoomedIn = span();
    expect(zoomedIn).toBeGreaterThan(50);
    await wheel(svg, { deltaY: 100 });
    expect(span()).toBe(zoomedIn);
  });

  test('A turn of the wheel that would show less than `minSpan` is ignored', async () => {
    await wheel(draw(zooming({ minSpan: 95 })).svg);
    expect(span()).toBe(100);
  });

  test('A range that is shorter than `minSpan` or longer than `maxSpan` cannot be dragged', async () => {
    const moves = async (end: number) => {
      const { svg } = draw({
        ...zooming({ minSpan: 10, maxSpan: 50 }),
        initialZoom: [part(20, end)],
      });
      await drag(svg, { clientX: 250 }, { clientX: 240 });
      const moved = zoomNow()!.start !== 20;
      cleanup();
      return moved;
    };
    expect([await moves(25), await moves(40), await moves(75)]).toEqual([false, true, false]);
  });
});

describe('#axes', () => {
  const initialZoom = [part(40, 60), part(40, 60, 'y')];

  test('With `panning: false` on one axis, dragging moves the other only', async () => {
    const { svg } = draw({
      ...zooming({ panning: false }),
      yAxis: [{ id: 'y', zoom: true }],
      initialZoom,
    });
    await drag(svg, {}, { clientX: 150, clientY: 180 });
    expect(zoomNow()).toEqual(initialZoom[0]);
    expect(zoomNow('y')!.start).not.toBe(40);
  });

  test('The wheel zooms all axes that have `zoom` at once', async () => {
    await wheel(draw({ yAxis: [{ id: 'y', zoom: true }] }).svg);
    expect(span('y')).toBe(span('x'));
    expect(span('y')).toBeLessThan(100);
  });
});

describe('#slider', () => {
  const slider = { enabled: true };
  const parts = (container: Element) => ({
    group: container.querySelector('[data-charts-zoom-slider]')!,
    rects: [...container.querySelectorAll<SVGRectElement>('[data-charts-zoom-slider] rect')],
  });
  const areaHeight = (container: Element) =>
    Number(container.querySelector('clipPath[id$="clip-path"] rect')!.getAttribute('height'));

  test('It takes 28 px of the drawing area, and 48 px with a preview', () => {
    const height = (more: object) => {
      const { container } = draw(zooming({ slider: { ...slider, ...more } }));
      const found = areaHeight(container);
      cleanup();
      return found;
    };
    expect([height({ enabled: false }), height({}), height({ preview: true })]).toEqual([
      200, 172, 152,
    ]);
    expect(height({ size: 60 })).toBe(140);
  });

  test('An axis with `position: none` has no slider', () => {
    const xAxis = [{ ...band, position: 'none' as const, zoom: { slider } }];
    expect(parts(draw({ xAxis }).container).group).toBeNull();
  });

  test('A thumb stops where `minSpan` is reached', async () => {
    const { container } = draw(zooming({ minSpan: 30, slider }));
    const end = parts(container).rects.at(-1)!;
    await drag(end, { clientX: 350 }, { clientX: 60 });
    expect(zoomNow()).toEqual(part(0, 30));
  });

  test('Dragging the bar between the thumbs moves the range', async () => {
    const { container } = draw({ ...zooming({ slider }), initialZoom: [part(20, 60)] });
    const active = parts(container).rects.at(-3)!;
    await drag(active, { clientX: 200 }, { clientX: 230 });
    expect(zoomNow()!.start).toBeCloseTo(30);
  });

  test('It has no elements that can be focused', () => {
    const { container } = draw(zooming({ slider }));
    expect(parts(container).group.querySelector('[tabindex], [role]')).toBeNull();
  });

  test("`location` is then `'zoom-slider-tooltip'`", () => {
    const valueFormatter = jest.fn((value: string) => value);
    draw({
      xAxis: [
        { ...band, valueFormatter, zoom: { slider: { enabled: true, showTooltip: 'always' } } },
      ],
    });
    const locations = valueFormatter.mock.calls.map(
      (call) => (call as unknown as [string, { location: string }])[1].location,
    );
    expect(locations).toContain('zoom-slider-tooltip');
  });
});

describe('#filter-mode', () => {
  const maximum = (filterMode: 'keep' | 'discard') => {
    const { container } = draw({ ...zooming({ filterMode }), initialZoom: [part(0, 50)] });
    return ticks(container, 'Y').at(-1);
  };

  test("With `'keep'`, the value axis does not change", () => expect(maximum('keep')).toBe('100'));
  test("With `'discard'`, the value axis adapts to the visible data", () =>
    expect(Number(maximum('discard'))).toBeLessThan(10));

  test('An axis that has `zoom` itself is not adapted', () => {
    const { container } = draw({
      ...zooming({ filterMode: 'discard' }),
      yAxis: [{ id: 'y', zoom: true }],
      initialZoom: [part(0, 50), part(0, 100, 'y')],
    });
    expect(ticks(container, 'Y').at(-1)).toBe('100');
  });
});

describe('#initial-zoom', () => {
  test('`initialZoom` sets the range of the first render; later changes of it have no effect', () => {
    const { rerender } = draw({ initialZoom: [part(20, 60)] });
    expect(zoomNow()).toEqual(part(20, 60));
    rerender(chart({ initialZoom: [part(50, 70)] }));
    expect(zoomNow()).toEqual(part(20, 60));
  });

  test('An axis that it does not name starts with its whole range', () => {
    draw({ yAxis: [{ id: 'y', zoom: true }], initialZoom: [part(20, 60)] });
    expect(zoomNow('y')).toEqual(part(0, 100, 'y'));
  });

  test('otherwise, they are percentages of the rounded axis', () => {
    const [first, last] = [new Date(2025, 0, 7), new Date(2025, 2, 20)];
    const wanted = new Date(2025, 1, 1);
    const start = (100 * (Number(wanted) - Number(first))) / (Number(last) - Number(first));
    let shown = 0;
    function Domain() {
      const scale = useXScale<'time'>();
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
          xAxis={[{ id: 'x', scaleType: 'time', data: [first, last], zoom: true, domainLimit }]}
          initialZoom={[{ axisId: 'x', start, end: start + 20 }]}
          series={[{ data: [1, 2] }]}
        >
          <Domain />
        </LineChartPro>,
      );
      unmount();
      return Math.abs(shown - Number(wanted)) / 3_600_000;
    };
    expect(hoursOff('strict')).toBeLessThan(0.1);
    expect(hoursOff('nice')).toBeGreaterThan(1);
  });
});

describe('#controlled', () => {
  test('Include every axis that has `zoom`: wheel and drag update the entries of the array but do not add any', async () => {
    const onZoomChange = jest.fn();
    const { svg } = draw({ zoomData: [], onZoomChange });
    await wheel(svg);
    await drag(svg, { clientX: 250 }, { clientX: 200 });
    expect(onZoomChange).not.toHaveBeenCalled();
  });

  test('It is called at most once a frame, and not if nothing changed', async () => {
    const onZoomChange = jest.fn();
    const { svg } = draw({ onZoomChange });
    fireEvent.wheel(svg, { ...center, deltaY: -100 });
    fireEvent.wheel(svg, { ...center, deltaY: -100 });
    expect(onZoomChange).not.toHaveBeenCalled();
    await frame();
    expect(onZoomChange).toHaveBeenCalledTimes(1);
    expect(onZoomChange.mock.calls[0][0]).toEqual([
      { axisId: 'x', start: expect.any(Number), end: expect.any(Number) },
    ]);
    cleanup();
    onZoomChange.mockClear();
    await wheel(draw({ onZoomChange }).svg, { deltaY: 100 });
    expect(onZoomChange).not.toHaveBeenCalled();
  });

  test('The zoom options are not applied to a range that your code sets', () => {
    draw({ zoomData: [part(40, 41)] });
    expect(span()).toBe(1);
  });

  test('A range also works for axes without `zoom`, but users cannot change it', async () => {
    const { svg, container } = draw({ xAxis: [band], zoomData: [part(0, 50)] });
    expect(await wheel(svg)).toBe(true);
    const bar = container.querySelector('.MuiBar-element')!;
    expect(Number(bar.getAttribute('width'))).toBeGreaterThan(100);
  });

  test('If it is `undefined` in the first render and an array later, the console reports', () => {
    const { rerender } = draw();
    rerender(chart({ zoomData: [part(0, 50)] }));
    const messages = jest.mocked(console.error).mock.calls.map(String).join();
    expect(messages).toContain(
      'MUI X Charts: A chart component is changing the `zoomData` from uncontrolled to controlled.',
    );
  });
});

describe('#buttons', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('Each press shows nine tenths of the range, or eleven tenths, about its center', async () => {
    draw({ showToolbar: true, initialZoom: [part(40, 60)] });
    await press('Zoom in');
    expect(zoomNow()).toEqual(part(41, 59));
    cleanup();
    draw({ showToolbar: true, initialZoom: [part(40, 60)] });
    await press('Zoom out');
    expect(zoomNow()).toEqual(part(39, 61));
  });

  test('The buttons stop exactly at `minSpan` and `maxSpan`, and are disabled there', async () => {
    draw({ ...zooming({ minSpan: 19 }), showToolbar: true, initialZoom: [part(40, 60)] });
    await press('Zoom in');
    expect(zoomNow()).toEqual(part(40.5, 59.5));
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    cleanup();
    draw({ showToolbar: true });
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  });
});

describe('#api-ref', () => {
  test('`setAxisZoomData` sets one axis, `setZoomData` all', () => {
    draw({ yAxis: [{ id: 'y', zoom: true }] });
    act(() => apiRef.current!.setAxisZoomData('x', part(20, 40)));
    expect([zoomNow(), zoomNow('y')]).toEqual([part(20, 40), part(0, 100, 'y')]);
    act(() => apiRef.current!.setZoomData([part(0, 100), part(50, 100, 'y')]));
    expect([zoomNow(), zoomNow('y')]).toEqual([part(0, 100), part(50, 100, 'y')]);
  });

  test('Both call `onZoomChange`', () => {
    const onZoomChange = jest.fn();
    draw({ onZoomChange });
    act(() => apiRef.current!.setAxisZoomData('x', part(20, 40)));
    act(() => apiRef.current!.setZoomData([part(30, 40)]));
    expect(onZoomChange).toHaveBeenCalledTimes(2);
  });
});

describe('#composition', () => {
  let interacting = false;
  function Spy() {
    const now = useIsZoomInteracting();
    React.useLayoutEffect(() => {
      interacting = now;
    }, [now]);
    return null;
  }
  const compose = () =>
    surface(
      render(
        <ChartsContainerPro
          {...size}
          xAxis={[{ ...band, zoom: true }]}
          series={[{ type: 'bar', data: [1, 2, 3, 4] }]}
        >
          <BarPlot />
          <Spy />
        </ChartsContainerPro>,
      ).container,
    );

  test('`ChartsContainerPro` zooms by itself', async () => {
    const svg = compose();
    const width = () => Number(svg.querySelector('.MuiBar-element')!.getAttribute('width'));
    const before = width();
    expect(await wheel(svg)).toBe(false);
    expect(width()).toBeGreaterThan(before);
  });

  test('After the last change, it stays true for 166 ms', () => {
    jest.useFakeTimers();
    fireEvent.wheel(compose(), { ...center, deltaY: -100 });
    // To the next frame, in which the change happens.
    act(() => void jest.advanceTimersToNextFrame());
    expect(interacting).toBe(true);
    act(() => void jest.advanceTimersByTime(165));
    expect(interacting).toBe(true);
    act(() => void jest.advanceTimersByTime(1));
    expect(interacting).toBe(false);
    jest.useRealTimers();
  });
});

describe('#limits', () => {
  test('Whole lines are drawn and clipped', () => {
    const initialZoom = [part(0, 40)];
    const { container: line } = render(
      <LineChartPro
        {...size}
        xAxis={[{ id: 'x', data: [1, 2, 3, 4], zoom: true }]}
        series={[{ data: [1, 2, 3, 4], curve: 'linear' }]}
        initialZoom={initialZoom}
      />,
    );
    const path = line.querySelector('.MuiLineElement-root')!.getAttribute('d')!;
    expect(path.match(/[ML]/g)).toHaveLength(4);
    expect(line.querySelector('[clip-path] .MuiLineElement-root')).not.toBe(null);
  });

  test('A `Heatmap` zooms too', async () => {
    const { container } = render(
      <Heatmap
        {...size}
        xAxis={[{ ...band, zoom: true }]}
        yAxis={[{ data: [1] }]}
        series={[{ data: [[0, 0, 1]] }]}
      />,
    );
    expect(await wheel(surface(container))).toBe(false);
  });

  test('Bars and marks of values outside of the range are not in the SVG', () => {
    const bars = draw({ initialZoom: [part(0, 40)] }).container;
    expect(bars.querySelectorAll('.MuiBar-element')).toHaveLength(2);
    const { container } = render(
      <LineChartPro
        {...size}
        xAxis={[{ id: 'x', data: [1, 2, 3, 4], zoom: true }]}
        series={[{ data: [1, 2, 3, 4], showMark: true }]}
        initialZoom={[part(0, 40)]}
      />,
    );
    expect(container.querySelectorAll('.MuiMarkElement-root')).toHaveLength(2);
  });
});
