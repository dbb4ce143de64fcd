import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as community from '@mui/x-charts';
import {
  useAnimate,
  useAxesTooltip,
  useAxisTooltip,
  useBarSeries,
  useBarSeriesContext,
  useBrush,
  useChartApiContext,
  useChartId,
  useChartRootRef,
  useChartsLocalization,
  useDataset,
  useDrawingArea,
  useFocusedItem,
  useGaugeState,
  useItemHighlighted,
  useItemHighlightedGetter,
  useItemTooltip,
  useLineSeries,
  usePieSeries,
  useRadiusScale,
  useRotationScale,
  useSeries,
  useSvgRef,
  useXAxes,
  useXAxis,
  useXColorScale,
  useXScale,
  useYColorScale,
  useZColorScale,
} from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { GaugeContainer } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import * as pro from '@mui/x-charts-pro';
import * as proHooks from '@mui/x-charts-pro/hooks';
import { addSvgPoints } from '@site/tests/claims/standIns';

const size = { width: 400, height: 300 };
const bands = [{ id: 'days', label: 'Day', scaleType: 'band' as const, data: ['A', 'B'] }];
const bars = [{ id: 's', label: 'Sales', data: [4, 9] }];
const barChart = <BarChart {...size} series={bars} xAxis={bands} />;
const gauge = <GaugeContainer {...size} value={5} children={null} />;

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
const surface = () => document.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const soon = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)));

function errorOf(start: () => void): string {
  const quiet = silence();
  try {
    start();
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    quiet.mockRestore();
  }
}

async function pointAt(clientX: number, clientY: number) {
  await userEvent.pointer([{ target: surface(), coords: { clientX, clientY } }]);
  await soon(30);
}

beforeAll(addSvgPoints);

describe('#where', () => {
  test('`useGaugeState` returns zeros', () => {
    expect(last(run(useGaugeState, null))).toMatchObject({
      value: null,
      valueMax: 0,
      outerRadius: 0,
    });
  });

  test('It works everywhere', () => {
    expect(last(run(() => pro.useChartProApiRef<'line'>(), null))).toEqual({ current: undefined });
  });

  test('All others throw', () => {
    const outside = (useHook: () => unknown) => errorOf(() => run(useHook, null));
    const message = 'MUI X Charts: Could not find the Charts context.';
    const names = Object.keys(pro).filter(
      (name) =>
        /^use[A-Z]/.test(name) &&
        // Plugins, and what is not about the context of a chart.
        !/^useChart(Pro)?(CartesianAxis|ClosestPoint|Highlight|Interaction|PolarAxis|Tooltip|VisibilityManager|ZAxis|Export|Zoom)$|^useUtilityClasses$|^useAnimate|^useGaugeState$|^useChartProApiRef$|^useChartsLocalization$/.test(
          name,
        ),
    );
    expect(names.length).toBeGreaterThan(35);
    for (const name of names) {
      const useHook = (pro as unknown as Record<string, (id: unknown) => unknown>)[name]!;
      expect([name, outside(() => useHook('id')).slice(0, message.length)]).toEqual([
        name,
        message,
      ]);
    }
    expect(outside(useChartsLocalization)).toMatch('Can not find the charts localization context');
  });

  test('`useXAxis` returns `undefined` there, `useXScale` throws, and the hooks for series return empty arrays', () => {
    expect(last(run(() => useXAxis(), gauge))).toBe(undefined);
    expect(errorOf(() => run(() => useXScale(), gauge))).toMatch('Cannot read properties');
    expect(last(run(() => useBarSeries(), gauge))).toEqual([]);
    expect(last(run(useDrawingArea, gauge))).toMatchObject({ width: 380 });
    expect(last(run(useChartId, gauge))).not.toBe('');
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
    expect(seen[seen.length - 1]).toBe(surface());
  });

  test('In a `ChartsContainer`, which has no such `<div>`, `current` stays `null`', () => {
    const seen: unknown[] = [];
    function useSeen() {
      const ref = useChartRootRef();
      React.useEffect(() => void seen.push(ref.current), [ref]);
    }
    run(useSeen, barChart);
    expect(seen).toEqual([surface().parentElement]);
    run(useSeen, <ChartsContainer {...size} series={[]} />);
    expect(seen[1]).toBe(null);
  });
});

describe('#scales', () => {
  test('and return `undefined` elsewhere', () => {
    const radar = (
      <RadarChart {...size} series={[{ data: [1, 2, 3] }]} radar={{ metrics: ['a', 'b', 'c'] }} />
    );
    expect(last(run(() => useRotationScale(), radar))).toBeInstanceOf(Function);
    expect(last(run(() => useRadiusScale(), radar))).toBeInstanceOf(Function);
    expect(last(run(() => useRotationScale(), barChart))).toBe(undefined);
    expect(last(run(() => useRadiusScale(), barChart))).toBe(undefined);
  });
});

describe('#axes', () => {
  test('`useXAxis` returns the axis as the chart uses it: your options, and `data`, `scale`, `position` and `height`', () => {
    expect(last(run(() => useXAxis(), barChart))).toMatchObject({
      id: 'days',
      label: 'Day',
      data: ['A', 'B'],
      scale: expect.any(Function),
      position: 'bottom',
      height: 45,
    });
  });

  test('For an unknown id, `useXAxis` returns `undefined`', () => {
    expect(last(run(() => useXAxis('nights'), barChart))).toBe(undefined);
  });

  test('A number is an id as well, not an index', () => {
    expect(last(run(() => useXAxis(0), barChart))).toBe(undefined);
    const chart = <BarChart {...size} series={bars} xAxis={[{ ...bands[0]!, id: 7 }]} />;
    expect(last(run(() => useXAxis(7), chart)).label).toBe('Day');
  });

  test('`useXAxes`, `useYAxes` and `useZAxes` return all axes of a direction, by id, and their ids in order, as `xAxis` and `xAxisIds`', () => {
    const { xAxis, xAxisIds } = last(run(useXAxes, barChart));
    expect(xAxisIds).toEqual(['days']);
    expect(xAxis.days!.label).toBe('Day');
    expect(last(run(community.useYAxes, barChart)).yAxisIds).toHaveLength(1);
    expect(last(run(community.useZAxes, barChart)).zAxisIds).toEqual([]);
  });
});

describe('#color-scales', () => {
  test('Without a `colorMap` on the axis, they return `undefined`', () => {
    expect(last(run(() => useXColorScale(), barChart))).toBe(undefined);
    expect(last(run(() => useYColorScale(), barChart))).toBe(undefined);
  });

  test('`useZColorScale` works in `ScatterChart` and in containers with a `zAxis`', () => {
    const zAxis = [
      { colorMap: { type: 'piecewise' as const, thresholds: [5], colors: ['#111111', '#222222'] } },
    ];
    const points = [{ data: [{ id: 1, x: 1, y: 1, z: 1 }] }];
    for (const chart of [
      <ScatterChart key="chart" {...size} series={points} zAxis={zAxis} />,
      <ChartsContainer key="container" {...size} series={[]} zAxis={zAxis} />,
    ]) {
      const scale = last(run(() => useZColorScale<'linear'>(), chart))!;
      expect([scale(4), scale(5)]).toEqual(['#111111', '#222222']);
    }
  });

  test("n a chart without a `zAxis`, it throws `Cannot read properties of undefined (reading 'colorScale')`", () => {
    expect(errorOf(() => run(() => useZColorScale(), barChart))).toBe(
      "Cannot read properties of undefined (reading 'colorScale')",
    );
  });
});

describe('#series', () => {
  const ids = [...bars, { id: 'costs', data: [1, 2] }];
  const twoSeries = <BarChart {...size} series={ids} xAxis={bands} />;

  test('With the `id` of a series they return this series, with an array of ids these series', () => {
    expect(last(run(() => useBarSeries(), twoSeries)).map(({ id }) => id)).toEqual(['s', 'costs']);
    expect(last(run(() => useBarSeries('costs'), twoSeries))!.id).toBe('costs');
    expect(last(run(() => useBarSeries(['costs']), twoSeries)).map(({ id }) => id)).toEqual([
      'costs',
    ]);
  });

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
    expect(last(run(() => useLineSeries('sales'), chart))).toMatchObject({
      data: [7],
      color: '#111111',
      type: 'line',
    });
  });

  test('Bar and line series also have `stackedData`, with the start and end of each value, even if they are not stacked', () => {
    const [bar] = last(run(() => useBarSeries(), barChart));
    expect(bar!.stackedData.map(([start, end]) => [start, end])).toEqual([
      [0, 4],
      [0, 9],
    ]);
  });

  test('An unknown `id` gives `undefined`, an unknown one in an array is left out with a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(last(run(() => usePieSeries(), barChart))).toEqual([]);
    expect(last(run(() => useBarSeries('x'), twoSeries))).toBe(undefined);
    expect(warn).not.toHaveBeenCalled();
    expect(last(run(() => useBarSeries(['x', 's']), twoSeries)).map(({ id }) => id)).toEqual(['s']);
    expect(warn.mock.calls[0]![0]).toMatch('could not be found: "x"');
    warn.mockRestore();
  });

  test('`hidden` says whether the legend has switched the series off', () => {
    const chart = React.cloneElement(twoSeries, {
      hiddenItems: [{ type: 'bar', seriesId: 'costs' }],
    });
    expect(last(run(() => useBarSeries(), chart)).map(({ hidden }) => hidden)).toEqual([
      false,
      true,
    ]);
  });

  test('`useBarSeriesContext`, `useLineSeriesContext`, `usePieSeriesContext`, `useScatterSeriesContext` and `useRadarSeriesContext` return an object with `series`, by id, and `seriesOrder`, the ids in order, or `undefined`', () => {
    const context = last(run(useBarSeriesContext, barChart))!;
    expect(context.seriesOrder).toEqual(['s']);
    expect(context.series.s!.label).toBe('Sales');
    const { useLineSeriesContext, usePieSeriesContext, useRadarSeriesContext } = community;
    for (const [useContext, chart] of [
      [useLineSeriesContext, <LineChart {...size} series={[{ id: 't', data: [1, 2] }]} />],
      [usePieSeriesContext, <community.PieChart {...size} series={[{ id: 't', data: [] }]} />],
      [
        community.useScatterSeriesContext,
        <ScatterChart {...size} series={[{ id: 't', data: [{ x: 1, y: 2 }] }]} />,
      ],
      [
        useRadarSeriesContext,
        <RadarChart {...size} radar={{ metrics: ['A'] }} series={[{ id: 't', data: [1] }]} />,
      ],
    ] as const) {
      expect(last(run<object | undefined>(useContext, chart))).toMatchObject({
        seriesOrder: ['t'],
        series: { t: { id: 't' } },
      });
      expect(last(run<object | undefined>(useContext, barChart))).toBe(undefined);
    }
    expect(last(run(useSeries, barChart)).bar!.seriesOrder).toEqual(['s']);
    expect(Object.keys(last(run(useSeries, barChart)))).toEqual(['bar']);
  });

  test('`useDataset` returns the `dataset` that the chart was given', () => {
    const dataset = [{ day: 1, sales: 7, source: 'till' }];
    const chart = (
      <LineChart
        {...size}
        dataset={dataset}
        xAxis={[{ dataKey: 'day' }]}
        series={[{ dataKey: 'sales' }]}
      />
    );
    expect(last(run(useDataset, chart))).toEqual(dataset);
    expect(last(run(useDataset, barChart))).toBe(undefined);
  });
});

describe('#highlighting', () => {
  const both = { highlight: 'series' as const, fade: 'global' as const };
  const first = { seriesId: 's', dataIndex: 0 };
  const second = { seriesId: 's', dataIndex: 1 };

  test('Without a `highlightScope` on the series of the current item, nothing is highlighted or faded', () => {
    const chart = React.cloneElement(barChart, { highlightedItem: first });
    const none = { isHighlighted: false, isFaded: false };
    expect(last(run(() => useItemHighlighted(first), chart))).toEqual(none);
    expect(last(run(() => useItemHighlighted(second), chart))).toEqual(none);
  });

  const scoped = (
    <BarChart
      {...size}
      series={[{ ...bars[0]!, highlightScope: both }]}
      xAxis={bands}
      highlightedItem={first}
    />
  );

  test('With `useItemHighlighted`, an item is never both: highlighted wins over faded', () => {
    expect(last(run(() => useItemHighlighted(second), scoped))).toEqual({
      isHighlighted: true,
      isFaded: false,
    });
  });

  test('The functions of the getter can both return `true`', () => {
    const { isHighlighted, isFaded } = last(run(useItemHighlightedGetter, scoped));
    expect([isHighlighted(second), isFaded(second)]).toEqual([true, true]);
  });
});

describe('#focus', () => {
  test('With `enableKeyboardNavigation`, `useFocusedItem` returns the item that the arrow keys have reached: `type`, `seriesId` and `dataIndex`, or `null`', async () => {
    const chart = React.cloneElement(barChart, { enableKeyboardNavigation: true });
    const results = run(useFocusedItem, chart);
    expect(last(results)).toBe(null);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(last(results)).toEqual({ type: 'bar', seriesId: 's', dataIndex: 0 });
    await userEvent.tab();
    expect(last(results)).toBe(null);
  });
});

describe('#tooltip', () => {
  const bar = () => document.querySelector('.MuiBarElement-root')!;

  test('`useItemTooltip` returns the bar, point or slice under the pointer, with label, value, formatted value and color', () => {
    const results = run(useItemTooltip, barChart);
    fireEvent.pointerEnter(bar());
    expect(last(results)).toMatchObject({
      label: 'Sales',
      value: 4,
      formattedValue: '4',
      color: '#4254FB',
    });
    fireEvent.pointerLeave(bar());
    expect(last(results)).toBe(null);
  });

  test('an entry has `axisFormattedValue`, and `seriesItems` with one item for each series', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const results = run(() => useAxesTooltip(), barChart);
    await pointAt(100, 200);
    expect(last(results)).toEqual([
      expect.objectContaining({
        axisId: 'days',
        axisFormattedValue: 'A',
        seriesItems: [expect.objectContaining({ seriesId: 's', formattedValue: '4' })],
      }),
    ]);
    warn.mockRestore();
  });

  test('Both return `null` while the pointer is elsewhere', () => {
    expect(last(run(useItemTooltip, barChart))).toBe(null);
    expect(last(run(() => useAxesTooltip(), barChart))).toBe(null);
  });

  test('Use `useAxesTooltip` instead of the first, which never returns data without `multipleAxes: true`', async () => {
    const results = run(
      () => [useAxisTooltip(), useAxisTooltip({ multipleAxes: true }), useAxesTooltip()] as const,
      barChart,
    );
    await pointAt(100, 200);
    expect(new Set(results.map(([single]) => single))).toEqual(new Set([null]));
    const [, several, axes] = last(results);
    expect(several).toMatchObject([{ axisFormattedValue: 'A' }]);
    expect(axes).toMatchObject([{ axisFormattedValue: 'A' }]);
  });

  const byKeyboard = React.cloneElement(barChart, { enableKeyboardNavigation: true });

  test('`useItemTooltip` also returns the item that the keyboard has reached', async () => {
    const results = run(useItemTooltip, byKeyboard);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(last(results)).toMatchObject({ label: 'Sales', value: 9 });
  });

  test('`useAxesTooltip` does not', async () => {
    const results = run(() => [useAxesTooltip(), useFocusedItem()], byKeyboard);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(last(results)).toEqual([null, expect.objectContaining({ seriesId: 's' })]);
  });

  test('If a complete chart has neither an axis tooltip nor an axis highlight, it does not follow the pointer, and `useAxesTooltip` always returns `null`', async () => {
    const chart = React.cloneElement(barChart, {
      axisHighlight: { x: 'none', y: 'none' },
      slotProps: { tooltip: { trigger: 'none' } },
    });
    const results = run(() => useAxesTooltip(), chart);
    await pointAt(100, 200);
    expect(last(results)).toBe(null);
  });
});

describe('#animation', () => {
  const options = {
    createInterpolator: (from: { y: number }, to: { y: number }) => (time: number) => ({
      y: from.y + (to.y - from.y) * time,
    }),
    transformProps: ({ y }: { y: number }) => ({ y }),
    applyProps: (rect: SVGRectElement, { y }: { y: number }) => rect.setAttribute('y', `${y}`),
  };
  function Rect({ y, skip = false }: { y: number; skip?: boolean }) {
    return <rect {...useAnimate<{ y: number }, SVGRectElement>({ y }, { ...options, skip })} />;
  }
  const now = () => Number(document.querySelector('rect')!.getAttribute('y'));

  test('An animation takes 300 ms', async () => {
    const { rerender } = render(<svg children={<Rect y={0} />} />);
    rerender(<svg children={<Rect y={100} />} />);
    expect(now()).toBe(0);
    await soon(120);
    expect(now()).toBeGreaterThan(0);
    expect(now()).toBeLessThan(100);
    await soon(300);
    expect(now()).toBe(100);
  });

  test('With `skip: true`, the element is at its place at once', () => {
    const { rerender } = render(<svg children={<Rect y={0} skip />} />);
    rerender(<svg children={<Rect y={100} skip />} />);
    expect(now()).toBe(100);
  });

  test('`useAnimate` does not read it', () => {
    const before = window.matchMedia;
    window.matchMedia = jest.fn(
      () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
    const { rerender } = render(<svg children={<Rect y={0} />} />);
    rerender(<svg children={<Rect y={100} />} />);
    expect(now()).toBe(0);
    expect(window.matchMedia).not.toHaveBeenCalled();
    window.matchMedia = before;
  });
});

describe('#brush', () => {
  test('It returns `null` before and after', async () => {
    const chart = React.cloneElement(barChart, { brushConfig: { enabled: true } });
    const results = run(useBrush, chart);
    expect(last(results)).toBe(null);
    const drag = (x: number, keys?: string) => ({
      target: surface(),
      coords: { clientX: x, clientY: 100 },
      ...(keys ? { keys } : {}),
    });
    const user = userEvent.setup();
    await user.pointer([drag(100), drag(100, '[MouseLeft>]'), drag(150), drag(200)]);
    expect(last(results)).toEqual({ start: { x: 100, y: 100 }, current: { x: 200, y: 100 } });
    await user.pointer([drag(200, '[/MouseLeft]')]);
    expect(last(results)).toBe(null);
  });
});

describe('#gauge', () => {
  test('Angles are in radians, clockwise from the top', () => {
    const chart = (
      <GaugeContainer {...size} startAngle={-90} endAngle={90} value={75} children={null} />
    );
    const state = last(run(useGaugeState, chart));
    expect(state.startAngle).toBeCloseTo(-Math.PI / 2);
    expect(state.valueAngle).toBeCloseTo(Math.PI / 4);
  });

  test('`valueAngle` is `null` when `value` is `null`', () => {
    const chart = <GaugeContainer {...size} value={null} children={null} />;
    expect(last(run(useGaugeState, chart)).valueAngle).toBe(null);
  });

  test('`valueAngle` is not limited to the arc: for a value above `valueMax`, it is greater than `endAngle`', () => {
    const chart = <GaugeContainer {...size} endAngle={180} value={150} children={null} />;
    const state = last(run(useGaugeState, chart));
    expect(state.valueAngle).toBeGreaterThan(state.endAngle);
  });
});

describe('#texts', () => {
  test('`useChartsLocalization` returns `localeText`, the texts of the chart in the language that is set', () => {
    const chart = React.cloneElement(barChart, { localeText: { noData: 'Nothing yet' } });
    expect(last(run(useChartsLocalization, chart)).localeText).toMatchObject({
      noData: 'Nothing yet',
      zoomIn: 'Zoom in',
    });
  });
});

describe('#zoom', () => {
  const zoomed = { ...size, series: bars, xAxis: [{ ...bands[0]!, zoom: true }] };

  test('`onZoomChange` receives the new array in both cases', async () => {
    const quiet = silence();
    const onZoomChange = jest.fn();
    const results = run(
      () => pro.useChartProApiContext(),
      <pro.BarChartPro {...zoomed} onZoomChange={onZoomChange} />,
    );
    const api = last(results).current!;
    act(() => api.setZoomData([{ axisId: 'days', start: 0, end: 50 }]));
    expect(onZoomChange).toHaveBeenLastCalledWith([{ axisId: 'days', start: 0, end: 50 }]);
    act(() => api.setZoomData((all) => all.map((axis) => ({ ...axis, start: 20 }))));
    expect(onZoomChange).toHaveBeenLastCalledWith([{ axisId: 'days', start: 20, end: 50 }]);
    await soon(200);
    quiet.mockRestore();
  });

  test('Inside the chart, `useChartProApiContext` returns a ref to the same functions', () => {
    const quiet = silence();
    const apiRef: { current: pro.ChartProApi<'bar'> | undefined } = { current: undefined };
    const results = run(
      () => pro.useChartProApiContext(),
      <pro.BarChartPro {...zoomed} apiRef={apiRef} />,
    );
    expect(last(results).current!.setZoomData).toBe(apiRef.current!.setZoomData);
    quiet.mockRestore();
  });

  test('In charts of the Community package, `useChartApiContext` returns a ref to an empty object', () => {
    expect(last(run(() => useChartApiContext(), barChart)).current).toEqual({});
  });
});

describe('#heatmap', () => {
  test('`@mui/x-charts-pro` itself exports these, `@mui/x-charts-pro/hooks` only those for heatmap and funnel', () => {
    const named = (exports: object) =>
      Object.keys(exports).filter((name) => /^use(Heatmap|Funnel|Sankey)Series$/.test(name));
    expect(named(pro).sort()).toEqual(['useFunnelSeries', 'useHeatmapSeries', 'useSankeySeries']);
    expect(named(proHooks).sort()).toEqual(['useFunnelSeries', 'useHeatmapSeries']);
  });
});
