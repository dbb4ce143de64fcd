import * as React from 'react';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsZoomSlider } from '@mui/x-charts-pro/ChartsZoomSlider';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { addSvgPoints } from '@site/tests/claims/standIns';

type HeatmapProps = React.ComponentProps<typeof Heatmap>;
type Cell = [number, number, number];

beforeAll(addSvgPoints);

const data: Cell[] = [
  [0, 0, 10],
  [1, 0, 20],
  [0, 1, 30],
  [1, 1, 40],
];

const chart = (props: Partial<HeatmapProps> = {}) => (
  <Heatmap
    width={300}
    height={200}
    xAxis={[{ data: ['A', 'B'] }]}
    yAxis={[{ data: ['P', 'Q'] }]}
    series={[{ data }]}
    {...props}
  />
);

const draw = (props?: Partial<HeatmapProps>) => render(chart(props)).container;
const cells = (container: HTMLElement) => [
  ...container.querySelectorAll<SVGRectElement>('.MuiHeatmap-cell'),
];
const fills = (container: HTMLElement) =>
  cells(container).map((cell) => window.getComputedStyle(cell).fill);
const place = (cell: Element) =>
  ['x', 'y', 'width', 'height'].map((name) => Number(cell.getAttribute(name)));

const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent;

/** Moves the mouse to a point of the chart. */
function moveTo(container: HTMLElement, clientX: number, clientY: number) {
  const svg = container.querySelector('.MuiChartsSurface-root')!;
  for (const type of ['pointerenter', 'pointermove']) {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
    act(() => void svg.dispatchEvent(Object.assign(event, { pointerType: 'mouse', pointerId: 1 })));
  }
}

/** Moves the mouse into the middle of a cell, and reads the tooltip. */
function hover(container: HTMLElement, cell: Element) {
  const [x = 0, y = 0, width = 0, height = 0] = place(cell);
  moveTo(container, x + width / 2, y + height / 2);
  fireEvent.pointerEnter(cell);
  return tooltip();
}

function quietly<T>(run: () => T): T {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    return run();
  } finally {
    error.mockRestore();
  }
}

describe('#first-chart', () => {
  test('The first entry of the y axis is at the top', () => {
    const [first, , third] = cells(draw()).map(place);
    expect(first![0]).toBe(third![0]);
    expect(first![1]).toBeLessThan(third![1]!);
  });

  test('Without `data` on an axis, the indexes are its entries', () => {
    const container = draw({ xAxis: [{}], yAxis: [{}] });
    expect(cells(container)).toHaveLength(4);
    const labels = [...container.querySelectorAll('.MuiChartsAxis-tickLabel')];
    expect(labels.map(({ textContent }) => textContent)).toEqual(['0', '1', '0', '1']);
  });

  test('A heatmap only draws its first series', () => {
    const series = [{ data }, { data: [[0, 0, 90]] as Cell[] }];
    expect(cells(draw({ series }))).toHaveLength(4);
  });
});

describe('#records', () => {
  test('`dataset` and `dataKey` have no effect on a heatmap series', () => {
    const dataset = [{ cell: 1 }];
    expect(cells(draw({ dataset, series: [{ dataKey: 'cell' }] }))).toEqual([]);
  });

  test('Two entries for the same pair are drawn on top of each other, and React warns about equal keys', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const drawn = cells(draw({ series: [{ data: [...data, [0, 0, 5]] }] })).map(place);
    expect(drawn).toHaveLength(5);
    expect(drawn[4]).toEqual(drawn[0]);
    expect(JSON.stringify(error.mock.calls)).toContain('with the same key');
    error.mockRestore();
  });
});

describe('#color-scale', () => {
  const t = (color: (value: number) => string) => [
    { colorMap: { type: 'continuous' as const, color } },
  ];

  test('Without `zAxis`, the colors range from light green at 0 to dark blue at 100', () => {
    const at = (value: number) => fills(draw({ series: [{ data: [[0, 0, value]] }] }))[0];
    expect([at(0), at(100)]).toEqual(['rgb(247, 252, 240)', 'rgb(8, 64, 129)']);
  });

  test('For other values, set `min` and `max`: the color map is not computed from your data', () => {
    const seen: number[] = [];
    const series = [{ data: [[0, 0, 5]] as Cell[] }];
    draw({ series, zAxis: t((value) => (seen.push(value), '#000000')) });
    // 5 of 100. The gradient of the legend asks for tenths.
    expect(seen.filter((value) => Math.abs(value * 10 - Math.round(value * 10)) > 1e-6)).toEqual([
      0.05,
    ]);
  });
});

describe('#continuous-colors', () => {
  test('a third one in the list is ignored', () => {
    const at50 = (...color: string[]) =>
      fills(
        draw({
          series: [{ data: [[0, 0, 50]] }],
          zAxis: [{ colorMap: { type: 'continuous', color: color as [string, string] } }],
        }),
      )[0];
    expect(at50('#000000', '#202020', '#ff0000')).toBe(at50('#000000', '#202020'));
  });
});

describe('#piecewise-colors', () => {
  test('A value equal to a threshold has the color of the values above it', () => {
    const colorMap = {
      type: 'piecewise' as const,
      thresholds: [20],
      colors: ['#00000a', '#00000b'],
    };
    expect(fills(draw({ zAxis: [{ colorMap }] })).slice(0, 2)).toEqual(['#00000a', '#00000b']);
  });
});

describe('#legend', () => {
  const piecewise = [
    {
      colorMap: {
        type: 'piecewise' as const,
        thresholds: [20],
        colors: ['#00000a', '#00000b'],
      },
    },
  ];
  const legends = (container: HTMLElement) => [
    ...container.querySelectorAll('.MuiChartsLegend-root'),
  ];

  test('A heatmap shows no legend until you set `hideLegend={false}`', () => {
    expect(legends(draw())).toEqual([]);
    expect(legends(draw({ hideLegend: false }))).toHaveLength(1);
  });

  test('It is a `ContinuousColorLegend`, which shows nothing for a piecewise color map', () => {
    const [legend] = legends(draw({ hideLegend: false }));
    expect(legend!.matches('.MuiContinuousColorLegend-root')).toBe(true);
    expect(legends(draw({ hideLegend: false, zAxis: piecewise }))).toEqual([]);
    const slots = { legend: PiecewiseColorLegend };
    expect(legends(draw({ hideLegend: false, zAxis: piecewise, slots }))).toHaveLength(1);
  });

  test('The `label` of the series is not in it', () => {
    const container = draw({ hideLegend: false, series: [{ label: 'Visitors', data }] });
    expect(container.textContent).not.toContain('Visitors');
  });
});

describe('#empty-cells', () => {
  test('A pair of indexes without an entry leaves its cell empty', () => {
    expect(cells(draw({ series: [{ data: data.slice(1) }] }))).toHaveLength(3);
  });

  test('so does an entry whose value is `null`, `undefined` or `NaN`', () => {
    for (const value of [null, undefined, NaN]) {
      const series = [{ data: [...data.slice(1), [0, 0, value] as never] }];
      expect(cells(draw({ series }))).toHaveLength(3);
    }
  });

  test('An index outside the axes is ignored', () => {
    expect(cells(draw({ series: [{ data: [...data, [2, 0, 50]] }] }))).toHaveLength(4);
  });

  test('`0` is a value and has a color', () => {
    expect(cells(draw({ series: [{ data: [[0, 0, 0]] }] }))).toHaveLength(1);
  });
});

describe('#tooltip', () => {
  test('The tooltip shows the entries of both axes, the `label` of the series and the value', () => {
    const container = draw({ series: [{ label: 'Visitors', data }] });
    expect(hover(container, cells(container)[3]!)).toBe('BQVisitors40');
  });

  test('`valueFormatter` of the series receives the whole `[column, row, value]`', () => {
    const container = draw({
      series: [{ data, valueFormatter: (cell) => JSON.stringify(cell) }],
    });
    expect(hover(container, cells(container)[3]!)).toBe('BQ[1,1,40]');
  });

  test('The prop `tooltip` is in the types, but has no effect', () => {
    const off = draw({ slotProps: { tooltip: { trigger: 'none' } } });
    expect(hover(off, cells(off)[0]!)).toBeUndefined();
    const on = draw({ tooltip: { trigger: 'none' } });
    expect(hover(on, cells(on)[0]!)).toBe('AP10');
  });

  test('The `valueFormatter` of an axis is called with the location `tooltip` for the first line', () => {
    const container = draw({
      xAxis: [
        { data: ['A', 'B'], valueFormatter: (value, { location }) => `${value} ${location}` },
      ],
    });
    expect(hover(container, cells(container)[0]!)).toBe('A tooltipP10');
  });
});

describe('#highlighting', () => {
  test('Without `highlightScope`, hovering does not change any cell', () => {
    const container = draw();
    hover(container, cells(container)[0]!);
    expect(
      container.querySelector(`.${heatmapClasses.highlighted}, .${heatmapClasses.faded}`),
    ).toBeNull();
  });

  test('The highlighted cell has 120% of its saturation, the faded ones 80%', () => {
    const container = draw({
      series: [{ data, highlightScope: { highlight: 'item', fade: 'global' } }],
    });
    hover(container, cells(container)[0]!);
    expect(cells(container).map((cell) => window.getComputedStyle(cell).filter)).toEqual([
      'saturate(120%)',
      'saturate(80%)',
      'saturate(80%)',
      'saturate(80%)',
    ]);
  });

  test('`onHighlightChange` reports an object with `seriesId` and `dataIndex`, and `null` when the pointer leaves the cells', () => {
    const calls: unknown[] = [];
    const container = draw({
      series: [{ id: 'visitors', data }],
      onHighlightChange: (item) => calls.push(item),
    });
    hover(container, cells(container)[2]!);
    moveTo(container, 5, 5);
    expect(calls[0]).toMatchObject({ seriesId: 'visitors', dataIndex: 2 });
    expect(calls.at(-1)).toBeNull();
  });

  test('With `slots`, it reports `null` between two cells as well', () => {
    const fromFirstToSecond = (slots?: HeatmapProps['slots']) => {
      const calls: (number | null | undefined)[] = [];
      const container = draw({
        slots,
        onHighlightChange: (item) => calls.push(item && item.dataIndex),
      });
      const [first, second] = cells(container);
      hover(container, first!);
      fireEvent.pointerLeave(first!);
      hover(container, second!);
      return calls;
    };
    expect(fromFirstToSecond()).toEqual([0, 1]);
    expect(fromFirstToSecond({})).toEqual([0, null, 1]);
  });

  test('`highlightedItem` keeps its cell highlighted, wherever the pointer is', () => {
    const container = draw({
      series: [{ id: 'visitors', data, highlightScope: { highlight: 'item' } }],
      highlightedItem: { seriesId: 'visitors', dataIndex: 3 },
    });
    hover(container, cells(container)[0]!);
    const highlighted = cells(container).map((cell) =>
      cell.matches(`.${heatmapClasses.highlighted}`),
    );
    expect(highlighted).toEqual([false, false, false, true]);
  });
});

describe('#custom-cell', () => {
  test('It receives `x`, `y`, `width`, `height`, `className`, the pointer handlers, and `ownerState` with `seriesId`, `dataIndex`, `value`, `color`, `isHighlighted` and `isFaded`', () => {
    let received: Record<string, unknown> = {};
    const OwnCell = (props: Record<string, unknown>) => {
      received = props;
      return null;
    };
    draw({ series: [{ id: 's', data: [[0, 0, 10]] }], slots: { cell: OwnCell } });
    expect(Object.keys(received)).toEqual(
      expect.arrayContaining(['x', 'y', 'width', 'height', 'className', 'onPointerEnter']),
    );
    expect(received.ownerState).toEqual({
      seriesId: 's',
      dataIndex: 0,
      value: 10,
      color: expect.any(String),
      isHighlighted: false,
      isFaded: false,
    });
  });

  test('A cell that does not spread the handlers has no tooltip', () => {
    const OwnCell = () => <rect className="MuiHeatmap-cell" />;
    const container = draw({ slots: { cell: OwnCell } });
    expect(hover(container, cells(container)[0]!)).toBeUndefined();
  });
});

describe('#click', () => {
  const click = (container: HTMLElement, clientX: number, clientY: number) =>
    fireEvent.click(container.querySelector('.MuiChartsSurface-root')!, { clientX, clientY });

  test('For an empty cell, `dataIndex` is missing', () => {
    const onItemClick = jest.fn();
    const container = draw({ onItemClick, series: [{ id: 's', data: data.slice(1) }] });
    click(container, 250, 50);
    click(container, 100, 50);
    expect(onItemClick.mock.calls.map(([, item]) => item as unknown)).toEqual([
      { type: 'heatmap', seriesId: 's', dataIndex: 0 },
      { type: 'heatmap', seriesId: 's' },
    ]);
  });

  test('Clicks beside the cells are not reported', () => {
    const onItemClick = jest.fn();
    click(draw({ onItemClick }), 5, 5);
    expect(onItemClick).not.toHaveBeenCalled();
  });

  test('Enter on a cell that has the focus does not call it', () => {
    const onItemClick = jest.fn();
    const container = draw({ onItemClick, enableKeyboardNavigation: true });
    const svg = container.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
    act(() => svg.focus());
    for (const key of ['ArrowRight', 'Enter', ' ']) {
      fireEvent.keyDown(svg, { key });
    }
    expect(tooltip()).toBe('AP10');
    expect(onItemClick).not.toHaveBeenCalled();
  });

  test('`onAxisClick` is deprecated: it receives the column without the row', async () => {
    const onAxisClick = jest.fn();
    const container = draw({ onAxisClick });
    const clientX = 100;
    const clientY = 120;
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
      const pointer = { pointerType: 'mouse', pointerId: 1, isPrimary: true };
      act(() => void cells(container)[2]!.dispatchEvent(Object.assign(event, pointer)));
    }
    await waitFor(() => expect(onAxisClick).toHaveBeenCalled());
    expect(onAxisClick.mock.calls[0]![1]).toEqual({
      dataIndex: 0,
      axisValue: 'A',
      seriesValues: {},
    });
  });
});

describe('#cell-button', () => {
  test('a component that is created during rendering is different each time, and its cells lose the focus', () => {
    const Outside = () => <rect className="MuiHeatmap-cell" tabIndex={0} />;
    function Chart({ cell }: { cell?: typeof Outside }) {
      const Inside = () => <rect className="MuiHeatmap-cell" tabIndex={0} />;
      return chart({ slots: { cell: cell ?? Inside } });
    }
    const keepsFocus = (cell?: typeof Outside) => {
      const { container, rerender } = render(<Chart cell={cell} />);
      const first = cells(container)[0]!;
      first.focus();
      expect(document.activeElement).toBe(first);
      rerender(<Chart cell={cell} />);
      return document.activeElement === first;
    };
    expect([keepsFocus(Outside), keepsFocus()]).toEqual([true, false]);
  });
});

describe('#axes', () => {
  test('`reverse: true` on the y axis puts the first entry at the bottom', () => {
    const [first, , third] = cells(draw({ yAxis: [{ data: ['P', 'Q'], reverse: true }] })).map(
      place,
    );
    expect(first![1]).toBeGreaterThan(third![1]!);
  });

  test('The default of a heatmap is `0`', () => {
    const [left, right] = cells(draw()).map(place);
    expect(left![0]! + left![2]!).toBe(right![0]);
    const apart = cells(draw({ xAxis: [{ data: ['A', 'B'], categoryGapRatio: 0.5 }] })).map(place);
    expect(apart[0]![0]! + apart[0]![2]!).toBeLessThan(apart[1]![0]!);
  });

  test('The y axis draws all of its labels', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `Row ${index}`);
    const container = draw({ yAxis: [{ data: rows }], height: 150 });
    expect(
      container.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel'),
    ).toHaveLength(60);
  });

  test('The same entry twice on an axis merges the two into one band, and the columns behind move up by one', () => {
    const two = cells(draw()).map(place);
    const row: Cell[] = [
      [0, 0, 10],
      [1, 0, 20],
      [2, 0, 30],
    ];
    const container = draw({ xAxis: [{ data: ['A', 'A', 'B'] }], series: [{ data: row }] });
    expect(cells(container).map(place)).toEqual([two[0], two[1]]);
  });
});

describe('#zoom', () => {
  const columns = ['A', 'B', 'C', 'D'];

  test('While all is in sight, “Zoom out” is disabled, and Material UI writes a message about that into the console in development', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const container = draw({ showToolbar: true, xAxis: [{ data: columns, zoom: true }] });
    const [zoomIn, zoomOut] = container.querySelectorAll('button');
    expect([zoomIn!.disabled, zoomOut!.disabled]).toEqual([false, true]);
    expect(JSON.stringify(warn.mock.calls)).toContain('You are providing a disabled `button`');
    warn.mockRestore();
  });

  test('`zoom: true` on an axis lets the wheel zoom', async () => {
    const container = draw({ xAxis: [{ data: columns, zoom: true }] });
    const before = place(cells(container)[0]!)[2]!;
    const svg = container.querySelector('.MuiChartsSurface-root')!;
    fireEvent.wheel(svg, { deltaY: -500, clientX: 100, clientY: 100 });
    await waitFor(() => expect(place(cells(container)[0]!)[2]).toBeGreaterThan(before));
  });

  test('`initialZoom`, `zoomData` and `onZoomChange` are in the types, but have no effect', async () => {
    const zoom = [{ axisId: 'x', start: 0, end: 50 }];
    const xAxis = [{ id: 'x', data: columns, zoom: true }];
    const all = cells(draw({ xAxis })).map(place);
    expect(cells(draw({ xAxis, initialZoom: zoom })).map(place)).toEqual(all);
    expect(cells(draw({ xAxis, zoomData: zoom })).map(place)).toEqual(all);
    const onZoomChange = jest.fn();
    const container = draw({ xAxis, onZoomChange });
    const svg = container.querySelector('.MuiChartsSurface-root')!;
    fireEvent.wheel(svg, { deltaY: -500, clientX: 100, clientY: 100 });
    await waitFor(() => expect(cells(container).map(place)).not.toEqual(all));
    expect(onZoomChange).not.toHaveBeenCalled();
  });

  test('To start with a part, call `setZoomData` of `apiRef` in an effect', async () => {
    function Chart({ part }: { part: boolean }) {
      const apiRef = useChartProApiRef<'heatmap'>();
      React.useEffect(() => {
        if (part) {
          apiRef.current?.setZoomData([{ axisId: 'x', start: 0, end: 50 }]);
        }
      }, [apiRef, part]);
      return (
        <Heatmap
          apiRef={apiRef}
          width={300}
          height={200}
          xAxis={[{ id: 'x', data: columns, zoom: true }]}
          yAxis={[{ data: ['P', 'Q'] }]}
          series={[{ data }]}
        />
      );
    }
    const width = (part: boolean) => place(cells(render(<Chart part={part} />).container)[0]!)[2]!;
    expect(width(true)).toBeCloseTo(2 * width(false));
  });

  test('`showToolbar` adds buttons for zooming, and a menu for printing and saving as an image', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const container = quietly(() =>
      draw({ showToolbar: true, xAxis: [{ data: columns, zoom: true }] }),
    );
    const buttons = [...container.querySelectorAll('button')];
    const names = buttons.map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Zoom in', 'Zoom out', 'Export']);
    fireEvent.click(buttons[2]!);
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent),
      ).toEqual(['Print', 'Export as PNG']),
    );
    warn.mockRestore();
  });

  test('`zoom.slider` keeps a stripe free for a slider, which a heatmap does not draw until it gets a `ChartsZoomSlider` as a child', () => {
    const xAxis = [{ data: columns, zoom: { slider: { enabled: true } } }];
    const height = (container: HTMLElement) => place(cells(container)[0]!)[3]!;
    const tracks = (container: HTMLElement) =>
      container.querySelectorAll('.MuiChartAxisZoomSliderTrack-background').length;
    const without = draw({ xAxis });
    expect(height(without)).toBeLessThan(height(draw({ xAxis: [{ data: columns }] })));
    expect(tracks(without)).toBe(0);
    expect(tracks(draw({ xAxis, children: <ChartsZoomSlider /> }))).toBe(1);
  });
});

describe('#no-data', () => {
  test('Without any cell, the chart shows "No data to display"', () => {
    expect(draw({ series: [{ data: [] }] }).textContent).toContain('No data to display');
  });

  test('`loading` shows "Loading data…" over the cells', () => {
    const container = draw({ loading: true });
    expect(container.textContent).toContain('Loading data…');
    expect(cells(container)).toHaveLength(4);
  });
});

describe('#accessibility', () => {
  const press = (container: HTMLElement, ...keys: string[]) => {
    const svg = container.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
    act(() => svg.focus());
    return keys.map((key) => {
      fireEvent.keyDown(svg, { key });
      return tooltip() ?? '';
    });
  };

  test('`title`, `desc`, `className` and `id` are in the types of `Heatmap`, but are not applied to the SVG', () => {
    const props = { title: 'Pool', desc: 'Busy', className: 'pool', id: 'pool' };
    const container = quietly(() => draw(props));
    expect(container.querySelector('title, desc, .pool, #pool')).toBeNull();
  });

  test('`enableKeyboardNavigation` makes the chart focusable, and arrow keys go from cell to cell, with an outline and the tooltip', () => {
    const container = draw({ enableKeyboardNavigation: true });
    const keys = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    expect(press(container, ...keys)).toEqual(['AP10', 'BP20', 'BQ40', 'AQ30', 'AP10']);
    const outline = container.querySelector('rect[pointer-events=none]')!;
    expect(place(outline)).toEqual(place(cells(container)[0]!));
  });

  test('Empty cells are reached as well, without a tooltip', () => {
    const container = draw({
      enableKeyboardNavigation: true,
      series: [{ data: data.slice(0, 3) }],
    });
    expect(press(container, 'ArrowRight', 'ArrowRight', 'ArrowDown')).toEqual(['AP10', 'BP20', '']);
    const outline = container.querySelector('rect[pointer-events=none]')!;
    const [x, , , height] = place(cells(container)[1]!);
    expect(place(outline)[0]).toBe(x);
    expect(place(outline)[1]).toBeGreaterThanOrEqual(height!);
  });

  test('Cells have neither a role nor a name', () => {
    const [cell] = cells(draw({ enableKeyboardNavigation: true }));
    expect([cell!.getAttribute('role'), cell!.getAttribute('aria-label')]).toEqual([null, null]);
  });
});
