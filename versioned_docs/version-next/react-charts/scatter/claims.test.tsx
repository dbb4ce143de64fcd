import * as React from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import {
  ScatterChart,
  scatterClasses,
  ScatterPlot,
  type ScatterChartProps,
} from '@mui/x-charts/ScatterChart';
import { addSvgPoints } from '@site/tests/claims/standIns';

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
  ...container.querySelectorAll<SVGCircleElement>('[data-drawing-container] circle'),
];
const fills = (container: HTMLElement) =>
  circles(container).map((circle) => circle.getAttribute('fill'));
const ticks = (container: HTMLElement, axis: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );

function pointer(type: 'pointermove' | 'click', container: HTMLElement, x: number, y: number) {
  const events = type === 'click' ? ['pointermove', 'pointerdown', 'pointerup', 'click'] : [type];
  for (const each of events) {
    const init = { bubbles: true, clientX: x, clientY: y };
    act(() => {
      container
        .querySelector('svg')!
        .dispatchEvent(
          each === 'click' ? new MouseEvent(each, init) : new FakePointerEvent(each, init),
        );
    });
  }
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

  test('Without an `id`, the index of the point is the key', () => {
    const points = data.map(({ x, y }) => ({ x, y }));
    expect(messages(() => draw({ series: [{ data: points }] }))).toBe('[]');
  });
});

describe('#dataset', () => {
  const dataset = [{ name: 'a', depth: 50, clarity: 50, altitude: 7 }];

  test('If `x` or `y` is missing, the chart throws an error', () => {
    const datasetKeys = { id: 'name', x: 'depth' } as never;
    expect(fails({ dataset, series: [{ id: 'lakes', datasetKeys }] })).toContain(
      "MUI X Charts: scatter series with id='lakes' has incomplete datasetKeys.",
    );
    expect(fails({ dataset, series: [{ datasetKeys: { x: 'depth', y: 'clarity' } }] })).toBe(
      'nothing thrown',
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

  test("With `'item'`, the distance is the `markerSize` of the series", () => {
    const container = draw({ voronoiMaxRadius: 'item', series: [{ data, markerSize: 10 }] });
    expect(pointer('pointermove', container, 109, 100)).toBe('(50, 50)');
    expect(pointer('pointermove', container, 111, 100)).toBeUndefined();
  });

  test('`disableVoronoi` makes the circles themselves react', () => {
    const container = draw({ disableVoronoi: true });
    expect(pointer('pointermove', container, 110, 100)).toBeUndefined();
    fireEvent.pointerEnter(circles(container)[0]!);
    expect(document.querySelector('.MuiChartsTooltip-root')!.textContent).toBe('(50, 50)');
  });

  test('`disableHover` on a series is deprecated, and works together with `disableVoronoi` only', () => {
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

  test('`none` shows no tooltip', () => {
    const container = draw({ slotProps: { tooltip: { trigger: 'none' } } });
    expect(pointer('pointermove', container, 100, 100)).toBeUndefined();
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

  test('A point whose `x` or `y` is `null`, `undefined` or `NaN` is left out, and the pointer does not find it', () => {
    for (const value of [null, undefined, NaN]) {
      const container = draw({ ...free, series: points(value) });
      expect(circles(container)).toHaveLength(2);
      expect(ticks(container, 'X').length).toBeGreaterThan(1);
      expect(pointer('pointermove', container, 60, 100)).toBe('(50, 50)');
      cleanup();
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
    cleanup();
    const none = draw({ xAxis: [{ min: 260, max: 300 }] });
    expect(pointer('pointermove', none, 100, 100)).toBeUndefined();
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
});

describe('#marker-shape', () => {
  const empty = () => <path />;

  test('`onClick` and the handlers of the pointer are among the other props with `disableVoronoi`', () => {
    const received: object[] = [];
    const marker = (props: object) => {
      received.push(props);
      return null;
    };
    const names = ['onClick', 'onPointerEnter', 'onPointerLeave'];
    const given = (props: Partial<ScatterChartProps>) => {
      received.length = 0;
      draw({ slots: { marker }, onItemClick: () => {}, ...props });
      return names.filter((name) => received[0]![name as keyof object] !== undefined);
    };
    expect(given({ disableVoronoi: true })).toEqual(names);
    expect(given({})).toEqual([]);
  });

  test('Tooltip and clicks work without any code in your component, because they depend on the data and not on what you draw', () => {
    const onItemClick = jest.fn();
    const container = draw({ slots: { marker: empty }, onItemClick });
    expect(circles(container)).toEqual([]);
    expect(pointer('pointermove', container, 100, 100)).toBe('(50, 50)');
    pointer('click', container, 100, 100);
    expect(onItemClick).toHaveBeenCalledTimes(1);
  });

  test('The legend has circles', () => {
    const container = draw({ series: [{ data, label: 'Bikes' }] });
    expect(container.querySelectorAll('.MuiChartsLegend-root circle')).toHaveLength(1);
  });

  test('TypeScript accepts a component too, but React 18 then warns about an invalid prop `type`', () => {
    expect(React.version).toMatch(/^18/);
    const labelMarkType = () => <svg />;
    expect(messages(() => draw({ series: [{ data, label: 'Bikes', labelMarkType }] }))).toContain(
      'Invalid prop `type`',
    );
  });
});

describe('#scatter-slot', () => {
  test('with `slots.scatter`, nothing reacts to the pointer if `disableVoronoi` is set', () => {
    const onItemClick = jest.fn();
    const scatter = () => <path />;
    const container = draw({ slots: { scatter }, onItemClick, disableVoronoi: true });
    expect(pointer('pointermove', container, 100, 100)).toBeUndefined();
    pointer('click', container, 100, 100);
    expect(onItemClick).not.toHaveBeenCalled();
  });
});

const colorMapOf = (color: string) => ({
  colorMap: { type: 'piecewise' as const, thresholds: [-1], colors: ['#000000', color] },
});

describe('#color-getter', () => {
  test('A `colorMap` wins over `colorGetter`', () => {
    const series = [{ data, colorGetter: () => '#00000d' }];
    expect(fills(draw({ series }))).toEqual(['#00000d', '#00000d']);
    expect(
      fills(draw({ series, yAxis: [{ ...fixed.yAxis[0], ...colorMapOf('#00000b') }] }))[0],
    ).toBe('#00000b');
  });

  test('The legend shows `color`, not the colors of `colorGetter`', () => {
    const series = [{ data, label: 'Bikes', color: '#00000e', colorGetter: () => '#00000d' }];
    const mark = draw({ series }).querySelector('.MuiChartsLegend-root circle')!;
    expect(mark.getAttribute('fill')).toBe('#00000e');
  });
});

describe('#color-map', () => {
  test('If several axes have one, z wins over y, and y over x', () => {
    const series = [{ data: data.map((point) => ({ ...point, z: 5 })) }];
    const x = [{ ...fixed.xAxis[0], ...colorMapOf('#00000a') }];
    const y = [{ ...fixed.yAxis[0], ...colorMapOf('#00000b') }];
    const zAxis = [colorMapOf('#00000c')];
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

  test('`dataKey` on the z axis reads the values from the `dataset`, by index', () => {
    const zAxis = [{ colorMap, dataKey: 'z' }];
    expect(fills(draw({ dataset: [{ z: 1 }, { z: 20 }], zAxis }))).toEqual(['#00000a', '#00000b']);
    expect(fails({ zAxis })).toBe(
      'MUI X Charts: z-axis uses `dataKey` but no `dataset` is provided.',
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
  test('Each circle has the class `MuiScatterChart-marker`, and the group around the points of a series has `MuiScatterChart-series` and the attribute `data-series`', () => {
    const container = draw({ series: [{ id: 'lakes', data }] });
    expect(circles(container)[0]!).toHaveClass(scatterClasses.marker);
    expect(scatterClasses.marker).toBe('MuiScatterChart-marker');
    const group = circles(container)[0]!.parentElement!;
    expect(group).toHaveClass('MuiScatterChart-series');
    expect(group).toHaveAttribute('data-series', 'lakes');
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
  function Content() {
    const item = useItemTooltip<'scatter'>();
    return item && <text className="MuiChartsTooltip-root">{item.formattedValue}</text>;
  }

  test('With `disableVoronoi`, the pointer has to meet the circle', () => {
    const compose = (props: object) =>
      render(
        <ChartsContainer
          width={400}
          height={200}
          margin={margin}
          {...fixed}
          series={[{ type: 'scatter', data }]}
          {...props}
        >
          <ScatterPlot />
          <Content />
        </ChartsContainer>,
      ).container;
    expect(pointer('pointermove', compose({ disableVoronoi: true }), 190, 60)).toBeUndefined();
    cleanup();
    expect(pointer('pointermove', compose({}), 190, 60)).toBe('(50, 50)');
  });
});

describe('#many-points', () => {
  const highlightScope = { highlight: 'item', fade: 'global' } as const;

  test('With `highlightScope`, all of them render again whenever the highlighted point changes', () => {
    const rendered = (series: object) => {
      const marker = jest.fn(() => null);
      const container = draw({ slots: { marker }, series: [{ data, ...series }] });
      pointer('pointermove', container, 100, 100);
      marker.mockClear();
      pointer('pointermove', container, 300, 100);
      cleanup();
      return marker.mock.calls.length;
    };
    expect(rendered({ highlightScope })).toBe(2);
    expect(rendered({})).toBe(0);
  });

  test('up to 1,000 points of one color share a `path`', () => {
    const points = (count: number) => Array.from({ length: count }, () => ({ x: 50, y: 50 }));
    const paths = (count: number) =>
      draw({ renderer: 'svg-batch', series: [{ data: points(count) }] }).querySelectorAll(
        '[data-drawing-container] path',
      ).length;
    expect([paths(1000), paths(1001)]).toEqual([1, 2]);
  });

  test('`slots.marker` is not used', () => {
    const marker = jest.fn(() => null);
    draw({ renderer: 'svg-batch', slots: { marker } });
    expect(marker).not.toHaveBeenCalled();
  });

  test('with `disableVoronoi`, nothing reacts to the pointer', () => {
    const onItemClick = jest.fn();
    const batch = { renderer: 'svg-batch', onItemClick } as const;
    const still = draw({ ...batch, disableVoronoi: true });
    expect(pointer('pointermove', still, 100, 100)).toBeUndefined();
    pointer('click', still, 100, 100);
    expect(onItemClick).not.toHaveBeenCalled();
    cleanup();
    const usual = draw(batch);
    expect(pointer('pointermove', usual, 100, 100)).toBe('(50, 50)');
    pointer('click', usual, 100, 100);
    expect(onItemClick).toHaveBeenCalledTimes(1);
  });
});

describe('#accessibility', () => {
  const focus = (props: Partial<ScatterChartProps>) => {
    const container = draw(props);
    const svg = container.querySelector('svg')!;
    act(() => svg.focus());
    const press = (key: string) => {
      fireEvent.keyDown(svg, { key });
      return document.querySelector('.MuiChartsTooltip-root')?.textContent;
    };
    return { container, press };
  };

  test('the left and right arrow keys then move through the points of a series in the order of `data`, and the tooltip follows', () => {
    const { press } = focus({ enableKeyboardNavigation: true });
    expect(press('ArrowRight')).toBe('(50, 50)');
    expect(press('ArrowRight')).toBe('(250, 50)');
    expect(press('ArrowLeft')).toBe('(50, 50)');
    cleanup();
    expect(focus({}).press('ArrowRight')).toBeUndefined();
  });

  test('Enter does not call `onItemClick`', () => {
    const onItemClick = jest.fn();
    const { press } = focus({ enableKeyboardNavigation: true, onItemClick });
    press('ArrowRight');
    press('Enter');
    expect(onItemClick).not.toHaveBeenCalled();
  });
});

describe('#troubleshooting', () => {
  const full = { id: 'full', data };
  const empty = { id: 'empty', data: [] };
  const messageOf = (props: Partial<ScatterChartProps>) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    try {
      draw(props);
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      quiet.mockRestore();
      cleanup();
    }
  };

  test('A series whose `data` is empty throws this error', () => {
    expect(messageOf({ series: [full] })).toBe('');
    expect(messageOf({ series: [empty] })).toContain('Unexpected numItems value: 0.');
    expect(messageOf({ series: [full, empty] })).toContain('Unexpected numItems value: 0.');
  });

  test('Leave the series out while it has no points; `disableVoronoi` does not help', () => {
    expect(messageOf({ series: [] })).toBe('');
    expect(messageOf({ series: [full].filter((each) => each.data.length > 0) })).toBe('');
    expect(messageOf({ series: [full, empty], disableVoronoi: true })).not.toBe('');
  });

  test('set `min` and `max` on the axis, and these points are left out', () => {
    const series = [{ data: [...data, { id: 'zero', x: 100, y: 0 }] }];
    const log = (axis: object) =>
      circles(draw({ series, yAxis: [{ scaleType: 'log', ...axis }] })).length;
    expect(log({})).toBe(0);
    expect(log({ min: 1 })).toBe(0);
    expect(log({ min: 1, max: 100 })).toBe(2);
  });
});
