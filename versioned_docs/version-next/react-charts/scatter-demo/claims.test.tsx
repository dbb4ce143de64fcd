import * as React from 'react';
import { act, render } from '@testing-library/react';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LinePlot } from '@mui/x-charts/LineChart';
import {
  ScatterChart,
  ScatterPlot,
  type ScatterChartProps,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';
import { leastSquares } from './demos/leastSquares';

/** jsdom has no events of a mouse that say which pointer they belong to. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1;
  readonly pointerType = 'mouse';
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  addSvgPoints();
});

/** With these margins and axes, the value (x, y) lies at the pixel (50 + x, 150 - y). */
const margin = { left: 5, bottom: 25, top: 50, right: 50 };
const fixed = { xAxis: [{ min: 0, max: 300 }], yAxis: [{ min: 0, max: 100 }] };
const data = [
  { id: 'first', x: 50, y: 50, z: 60 },
  { id: 'second', x: 100, y: 50, z: 4 },
];

function draw(props: Partial<ScatterChartProps> = {}) {
  const { container } = render(
    <ScatterChart
      width={400}
      height={200}
      margin={margin}
      {...fixed}
      series={[{ data }]}
      {...props}
    />,
  );
  return container;
}

const circles = (container: HTMLElement) => [
  ...container.querySelectorAll<SVGCircleElement>('circle.MuiScatterChart-marker'),
];
const places = (container: HTMLElement) =>
  circles(container).map((circle) => circle.getAttribute('transform'));

describe('#two-y-axes', () => {
  const yAxis = [
    { id: 'one', min: 0, max: 100 },
    { id: 'two', min: 0, max: 1000 },
  ];

  test('A series without `yAxisId` uses the first axis', () => {
    const container = draw({ yAxis, series: [{ data }, { data, yAxisId: 'two' }] });
    expect(places(container)[0]).toBe('translate(100, 100)');
    expect(places(container)[2]).toBe('translate(100, 145)');
  });

  test('Without `position`, each axis but the first still scales its series, but is not drawn', () => {
    const drawn = (second: object) =>
      draw({ yAxis: [yAxis[0]!, { ...yAxis[1]!, ...second }] }).querySelectorAll(
        '.MuiChartsAxis-directionY',
      ).length;
    expect(drawn({})).toBe(1);
    expect(drawn({ position: 'right' })).toBe(2);
  });
});

describe('#bubble-chart', () => {
  test('The pointer finds the nearest center, not the bubble that it is over', () => {
    const bubble = ({ x, y }: ScatterMarkerProps) => <circle cx={x} cy={y} r={60} />;
    const container = draw({
      slots: { marker: bubble },
      series: [{ data, valueFormatter: (point) => String(point?.id) }],
    });
    act(() => {
      container
        .querySelector('svg')!
        .dispatchEvent(
          new FakePointerEvent('pointermove', { bubbles: true, clientX: 135, clientY: 100 }),
        );
    });
    expect(document.querySelector('.MuiChartsTooltip-root')!.textContent).toBe('second');
  });
});

describe('#trend-line', () => {
  test('`leastSquares.ts` beside the demo finds the line with the smallest squared vertical distances from the points', () => {
    const line = leastSquares([1, 2, 5].map((x) => ({ x, y: 3 * x - 2 })));
    expect(line.slope).toBeCloseTo(3);
    expect(line.intercept).toBeCloseTo(-2);
    const points = [
      { x: 0, y: 0 },
      { x: 1, y: 2 },
      { x: 2, y: 1 },
    ];
    const distances = (slope: number, intercept: number) =>
      points.reduce((sum, { x, y }) => sum + (y - slope * x - intercept) ** 2, 0);
    const { slope, intercept } = leastSquares(points);
    for (const step of [-0.01, 0.01]) {
      expect(distances(slope + step, intercept)).toBeGreaterThan(distances(slope, intercept));
      expect(distances(slope, intercept + step)).toBeGreaterThan(distances(slope, intercept));
    }
  });

  test('The line series reads its x values from the `data` of the axis, and the scatter series keeps its own', () => {
    const { container } = render(
      <ChartsContainer
        width={400}
        height={200}
        margin={margin}
        skipAnimation
        xAxis={[{ data: [0, 300], min: 0, max: 300 }]}
        yAxis={fixed.yAxis}
        series={[
          { type: 'scatter', data },
          { type: 'line', data: [0, 100] },
        ]}
      >
        <LinePlot />
        <ScatterPlot />
      </ChartsContainer>,
    );
    expect(places(container)).toEqual(['translate(100, 100)', 'translate(150, 100)']);
    expect(container.querySelector('.MuiLineElement-root')!.getAttribute('d')).toBe(
      'M50,150L350,50',
    );
  });
});

describe('#label-outliers', () => {
  test('Children of a chart are drawn above the points', () => {
    const container = draw({ children: <text id="label">first</text> });
    const order = circles(container)[0]!.compareDocumentPosition(
      container.querySelector('#label')!,
    );
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('#quadrants', () => {
  test('A reference line is not clipped: at a value outside the axis, it is drawn outside the drawing area', () => {
    const container = draw({ children: <ChartsReferenceLine x={320} /> });
    const line = container.querySelector('.MuiChartsReferenceLine-line')!;
    expect(line.getAttribute('d')).toBe('M 370 50 l 0 100');
    expect(line.closest('[clip-path]')).toBeNull();
  });
});

describe('#log-scale', () => {
  test('`tickInterval` takes a list of values and keeps the ticks at the powers of ten', () => {
    const ticks = (axis: object) =>
      draw({
        xAxis: [{ scaleType: 'log', min: 1, max: 1000, ...axis }],
      }).querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tick').length;
    expect(ticks({ tickInterval: [1, 10, 100, 1000] })).toBe(4);
    expect(ticks({})).toBeGreaterThan(4);
  });
});
