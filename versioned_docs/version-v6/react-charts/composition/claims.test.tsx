import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineChart, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart, ScatterPlot } from '@mui/x-charts/ScatterChart';

const size = { width: 400, height: 300 };
const bars = [{ type: 'bar' as const, id: 'trucks', label: 'Trucks', data: [4, 9] }];
const bands = [{ scaleType: 'band' as const, data: ['A', 'B'] }];

const all = (selector: string) => [...document.querySelectorAll(selector)];
const ticks = () => all('.MuiChartsAxis-tickLabel').map(({ textContent }) => textContent);
const svg = () => document.querySelector('svg')!;

/** What React throws while it renders; its own report of it is kept out of the console. */
function errorOf(element: React.ReactElement): string {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(element);
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    silence.mockRestore();
  }
}

beforeAll(() => {
  // jsdom has none of these. The chart asks for the place of the pointer, and whether to animate.
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 120, y: 100 }) }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  });
});

describe('#parts', () => {
  test('only the parts that you add are drawn', () => {
    render(<ChartContainer {...size} series={bars} xAxis={bands} />);
    expect(all('svg rect, svg text, svg path, svg line')).toEqual([]);
  });

  test('Children of a complete chart come last in the SVG', () => {
    render(
      <BarChart {...size} series={bars} xAxis={bands}>
        <circle data-testid="own" />
      </BarChart>,
    );
    expect(svg().lastElementChild).toBe(screen.getByTestId('own'));
  });
});

describe('#containers', () => {
  test('`ref` gives you the `<svg>` in both', () => {
    const fixed = React.createRef<SVGSVGElement>();
    const responsive = React.createRef<SVGSVGElement>();
    render(
      <div>
        <ChartContainer ref={fixed} {...size} series={[]} />
        <ResponsiveChartContainer ref={responsive} {...size} series={[]} />
      </div>,
    );
    expect(fixed.current!.tagName).toBe('svg');
    expect(responsive.current!.tagName).toBe('svg');
  });

  test('`title`, `desc` and `sx` reach the `<svg>` in both', () => {
    const props = { ...size, title: 'Name', desc: 'More', sx: { opacity: 0.4 }, series: [] };
    render(<ChartContainer {...props} />);
    render(<ResponsiveChartContainer {...props} />);
    const svgs = all('svg');
    expect(svgs.map((one) => one.querySelector('title')!.textContent)).toEqual(['Name', 'Name']);
    expect(svgs.map((one) => one.querySelector('desc')!.textContent)).toEqual(['More', 'More']);
    expect(svgs.map((one) => getComputedStyle(one).opacity)).toEqual(['0.4', '0.4']);
  });

  test('Neither passes `className` or `onClick` on, although `className` is in their types', () => {
    const onClick = jest.fn();
    const props = { ...size, className: 'own', series: [] };
    const untyped = { onClick };
    render(<ChartContainer {...props} {...untyped} />);
    render(<ResponsiveChartContainer {...props} {...untyped} />);
    expect(all('svg')).toHaveLength(2);
    expect(all('.own')).toEqual([]);
    all('svg').forEach((one) => fireEvent.click(one));
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('#container-props', () => {
  test('Tooltip and highlight of an axis no longer react', () => {
    const chart = (disableAxisListener: boolean) => (
      <ChartContainer
        {...size}
        disableAxisListener={disableAxisListener}
        series={bars}
        xAxis={bands}
      >
        <ChartsAxisHighlight x="band" />
        <ChartsTooltip />
      </ChartContainer>
    );
    const { unmount } = render(chart(true));
    fireEvent.mouseMove(svg());
    expect(all('.MuiChartsAxisHighlight-root, .MuiChartsTooltip-root')).toEqual([]);
    unmount();
    render(chart(false));
    fireEvent.mouseMove(svg());
    expect(all('.MuiChartsAxisHighlight-root')).toHaveLength(1);
    expect(all('.MuiChartsTooltip-root').length).toBeGreaterThan(0);
  });
});

describe('#series-type', () => {
  test('A series without `type` is not drawn, and no error is reported', () => {
    const series = [{ data: [4, 9] }] as unknown as typeof bars;
    render(<ChartContainer {...size} series={series} xAxis={bands} children={<BarPlot />} />);
    expect(all('svg')).toHaveLength(1);
    expect(all('.MuiBarElement-root')).toEqual([]);
  });

  test('A series whose plot is missing still affects the axes and appears in the legend', () => {
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <LinePlot />
        <ChartsAxis />
        <ChartsLegend />
      </ChartContainer>,
    );
    expect(all('.MuiBarElement-root, .MuiLineElement-root')).toEqual([]);
    expect(ticks()).toEqual(expect.arrayContaining(['A', 'B', '8']));
    expect(all('.MuiChartsLegend-series').map((one) => one.textContent)).toEqual(['Trucks']);
  });

  test('A plot without a series of its type draws nothing', () => {
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ScatterPlot />
      </ChartContainer>,
    );
    expect(all('.MuiBarElement-root')).toHaveLength(2);
    expect(all('.MuiLineElement-root, .MuiMarkElement-root, circle')).toEqual([]);
  });

  test('Axes of a container are linear unless you set `scaleType`', () => {
    const xAxis = [{ data: ['A', 'B'] }];
    expect(
      errorOf(<ChartContainer {...size} series={bars} xAxis={xAxis} children={<BarPlot />} />),
    ).toMatch('shoud be of type "band" to display the bar series of id "trucks"');
  });

  test('an x-axis with `data`, one entry per value', () => {
    const line = [{ type: 'line' as const, data: [1, 2] }];
    expect(errorOf(<ChartContainer {...size} series={line} children={<LinePlot />} />)).toMatch(
      'The first `xAxis` should have data property to be able to display a line plot',
    );
    const xAxis = [{ data: [1] }];
    expect(
      errorOf(<ChartContainer {...size} series={line} xAxis={xAxis} children={<LinePlot />} />),
    ).toMatch('(1 items) is lower than the length of series (2 items)');
  });
});

describe('#horizontal', () => {
  test('A container has no `layout`; set it on every bar series', () => {
    render(
      <ChartContainer
        {...size}
        series={bars.map((one) => ({ ...one, layout: 'horizontal' as const }))}
        yAxis={bands}
        children={<BarPlot />}
      />,
    );
    expect(all('.MuiBarElement-root')).toHaveLength(2);
    expect(
      errorOf(<ChartContainer {...size} series={bars} yAxis={bands} children={<BarPlot />} />),
    ).toMatch('The first `xAxis` shoud be of type "band"');
  });
});

describe('#order', () => {
  test('Later children are painted above earlier ones', () => {
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <ChartsReferenceLine y={5} />
        <BarPlot />
      </ChartContainer>,
    );
    const line = document.querySelector('.MuiChartsReferenceLine-root')!;
    const bar = document.querySelector('.MuiBarElement-root')!;
    expect(line.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('The tooltip is not part of the SVG', async () => {
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <BarPlot />
        <ChartsTooltip />
      </ChartContainer>,
    );
    fireEvent.mouseMove(svg());
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.closest('svg')).toBe(null);
    expect(tooltip.parentElement).toBe(document.body);
  });
});

describe('#clip-path', () => {
  test('`offset` makes the clipped region larger, in pixels per side', () => {
    const clip = <ChartsClipPath id="clip" offset={{ top: 6, right: 4 }} />;
    render(<ChartContainer {...size} series={[]} children={clip} />);
    const rect = document.querySelector('#clip rect')!;
    expect(['x', 'y', 'width', 'height'].map((name) => rect.getAttribute(name))).toEqual([
      '50',
      '44',
      '304',
      '206',
    ]);
  });

  test('`MarkPlot` and `ScatterPlot` automatically omit points outside the drawing area', () => {
    const range = [{ min: 0, max: 10, data: [1, 2, 3] }];
    render(
      <ChartContainer
        {...size}
        series={[
          { type: 'line', data: [1, 50, 2] },
          {
            type: 'scatter',
            data: [
              { id: 1, x: 1, y: 1 },
              { id: 2, x: 1, y: 50 },
            ],
          },
        ]}
        xAxis={range}
        yAxis={range}
      >
        <MarkPlot />
        <ScatterPlot />
      </ChartContainer>,
    );
    expect(all('.MuiMarkElement-root')).toHaveLength(2);
    expect(all('circle')).toHaveLength(1);
  });
});

describe('#axes', () => {
  const yAxis = [
    { id: 'left', min: 0, max: 1 },
    { id: 'right', min: 500, max: 600 },
  ];

  test('Without `axisId`, an axis component shows the first axis', () => {
    const chart = (children: React.ReactNode) => (
      <ChartContainer {...size} series={[]} yAxis={yAxis} children={children} />
    );
    const { rerender } = render(chart(<ChartsYAxis />));
    expect(ticks()).toContain('0.4');
    rerender(chart(<ChartsYAxis axisId="right" />));
    expect(ticks()).toContain('560');
  });

  test("Props of the component override those of the container's axis", () => {
    render(
      <ChartContainer {...size} series={[]} xAxis={[{ min: 0, max: 1, label: 'From the axis' }]}>
        <ChartsXAxis label="From the component" />
      </ChartContainer>,
    );
    expect(screen.queryByText('From the axis')).toBe(null);
    expect(screen.queryByText('From the component')).not.toBe(null);
  });

  test('`position`, `disableLine`, `disableTicks` and `tickSize` work on the component only: on an axis of the container, they have no effect', () => {
    const settings = {
      position: 'top' as const,
      disableLine: true,
      disableTicks: true,
      tickSize: 20,
    };
    const chart = (inContainer: object, onComponent: object) => (
      <ChartContainer {...size} series={[]} xAxis={[{ min: 0, max: 1, ...inContainer }]}>
        <ChartsXAxis {...onComponent} />
      </ChartContainer>
    );
    const { rerender } = render(chart({}, {}));
    const plain = svg().innerHTML;
    rerender(chart(settings, {}));
    expect(svg().innerHTML).toBe(plain);
    rerender(chart({}, settings));
    expect(all('.MuiChartsAxis-top')).toHaveLength(1);
    expect(all('.MuiChartsAxis-line, .MuiChartsAxis-tick')).toEqual([]);
    rerender(chart({}, { tickSize: 20 }));
    expect(all('.MuiChartsAxis-tick')[0]!.getAttribute('y2')).toBe('20');
  });

  test('For a y-axis, the same holds for `tickFontSize` and `labelFontSize`', () => {
    const fonts = { tickFontSize: 30, labelFontSize: 40 };
    const chart = (inContainer: object, onComponent: object) => (
      <ChartContainer
        {...size}
        series={[]}
        yAxis={[{ min: 0, max: 1, label: 'Liters', ...inContainer }]}
      >
        <ChartsYAxis {...onComponent} />
      </ChartContainer>
    );
    const { rerender } = render(chart({}, {}));
    const plain = svg().innerHTML;
    rerender(chart(fonts, {}));
    expect(svg().innerHTML).toBe(plain);
    rerender(chart({}, fonts));
    expect(svg().innerHTML).not.toBe(plain);
  });

  test('In `ChartsAxis`, an object without `axisId` hides the axis', () => {
    const chart = (leftAxis: object) => (
      <ChartContainer
        {...size}
        series={[]}
        yAxis={yAxis}
        children={<ChartsAxis {...{ leftAxis }} />}
      />
    );
    const { rerender } = render(chart({ disableLine: true }));
    expect(all('.MuiChartsAxis-left')).toEqual([]);
    rerender(chart({ axisId: 'left', disableLine: true }));
    expect(all('.MuiChartsAxis-left')).toHaveLength(1);
  });

  test('`ChartsAxis` throws if an id does not exist', () => {
    expect(
      errorOf(
        <ChartContainer {...size} series={[]} xAxis={bands}>
          <ChartsAxis rightAxis="price" />
        </ChartContainer>,
      ),
    ).toMatch('MUI-X-Charts: id used for right axis "price" is not defined.');
  });

  test('Axis highlight and axis tooltip follow the first axis of each direction', () => {
    const xAxis = [
      { id: 'first', scaleType: 'band' as const, data: ['A', 'B'] },
      { id: 'second', scaleType: 'band' as const, data: ['C', 'D', 'E', 'F', 'G', 'H'] },
    ];
    render(
      <ChartContainer {...size} series={bars} xAxis={xAxis}>
        <ChartsAxisHighlight x="band" />
        <ChartsTooltip />
      </ChartContainer>,
    );
    fireEvent.mouseMove(svg());
    // The pointer is at x = 120, in the first of two bands of 150 px each.
    const highlight = document.querySelector('.MuiChartsAxisHighlight-root')!;
    expect(highlight.getAttribute('d')).toMatch(/^M 50 .* l 150 0/);
    expect(screen.queryByText('A')).not.toBe(null);
    expect(screen.queryByText('D')).toBe(null);
  });
});

describe('#grid', () => {
  test('Version 6 has no part for grid lines', () => {
    expect(Object.keys(charts)).toContain('ChartsAxis');
    expect(Object.keys(charts).filter((name) => /grid/i.test(name))).toEqual([]);
  });
});

describe('#legend', () => {
  test('`ChartsLegend` takes `direction` and `position` as its own props', () => {
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <ChartsLegend direction="column" position={{ vertical: 'bottom', horizontal: 'left' }} />
      </ChartContainer>,
    );
    expect(all('.MuiChartsLegend-column')).toHaveLength(1);
    const place = document.querySelector('.MuiChartsLegend-series')!.getAttribute('transform');
    expect(place).toMatch(/^translate\(10 2\d\d/);
  });

  test('The size of marks and text is set in its `slotProps.legend`', () => {
    const legend = { itemMarkWidth: 9, labelStyle: { fontSize: 31 } };
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <ChartsLegend slotProps={{ legend }} />
      </ChartContainer>,
    );
    expect(document.querySelector('.MuiChartsLegend-mark')!.getAttribute('width')).toBe('9');
    const text = document.querySelector('.MuiChartsLegend-series text')!;
    expect(getComputedStyle(text).fontSize).toBe('31px');
  });

  test('Only series with a `label` are listed', () => {
    render(
      <ChartContainer {...size} series={[...bars, { type: 'bar', data: [1, 1] }]} xAxis={bands}>
        <ChartsLegend />
      </ChartContainer>,
    );
    expect(all('.MuiChartsLegend-series')).toHaveLength(1);
  });
});

describe('#click-events', () => {
  test('`BarPlot` takes an `onClick` in `slotProps.bar`', () => {
    const onClick = jest.fn();
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <BarPlot slotProps={{ bar: { ...({ onClick } as object) } }} />
      </ChartContainer>,
    );
    fireEvent.click(document.querySelector('.MuiBarElement-root')!);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('The pointer no longer reaches the bars below them, so a tooltip with `trigger="item"` does not open there; with `\'axis\'` it does', () => {
    const chart = (trigger: 'axis' | 'item') => (
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <BarPlot />
        <rect data-testid="above" {...size} />
        <ChartsTooltip trigger={trigger} />
      </ChartContainer>
    );
    const point = () => {
      fireEvent.mouseOver(screen.getByTestId('above'));
      fireEvent.mouseMove(screen.getByTestId('above'));
    };
    const { unmount } = render(chart('item'));
    point();
    expect(screen.queryByRole('tooltip')).toBe(null);
    unmount();
    render(chart('axis'));
    point();
    expect(screen.queryByRole('tooltip')).not.toBe(null);
  });
});

describe('#overlay', () => {
  test('a chart without series shows its axes and nothing else', () => {
    render(<BarChart {...size} series={[]} xAxis={bands} />);
    expect(ticks()).toEqual(expect.arrayContaining(['A', 'B']));
    expect(all('svg text:not(.MuiChartsAxis-tickLabel)')).toEqual([]);
    expect(all('.MuiBarElement-root')).toEqual([]);
  });

  test('A bar series whose `data` or `dataset` is empty throws `undefined is not iterable`', () => {
    const message = 'undefined is not iterable';
    expect(errorOf(<BarChart {...size} series={[{ data: [] }]} xAxis={bands} />)).toMatch(message);
    const rows = (
      <BarChart
        {...size}
        dataset={[]}
        series={[{ dataKey: 'sold' }]}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      />
    );
    expect(errorOf(rows)).toMatch(message);
  });

  test('Lines and points with empty `data` do not throw', () => {
    expect(errorOf(<LineChart {...size} series={[{ data: [] }]} xAxis={bands} />)).toBe('');
    expect(errorOf(<ScatterChart {...size} series={[{ data: [] }]} />)).toBe('');
  });
});

describe('#troubleshooting', () => {
  test('A complete chart does not receive the series and axes of the outer container, so it throws because its `series` is missing', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const inner = React.createElement(BarChart as unknown as React.FC);
    silence.mockRestore();
    expect(
      errorOf(<ChartContainer {...size} series={bars} xAxis={bands} children={inner} />),
    ).toMatch('Cannot read properties of undefined');
  });
});
