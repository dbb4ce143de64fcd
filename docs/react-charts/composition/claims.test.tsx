import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOnAxisClickHandler } from '@mui/x-charts/ChartsOnAxisClickHandler';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartsVoronoiHandler } from '@mui/x-charts/ChartsVoronoiHandler';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import * as community from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';

const size = { width: 400, height: 300 };
const bars = [{ type: 'bar' as const, id: 'trucks', label: 'Trucks', data: [4, 9] }];
const bands = [{ scaleType: 'band' as const, data: ['A', 'B'] }];
const points = [{ type: 'scatter' as const, id: 's', data: [{ id: 1, x: 1, y: 2 }] }];

const all = (selector: string) => [...document.querySelectorAll(selector)];
const ticks = () => all('.MuiChartsAxis-tickLabel').map(({ textContent }) => textContent);

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
  // jsdom has neither; the chart asks for the place of the pointer.
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 120, y: 100 }) }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
});

describe('#parts', () => {
  test('only the parts that you add are drawn', () => {
    render(<ChartContainer {...size} series={bars} xAxis={bands} children={null} />);
    expect(all('svg rect, svg text, svg path, svg line')).toEqual([]);
  });

  test('Children of a complete chart come last in the SVG', () => {
    render(
      <BarChart {...size} series={bars} xAxis={bands}>
        <circle data-testid="own" />
      </BarChart>,
    );
    expect(document.querySelector('svg')!.lastElementChild).toBe(screen.getByTestId('own'));
  });
});

describe('#containers', () => {
  test('In both containers, `ref` refers to the `<svg>`', () => {
    const fixed = React.createRef<SVGSVGElement>();
    const responsive = React.createRef<SVGSVGElement>();
    render(
      <div>
        <ChartContainer ref={fixed} {...size} series={[]} children={null} />
        <ResponsiveChartContainer ref={responsive} {...size} series={[]} children={null} />
      </div>,
    );
    expect(fixed.current!.tagName).toBe('svg');
    expect(responsive.current!.tagName).toBe('svg');
  });

  test('On `ChartContainer`, other props such as `className` and `onClick` are passed to the `<svg>`', () => {
    const props = { className: 'own', onClick: jest.fn() };
    render(<ChartContainer {...size} {...props} series={[]} children={null} />);
    expect(document.querySelector('.own')!.tagName).toBe('svg');
    fireEvent.click(document.querySelector('svg')!);
    expect(props.onClick).toHaveBeenCalledTimes(1);
  });

  test('On `ResponsiveChartContainer`, they are passed to a `<div>` around it', () => {
    const props = { className: 'own', onClick: jest.fn() };
    render(<ResponsiveChartContainer {...size} {...props} series={[]} children={null} />);
    expect(document.querySelector('.own')!.tagName).toBe('DIV');
    expect(document.querySelector('.own > svg')).not.toBe(null);
    fireEvent.click(document.querySelector('.own')!);
    expect(props.onClick).toHaveBeenCalledTimes(1);
  });

  test('`title`, `desc` and `sx` are applied to the `<svg>` in both', () => {
    const props = { ...size, title: 'Name', desc: 'More', sx: { opacity: 0.4 }, series: [] };
    render(<ChartContainer {...props} children={null} />);
    render(<ResponsiveChartContainer {...props} children={null} />);
    const svgs = all('svg');
    expect(svgs.map((svg) => svg.querySelector('title')!.textContent)).toEqual(['Name', 'Name']);
    expect(svgs.map((svg) => svg.querySelector('desc')!.textContent)).toEqual(['More', 'More']);
    expect(svgs.map((svg) => getComputedStyle(svg).opacity)).toEqual(['0.4', '0.4']);
  });

  test('`@mui/x-charts-pro` exports neither `ChartContainer` nor `ResponsiveChartContainer`', () => {
    expect(Object.keys(pro)).toEqual(expect.arrayContaining(['ResponsiveChartContainerPro']));
    expect(Object.keys(pro)).not.toEqual(expect.arrayContaining(['ChartContainer']));
    expect(Object.keys(pro)).not.toEqual(expect.arrayContaining(['ResponsiveChartContainer']));
  });
});

describe('#series-type', () => {
  test('A series without `type` is not drawn, and no error is reported', () => {
    const series = [{ data: [4, 9] }] as unknown as typeof bars;
    render(<ChartContainer {...size} series={series} xAxis={bands} children={<BarPlot />} />);
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
    expect(screen.getByText('Trucks').tagName).toBe('tspan');
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
    expect(
      errorOf(
        <ChartContainer
          {...size}
          series={bars}
          xAxis={[{ data: ['A', 'B'] }]}
          children={<BarPlot />}
        />,
      ),
    ).toMatch('should be of type "band" to display the bar series of id "trucks"');
  });

  test('an x-axis with `data`, one entry per value', () => {
    const line = [{ type: 'line' as const, data: [1, 2] }];
    expect(errorOf(<ChartContainer {...size} series={line} children={<LinePlot />} />)).toBe(
      'MUI X: The data length of the x axis (0 items) is lower than the length of series (2 items).',
    );
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
    ).toMatch('The first `xAxis` should be of type "band"');
  });
});

describe('#order', () => {
  test('Later children are painted above earlier ones', () => {
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <ChartsGrid horizontal />
        <BarPlot />
      </ChartContainer>,
    );
    const grid = document.querySelector('.MuiChartsGrid-root')!;
    const bar = document.querySelector('.MuiBarElement-root')!;
    expect(grid.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('The tooltip is not part of the SVG', async () => {
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <BarPlot />
        <ChartsTooltip />
      </ChartContainer>,
    );
    fireEvent.pointerMove(document.querySelector('svg')!, { pointerType: 'mouse' });
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.closest('svg')).toBe(null);
    expect(tooltip.parentElement).toBe(document.body);
  });
});

describe('#clip-path', () => {
  test('`offset` makes the clipped region larger, in pixels per side', () => {
    render(
      <ChartContainer
        {...size}
        series={[]}
        children={<ChartsClipPath id="clip" offset={{ top: 6, right: 4 }} />}
      />,
    );
    const rect = document.querySelector('#clip rect')!;
    expect(['x', 'y', 'width', 'height'].map((name) => rect.getAttribute(name))).toEqual([
      '50',
      '44',
      '304',
      '206',
    ]);
  });
});

describe('#clip-path', () => {
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
  test('Without `axisId`, an axis component shows the first axis', () => {
    const yAxis = [
      { id: 'left', min: 0, max: 1 },
      { id: 'right', min: 500, max: 600 },
    ];
    const { unmount } = render(
      <ChartContainer {...size} series={[]} yAxis={yAxis} children={<ChartsYAxis />} />,
    );
    expect(ticks()).toContain('0.4');
    unmount();
    render(
      <ChartContainer
        {...size}
        series={[]}
        yAxis={yAxis}
        children={<ChartsYAxis axisId="right" />}
      />,
    );
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

  test('`ChartsAxis` throws if an id does not exist', () => {
    expect(
      errorOf(
        <ChartContainer {...size} series={[]} xAxis={bands}>
          <ChartsAxis rightAxis="price" />
        </ChartContainer>,
      ),
    ).toMatch('MUI X: id used for right axis "price" is not defined.');
  });

  test('The grid follows the first axis of each direction', () => {
    const yAxis = [
      { id: 'a', min: 0, max: 1, tickNumber: 1 },
      { id: 'b', min: 0, max: 10, tickNumber: 10 },
    ];
    render(
      <ChartContainer {...size} series={[]} yAxis={yAxis} children={<ChartsGrid horizontal />} />,
    );
    expect(all('.MuiChartsGrid-horizontalLine').length).toBeLessThan(5);
  });
});

describe('#legend', () => {
  test('`ChartsLegend` accepts `direction` and `position` as props', () => {
    render(
      <ChartContainer {...size} series={bars} xAxis={bands}>
        <ChartsLegend direction="column" />
      </ChartContainer>,
    );
    expect(document.querySelector('.MuiChartsLegend-column')).not.toBe(null);
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

describe('#overlay', () => {
  test('`ChartsOverlay` is not exported from `@mui/x-charts` itself', () => {
    expect(Object.keys(community)).not.toContain('ChartsOverlay');
    expect(typeof ChartsOverlay).toBe('function');
  });

  test('Without `ChartsOverlay`, a composed chart shows no message when it has no data', () => {
    const empty = [{ type: 'bar' as const, data: [] }];
    const { rerender } = render(
      <ChartContainer {...size} series={empty} xAxis={bands} children={<BarPlot />} />,
    );
    expect(all('svg text')).toEqual([]);
    rerender(
      <ChartContainer {...size} series={empty} xAxis={bands} children={<ChartsOverlay />} />,
    );
    expect(screen.queryByText('No data to display')).not.toBe(null);
  });
});

describe('#click-events', () => {
  const click = () => {
    const svg = document.querySelector('svg')!;
    act(() => void fireEvent.pointerMove(svg));
    act(() => void fireEvent.click(svg));
  };

  test('`ChartsOnAxisClickHandler` only reports values of bar and line series', () => {
    const onAxisClick = jest.fn();
    render(
      <ChartContainer {...size} series={[...bars, ...points]} xAxis={bands}>
        <ChartsOnAxisClickHandler onAxisClick={onAxisClick} />
      </ChartContainer>,
    );
    click();
    expect(onAxisClick.mock.calls[0][1]).toEqual({
      dataIndex: 0,
      axisValue: 'A',
      seriesValues: { trucks: 4 },
    });
  });

  test('With `disableAxisListener` on the container, it is not called', () => {
    const onAxisClick = jest.fn();
    render(
      <ChartContainer {...size} disableAxisListener series={bars} xAxis={bands}>
        <ChartsOnAxisClickHandler onAxisClick={onAxisClick} />
      </ChartContainer>,
    );
    click();
    expect(onAxisClick).not.toHaveBeenCalled();
  });
});

describe('#click-events', () => {
  test('If both have it, a click on a point calls both', () => {
    const onPlot = jest.fn();
    const onHandler = jest.fn();
    render(
      <ChartContainer {...size} series={points}>
        <ScatterPlot onItemClick={onPlot} />
        <ChartsVoronoiHandler onItemClick={onHandler} />
      </ChartContainer>,
    );
    fireEvent.click(document.querySelector('svg')!);
    expect([onPlot.mock.calls.length, onHandler.mock.calls.length]).toEqual([0, 1]);
    fireEvent.click(document.querySelector('circle')!);
    expect([onPlot.mock.calls.length, onHandler.mock.calls.length]).toEqual([1, 2]);
  });
});

describe('#troubleshooting', () => {
  test("but the plugin that processes `type: 'heatmap'` is not", () => {
    expect(Object.keys(pro)).toContain('HeatmapPlot');
    expect(Object.keys(pro).filter((name) => /plugin/i.test(name))).toEqual([]);
  });

  test('A complete chart does not receive the series and axes of the outer container, so it throws because its `series` is missing', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const inner = React.createElement(BarChart as unknown as React.FC);
    silence.mockRestore();
    expect(
      errorOf(<ChartContainer {...size} series={bars} xAxis={bands} children={inner} />),
    ).toMatch('Cannot read properties of undefined');
  });
});

describe('#zoom', () => {
  test('Without `ZoomSetup`, a composed chart does not react to the wheel or to dragging', () => {
    const zoomed = jest.fn();
    const xAxis = [{ ...bands[0]!, id: 'x', zoom: true }];
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(
      <pro.ChartContainerPro
        {...size}
        series={bars}
        xAxis={xAxis}
        onZoomChange={zoomed}
        children={null}
      />,
    );
    fireEvent.wheel(document.querySelector('svg')!, { deltaY: -100 });
    expect(zoomed).not.toHaveBeenCalled();
    rerender(
      <pro.ChartContainerPro {...size} series={bars} xAxis={xAxis} onZoomChange={zoomed}>
        <pro.ZoomSetup />
      </pro.ChartContainerPro>,
    );
    fireEvent.wheel(document.querySelector('svg')!, { deltaY: -100 });
    expect(zoomed).toHaveBeenCalledTimes(1);
    silence.mockRestore();
  });

  test("it only applies the container's `zoom` prop", () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <pro.ChartContainerPro
        {...size}
        series={[]}
        xAxis={[{ id: 'x', min: 0, max: 100, zoom: true }]}
        zoom={[{ axisId: 'x', start: 50, end: 100 }]}
        children={<ChartsXAxis />}
      />,
    );
    expect(ticks()[0]).toBe('50');
    silence.mockRestore();
  });
});
