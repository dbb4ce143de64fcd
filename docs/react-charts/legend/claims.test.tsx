import * as React from 'react';
import { fireEvent, render } from '@testing-library/react';
import RtlProvider from '@mui/system/RtlProvider';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import {
  ChartsLegend,
  ContinuousColorLegend,
  DefaultChartsLegend,
  type LegendRendererProps,
  PiecewiseColorLegend,
  type PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { PieChart, PiePlot } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const size = { width: 400, height: 300, skipAnimation: true };
const band = { id: 'x', scaleType: 'band' as const, data: ['A', 'B'] };
const two = [
  { id: 'one', label: 'One', data: [1, 2] },
  { id: 'two', label: 'Two', data: [3, 4] },
];

function draw(props: Partial<BarChartProps>) {
  return render(<BarChart {...size} xAxis={[band]} series={two} {...props} />).container;
}
const entries = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsLegend-series')].map((entry) => entry.textContent);
const markColors = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsLegend-mark')].map((mark) => mark.getAttribute('fill'));
const axisLine = (container: Element) =>
  container.querySelector('.MuiChartsAxis-directionX')!.getAttribute('transform');
const place = (container: Element) =>
  container.querySelector('.MuiChartsLegend-series')!.getAttribute('transform');

const continuous = {
  type: 'continuous' as const,
  color: ['#ffffff', '#000000'] as [string, string],
};
const piecewise = {
  type: 'piecewise' as const,
  thresholds: [55, 70],
  colors: ['#111111', '#222222', '#333333'],
};
const placement = {
  direction: 'row' as const,
  position: { vertical: 'top' as const, horizontal: 'left' as const },
};
function drawPieces(props: Partial<PiecewiseColorLegendProps> = {}) {
  return draw({
    yAxis: [{ colorMap: piecewise }],
    series: [{ data: [1, 80] }],
    children: <PiecewiseColorLegend axisDirection="y" {...placement} {...props} />,
  });
}
/** Entries of a color legend, which have no class names. */
const pieces = (container: Element) =>
  [...container.querySelectorAll('g[class^="undefined"]')].map((entry) => entry.textContent);
const barOf = (container: Element) => container.querySelector('rect[fill^="url("]');

describe('#series-legend', () => {
  test('A series without a `label` has no entry', () => {
    expect(entries(draw({ series: [{ data: [1, 2] }, ...two] }))).toEqual(['One', 'Two']);
  });

  test('The entries are in the order of `series`; if a chart mixes types, bars come first, then points, lines and slices', () => {
    const { container } = render(
      <ResponsiveChartContainer
        {...size}
        xAxis={[band]}
        series={[
          { type: 'pie', data: [{ id: 0, value: 1, label: 'P1' }] },
          { type: 'line', label: 'L1', data: [1, 2] },
          { type: 'scatter', label: 'S1', data: [] },
          { type: 'bar', label: 'B1', data: [1, 2] },
          { type: 'line', label: 'L2', data: [1, 2] },
        ]}
      >
        <ChartsLegend />
      </ResponsiveChartContainer>,
    );
    expect(entries(container)).toEqual(['B1', 'S1', 'L1', 'L2', 'P1']);
  });

  test('A `colorMap` on an axis does not change the legend: color legends explain such colors', () => {
    const series = two.map((each, index) => ({ ...each, color: ['#010101', '#020202'][index] }));
    expect(markColors(draw({ series, yAxis: [{ colorMap: piecewise }] }))).toEqual([
      '#010101',
      '#020202',
    ]);
  });
});

describe('#position', () => {
  test('If you set both, `slotProps.legend` takes precedence', () => {
    const container = draw({
      legend: { hidden: true },
      slotProps: { legend: { hidden: false } },
    });
    expect(entries(container)).toHaveLength(2);
  });

  const translate = (legend: object, series = two) => {
    const container = draw({ series, slotProps: { legend } });
    return [...container.querySelectorAll('.MuiChartsLegend-series')].map((entry) =>
      entry
        .getAttribute('transform')!
        .match(/[\d.]+/g)!
        .map(Number),
    );
  };

  test('Set both keys of `position` in `slotProps.legend`, because the object replaces the whole default', () => {
    // Types and prop types require both keys.
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const yOf = (position?: object) => translate(position ? { position } : {})[0]![1];
    expect(yOf()).toBe(yOf({ vertical: 'top', horizontal: 'middle' }));
    expect(yOf({ horizontal: 'left' })).toBe(yOf({ vertical: 'middle', horizontal: 'left' }));
    expect(yOf({ horizontal: 'left' })).not.toBe(yOf());
    error.mockRestore();
  });

  test('A row that is too long for the chart wraps to a second line, and a column that is too high to a second column', () => {
    const many = Array.from({ length: 20 }, (_, id) => ({
      id: `${id}`,
      label: `S${id}`,
      data: [1, 2],
    }));
    const ys = translate({ direction: 'row' }, many).map(([, y]) => y);
    expect(new Set(ys).size).toBeGreaterThan(1);
    const xs = translate({ direction: 'column' }, many).map(([x]) => x);
    expect(new Set(xs).size).toBeGreaterThan(1);
  });
});

describe('#overlap', () => {
  test('The legend is drawn inside the SVG and reserves no space', () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, label: `S${id}`, data: [1, 2] }));
    const container = draw({ series: many });
    expect(entries(container)).toHaveLength(30);
    expect(container.querySelector('svg .MuiChartsLegend-root')).not.toBe(null);
    expect(axisLine(container)).toBe(axisLine(draw({})));
  });

  test('The space comes from `margin`, which is 50 px on each side by default', () => {
    expect(axisLine(draw({}))).toBe('translate(0, 250)');
    const line = draw({}).querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line')!;
    expect([line.getAttribute('x1'), line.getAttribute('x2')]).toEqual(['50', '350']);
  });
});

describe('#pie', () => {
  test('A pie chart has a `margin` of 100 px on the side of the legend and 5 px on the others', () => {
    const { container } = render(
      <PieChart {...size} series={[{ data: [{ id: 0, value: 1, label: 'A' }] }]} />,
    );
    const transforms = [...container.querySelectorAll('g[transform]')].map((each) =>
      each.getAttribute('transform'),
    );
    expect(transforms).toContain(`translate(${5 + (400 - 105) / 2}, 150)`);
  });

  test('Marks and padding take up 45 px of it', () => {
    const { container } = render(
      <PieChart {...size} series={[{ data: [{ id: 0, value: 1, label: 'A' }] }]} />,
    );
    // jsdom has no layout: the label has no width.
    expect(place(container)).toMatch(/^translate\(355[ ,]/);
  });
});

describe('#hide', () => {
  test('To remove one entry and keep its label in the tooltip, filter `seriesToDisplay` in `slots.legend`', () => {
    function Filtered(props: LegendRendererProps) {
      const shown = props.seriesToDisplay.filter(({ id }) => id !== 'two');
      return <DefaultChartsLegend {...props} seriesToDisplay={shown} />;
    }
    expect(entries(draw({ slots: { legend: Filtered } }))).toEqual(['One']);
  });

  test('Hiding the legend does not change the margins', () => {
    const hidden = draw({ slotProps: { legend: { hidden: true } } });
    expect(entries(hidden)).toEqual([]);
    const line = hidden.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line')!;
    expect(line.getAttribute('y1')).toBe('50');
  });
});

describe('#dimensions', () => {
  test('20 px', () => {
    const mark = draw({}).querySelector('.MuiChartsLegend-mark')!;
    expect([mark.getAttribute('width'), mark.getAttribute('height')]).toEqual(['20', '20']);
  });

  test('5 px', () => {
    const label = draw({}).querySelector('.MuiChartsLegend-series text')!;
    expect(label.getAttribute('x')).toBe('25');
  });

  test('Sides that you leave out are 0', () => {
    const at = (padding: number | { top: number }) =>
      place(
        draw({
          slotProps: { legend: { padding, position: { vertical: 'top', horizontal: 'left' } } },
        }),
      );
    expect(at(10)).toMatch(/^translate\(10 /);
    expect(at({ top: 10 })).toMatch(/^translate\(0 /);
  });
});

describe('#marks', () => {
  test('A mark is a `<rect>` with the class `MuiChartsLegend-mark`', () => {
    const container = draw({});
    expect(container.querySelectorAll('rect.MuiChartsLegend-mark')).toHaveLength(2);
    expect(container.querySelectorAll('.MuiChartsLegend-series-one')).toHaveLength(1);
  });

  test('In a pie chart, the class ends with the `id` of the slice', () => {
    const { container } = render(
      <PieChart {...size} series={[{ id: 's', data: [{ id: 'oak', value: 1, label: 'A' }] }]} />,
    );
    expect(container.querySelectorAll('.MuiChartsLegend-series-oak')).toHaveLength(1);
  });
});

describe('#line-breaks', () => {
  test('`\\n` in a label starts a new line', () => {
    const container = draw({ series: [{ label: 'Shower\nand bath', data: [1, 2] }] });
    const lines = [...container.querySelectorAll('.MuiChartsLegend-series tspan')];
    expect(lines.map((line) => line.textContent)).toEqual(['Shower', 'and bath']);
  });
});

describe('#label-function', () => {
  test("It receives `'legend'` or `'tooltip'`, in pie charts also `'arc'`", () => {
    const asked = new Set<string>();
    const label = (location: string) => {
      asked.add(location);
      return location;
    };
    const { container } = render(
      <PieChart {...size} series={[{ arcLabel: 'label', data: [{ id: 0, value: 1, label }] }]} />,
    );
    fireEvent.pointerMove(container.querySelector('svg')!, { clientX: 100, clientY: 100 });
    fireEvent.pointerEnter(container.querySelector('.MuiPieArc-root')!);
    expect([...asked].sort()).toEqual(['arc', 'legend', 'tooltip']);
  });
});

describe('#click', () => {
  test('The entry has `label`, `color`, `seriesId`, and in pie charts `itemId`, the `id` of the slice', () => {
    const onItemClick = jest.fn();
    const { container } = render(
      <PieChart
        {...size}
        series={[{ id: 's', data: [{ id: 'a', value: 1, label: 'A', color: '#010101' }] }]}
        slotProps={{ legend: { onItemClick } }}
      />,
    );
    fireEvent.click(container.querySelector('.MuiChartsLegend-itemBackground')!);
    expect(onItemClick).toHaveBeenCalledWith(
      expect.anything(),
      { type: 'series', label: 'A', color: '#010101', seriesId: 's', itemId: 'a' },
      0,
    );
  });

  test('Without `onItemClick`, clicks pass through the legend', () => {
    const item = draw({}).querySelector<SVGElement>('.MuiChartsLegend-itemBackground')!;
    expect(item.style.pointerEvents).toBe('none');
  });

  test('The entries cannot be focused by keyboard', () => {
    const container = draw({ slotProps: { legend: { onItemClick: () => {} } } });
    expect(container.querySelectorAll('[tabindex], button, a')).toHaveLength(0);
  });
});

describe('#toggle-series', () => {
  test('The colors of a palette are assigned by position, so without `color`, the remaining series change their colors', () => {
    const colors = ['#010101', '#020202'];
    expect(markColors(draw({ colors }))[1]).toBe('#020202');
    expect(markColors(draw({ colors, series: two.slice(1) }))).toEqual(['#010101']);
  });

  test('To use clicks on the built-in legend, set `data` of a hidden series to an empty array instead of removing the series: its entry stays', () => {
    const container = draw({ series: [{ ...two[0]!, data: [] }, two[1]!] });
    expect(entries(container)).toEqual(['One', 'Two']);
  });
});

describe('#color-legend', () => {
  test("An `'ordinal'` `colorMap` has no legend in this version", () => {
    const container = draw({
      series: [{ data: [1, 2] }],
      xAxis: [{ ...band, colorMap: { type: 'ordinal', colors: ['#010101', '#020202'] } }],
      children: [
        <ContinuousColorLegend key="c" axisDirection="x" direction="row" />,
        <PiecewiseColorLegend key="p" axisDirection="x" {...placement} />,
      ],
    });
    expect([barOf(container), pieces(container)]).toEqual([null, []]);
  });
});

describe('#select-axis', () => {
  test('If this axis has no `colorMap` of the right type, nothing is drawn, and there is no error', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = draw({
      series: [{ data: [1, 2] }],
      yAxis: [{ colorMap: continuous }],
      children: [
        <ContinuousColorLegend key="c" axisDirection="x" direction="row" />,
        <PiecewiseColorLegend key="p" axisDirection="y" {...placement} />,
      ],
    });
    expect(barOf(container)).toBe(null);
    expect(pieces(container)).toEqual([]);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test("Both components show values with the `valueFormatter` of the axis, which receives `{ location: 'legend' }`", () => {
    const valueFormatter = (value: number, { location }: { location: string }) =>
      `${value}@${location}`;
    const colored = draw({
      yAxis: [{ colorMap: piecewise, valueFormatter }],
      series: [{ data: [1, 80] }],
      children: <PiecewiseColorLegend axisDirection="y" {...placement} />,
    });
    expect(colored.textContent).toContain('<55@legend');
    const gradient = draw({
      yAxis: [{ colorMap: continuous, valueFormatter }],
      series: [{ data: [1, 80] }],
      children: <ContinuousColorLegend axisDirection="y" direction="row" />,
    });
    expect(gradient.textContent).toContain('100@legend');
  });
});

describe('#continuous', () => {
  const drawGradient = (children: React.ReactNode) =>
    draw({
      series: [{ data: [20, 3000] }],
      yAxis: [{ colorMap: continuous, valueFormatter: (value: number) => `v${value}` }],
      children,
    });

  test('The labels are `min` and `max` of the `colorMap`, which are 0 and 100 unless you set them, whatever the data', () => {
    const container = drawGradient(<ContinuousColorLegend axisDirection="y" direction="row" />);
    const bar = barOf(container)!;
    expect(bar.previousElementSibling!.textContent).toBe('v0');
    expect(bar.nextElementSibling!.textContent).toBe('v100');
  });

  test("`'50%'`", () => {
    const bar = barOf(
      drawGradient(<ContinuousColorLegend axisDirection="y" direction="column" />),
    )!;
    expect([bar.getAttribute('width'), bar.getAttribute('height')]).toEqual(['5', '150']);
  });

  test('Without it, the bar is horizontal, and its gradient runs vertically', () => {
    const container = drawGradient(<ContinuousColorLegend axisDirection="y" id="mine" />);
    const bar = barOf(container)!;
    expect([bar.getAttribute('width'), bar.getAttribute('height')]).toEqual(['200', '5']);
    const gradient = container.querySelector('#mine')!;
    expect([gradient.getAttribute('x2'), gradient.getAttribute('y2')]).toEqual(['0', '1']);
  });

  test('On right-to-left pages, `direction="row"` draws a vertical bar', () => {
    const container = drawGradient(
      <RtlProvider>
        <ContinuousColorLegend axisDirection="y" direction="row" />
      </RtlProvider>,
    );
    const bar = barOf(container)!;
    expect([bar.getAttribute('width'), bar.getAttribute('height')]).toEqual(['5', '200']);
  });

  test('The labels are black in dark mode too, because they have no `fill`', () => {
    const container = drawGradient(<ContinuousColorLegend axisDirection="y" direction="row" />);
    const label = barOf(container)!.nextElementSibling as SVGTextElement;
    expect(label.textContent).toBe('v100');
    expect([label.getAttribute('fill'), label.style.fill]).toEqual([null, '']);
  });

  test('Two continuous legends in one chart need different `id` props, because otherwise both gradients have the same id', () => {
    const container = drawGradient([
      <ContinuousColorLegend key="1" axisDirection="y" direction="row" />,
      <ContinuousColorLegend key="2" axisDirection="y" direction="row" />,
    ]);
    const ids = [...container.querySelectorAll('[id^="gradient-legend"]')].map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('#piecewise', () => {
  test('The labels are `<55`, `55-70` and `>70` by default', () => {
    expect(pieces(drawPieces())).toEqual(['<55', '55-70', '>70']);
  });

  test('`labelFormatter` receives `min` and `max` of a piece, `null` for an open end, with their formatted texts; an entry for which it returns `null` is left out', () => {
    const labelFormatter = jest.fn(({ min }: { min: unknown }) => (min === null ? null : `${min}`));
    expect(pieces(drawPieces({ labelFormatter }))).toEqual(['55', '70']);
    expect(labelFormatter).toHaveBeenCalledWith({
      min: null,
      max: 55,
      formattedMin: null,
      formattedMax: '55',
    });
  });

  test('The props for marks, gaps and labels are the same as those of the other legend, but its entries have none of the class names of the other legend', () => {
    const container = drawPieces();
    expect(pieces(container)).toHaveLength(3);
    expect(container.querySelector('.MuiChartsLegend-mark, .MuiChartsLegend-series')).toBe(null);
  });

  test('`onItemClick` reports `minValue` and `maxValue`', () => {
    const onItemClick = jest.fn();
    const container = drawPieces({ onItemClick });
    fireEvent.click(container.querySelectorAll('g[class^="undefined"] rect')[2]!);
    expect(onItemClick.mock.calls[0][1]).toMatchObject({ minValue: 55, maxValue: 70 });
  });
});

describe('#composition', () => {
  test('In a composition, there is no default for pie charts: `ChartsLegend` itself is a row at the top', () => {
    const { container } = render(
      <ResponsiveChartContainer
        {...size}
        series={[{ type: 'pie', data: [{ id: 0, value: 1, label: 'A' }] }]}
      >
        <PiePlot />
        <ChartsLegend />
      </ResponsiveChartContainer>,
    );
    expect(container.querySelectorAll('.MuiChartsLegend-row')).toHaveLength(1);
    expect(Number(place(container)!.split(' ')[1]!.replace(')', ''))).toBeLessThan(60);
  });
});

describe('#accessibility', () => {
  test('entries have no role', () => {
    expect(draw({}).querySelectorAll('.MuiChartsLegend-root [role]')).toHaveLength(0);
  });

  test('The HTML of a server-rendered page has no legend; it appears when the page is hydrated', async () => {
    // The server renderer asks for one when it is loaded, and jsdom has none.
    Object.assign(globalThis, {
      TextEncoder: class {
        encode = () => new Uint8Array();
      },
    });
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { renderToString } = await import('react-dom/server');
    const chart = <BarChart {...size} xAxis={[band]} series={two} />;
    expect(renderToString(chart)).not.toContain('One');
    error.mockRestore();
    expect(entries(render(chart).container)).toHaveLength(2);
  });
});
