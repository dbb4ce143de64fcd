import * as React from 'react';
import { act, render } from '@testing-library/react';
import { BarChart, type BarChartProps, type BarElementOwnerState } from '@mui/x-charts/BarChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

const band = { scaleType: 'band' as const, data: ['A', 'B'] };

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

/** With `min: -100` and `max: 100`, a value of 1 is one pixel high, and zero lies at 150. */
const fixed = { yAxis: [{ min: -100, max: 100 }] };

function draw(props: Partial<BarChartProps>) {
  const { container } = render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[band]}
      series={[{ data: [10, 20] }]}
      {...props}
    />,
  );
  return container;
}

/** Bars get their places in the next frame, without an animation as well. */
async function places(container: HTMLElement) {
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return [...container.querySelectorAll<SVGRectElement>('rect.MuiBarElement-root')].map(
    ({ style }) => {
      const [x = '', y = ''] = style.transform.replace('translate3d(', '').split(',');
      const [left, top, width, height] = [x, y, style.width, style.height].map(
        (length) => Math.round(100 * parseFloat(length)) / 100,
      );
      return { x: left!, y: top!, width: width!, height: height! };
    },
  );
}

const ticks = (container: HTMLElement, axis: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );

function hover(container: HTMLElement, clientX = 100, clientY = 100) {
  const svg = container.querySelector('svg')!;
  act(() => {
    svg.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY }));
  });
  return document.querySelector('[role=tooltip]')?.textContent;
}

describe('#target', () => {
  test('The child is drawn above the bars', () => {
    const container = draw({ children: <line id="target" /> });
    const bar = container.querySelector('rect.MuiBarElement-root')!;
    expect(bar.compareDocumentPosition(container.querySelector('#target')!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

describe('#pyramid', () => {
  test('with `reverse` on the axis, the tooltip would show the wrong age', async () => {
    const container = draw({
      layout: 'horizontal',
      xAxis: undefined,
      yAxis: [{ ...band, reverse: true }],
    });
    const [first] = await places(container);
    // The bar of A is at the bottom.
    expect(first!.y).toBeGreaterThan(150);
    expect(hover(container, 100, first!.y + 10)).toBe('B20');
  });
});

describe('#survey', () => {
  test('The first series of each side lies next to zero', async () => {
    const stack = 'answers';
    const all = await places(
      draw({
        layout: 'horizontal',
        yAxis: [band],
        xAxis: [{ min: -150, max: 150 }],
        series: [
          { stack, data: [-10, -10] },
          { stack, data: [-20, -20] },
          { stack, data: [30, 30] },
          { stack, data: [40, 40] },
        ],
      }),
    );
    const [no, notAtAll, yes, very] = [all[0]!, all[2]!, all[4]!, all[6]!];
    expect([no.x, no.width]).toEqual([190, 10]);
    expect([notAtAll.x, notAtAll.width]).toEqual([170, 20]);
    expect([yes.x, yes.width]).toEqual([200, 30]);
    expect([very.x, very.width]).toEqual([230, 40]);
  });
});

describe('#two-y-axes', () => {
  test('For horizontal bars, a second value axis does not find its values in this version', () => {
    const chart = (second: object, first: object = {}) =>
      draw({
        layout: 'horizontal',
        yAxis: [band],
        xAxis: [
          { id: 'one', ...first },
          { id: 'two', ...second },
        ],
        topAxis: 'two',
        series: [
          { xAxisKey: 'one', data: [10, 20] },
          { xAxisKey: 'two', data: [1000, 2000] },
        ],
      });
    const axes = (container: HTMLElement) =>
      [...container.querySelectorAll('.MuiChartsAxis-directionX')].map(
        (axis) => [...axis.querySelectorAll('.MuiChartsAxis-tickLabel')].at(-1)?.textContent,
      );
    expect(axes(chart({}))).toEqual([undefined, '2,000']);
    const range = { min: 0, max: 2500 };
    expect(axes(chart(range))).toEqual(['2,500', '2,000']);
    expect(axes(chart(range, { min: 0, max: 25 }))).toEqual(['2,500', '25']);
  });
});

describe('#waterfall', () => {
  const hidden = { color: 'transparent', data: [5, 5], valueFormatter: () => null! };

  test('so it is not in the legend', () => {
    const container = draw({ series: [hidden, { label: 'Step', data: [10, 20] }] });
    expect(container.querySelectorAll('.MuiChartsLegend-series')).toHaveLength(1);
  });

  test('which leaves its row out of the tooltip', () => {
    expect(hover(draw({ series: [hidden, { label: 'Step', data: [10, 20] }] }))).toBe('AStep10');
  });
});

describe('#ranges', () => {
  const range = (stackOffset?: 'none') => [
    { stack: 'range', stackOffset, data: [-30, -30] },
    { stack: 'range', data: [50, 50] },
  ];

  test("`stackOffset: 'none'` is needed when a range starts below zero", async () => {
    const bar = (await places(draw({ ...fixed, series: range('none') })))[2]!;
    expect([bar.y, bar.height]).toEqual([130, 50]);
  });

  test('With the default, the visible bar would start at zero', async () => {
    const bar = (await places(draw({ ...fixed, series: range() })))[2]!;
    expect([bar.y, bar.height]).toEqual([100, 50]);
  });

  test('The axis includes zero, because the invisible bars begin there, unless you set `min`', () => {
    const series = [
      { stack: 'range', data: [80, 85] },
      { stack: 'range', data: [5, 5] },
    ];
    expect(ticks(draw({ series }), 'Y')[0]).toBe('0');
    expect(ticks(draw({ series, yAxis: [{ min: 75 }] }), 'Y')[0]).toBe('75');
  });

  test('The tooltip would show the start and the length', () => {
    const series = [
      { stack: 'range', data: [80, 85] },
      { stack: 'range', data: [5, 7] },
    ];
    expect(hover(draw({ series }))).toBe('A805');
  });

  test('`slots.axisContent` replaces its content and receives the `dataIndex`', () => {
    const Content = ({ dataIndex }: { dataIndex?: number | null }) => <>{`range ${dataIndex}`}</>;
    expect(hover(draw({ slots: { axisContent: Content } }), 300)).toBe('range 1');
  });
});

describe('#one-bar', () => {
  test('gives one bar its color, and leaves that of the series to all others', () => {
    const bar = ({ dataIndex }: BarElementOwnerState) =>
      dataIndex === 1 ? { style: { fill: '#000001' } } : {};
    const bars = draw({
      series: [{ data: [10, 20], color: '#000002' }],
      slotProps: { bar: bar as object },
    }).querySelectorAll('rect.MuiBarElement-root');
    expect([...bars].map((element) => window.getComputedStyle(element).fill)).toEqual([
      '#000002',
      '#000001',
    ]);
  });
});

describe('#tiny', () => {
  test('`leftAxis` and `bottomAxis` as `null`', () => {
    const container = draw({ leftAxis: null, bottomAxis: null });
    expect(container.querySelector('.MuiChartsAxis-root')).toBeNull();
  });
});

describe('#stack-by-sign', () => {
  test('In a stack, positive values grow up from zero and negative ones down', async () => {
    const stack = 'flow';
    const all = await places(
      draw({
        ...fixed,
        series: [
          { stack, data: [10, 10] },
          { stack, data: [-20, -20] },
          { stack, data: [30, 30] },
        ],
      }),
    );
    expect(all.filter((_, index) => index % 2 === 0).map(({ y }) => y)).toEqual([140, 150, 110]);
  });
});

describe('#mixed', () => {
  test('A series without `stack` takes its own', async () => {
    const all = await places(
      draw({
        series: [
          { stack: 'tickets', data: [1, 2] },
          { stack: 'tickets', data: [1, 2] },
          { data: [3, 4] },
        ],
      }),
    );
    expect(all[2]!.x).toBe(all[0]!.x);
    expect(all[4]!.x).toBeGreaterThan(all[0]!.x + all[0]!.width);
  });
});
