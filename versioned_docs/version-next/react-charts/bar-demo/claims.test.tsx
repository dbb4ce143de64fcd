import * as React from 'react';
import { act, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

const band = { scaleType: 'band' as const, data: ['A', 'B'] };

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

/** Together with the sizes of the axes, the drawing area is 300 × 200 px and begins at (50, 50). */
const margin = { top: 50, right: 50, bottom: 25, left: 5 };

/** With `min: -100` and `max: 100`, a value of 1 is one pixel high, and zero lies at 150. */
const fixed = { yAxis: [{ min: -100, max: 100 }] };

function draw(props: Partial<BarChartProps>) {
  const { container } = render(
    <BarChart
      width={400}
      height={300}
      margin={margin}
      skipAnimation
      xAxis={[band]}
      series={[{ data: [10, 20] }]}
      {...props}
    />,
  );
  return container;
}

const places = (container: HTMLElement) =>
  [...container.querySelectorAll('rect.MuiBarElement-root')].map(
    (bar) =>
      Object.fromEntries(
        ['x', 'y', 'width', 'height'].map((name) => [name, Number(bar.getAttribute(name))]),
      ) as Record<'x' | 'y' | 'width' | 'height', number>,
  );

const ticks = (container: HTMLElement, axis: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );

/** Moves the pointer over the chart, which shows the tooltip of the category. */
function hover(container: HTMLElement) {
  const svg = container.querySelector('svg.MuiChartsSurface-root')!;
  for (const type of ['pointerenter', 'pointermove']) {
    const place = { clientX: 100, clientY: 100 };
    const event = new MouseEvent(type, { bubbles: type === 'pointermove', ...place });
    Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse' });
    act(() => {
      svg.dispatchEvent(event);
    });
  }
  return document.querySelector('.MuiChartsTooltip-root')?.textContent;
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

describe('#survey', () => {
  test('The first series of each side lies next to zero', async () => {
    const stack = 'answers';
    const all = places(
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
  test('In both layouts, each axis covers the values of its own series', () => {
    const values = (key: 'xAxisId' | 'yAxisId') => [
      { [key]: 'one', data: [10, 20] },
      { [key]: 'two', data: [1000, 2000] },
    ];
    const both = (position: 'top' | 'right') => [{ id: 'one' }, { id: 'two', position }] as never;
    const vertical = draw({ yAxis: both('right'), series: values('yAxisId') });
    expect(ticks(vertical, 'Y')).toEqual(expect.arrayContaining(['20', '2,000']));
    const horizontal = draw({
      layout: 'horizontal',
      yAxis: [band],
      xAxis: both('top'),
      series: values('xAxisId'),
    });
    expect(ticks(horizontal, 'X')).toEqual(expect.arrayContaining(['20', '2,000']));
  });
});

describe('#waterfall', () => {
  const hidden = { color: 'transparent', data: [5, 5], valueFormatter: () => null };

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
    const bar = places(draw({ ...fixed, series: range('none') }))[2]!;
    expect([bar.y, bar.height]).toEqual([130, 50]);
  });

  test('With the default, the visible bar would start at zero', async () => {
    const bar = places(draw({ ...fixed, series: range() }))[2]!;
    expect([bar.y, bar.height]).toEqual([100, 50]);
  });

  test('The axis includes zero, because the invisible bars begin there, unless you set `min` and `max`', () => {
    const series = [
      { stack: 'range', data: [80, 85] },
      { stack: 'range', data: [5, 5] },
    ];
    expect(ticks(draw({ series }), 'Y')[0]).toBe('0');
    expect(ticks(draw({ series, yAxis: [{ min: 75, max: 95 }] }), 'Y')[0]).toBe('75');
  });

  test('`borderRadius` rounds the ends of the whole stack, not of the range, and a label shows the length of the range', () => {
    const container = draw({
      borderRadius: 6,
      barLabel: 'value',
      series: [
        { stack: 'range', data: [80, 85] },
        { stack: 'range', data: [5, 7] },
      ],
    });
    const labels = [...container.querySelectorAll('.MuiBarLabel-root')];
    expect(labels.map(({ textContent }) => textContent)).toEqual(['80', '85', '5', '7']);
    // One outline for each category, around both bars of its stack.
    const outlines = [...container.querySelectorAll('clipPath[id*="range"]')];
    expect(outlines).toHaveLength(2);
  });
});

describe('#one-bar', () => {
  test('gives one category its color and all others `unknownColor`', () => {
    const colorMap = {
      type: 'ordinal' as const,
      values: ['B'],
      colors: ['#000001'],
      unknownColor: '#000002',
    };
    const bars = draw({ xAxis: [{ ...band, colorMap }] }).querySelectorAll(
      'rect.MuiBarElement-root',
    );
    expect([...bars].map((bar) => bar.getAttribute('fill'))).toEqual(['#000002', '#000001']);
  });
});

describe('#tiny', () => {
  test("`position: 'none'` for both axes", () => {
    const container = draw({
      xAxis: [{ ...band, position: 'none' }],
      yAxis: [{ position: 'none' }],
    });
    expect(container.querySelector('.MuiChartsAxis-root')).toBeNull();
  });

  test('Without axes, their space goes to the bars', () => {
    const area = (position?: 'none') => {
      const hidden = { xAxis: [{ ...band, position }], yAxis: [{ position }] };
      const clip = draw({ ...hidden, margin: 0 }).querySelector('clipPath rect')!;
      return ['width', 'height'].map((name) => clip.getAttribute(name));
    };
    expect(area()).toEqual(['355', '275']);
    expect(area('none')).toEqual(['400', '300']);
  });
});

describe('#stack-by-sign', () => {
  test('In a stack, positive values grow up from zero and negative ones down', async () => {
    const stack = 'flow';
    const all = places(
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
    const all = places(
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
