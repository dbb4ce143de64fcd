import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
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

function hover(container: HTMLElement, cell: Element) {
  act(() => {
    container
      .querySelector('svg')!
      .dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 100, clientY: 100 }));
  });
  fireEvent.pointerEnter(cell);
  return document.querySelector('.MuiChartsTooltip-root')?.textContent;
}

describe('#first-chart', () => {
  test('The first entry of the y axis is at the top', () => {
    const [first, , third] = cells(draw()).map(place);
    expect(first).toEqual([50, 50, 100, 50]);
    expect(third).toEqual([50, 100, 100, 50]);
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
});

describe('#color-scale', () => {
  const t = (color: (value: number) => string, rest: object = {}) => [
    { colorMap: { type: 'continuous' as const, color, ...rest } },
  ];

  test('Without `zAxis`, the colors range from light green at 0 to dark blue at 100', () => {
    const at = (value: number) => fills(draw({ series: [{ data: [[0, 0, value]] }] }))[0];
    expect([at(0), at(100)]).toEqual(['rgb(247, 252, 240)', 'rgb(8, 64, 129)']);
  });

  test('For other values, set `min` and `max`: the color map is not computed from your data', () => {
    const seen: number[] = [];
    draw({ zAxis: t((value) => (seen.push(value), '#000000')) });
    expect(new Set(seen)).toEqual(new Set([0.1, 0.2, 0.3, 0.4]));
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
  test('A heatmap has no legend by default', () => {
    const container = draw({ series: [{ label: 'Visitors', data }] });
    expect(container.textContent).not.toContain('Visitors');
  });

  test('On right-to-left pages, a `ContinuousColorLegend` with `direction="row"` draws its bar vertically', () => {
    const bar = (direction: 'ltr' | 'rtl') =>
      render(
        <ThemeProvider theme={createTheme({ direction })}>
          {chart({
            zAxis: [{ colorMap: { type: 'continuous', color: ['#000000', '#ffffff'] } }],
            children: <ContinuousColorLegend axisDirection="z" direction="row" length={80} />,
          })}
        </ThemeProvider>,
      ).container.querySelector('rect[fill^="url"]')!;
    expect(place(bar('ltr')).slice(2)).toEqual([80, 5]);
    expect(place(bar('rtl')).slice(2)).toEqual([5, 80]);
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
    expect(container.querySelector('.MuiHeatmap-highlighted, .MuiHeatmap-faded')).toBeNull();
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

  test('`onHighlightChange` reports `{ seriesId, dataIndex }`, and `null` when the pointer leaves the cell', () => {
    const calls: unknown[] = [];
    const container = draw({
      series: [{ id: 'visitors', data }],
      onHighlightChange: (item) => calls.push(item),
    });
    fireEvent.pointerEnter(cells(container)[2]!);
    fireEvent.pointerLeave(cells(container)[2]!);
    expect(calls).toEqual([{ seriesId: 'visitors', dataIndex: 2 }, null]);
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
  test('`onAxisClick` exists in the types, but is not called', () => {
    const onAxisClick = jest.fn();
    const container = draw({ onAxisClick });
    hover(container, cells(container)[0]!);
    fireEvent.click(cells(container)[0]!, { clientX: 100, clientY: 75 });
    expect(onAxisClick).not.toHaveBeenCalled();
  });

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

  test('The same entry twice on an axis merges the two into one band', () => {
    const container = draw({ xAxis: [{ data: ['A', 'A', 'B'] }] });
    expect(cells(container).map((cell) => place(cell)[2])).toEqual([100, 100, 100, 100]);
  });
});

describe('#zoom', () => {
  test('`zoom` on an axis has no effect', () => {
    const before = cells(draw()).map(place);
    const container = draw({ xAxis: [{ data: ['A', 'B'], zoom: true }] as never });
    const at = { deltaY: -500, clientX: 80, clientY: 100 };
    // A chart that zooms prevents the page from scrolling.
    expect(fireEvent.wheel(container.querySelector('svg')!, at)).toBe(true);
    expect(cells(container).map(place)).toEqual(before);
    const zooming = render(
      <BarChartPro
        width={300}
        height={200}
        xAxis={[{ scaleType: 'band', data: ['A', 'B'], zoom: true }]}
        series={[{ data: [1, 2] }]}
      />,
    ).container;
    expect(fireEvent.wheel(zooming.querySelector('svg')!, at)).toBe(false);
  });
});

describe('#accessibility', () => {
  test('`title`, `desc` and `className` are in the types of `Heatmap`, but are not applied to the SVG', () => {
    const svg = draw({ title: 'Pool', desc: 'Busy', className: 'pool' }).querySelector('svg')!;
    expect(svg.querySelector('title')!.textContent).toBe('');
    expect(svg.querySelector('desc')!.textContent).toBe('');
    expect(svg.closest('.pool')).toBeNull();
  });
});
