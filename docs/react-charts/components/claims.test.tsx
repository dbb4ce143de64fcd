import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import {
  getValueToPositionMapper,
  useChartId,
  useDrawingArea,
  useSvgRef,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart, MarkPlot } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

const size = { width: 400, height: 300 };
const bands = [{ scaleType: 'band' as const, data: ['A', 'B', 'C', 'D'] }];
const bars = [{ type: 'bar' as const, data: [4, 9, 2, 7] }];

/** Runs a hook in a component, inside a chart unless `null` stands for it, and returns its result. */
function run<T>(useHook: () => T, chart: React.ReactElement | null): T {
  const results: T[] = [];
  function Probe() {
    results.push(useHook());
    return null;
  }
  render(chart ? React.cloneElement(chart, {}, <Probe />) : <Probe />);
  return results[results.length - 1]!;
}

function errorOf(act: () => void): string {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    silence.mockRestore();
  }
}

const barChart = <BarChart {...size} series={bars} xAxis={bands} />;
const twoAxes = (
  <ChartContainer
    {...size}
    series={[]}
    yAxis={[
      { id: 'near', min: 0, max: 10 },
      { id: 'far', min: 0, max: 1000 },
    ]}
    children={null}
  />
);

describe('#where', () => {
  test('`useSvgRef` outside a chart throws', () => {
    expect(errorOf(() => run(useSvgRef, null))).toMatch(
      'It looks like you rendered your component outside of a ChartsContainer parent component.',
    );
  });

  test("seXScale` and `useYScale` outside a chart throw `Cannot read properties of undefined (reading 'scale')`", () => {
    const message = "Cannot read properties of undefined (reading 'scale')";
    expect(errorOf(() => run(useXScale, null))).toBe(message);
    expect(errorOf(() => run(useYScale, null))).toBe(message);
  });

  test('`useDrawingArea` outside a chart does not throw: it returns an area of 400 × 300 px', () => {
    expect(run(useDrawingArea, null)).toMatchObject({ left: 0, top: 0, width: 400, height: 300 });
  });
});

describe('#drawing-area', () => {
  test('`right` and `bottom` are distances from the edges of the SVG, not coordinates', () => {
    const area = run(
      useDrawingArea,
      React.cloneElement(barChart, { margin: { top: 10, right: 20, bottom: 30, left: 40 } }),
    );
    expect(area).toMatchObject({
      left: 40,
      top: 10,
      right: 20,
      bottom: 30,
      width: 340,
      height: 260,
    });
  });

  test('`isPointInside` accepts SVG coordinates and includes 1 px more on the left and at the top', () => {
    const { isPointInside } = run(useDrawingArea, barChart);
    expect(isPointInside({ x: 49, y: 49 })).toBe(true);
    expect(isPointInside({ x: 48, y: 49 })).toBe(false);
    expect(isPointInside({ x: 351, y: 100 })).toBe(false);
  });
});

describe('#scales', () => {
  test('The y-scale runs from bottom to top: the smallest value has the largest coordinate', () => {
    const scale = run(() => useYScale<'linear'>(), barChart);
    expect(scale(0)).toBe(250);
    expect(scale(10)).toBe(50);
  });

  test('On a band axis, the scale returns the start of the band', () => {
    const scale = run(() => useXScale<'band'>(), barChart);
    // 300 px for four bands of 75 px each, of which a fifth is gap, half of it before the band.
    expect(scale('B')).toBeCloseTo(50 + 75 + 7.5);
    expect(scale.bandwidth()).toBeCloseTo(60);
  });

  test('`getValueToPositionMapper(scale)` returns the middle of the band, or the plain position on other axes', () => {
    const x = getValueToPositionMapper(run(() => useXScale(), barChart));
    expect(x('B')).toBeCloseTo(50 + 1.5 * 75);
    const y = getValueToPositionMapper(run(() => useYScale(), barChart));
    expect(y(10)).toBe(50);
  });

  test('For a category that the axis does not have, the scale returns `undefined`', () => {
    const scale = run(() => useXScale<'band'>(), barChart);
    expect(scale('Z')).toBe(undefined);
  });

  test('`getValueToPositionMapper` places it at half a band from the left edge of the SVG', () => {
    const x = getValueToPositionMapper(run(() => useXScale(), barChart));
    expect(x('Z')).toBeCloseTo(30);
  });

  test('Values outside the axis range have coordinates outside the drawing area', () => {
    const scale = run(() => useYScale<'linear'>(), barChart);
    expect(scale(20)).toBeLessThan(0);
  });

  test('pass the `id` of an axis or its index; without an argument, the hook uses the first axis', () => {
    expect(run(() => useYScale<'linear'>(), twoAxes)(10)).toBe(50);
    expect(run(() => useYScale<'linear'>('far'), twoAxes)(1000)).toBe(50);
    expect(run(() => useYScale<'linear'>(1), twoAxes)(1000)).toBe(50);
  });
});

describe('#pointer', () => {
  test('Events of bars and points bubble to it', () => {
    addSvgPoints();
    const onRect = jest.fn();
    const onGroup = jest.fn();
    const onItem = jest.fn();
    const series = [...bars, { type: 'line' as const, data: [1, 2, 3, 4] }];
    render(
      <ChartContainer {...size} series={series} xAxis={bands}>
        <g onPointerMove={onGroup}>
          <rect {...size} fill="transparent" onPointerMove={onRect} />
          <BarPlot skipAnimation onItemClick={onItem} />
          <MarkPlot skipAnimation />
        </g>
      </ChartContainer>,
    );
    const bar = document.querySelector('.MuiBarElement-root')!;
    fireEvent.pointerMove(bar);
    expect(onGroup).toHaveBeenCalledTimes(1);
    expect(onRect).not.toHaveBeenCalled();
    fireEvent.click(bar);
    expect(onItem).toHaveBeenCalledTimes(1);
    fireEvent.pointerMove(document.querySelector('.MuiMarkElement-root')!);
    expect(onGroup).toHaveBeenCalledTimes(2);
  });
});

describe('#invert', () => {
  test('Band and point scales have no `invert`', () => {
    expect('invert' in run(() => useXScale(), barChart)).toBe(false);
    const points = <LineChart {...size} series={[{ data: [1, 2] }]} />;
    expect('invert' in run(() => useXScale(), points)).toBe(false);
    expect('invert' in run(() => useYScale(), barChart)).toBe(true);
  });
});

describe('#invert', () => {
  test('On a band axis, compute the index', () => {
    const scale = run(() => useXScale<'band'>(), barChart);
    const at = (pixel: number) =>
      scale.domain()[Math.floor((pixel - Math.min(...scale.range())) / scale.step())];
    expect([49, 51, 124, 126, 349, 351].map(at)).toEqual([
      undefined,
      'A',
      'A',
      'B',
      'D',
      undefined,
    ]);
  });

  test('On a point axis, use `Math.round` instead of `Math.floor`', () => {
    const points = [{ scaleType: 'point' as const, data: ['A', 'B', 'C'] }];
    const chart = <LineChart {...size} series={[{ data: [1, 2, 3] }]} xAxis={points} />;
    const scale = run(() => useXScale<'point'>(), chart);
    const at = (pixel: number) =>
      scale.domain()[Math.round((pixel - Math.min(...scale.range())) / scale.step())];
    // Three points on 300 px: at 50, 200 and 350.
    expect([50, 120, 130, 200, 270, 280].map(at)).toEqual(['A', 'A', 'B', 'B', 'B', 'C']);
  });
});

describe('#overflow', () => {
  test('`LineChart` and `ScatterChart` wrap their points in one', () => {
    render(<LineChart {...size} series={[{ data: [1, 2] }]} />);
    render(<ScatterChart {...size} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />);
    expect(document.querySelector('[data-drawing-container] .MuiMarkElement-root')).not.toBe(null);
    expect(document.querySelector('[data-drawing-container] circle')).not.toBe(null);
  });

  test('Elements inside `<g data-drawing-container>` count as part of the drawing area', () => {
    const { isPointInside } = run(useDrawingArea, barChart);
    render(
      <svg>
        <g data-drawing-container>
          <circle data-testid="own" />
        </g>
      </svg>,
    );
    const outside = { x: 5, y: 5 };
    expect(isPointInside(outside)).toBe(false);
    expect(isPointInside(outside, { targetElement: screen.getByTestId('own') })).toBe(true);
  });
});

describe('#ids', () => {
  test('`useChartId` returns a different id in every chart, and the same id in all children of a chart', () => {
    const ids: string[] = [];
    const Note = () => void ids.push(useChartId()) as unknown as null;
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Chart() {
      return (
        <BarChart {...size} series={bars} xAxis={bands}>
          <Child />
          <Child />
        </BarChart>
      );
    }
    function Child() {
      Note();
      return null;
    }
    render(
      <div>
        <Chart />
        <Chart />
      </div>,
    );
    silence.mockRestore();
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).not.toBe('');
  });
});

describe('#html', () => {
  test('A `<div>` among the children is rendered inside the `<svg>`', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(React.cloneElement(barChart, {}, <div data-testid="html">Text</div>));
    silence.mockRestore();
    expect(screen.getByTestId('html').closest('svg')).not.toBe(null);
    expect(screen.getByTestId('html').namespaceURI).toBe('http://www.w3.org/2000/svg');
  });
});

describe('#portal', () => {
  test('The child keeps the context of the chart, so hooks work, while its HTML is outside', () => {
    const target = document.body.appendChild(document.createElement('p'));
    function Width() {
      const { width } = useDrawingArea();
      return ReactDOM.createPortal(<b>{width}</b>, target);
    }
    render(React.cloneElement(barChart, {}, <Width />));
    expect(target.innerHTML).toBe('<b>300</b>');
    target.remove();
  });
});

describe('#troubleshooting', () => {
  test('or the axis `id` does not exist in this chart', () => {
    expect(errorOf(() => run(() => useXScale('none'), barChart))).toBe(
      "Cannot read properties of undefined (reading 'scale')",
    );
  });

  test('or the axis has no data and no `min` and `max`', () => {
    const chart = <ChartContainer {...size} series={[]} children={null} />;
    expect(run(() => useYScale<'linear'>(), chart)(5)).toBe(NaN);
  });
});
