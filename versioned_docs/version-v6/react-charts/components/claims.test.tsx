import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsText } from '@mui/x-charts/ChartsText';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import * as hooks from '@mui/x-charts/hooks';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart, MarkPlot } from '@mui/x-charts/LineChart';

const size = { width: 400, height: 300 };
const bands = [{ scaleType: 'band' as const, data: ['A', 'B', 'C', 'D'] }];
const bars = [{ type: 'bar' as const, data: [4, 9, 2, 7] }];

/** A scale, called with anything: the hooks type it as the union of all scales. */
type AnyScale = ((value: unknown) => number | undefined) & { bandwidth: () => number };

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
      { id: 1, min: 0, max: 1000 },
      { id: 'third', min: 0, max: 5000 },
    ]}
  />
);
const xScaleOf = (chart: React.ReactElement) => run(() => useXScale(), chart) as AnyScale;
const yScaleOf = (chart: React.ReactElement) => run(() => useYScale(), chart) as AnyScale;

beforeAll(() => {
  // jsdom has none of these. The chart asks for the place of the pointer, and whether to animate.
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 120, y: 100 }) }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  });
});

describe('#where', () => {
  test("seXScale` and `useYScale` outside a chart throw `Cannot read properties of undefined (reading 'scale')`", () => {
    const message = "Cannot read properties of undefined (reading 'scale')";
    expect(errorOf(() => run(() => useXScale(), null))).toBe(message);
    expect(errorOf(() => run(() => useYScale(), null))).toBe(message);
  });

  test('`useDrawingArea` outside a chart does not throw: it returns an area of 400 × 300 px', () => {
    expect(run(useDrawingArea, null)).toMatchObject({ left: 0, top: 0, width: 400, height: 300 });
  });
});

describe('#drawing-area', () => {
  test('`right` and `bottom` are distances from the edges of the SVG, not coordinates', () => {
    const margin = { top: 10, right: 20, bottom: 30, left: 40 };
    expect(run(useDrawingArea, React.cloneElement(barChart, { margin }))).toEqual({
      ...margin,
      width: 340,
      height: 260,
    });
  });
});

describe('#scales', () => {
  test('`getValueToPositionMapper` turns a scale into a function that returns the middle of a band, and the plain position on other axes', () => {
    const toX = getValueToPositionMapper(run(() => useXScale(), barChart));
    expect(toX('B')).toBeCloseTo(50 + 1.5 * 75);
    const toY = getValueToPositionMapper(run(() => useYScale(), barChart));
    expect(toY(10)).toBe(50);
  });

  test('The y-scale runs from bottom to top: the smallest value has the largest coordinate', () => {
    const scale = yScaleOf(barChart);
    expect(scale(0)).toBe(250);
    expect(scale(10)).toBe(50);
  });

  test('On a band axis, the scale itself returns the start of the band', () => {
    const scale = xScaleOf(barChart);
    // 300 px for four bands of 75 px each, of which a fifth is gap, half of it before the band.
    expect(scale('B')).toBeCloseTo(50 + 75 + 7.5);
    expect(scale.bandwidth()).toBeCloseTo(60);
  });

  test('A category that the axis does not have gives `undefined`', () => {
    expect(xScaleOf(barChart)('Z')).toBe(undefined);
  });

  test('`getValueToPositionMapper` turns it into `NaN`', () => {
    expect(getValueToPositionMapper(run(() => useXScale(), barChart))('Z')).toBe(NaN);
  });

  test('Values beyond the axis get coordinates outside the drawing area', () => {
    expect(yScaleOf(barChart)(20)).toBeLessThan(0);
  });

  test('pass the `id` of an axis or its index; without an argument, the hook uses the first axis', () => {
    const scale = (id?: string | number) => run(() => useYScale(id), twoAxes) as AnyScale;
    expect(scale()(10)).toBe(50);
    expect(scale('third')(5000)).toBe(50);
    expect(scale(2)(5000)).toBe(50);
  });

  test('A number is always an index, so give axes that you want to name a string as `id`', () => {
    const chart = (
      <ChartContainer
        {...size}
        series={[]}
        yAxis={[
          { id: 1, min: 0, max: 10 },
          { id: 0, min: 0, max: 1000 },
        ]}
      />
    );
    const scale = run(() => useYScale(1), chart) as AnyScale;
    expect(scale(1000)).toBe(50);
  });
});

describe('#series', () => {
  test('Version 6 exports no hook that returns series and their colors', () => {
    const names = (module: object) => Object.keys(module).filter((name) => /^use[A-Z]/.test(name));
    expect(names(hooks).sort()).toEqual(['useDrawingArea', 'useXScale', 'useYScale']);
    expect(names(charts).sort()).toEqual(['useDrawingArea', 'useXScale', 'useYScale']);
  });

  test('`ChartsText` breaks text at `\\n` and rotates it by `style.angle`', () => {
    render(
      <svg>
        <ChartsText x={10} y={20} text={'one\ntwo'} style={{ angle: 45 }} />
      </svg>,
    );
    const text = document.querySelector('svg text')!;
    expect([...text.children].map((line) => line.textContent)).toEqual(['one', 'two']);
    expect(text.getAttribute('transform')).toBe('rotate(45, 10, 20)');
  });
});

describe('#pointer', () => {
  test('Events bubble to the `<svg>`, so axis tooltip and axis highlight still work below it', () => {
    render(React.cloneElement(barChart, {}, <rect data-testid="own" {...size} />));
    fireEvent.mouseMove(screen.getByTestId('own'));
    expect(screen.queryByRole('tooltip')).not.toBe(null);
    expect(document.querySelector('.MuiChartsAxisHighlight-root')).not.toBe(null);
  });

  test('Events of bars and points bubble to it', () => {
    const onRect = jest.fn();
    const onGroup = jest.fn();
    const series = [
      { ...bars[0]!, highlightScope: { highlighted: 'item' as const } },
      { type: 'line' as const, data: [1, 2, 3, 4] },
    ];
    render(
      <ChartContainer {...size} series={series} xAxis={bands}>
        <g onMouseMove={onGroup}>
          <rect {...size} fill="transparent" onMouseMove={onRect} />
          <BarPlot skipAnimation />
          <MarkPlot />
        </g>
        <ChartsTooltip trigger="item" />
      </ChartContainer>,
    );
    const bar = document.querySelector('.MuiBarElement-root')!;
    fireEvent.mouseEnter(bar);
    fireEvent.mouseMove(bar);
    expect(onGroup).toHaveBeenCalledTimes(1);
    expect(onRect).not.toHaveBeenCalled();
    expect(screen.queryByRole('tooltip')).not.toBe(null);
    fireEvent.mouseMove(document.querySelector('.MuiMarkElement-root')!);
    expect(onGroup).toHaveBeenCalledTimes(2);
  });
});

describe('#invert', () => {
  const points = <LineChart {...size} series={[{ data: [1, 2, 3, 4] }]} />;

  test('Band and point scales have no `invert`', () => {
    expect('invert' in xScaleOf(barChart)).toBe(false);
    expect('invert' in xScaleOf(points)).toBe(false);
    expect('invert' in yScaleOf(barChart)).toBe(true);
  });

  test('On both, take the nearest entry of your data', () => {
    const data = ['A', 'B', 'C', 'D'];
    const nearest = (chart: React.ReactElement, pixel: number) => {
      const toX = getValueToPositionMapper(run(() => useXScale(), chart));
      const distances = data.map((value) => Math.abs(toX(value) - pixel));
      return data[distances.indexOf(Math.min(...distances))];
    };
    // Bands of 75 px from 50 px on.
    expect([51, 124, 126, 349].map((pixel) => nearest(barChart, pixel))).toEqual([
      'A',
      'A',
      'B',
      'D',
    ]);
    // Points at 50, 150, 250 and 350 px.
    const xAxis = [{ scaleType: 'point', data }];
    const line = React.cloneElement(points, { xAxis });
    expect([50, 99, 101, 349].map((pixel) => nearest(line, pixel))).toEqual(['A', 'A', 'B', 'D']);
    const reversed = React.cloneElement(points, { xAxis: [{ ...xAxis[0], reverse: true }] });
    expect(nearest(reversed, 51)).toBe('D');
  });
});

describe('#html', () => {
  test('A `<div>` among the children ends up inside the `<svg>`', () => {
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
  test('Or the axis `id` does not exist in this chart', () => {
    expect(errorOf(() => run(() => useXScale('none'), barChart))).toBe(
      "Cannot read properties of undefined (reading 'scale')",
    );
  });

  test('The scale got a string or `undefined` where it needs a number or a `Date`', () => {
    expect(yScaleOf(barChart)('July')).toBe(undefined);
    expect(yScaleOf(barChart)(undefined)).toBe(undefined);
  });
});
