import * as React from 'react';
import { fireEvent, render } from '@testing-library/react';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import {
  Scatter,
  ScatterChart,
  ScatterPlot,
  type ScatterChartProps,
} from '@mui/x-charts/ScatterChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

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
  ...container.querySelectorAll<SVGCircleElement>('circle'),
];
const places = (container: HTMLElement) =>
  circles(container).map((circle) => circle.getAttribute('transform'));
const attributes = (container: HTMLElement, name: string) =>
  circles(container).map((circle) => circle.getAttribute(name));
const ticks = (container: HTMLElement, axis: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (tick) => tick.textContent,
  );

const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent;

/** Moves the pointer over the drawing area. */
function move(container: HTMLElement) {
  fireEvent.mouseMove(container.querySelector('svg')!, { clientX: 100, clientY: 100 });
  return tooltip();
}

/** Moves the pointer onto a point. */
function hover(container: HTMLElement, index = 0) {
  fireEvent.mouseEnter(circles(container)[index]!);
  return move(container);
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

describe('#data', () => {
  test('A `dataset` is not read, and a series without `data` throws', () => {
    const dataset = [{ id: 1, x: 5, y: 5 }];
    expect(fails({ dataset, series: [{ dataKey: 'x' } as never] })).toBe(
      "Cannot read properties of undefined (reading 'reduce')",
    );
  });
});

describe('#interaction', () => {
  test('Only the circle itself reacts to the pointer', () => {
    const container = draw();
    expect(move(container)).toBeUndefined();
    expect(hover(container)).toBe('(50, 50)');
    fireEvent.mouseLeave(circles(container)[0]!);
    expect(tooltip()).toBeUndefined();
  });
});

describe('#tooltip', () => {
  test('Without `valueFormatter`, the tooltip shows `(x, y)`', () => {
    expect(hover(draw())).toBe('(50, 50)');
  });

  test('`valueFormatter` receives the very object from `data`', () => {
    const received: unknown[] = [];
    hover(draw({ series: [{ data, valueFormatter: (point) => `${received.push(point)}` }] }));
    expect(received[0]).toBe(data[0]);
  });

  test("With `trigger: 'axis'`, the tooltip stays empty", () => {
    expect(hover(draw({ tooltip: { trigger: 'axis' } }))).toBe('');
  });
});

describe('#click-event', () => {
  test('`onClick` of `ScatterChart` is never called', () => {
    const onClick = jest.fn();
    const container = draw({ onClick, onItemClick: onClick } as object);
    fireEvent.click(circles(container)[0]!);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('The circles are in the order of `data`, without the points outside the axes', () => {
    const three = [data[1]!, { id: 'outside', x: 500, y: 50 }, data[0]!];
    expect(places(draw({ series: [{ data: three }] }))).toEqual([
      'translate(300, 100)',
      'translate(100, 100)',
    ]);
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
    expect(hover(container)).toBe('(1735689600000, 0)');
  });
});

describe('#missing-data', () => {
  const points = (x: unknown) => [{ data: [...data, { id: 3, x, y: 20 } as never] }];
  const free = { xAxis: [{}], yAxis: [{}] };

  /** Draws a third point with this `x`, which React may warn about. */
  function drawWith(value: unknown) {
    let container = document.body;
    const warnings = messages(() => {
      container = draw({ ...free, series: points(value) });
    });
    return { container, warnings };
  }

  test('A point whose `x` or `y` is `null` is left out', () => {
    const { container } = drawWith(null);
    expect(circles(container)).toHaveLength(2);
    expect(ticks(container, 'X')).toEqual(ticks(draw({ ...free }), 'X'));
  });

  test('`undefined` and `NaN` make the axis and all points disappear', () => {
    for (const value of [undefined, NaN]) {
      const { container } = drawWith(value);
      expect(ticks(container, 'X')).toEqual([]);
      expect(circles(container)).toEqual([]);
    }
  });

  test('unless the axis has both `min` and `max`: then only this point is left out', () => {
    const count = (value: unknown, axis: object) => {
      let container = document.body;
      messages(() => {
        container = draw({ xAxis: [axis], yAxis: [{}], series: points(value) });
      });
      return circles(container).length;
    };
    for (const value of [undefined, NaN]) {
      expect(count(value, { min: 0, max: 300 })).toBe(2);
      expect(count(value, { min: 0 })).toBe(0);
      expect(count(value, { max: 300 })).toBe(0);
    }
  });
});

describe('#missing-data', () => {
  test('In development, React warns about `null` and `undefined` with `Failed prop type`, but not about `NaN`', () => {
    // React gives each warning once, with the place of the value.
    const warns = (point: { x: unknown; y: unknown }) =>
      messages(() => draw({ series: [{ data: [{ id: 1, ...point } as never] }] })).includes(
        '"Warning: Failed %s type: %s%s","prop"',
      );
    expect(warns({ x: NaN, y: 20 })).toBe(false);
    expect(warns({ x: null, y: 20 })).toBe(true);
    expect(warns({ x: 20, y: undefined })).toBe(true);
  });
});

describe('#axis-limits', () => {
  test('A point outside the `min` and `max` of its axis is not drawn', () => {
    expect(circles(draw({ xAxis: [{ min: 0, max: 200 }] }))).toHaveLength(1);
  });
});

describe('#marker-size', () => {
  test('The default is `4`', () => {
    expect(attributes(draw(), 'r')[0]).toBe('4');
  });

  test('A point does not grow under the pointer', () => {
    const container = draw({
      series: [{ data, markerSize: 10, highlightScope: { highlighted: 'item' } }],
    });
    hover(container);
    expect(attributes(container, 'r')).toEqual(['10', '10']);
  });

  test('`slotProps.scatter.markerSize` wins over the series', () => {
    const container = draw({
      series: [{ data, markerSize: 10 }],
      slotProps: { scatter: { markerSize: 3 } },
    });
    expect(attributes(container, 'r')[0]).toBe('3');
  });
});

describe('#marker-shape', () => {
  test('What your component draws has neither tooltip nor highlight', () => {
    const container = draw({ slots: { scatter: () => <circle r={4} /> } });
    expect(hover(container)).toBeUndefined();
  });

  test('Circles of `Scatter` bring the tooltip even if they are invisible', () => {
    const container = draw({
      slots: {
        scatter: (props) => (
          <g opacity={0}>
            <Scatter {...props} />
          </g>
        ),
      },
    });
    expect(hover(container)).toBe('(50, 50)');
  });
});

describe('#color-scale', () => {
  test('All points of a series have its color', () => {
    const container = draw({ series: [{ data, color: '#00000a' }] });
    expect(attributes(container, 'fill')).toEqual(['#00000a', '#00000a']);
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
  test('`faded` lowers the opacity of the others to 0.3', () => {
    const highlightScope = { highlighted: 'item', faded: 'global' } as const;
    const container = draw({ series: [{ data, highlightScope }] });
    hover(container);
    expect(attributes(container, 'opacity')).toEqual(['1', '0.3']);
  });

  test('A series fades by its own `highlightScope`, whichever point is under the pointer', () => {
    const other = [{ id: 'third', x: 150, y: 50 }];
    const container = draw({
      series: [{ data }, { data: other, highlightScope: { faded: 'global' } }],
    });
    hover(container);
    expect(attributes(container, 'opacity')).toEqual(['1', '1', '0.3']);
  });
});

describe('#composition', () => {
  test('Without `trigger="item"`, the tooltip stays empty', () => {
    const compose = (trigger?: 'item') => {
      const { container, unmount } = render(
        <ResponsiveChartContainer
          width={400}
          height={200}
          {...fixed}
          series={[{ type: 'scatter', data }]}
        >
          <ScatterPlot />
          <ChartsTooltip trigger={trigger} />
        </ResponsiveChartContainer>,
      );
      const text = hover(container);
      unmount();
      return text;
    };
    expect(compose()).toBe('');
    expect(compose('item')).toBe('(50, 50)');
  });
});

describe('#many-points', () => {
  test('all of them are computed again whenever the pointer enters or leaves one', () => {
    let reads = 0;
    const counted = data.map(({ id, x, y }) => ({
      id,
      y,
      get x() {
        reads += 1;
        return x;
      },
    }));
    const container = draw({ series: [{ data: counted }] });
    reads = 0;
    fireEvent.mouseEnter(circles(container)[0]!);
    expect(reads).toBeGreaterThanOrEqual(data.length);
    reads = 0;
    fireEvent.mouseLeave(circles(container)[0]!);
    expect(reads).toBeGreaterThanOrEqual(data.length);
  });
});

describe('#accessibility', () => {
  test('`ScatterChart` does not pass on `title` and `desc`', () => {
    const container = draw({ title: 'Lakes', desc: 'By depth' });
    expect(container.querySelector('title')!.textContent).toBe('');
    expect(container.querySelector('desc')!.textContent).toBe('');
  });
});

describe('#troubleshooting', () => {
  const chart = (points: typeof data, key: number) => (
    <ScatterChart key={key} width={400} height={200} {...fixed} series={[{ data: points }]} />
  );

  test('The data lost the point under the pointer while its tooltip was open', () => {
    const { container, rerender } = render(chart(data, 0));
    expect(hover(container, 1)).toBe('(250, 50)');
    messages(() => {
      expect(() => rerender(chart(data.slice(0, 1), 0))).toThrow(
        "Cannot read properties of undefined (reading 'x')",
      );
    });
  });

  test('Give the chart a `key` that changes with the number of points, so that a new chart starts without the tooltip', () => {
    const { container, rerender } = render(chart(data, 2));
    expect(hover(container, 1)).toBe('(250, 50)');
    rerender(chart(data.slice(0, 1), 1));
    expect(circles(container)).toHaveLength(1);
    expect(tooltip()).toBeUndefined();
  });

  test('set `min` on the axis, and these points are left out', () => {
    const series = [{ data: [...data, { id: 'zero', x: 100, y: 0 }] }];
    const log = (axis: object) =>
      circles(draw({ series, yAxis: [{ scaleType: 'log', ...axis }] })).length;
    expect(log({})).toBe(0);
    expect(log({ min: 1 })).toBe(2);
  });
});
