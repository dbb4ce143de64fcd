import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
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
  <ChartsContainer
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
  test('utside, `useSvgRef`, `useXScale`, `useDrawingArea` and the others throw `MUI X Charts: Could not find the Charts context.`', () => {
    for (const useHook of [useSvgRef, useXScale, useYScale, useDrawingArea, useChartId]) {
      expect(errorOf(() => run(() => useHook() as unknown, null))).toMatch(
        'MUI X Charts: Could not find the Charts context.',
      );
    }
  });
});

describe('#drawing-area', () => {
  test('`right` and `bottom` are distances from the edges of the SVG, not coordinates', () => {
    const area = run(
      useDrawingArea,
      React.cloneElement(barChart, { margin: { top: 10, right: 20, bottom: 30, left: 40 } }),
    );
    // The axes have 45 px on the left and 25 px at the bottom.
    expect(area).toEqual({ left: 85, top: 10, right: 20, bottom: 55, width: 295, height: 235 });
  });

  test('By default, `left` is 65: 20 of margin and 45 of the y-axis', () => {
    expect(run(useDrawingArea, barChart)).toMatchObject({ left: 65, top: 20, width: 315 });
  });
});

describe('#scales', () => {
  test('The y-scale runs from bottom to top: the smallest value has the largest coordinate', () => {
    const scale = run(() => useYScale<'linear'>(), barChart);
    expect(scale(0)).toBe(255);
    expect(scale(10)).toBe(20);
  });

  test('On a band axis, the scale returns the start of the band', () => {
    const scale = run(() => useXScale<'band'>(), barChart);
    // 315 px for four bands of 78.75 px each, of which a fifth is gap, half of it before the band.
    expect(scale('B')).toBeCloseTo(65 + 78.75 + 7.875);
    expect(scale.bandwidth()).toBeCloseTo(63);
  });

  test('`getValueToPositionMapper(scale)` returns the middle of the band, or the plain position on other axes', () => {
    const x = getValueToPositionMapper(run(() => useXScale(), barChart));
    expect(x('B')).toBeCloseTo(65 + 1.5 * 78.75);
    const y = getValueToPositionMapper(run(() => useYScale(), barChart));
    expect(y(10)).toBe(20);
  });

  test('For a category that the axis does not have, the scale returns `undefined`', () => {
    const scale = run(() => useXScale<'band'>(), barChart);
    expect(scale('Z')).toBe(undefined);
  });

  test('`getValueToPositionMapper` places it near the left edge of the SVG', () => {
    const x = getValueToPositionMapper(run(() => useXScale(), barChart));
    expect(x('Z')).toBeCloseTo(31.5);
  });

  test('Values outside the axis range have coordinates outside the drawing area', () => {
    const scale = run(() => useYScale<'linear'>(), barChart);
    expect(scale(20)).toBeLessThan(0);
  });

  test('pass the `id` of an axis; without an argument, the hook uses the first axis', () => {
    expect(run(() => useYScale<'linear'>(), twoAxes)(10)).toBe(20);
    expect(run(() => useYScale<'linear'>('far'), twoAxes)(1000)).toBe(20);
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
      <ChartsContainer {...size} series={series} xAxis={bands}>
        <g onPointerMove={onGroup}>
          <rect {...size} fill="transparent" onPointerMove={onRect} />
          <BarPlot skipAnimation onItemClick={onItem} />
          <MarkPlot skipAnimation />
        </g>
      </ChartsContainer>,
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
    expect([64, 66, 143, 145, 379, 381].map(at)).toEqual([
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
    // Three points on 315 px: at 65, 222.5 and 380.
    expect([65, 140, 147, 222, 300, 303].map(at)).toEqual(['A', 'A', 'B', 'B', 'B', 'C']);
  });
});

describe('#overflow', () => {
  test('`LineChart` and `ScatterChart` wrap their points in one', () => {
    render(<LineChart {...size} series={[{ data: [1, 2] }]} />);
    render(<ScatterChart {...size} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />);
    expect(document.querySelector('[data-drawing-container] .MuiMarkElement-root')).not.toBe(null);
    expect(document.querySelector('[data-drawing-container] circle')).not.toBe(null);
  });

  test('Elements inside `<g data-drawing-container>` count as part of the drawing area', async () => {
    addSvgPoints();
    const over = async (own: React.ReactElement) => {
      const { unmount } = render(React.cloneElement(barChart, {}, own));
      await userEvent.pointer([
        { target: screen.getByTestId('own'), coords: { clientX: 70, clientY: 5 } },
      ]);
      await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));
      const highlighted = document.querySelector('.MuiChartsAxisHighlight-root') !== null;
      unmount();
      return highlighted;
    };
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await over(<circle data-testid="own" />)).toBe(false);
    expect(
      await over(
        <g data-drawing-container>
          <circle data-testid="own" />
        </g>,
      ),
    ).toBe(true);
    warn.mockRestore();
  });
});

describe('#ids', () => {
  test('`useChartId` returns a different id in every chart, and the same id in all children of a chart', () => {
    const ids: (string | undefined)[] = [];
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
    expect(target.innerHTML).toBe('<b>315</b>');
    target.remove();
  });
});

describe('#troubleshooting', () => {
  test('The axis `id` does not exist in this chart', () => {
    expect(errorOf(() => run(() => useXScale('none'), barChart))).toBe(
      "Cannot read properties of undefined (reading 'scale')",
    );
  });

  test('or the axis has no data and no `min` and `max`', () => {
    const chart = <ChartsContainer {...size} series={[]} children={null} />;
    expect(run(() => useYScale<'linear'>(), chart)(5)).toBe(NaN);
  });
});
