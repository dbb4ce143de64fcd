import { fireEvent, render } from '@testing-library/react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart, ScatterPlot, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { leastSquares } from './demos/leastSquares';

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

/** With these axes, the value (x, y) lies at the pixel (50 + x, 150 - y). */
const fixed = { xAxis: [{ min: 0, max: 300 }], yAxis: [{ min: 0, max: 100 }] };
const data = [
  { id: 'first', x: 50, y: 50 },
  { id: 'second', x: 100, y: 50 },
];

function draw(props: Partial<ScatterChartProps> = {}) {
  const { container } = render(
    <ScatterChart width={400} height={200} {...fixed} series={[{ data }]} {...props} />,
  );
  return container;
}

const circles = (container: HTMLElement) => [
  ...container.querySelectorAll<SVGCircleElement>('circle'),
];
const places = (container: HTMLElement) =>
  circles(container).map((circle) => circle.getAttribute('transform'));

describe('#two-y-axes', () => {
  const yAxis = [
    { id: 'one', min: 0, max: 100 },
    { id: 'two', min: 0, max: 1000 },
  ];

  test('A series without `yAxisKey` uses the first axis', () => {
    const container = draw({ yAxis, series: [{ data }, { data, yAxisKey: 'two' }] });
    expect(places(container)[0]).toBe('translate(100, 100)');
    expect(places(container)[2]).toBe('translate(100, 145)');
  });

  test('An axis that is not named in `leftAxis` or `rightAxis` still scales its series, but is not drawn', () => {
    const drawn = (props: object) =>
      draw({ yAxis, ...props }).querySelectorAll('.MuiChartsAxis-directionY').length;
    expect(drawn({})).toBe(1);
    expect(drawn({ rightAxis: 'two' })).toBe(2);
  });
});

describe('#bubble-chart', () => {
  test('Each bubble is a series of its own, and its `markerSize` is the radius', () => {
    const container = draw({
      series: data.map((point, index) => ({ data: [point], markerSize: 10 + index })),
    });
    expect(circles(container).map((circle) => circle.getAttribute('r'))).toEqual(['10', '11']);
  });

  test('Later series are drawn above earlier ones', () => {
    const container = draw({
      series: data.map((point) => ({ data: [point], valueFormatter: ({ id }) => `${id}` })),
    });
    const order = circles(container)[0]!.compareDocumentPosition(circles(container)[1]!);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.mouseEnter(circles(container)[1]!);
    fireEvent.mouseMove(container.querySelector('svg')!, { clientX: 150, clientY: 100 });
    expect(document.querySelector('[role="tooltip"]')!.textContent).toBe('second');
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
      <ResponsiveChartContainer
        width={400}
        height={200}
        xAxis={[{ data: [0, 300], min: 0, max: 300 }]}
        yAxis={fixed.yAxis}
        series={[
          { type: 'scatter', data },
          { type: 'line', data: [0, 100] },
        ]}
      >
        <LinePlot />
        <ScatterPlot />
      </ResponsiveChartContainer>,
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
  const ticks = (direction: 'X' | 'Y', axis: object) =>
    draw({
      [direction === 'X' ? 'xAxis' : 'yAxis']: [{ scaleType: 'log', min: 1, max: 1000, ...axis }],
    }).querySelectorAll(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tick`).length;
  const powers = { tickInterval: [1, 10, 100, 1000] };

  test('On an x-axis, `tickInterval` takes a list of values and keeps the ticks at the powers of ten', () => {
    expect(ticks('X', powers)).toBe(4);
    expect(ticks('X', {})).toBeGreaterThan(4);
  });

  test('A y-axis ignores it', () => {
    expect(ticks('Y', powers)).toBe(ticks('Y', {}));
    expect(ticks('Y', powers)).not.toBe(powers.tickInterval.length);
  });
});
