import * as React from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsVoronoiHandler } from '@mui/x-charts/ChartsVoronoiHandler';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart, ScatterPlot, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(addSvgPoints);

/** With these axes, the value (x, y) lies at the pixel (50 + x, 150 - y). */
const fixed = {
  xAxis: [{ min: 0, max: 300 }],
  yAxis: [{ min: 0, max: 100 }],
};
const data = [
  { id: 'first', x: 50, y: 50 },
  { id: 'second', x: 250, y: 50 },
];

function draw(props: Partial<ScatterChartProps> = {}) {
  const { container } = render(
    <ScatterChart width={400} height={200} {...fixed} series={[{ data }]} {...props} />,
  );
  return container;
}

const circles = (container: HTMLElement) => [
  ...container.querySelectorAll<SVGCircleElement>('[data-drawing-container] circle'),
];
const fills = (container: HTMLElement) =>
  circles(container).map((circle) => circle.getAttribute('fill'));
const ticks = (container: HTMLElement, axis: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );

function pointer(type: 'pointermove' | 'click', container: HTMLElement, x: number, y: number) {
  act(() => {
    container
      .querySelector('svg')!
      .dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }));
  });
  return document.querySelector('.MuiChartsTooltip-root')?.textContent;
}

/** What React and the charts write into the console. */
function messages(run: () => void): string {
  const spies = (['error', 'warn'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => {}),
  );
  try {
    run();
    return JSON.stringify(spies.flatMap(({ mock }) => mock.calls));
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}

function fails(props: Partial<ScatterChartProps>) {
  let message = 'nothing thrown';
  messages(() => {
    try {
      draw(props);
    } catch (error) {
      message = (error as Error).message;
    }
  });
  return message;
}

describe('#first-chart', () => {
  test('Both axes are linear and follow the data, so they do not start at zero unless you set `min`', () => {
    const points = [
      { id: 1, x: 120, y: 1010 },
      { id: 2, x: 180, y: 1090 },
    ];
    const free = draw({ xAxis: undefined, yAxis: undefined, series: [{ data: points }] });
    expect([ticks(free, 'X')[0], ticks(free, 'Y')[0]]).toEqual(['120', '1,000']);
    const from0 = draw({ xAxis: [{ min: 0 }], yAxis: [{ min: 0 }], series: [{ data: points }] });
    expect([ticks(from0, 'X')[0], ticks(from0, 'Y')[0]]).toEqual(['0', '0']);
  });

  test('Two points of one series with the same `id` make React warn about keys', () => {
    const twice = [
      { id: 1, x: 1, y: 1 },
      { id: 1, x: 2, y: 2 },
    ];
    expect(messages(() => draw({ series: [{ data: twice }] }))).toContain('with the same key');
    const split = twice.map((point) => ({ data: [point] }));
    expect(messages(() => draw({ series: split }))).toBe('[]');
  });
});

describe('#dataset', () => {
  const dataset = [{ name: 'a', depth: 50, clarity: 50, altitude: 7 }];

  test('If one of the three is missing, the chart throws an error', () => {
    const datasetKeys = { x: 'depth', y: 'clarity' } as never;
    expect(fails({ dataset, series: [{ id: 'lakes', datasetKeys }] })).toContain(
      "MUI X: scatter series with id='lakes' has incomplete datasetKeys.",
    );
  });

  test("A `Date` also works on an axis with `scaleType: 'time'`", () => {
    const container = draw({
      xAxis: [{ scaleType: 'time' }],
      dataset: [1, 11, 21].map((day) => ({ id: day, x: new Date(2025, 0, day), y: 50 })),
      series: [{ datasetKeys: { id: 'id', x: 'x', y: 'y' } }],
    });
    expect(circles(container).map((circle) => circle.getAttribute('transform'))).toEqual([
      'translate(50, 100)',
      'translate(200, 100)',
      'translate(350, 100)',
    ]);
  });
});

describe('#interaction', () => {
  test('The chart looks for the point that is nearest to the pointer, however far away', () => {
    const container = draw();
    expect(pointer('pointermove', container, 190, 60)).toBe('(50, 50)');
    expect(pointer('pointermove', container, 210, 140)).toBe('(250, 50)');
  });

  test('`voronoiMaxRadius` limits the distance, in pixels from the center of the point', () => {
    const container = draw({ voronoiMaxRadius: 30 });
    expect(pointer('pointermove', container, 100, 129)).toBe('(50, 50)');
    expect(pointer('pointermove', container, 100, 131)).toBeUndefined();
  });

  test('`disableVoronoi` makes the circles themselves react', () => {
    const container = draw({ disableVoronoi: true });
    expect(pointer('pointermove', container, 110, 100)).toBeUndefined();
    fireEvent.pointerEnter(circles(container)[0]!);
    expect(document.querySelector('.MuiChartsTooltip-root')!.textContent).toBe('(50, 50)');
  });

  test('`disableHover` on a series works together with `disableVoronoi` only', () => {
    const series = [{ data, disableHover: true }];
    expect(pointer('pointermove', draw({ series }), 100, 100)).toBe('(50, 50)');
    cleanup();
    const container = draw({ series, disableVoronoi: true });
    pointer('pointermove', container, 100, 100);
    fireEvent.pointerEnter(circles(container)[0]!);
    expect(document.querySelector('.MuiChartsTooltip-root')).toBeNull();
  });
});

describe('#tooltip', () => {
  test('Without `valueFormatter`, the tooltip shows `(x, y)`', () => {
    expect(pointer('pointermove', draw(), 100, 100)).toBe('(50, 50)');
  });

  test('Other properties of your objects do not reach `valueFormatter`', () => {
    const dataset = [{ name: 'a', depth: 50, clarity: 50, altitude: 7 }];
    let received: unknown;
    const container = draw({
      dataset,
      series: [
        {
          datasetKeys: { id: 'name', x: 'depth', y: 'clarity', z: 'altitude' },
          valueFormatter: (value) => {
            received = value;
            return '';
          },
        },
      ],
    });
    pointer('pointermove', container, 100, 100);
    expect(received).toEqual({ id: 'a', x: 50, y: 50, z: 7 });
  });

  test('the chart throws as soon as the pointer moves over it', () => {
    const container = draw({ tooltip: { trigger: 'axis' } });
    let message = '';
    messages(() => {
      try {
        pointer('pointermove', container, 100, 100);
      } catch (error) {
        message = (error as Error).message;
      }
    });
    expect(message).toBe("Cannot read properties of null (reading 'x')");
  });
});

describe('#click-event', () => {
  test('A click anywhere between the axes counts for the nearest point, unless `voronoiMaxRadius` says otherwise', () => {
    const calls: unknown[] = [];
    const onItemClick = (event: unknown, item: unknown) => calls.push(item);
    pointer('click', draw({ onItemClick }), 190, 60);
    expect(calls).toEqual([{ type: 'scatter', seriesId: 'auto-generated-id-0', dataIndex: 0 }]);
    pointer('click', draw({ onItemClick, voronoiMaxRadius: 30 }), 190, 60);
    pointer('click', draw({ onItemClick }), 10, 60);
    expect(calls).toHaveLength(1);
  });

  test('The event is the native one of the SVG, and the points do not get a pointer cursor', () => {
    const events: unknown[] = [];
    const container = draw({ onItemClick: (event: unknown) => events.push(event) });
    pointer('click', container, 100, 100);
    expect(events[0]).toBeInstanceOf(MouseEvent);
    expect(circles(container)[0]!.getAttribute('cursor')).toBe('unset');
  });

  test('With `disableVoronoi`, it is a React event of the circle, which has a pointer cursor', () => {
    const targets: unknown[] = [];
    const container = draw({
      disableVoronoi: true,
      onItemClick: (event: { nativeEvent?: unknown; currentTarget: unknown }) =>
        targets.push(event.nativeEvent && event.currentTarget),
    } as never);
    const circle = circles(container)[0]!;
    expect(circle.getAttribute('cursor')).toBe('pointer');
    fireEvent.click(circle);
    expect(targets).toEqual([circle]);
  });
});

describe('#dates', () => {
  test('The default tooltip would show the milliseconds', () => {
    const days = [1735689600000, 1745689600000].map((x, id) => ({ id, x, y: id }));
    const container = draw({
      xAxis: [{ scaleType: 'time' }],
      yAxis: [{}],
      series: [{ data: days }],
    });
    expect(pointer('pointermove', container, 60, 100)).toBe('(1735689600000, 0)');
  });
});

describe('#missing-data', () => {
  const points = (x: unknown) => [{ data: [...data, { id: 3, x, y: 20 } as never] }];
  const free = { xAxis: [{}], yAxis: [{}] };

  test('A point whose `x` or `y` is `null` is left out', () => {
    const container = draw({ ...free, series: points(null) });
    expect(circles(container)).toHaveLength(2);
    expect(ticks(container, 'X').length).toBeGreaterThan(1);
  });

  test('`undefined` and `NaN` in `data` make the axis and all points disappear', () => {
    for (const value of [undefined, NaN]) {
      const container = draw({ ...free, series: points(value) });
      expect(ticks(container, 'X')).toEqual([]);
      expect(circles(container)).toEqual([]);
    }
  });

  test('A property that is missing in the `dataset` counts as `null`', () => {
    const container = draw({
      ...free,
      dataset: [{ id: 1, x: 5, y: 5 }, { id: 2, x: 9, y: 9 }, { id: 3, y: 7 } as never],
      series: [{ datasetKeys: { id: 'id', x: 'x', y: 'y' } }],
    });
    expect(circles(container)).toHaveLength(2);
    expect(ticks(container, 'X').length).toBeGreaterThan(1);
  });
});

describe('#axis-limits', () => {
  test('A point outside the `min` and `max` of its axis is not drawn and not found by the pointer', () => {
    const container = draw({ xAxis: [{ min: 0, max: 200 }] });
    expect(circles(container)).toHaveLength(1);
    expect(pointer('pointermove', container, 349, 100)).toBe('(50, 50)');
  });

  test('If no point of the chart is inside, the pointer still finds one of them', () => {
    const xAxis = [{ min: 260, max: 300 }];
    const container = draw({ xAxis });
    expect(circles(container)).toEqual([]);
    expect(pointer('pointermove', container, 100, 100)).toMatch(/^\(.+, 50\)$/);
    cleanup();
    expect(pointer('pointermove', draw({ xAxis, voronoiMaxRadius: 40 }), 100, 100)).toBeUndefined();
  });
});

describe('#marker-size', () => {
  test('The default is `4`', () => {
    expect(circles(draw())[0]!.getAttribute('r')).toBe('4');
  });

  test('A highlighted point is drawn 1.2 times as large', () => {
    const container = draw({
      series: [{ data, markerSize: 10, highlightScope: { highlight: 'item' } }],
    });
    pointer('pointermove', container, 100, 100);
    expect(circles(container).map((circle) => circle.getAttribute('r'))).toEqual(['12', '10']);
  });

  test('`slotProps.scatter.markerSize` wins over the series', () => {
    const container = draw({
      series: [{ data, markerSize: 10 }],
      slotProps: { scatter: { markerSize: 3 } },
    });
    expect(circles(container)[0]!.getAttribute('r')).toBe('3');
  });
});

describe('#marker-shape', () => {
  test('Tooltip and clicks work without any code in your component, because they depend on the data and not on what you draw', () => {
    const onItemClick = jest.fn();
    const container = draw({ slots: { scatter: () => <path /> }, onItemClick });
    expect(circles(container)).toEqual([]);
    expect(pointer('pointermove', container, 100, 100)).toBe('(50, 50)');
    pointer('click', container, 100, 100);
    expect(onItemClick).toHaveBeenCalledTimes(1);
  });

  test('With `disableVoronoi`, your component has to handle both', () => {
    const onItemClick = jest.fn();
    const slots = { scatter: () => <path /> };
    const container = draw({ slots, onItemClick, disableVoronoi: true });
    expect(pointer('pointermove', container, 100, 100)).toBeUndefined();
    pointer('click', container, 100, 100);
    expect(onItemClick).not.toHaveBeenCalled();
  });
});

describe('#color-scale', () => {
  const map = (color: string) => ({
    colorMap: { type: 'piecewise' as const, thresholds: [-1], colors: ['#000000', color] },
  });

  test('If several axes have one, z wins over y, and y over x', () => {
    const series = [{ data: data.map((point) => ({ ...point, z: 5 })) }];
    const x = [{ ...fixed.xAxis[0], ...map('#00000a') }];
    const y = [{ ...fixed.yAxis[0], ...map('#00000b') }];
    const zAxis = [map('#00000c')];
    expect(fills(draw({ series, xAxis: x }))[0]).toBe('#00000a');
    expect(fills(draw({ series, xAxis: x, yAxis: y }))[0]).toBe('#00000b');
    expect(fills(draw({ series, xAxis: x, yAxis: y, zAxis }))[0]).toBe('#00000c');
  });
});

describe('#color-by-z', () => {
  const colorMap = {
    type: 'piecewise' as const,
    thresholds: [10],
    colors: ['#00000a', '#00000b'],
  };

  test('`data` on the z axis, one value for each index, comes before the `z` of the points', () => {
    const series = [{ data: data.map((point) => ({ ...point, z: 50 })) }];
    expect(fills(draw({ series, zAxis: [{ colorMap }] }))).toEqual(['#00000b', '#00000b']);
    expect(fills(draw({ series, zAxis: [{ colorMap, data: [1] }] }))).toEqual([
      '#00000a',
      '#00000b',
    ]);
  });

  test('`dataKey` on the z axis of a `ScatterChart` throws', () => {
    expect(fails({ dataset: [{ z: 1 }], zAxis: [{ colorMap, dataKey: 'z' }] })).toContain(
      'MUI X: z-axis uses `dataKey` but no `dataset` is provided.',
    );
  });

  test('`min` and `max` of a continuous color map are 0 and 100 unless you set them', () => {
    const color = (t: number) => `t ${t}`;
    const series = [{ data: data.map((point, index) => ({ ...point, z: index * 100 })) }];
    expect(fills(draw({ series, zAxis: [{ colorMap: { type: 'continuous', color } }] }))).toEqual([
      't 0',
      't 1',
    ]);
  });

  test('A value outside `min` and `max` continues the color scale beyond its ends', () => {
    const continuous = {
      type: 'continuous' as const,
      min: 0,
      max: 100,
      color: (t: number) => `t ${t}`,
    };
    const series = [{ data: data.map((point, index) => ({ ...point, z: index * 300 - 100 })) }];
    expect(fills(draw({ series, zAxis: [{ colorMap: continuous }] }))).toEqual(['t -1', 't 2']);
  });
});

describe('#css', () => {
  test('The circles have no class names', () => {
    const container = draw({ series: [{ id: 'lakes', data }] });
    expect(circles(container)[0]!.getAttribute('class')).toBeNull();
    expect(circles(container)[0]!.parentElement!.getAttribute('class')).toBeNull();
  });
});

describe('#highlighting', () => {
  test('`fade` lowers the opacity of the others to 0.3', () => {
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const container = draw({ series: [{ data, highlightScope }] });
    pointer('pointermove', container, 100, 100);
    expect(circles(container).map((circle) => circle.getAttribute('opacity'))).toEqual([
      '1',
      '0.3',
    ]);
  });
});

describe('#composition', () => {
  test('Without `ChartsVoronoiHandler`, the pointer has to meet the circle', () => {
    const compose = (handler: React.ReactNode) =>
      render(
        <ResponsiveChartContainer
          width={400}
          height={200}
          {...fixed}
          series={[{ type: 'scatter', data }]}
        >
          {handler}
          <ScatterPlot />
          <ChartsTooltip trigger="item" />
        </ResponsiveChartContainer>,
      ).container;
    expect(pointer('pointermove', compose(null), 190, 60)).toBeUndefined();
    expect(pointer('pointermove', compose(<ChartsVoronoiHandler />), 190, 60)).toBe('(50, 50)');
  });
});

describe('#many-points', () => {
  test('all of them render again whenever the highlighted point changes', () => {
    const color = jest.fn(() => '#00000a');
    const container = draw({
      yAxis: [{ ...fixed.yAxis[0], colorMap: { type: 'continuous', color } }],
    });
    pointer('pointermove', container, 100, 100);
    color.mockClear();
    pointer('pointermove', container, 300, 100);
    expect(color.mock.calls.length).toBeGreaterThanOrEqual(data.length);
  });
});

describe('#troubleshooting', () => {
  test('set `min` on the axis, and these points are left out', () => {
    const series = [{ data: [...data, { id: 'zero', x: 100, y: 0 }] }];
    const log = (axis: object) =>
      circles(draw({ series, yAxis: [{ scaleType: 'log', ...axis }] })).length;
    expect(log({})).toBe(0);
    expect(log({ min: 1 })).toBe(2);
  });
});
