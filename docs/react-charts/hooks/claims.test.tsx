import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import * as community from '@mui/x-charts';
import {
  unstable_useLineSeries as useLineSeries,
  unstable_useSeries as useSeries,
  useAxisTooltip,
  useGaugeState,
  useHighlighted,
  useItemHighlighted,
  useItemTooltip,
  useMouseTracker,
  useSvgRef,
  useXAxis,
  useXColorScale,
  useYColorScale,
  useZColorScale,
} from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import { GaugeContainer } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import * as pro from '@mui/x-charts-pro';
import * as proHooks from '@mui/x-charts-pro/hooks';

const size = { width: 400, height: 300 };
const bands = [{ id: 'days', label: 'Day', scaleType: 'band' as const, data: ['A', 'B'] }];
const bars = [{ id: 's', label: 'Sales', data: [4, 9] }];
const barChart = <BarChart {...size} series={bars} xAxis={bands} />;

/** Runs a hook in a child of a chart, or outside one, and returns what it returned in each rendering. */
function run<T>(useHook: () => T, chart: React.ReactElement | null): T[] {
  const results: T[] = [];
  function Probe() {
    results.push(useHook());
    return null;
  }
  render(chart ? React.cloneElement(chart, {}, <Probe />) : <Probe />);
  return results;
}

const last = <T,>(results: T[]): T => results[results.length - 1]!;

function errorOf(start: () => void): string {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    start();
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    silence.mockRestore();
  }
}

// jsdom does not have it; charts ask for it when a pointer leaves.
beforeAll(() => void Object.assign(Element.prototype, { hasPointerCapture: () => false }));

describe('#where', () => {
  test('`useGaugeState`, `useDrawingArea`, `useChartId` and `useZColorScale` return meaningless defaults', () => {
    expect(last(run(useGaugeState, null))).toMatchObject({ value: null, outerRadius: 0 });
    expect(last(run(community.useDrawingArea, null))).toMatchObject({ width: 400 });
    expect(last(run(community.useChartId, null))).toBe('');
    expect(last(run(() => useZColorScale(), null))).toBe(undefined);
  });

  test('`useXAxis` and `useYAxis` return `undefined`', () => {
    expect(last(run(() => useXAxis(), null))).toBe(undefined);
    expect(last(run(() => community.useYAxis(), null))).toBe(undefined);
  });

  test('The other hooks throw', () => {
    expect(errorOf(() => run(useItemTooltip, null))).toMatch('Could not find the series ref');
    expect(errorOf(() => run(useAxisTooltip, null))).toMatch('Could not find the series ref');
    expect(errorOf(() => run(() => useItemHighlighted(null), null))).toMatch(
      'Could not find the highlighted ref',
    );
    expect(errorOf(() => run(pro.useZoom, null))).toMatch('Could not find the zoom context');
    expect(errorOf(() => run(() => community.useYScale(), null))).toMatch('Cannot read properties');
    expect(errorOf(() => run(useHighlighted, null))).toMatch('Could not find the highlighted ref');
    expect(errorOf(() => run(useSeries, null))).toMatch('Could not find the series ref context');
    expect(errorOf(() => run(useSvgRef, null))).toMatch('Could not find the svg ref context');
    expect(errorOf(() => run(useMouseTracker, null))).toMatch('Could not find the svg ref context');
    expect(errorOf(() => run(() => useXColorScale(), null))).toMatch('Cannot read properties');
  });
});

describe('#where', () => {
  test('`useXAxis` returns `undefined` in a gauge, and the series hooks throw', () => {
    const gauge = <GaugeContainer {...size} value={5} children={null} />;
    expect(last(run(() => useXAxis(), gauge))).toBe(undefined);
    expect(errorOf(() => run(useSeries, gauge))).toMatch('Could not find the series ref context');
    expect(last(run(community.useDrawingArea, gauge))).toMatchObject({ width: 380 });
    expect(last(run(community.useChartId, gauge))).not.toBe('');
    expect(last(run(useSvgRef, gauge)).current!.tagName).toBe('svg');
  });
});

describe('#svg', () => {
  test('During the first render of a child, `current` is `null`; in effects, it is the `<svg>`', () => {
    const seen: unknown[] = [];
    function useSeen() {
      const ref = useSvgRef();
      // eslint-disable-next-line react-hooks/refs -- what a rendering would read is the claim
      seen.push(ref.current);
      React.useEffect(() => void seen.push(ref.current), [ref]);
    }
    run(useSeen, barChart);
    expect(seen[0]).toBe(null);
    expect(seen[seen.length - 1]).toBe(document.querySelector('svg'));
  });
});

describe('#axes', () => {
  test('`useXAxis` returns the axis as the chart uses it: your options, and `data`, `scale`, `tickNumber` and `colorScale`', () => {
    expect(last(run(() => useXAxis(), barChart))).toMatchObject({
      id: 'days',
      label: 'Day',
      data: ['A', 'B'],
      tickNumber: 2,
      scale: expect.any(Function),
      colorScale: undefined,
    });
  });

  test('For an unknown id, `useXAxis` returns `undefined`', () => {
    expect(last(run(() => useXAxis('nights'), barChart))).toBe(undefined);
  });
});

describe('#color-scales', () => {
  test('Without a `colorMap` on the axis, they return `undefined`', () => {
    expect(last(run(() => useYColorScale(), barChart))).toBe(undefined);
  });

  test('`useZColorScale` works in `ScatterChart` and in containers with a `zAxis`', () => {
    const zAxis = [
      { colorMap: { type: 'piecewise' as const, thresholds: [5], colors: ['#111111', '#222222'] } },
    ];
    const points = [{ data: [{ id: 1, x: 1, y: 1, z: 1 }] }];
    const chart = <ScatterChart {...size} series={points} zAxis={zAxis} />;
    const scale = last(run(() => useZColorScale<'linear'>(), chart))!;
    expect([scale(4), scale(5)]).toEqual(['#111111', '#222222']);
  });

  test('This version has no hook for the z-axis itself or its scale', () => {
    expect(Object.keys(community)).toContain('useZColorScale');
    expect(Object.keys(community)).not.toContain('useZAxis');
    expect(Object.keys(community)).not.toContain('useZScale');
  });
});

describe('#series', () => {
  test('`data` already contains the values from the `dataset`, and `color` is set from the palette', () => {
    const chart = (
      <LineChart
        {...size}
        colors={['#111111']}
        dataset={[{ day: 1, sales: 7 }]}
        xAxis={[{ dataKey: 'day' }]}
        series={[{ id: 'sales', dataKey: 'sales' }]}
      />
    );
    const lines = last(run(useLineSeries, chart))!;
    expect(lines.seriesOrder).toEqual(['sales']);
    expect(lines.series.sales).toMatchObject({ data: [7], color: '#111111', type: 'line' });
  });

  test('Bar and line series also have `stackedData`, with the start and end of each value, even if they are not stacked', () => {
    const [bar] = Object.values(last(run(useSeries, barChart)).bar!.series);
    expect(bar!.stackedData.map(([start, end]) => [start, end])).toEqual([
      [0, 4],
      [0, 9],
    ]);
  });

  test('The hooks return `undefined` when the chart has no series of this type', () => {
    expect(last(run(useLineSeries, barChart))).toBe(undefined);
    expect(Object.keys(last(run(useSeries, barChart)))).toEqual(['bar']);
  });
});

describe('#highlighting', () => {
  const scope = { highlight: 'item' as const, fade: 'global' as const };
  const chart = (
    <BarChart {...size} series={[{ ...bars[0]!, highlightScope: scope }]} xAxis={bands} />
  );
  const first = { seriesId: 's', dataIndex: 0 };

  test("`setHighlighted` and `clearHighlighted` also call the chart's `onHighlightChange`", () => {
    const onHighlightChange = jest.fn();
    const results = run(useHighlighted, React.cloneElement(chart, { onHighlightChange }));
    act(() => last(results).setHighlighted(first));
    expect(last(results).highlightedItem).toEqual(first);
    act(() => last(results).clearHighlighted());
    expect(onHighlightChange.mock.calls).toEqual([[first], [null]]);
  });

  test('Without a `highlightScope` on the series of the current item, nothing is highlighted or faded', () => {
    const results = run(() => ({ ...useHighlighted(), own: useItemHighlighted(first) }), barChart);
    act(() => last(results).setHighlighted(first));
    expect(last(results).highlightedItem).toEqual(first);
    expect(last(results).own).toEqual({ isHighlighted: false, isFaded: false });
  });

  test('with a number, nothing is highlighted or faded', () => {
    const highlighted = (id: string | number) => {
      const results = run(
        () => ({ ...useHighlighted(), own: useItemHighlighted({ seriesId: id, dataIndex: 0 }) }),
        <BarChart {...size} series={[{ id, data: [1], highlightScope: scope }]} />,
      );
      act(() => last(results).setHighlighted({ seriesId: id, dataIndex: 0 }));
      return last(results).own.isHighlighted;
    };
    expect([highlighted('7'), highlighted(7)]).toEqual([true, false]);
  });

  test('An item is never both: highlighted takes precedence over faded', () => {
    const both = { highlight: 'series' as const, fade: 'global' as const };
    const results = run(
      () => ({
        ...useHighlighted(),
        own: useItemHighlighted({ seriesId: 's', dataIndex: 1 }),
      }),
      <BarChart {...size} series={[{ ...bars[0]!, highlightScope: both }]} xAxis={bands} />,
    );
    act(() => last(results).setHighlighted(first));
    expect(last(results).isFaded({ seriesId: 's', dataIndex: 1 })).toBe(true);
    expect(last(results).own).toEqual({ isHighlighted: true, isFaded: false });
  });
});

describe('#tooltip', () => {
  test('Both return `null` while the pointer is elsewhere', () => {
    expect(last(run(useItemTooltip, barChart))).toBe(null);
    expect(last(run(useAxisTooltip, barChart))).toBe(null);
  });

  test('`useItemTooltip` returns the bar, point or slice under the pointer, with label, value, formatted value and color', () => {
    const results = run(useItemTooltip, barChart);
    fireEvent.pointerEnter(document.querySelector('.MuiBarElement-root')!);
    expect(last(results)).toMatchObject({
      label: 'Sales',
      value: 4,
      formattedValue: '4',
      color: '#02B2AF',
    });
    fireEvent.pointerLeave(document.querySelector('.MuiBarElement-root')!);
    expect(last(results)).toBe(null);
  });

  test('It returns `null` until the pointer has moved over the chart', () => {
    expect(last(run(useMouseTracker, barChart))).toBe(null);
  });

  test('and returns `null` again when a finger is lifted', () => {
    const chart = <BarChart {...size} series={bars} tooltip={{ trigger: 'none' }} />;
    const results = run(
      useMouseTracker,
      React.cloneElement(chart, { axisHighlight: { x: 'none' } }),
    );
    const svg = document.querySelector('svg')!;
    const send = (type: string, pointerType: string) =>
      act(() => {
        const event = new MouseEvent(type, { clientX: 70, clientY: 80 });
        svg.dispatchEvent(Object.assign(event, { pointerType }));
      });
    send('pointerdown', 'mouse');
    send('pointerup', 'mouse');
    expect(last(results)).toMatchObject({ x: 70, y: 80 });
    send('pointerup', 'touch');
    expect(last(results)).toBe(null);
  });

  test('keeps the last coordinates when the mouse leaves the chart', () => {
    const results = run(
      useMouseTracker,
      <BarChart
        {...size}
        series={bars}
        tooltip={{ trigger: 'none' }}
        axisHighlight={{ x: 'none', y: 'none' }}
      />,
    );
    const svg = document.querySelector('svg')!;
    const move = new MouseEvent('pointermove', { bubbles: true, clientX: 70, clientY: 80 });
    act(() => void svg.dispatchEvent(move));
    expect(last(results)).toMatchObject({ x: 70, y: 80 });
    fireEvent.pointerLeave(svg);
    fireEvent.pointerOut(svg);
    expect(last(results)).toMatchObject({ x: 70, y: 80 });
  });
});

describe('#gauge', () => {
  test('Angles are in radians, clockwise from the top', () => {
    const gauge = (
      <GaugeContainer {...size} startAngle={-90} endAngle={90} value={75} children={null} />
    );
    const state = last(run(useGaugeState, gauge));
    expect(state.startAngle).toBeCloseTo(-Math.PI / 2);
    expect(state.valueAngle).toBeCloseTo(Math.PI / 4);
  });

  test('`valueAngle` is `null` when `value` is `null`', () => {
    const gauge = <GaugeContainer {...size} value={null} children={null} />;
    expect(last(run(useGaugeState, gauge)).valueAngle).toBe(null);
  });

  test('`valueAngle` is not limited to the arc: for a value above `valueMax`, it is greater than `endAngle`', () => {
    const gauge = <GaugeContainer {...size} endAngle={180} value={150} children={null} />;
    const state = last(run(useGaugeState, gauge));
    expect(state.valueAngle).toBeGreaterThan(state.endAngle);
  });
});

describe('#zoom', () => {
  const xAxis = [{ ...bands[0]!, zoom: true }];
  const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {});

  test('charts of the Community package it throws `MUI X: Could not find the zoom context.`', () => {
    expect(errorOf(() => run(pro.useZoom, barChart))).toMatch(
      'MUI X: Could not find the zoom context.',
    );
  });

  test('`setZoomData` calls `onZoomChange` with its argument', () => {
    const quiet = silence();
    const onZoomChange = jest.fn();
    const results = run(
      pro.useZoom,
      <pro.BarChartPro {...size} series={bars} xAxis={xAxis} onZoomChange={onZoomChange} />,
    );
    const next = [{ axisId: 'days', start: 0, end: 50 }];
    act(() => last(results).setZoomData(next));
    expect(onZoomChange).toHaveBeenLastCalledWith(next);
    expect(last(results).zoomData).toEqual(next);
    quiet.mockRestore();
  });

  test('If you pass a function, `onZoomChange` receives that function and not the new zoom', () => {
    const quiet = silence();
    const onZoomChange = jest.fn();
    const results = run(
      pro.useZoom,
      <pro.BarChartPro {...size} series={bars} xAxis={xAxis} onZoomChange={onZoomChange} />,
    );
    const half = (data: pro.ZoomData[]) => data.map((axis) => ({ ...axis, end: 50 }));
    act(() => last(results).setZoomData(half));
    expect(onZoomChange).toHaveBeenLastCalledWith(half);
    expect(last(results).zoomData).toEqual([{ axisId: 'days', start: 0, end: 50 }]);
    quiet.mockRestore();
  });

  test('`zoomData` has an entry only for axes with `zoom`', () => {
    const quiet = silence();
    const chart = <pro.BarChartPro {...size} series={bars} xAxis={xAxis} />;
    expect(last(run(pro.useZoom, chart)).zoomData).toEqual([
      { axisId: 'days', start: 0, end: 100 },
    ]);
    quiet.mockRestore();
  });
});

describe('#heatmap', () => {
  test('It is not exported from the root of `@mui/x-charts-pro`', () => {
    expect(Object.keys(pro)).not.toContain('unstable_useHeatmapSeries');
    expect(Object.keys(proHooks)).toContain('unstable_useHeatmapSeries');
  });
});
