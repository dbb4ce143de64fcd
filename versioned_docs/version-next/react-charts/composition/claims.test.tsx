import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useDrawingArea } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import * as community from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';
import { addSvgPoints } from '@site/tests/claims/standIns';

const size = { width: 400, height: 300 };
const bars = [{ type: 'bar' as const, id: 'trucks', label: 'Trucks', data: [4, 9] }];
const bands = [{ id: 'gate', scaleType: 'band' as const, data: ['A', 'B'] }];
const points = [{ type: 'scatter' as const, id: 's', data: [{ id: 1, x: 1, y: 2 }] }];

const all = (selector: string) => [...document.querySelectorAll(selector)];
const surface = () => document.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
const ticks = () => all('.MuiChartsAxis-tickLabel').map(({ textContent }) => textContent);
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {});

/** What React throws while it renders; its own report of it is kept out of the console. */
function errorOf(element: React.ReactElement): string {
  const quiet = silence();
  try {
    render(element);
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    quiet.mockRestore();
  }
}

/** Moves the mouse to a place, on the surface or on an element of it, and clicks. */
async function clickAt(clientX: number, clientY: number, target: Element = surface()) {
  const coords = { clientX, clientY };
  await userEvent.pointer([
    { target, coords },
    { keys: '[MouseLeft]', target, coords },
  ]);
}

const soon = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)));

beforeAll(addSvgPoints);

describe('#parts', () => {
  test('only the parts that you add are drawn', () => {
    render(<ChartsContainer {...size} series={bars} xAxis={bands} />);
    expect(surface().children).toHaveLength(0);
  });

  test('Children of a complete chart come last in the SVG', () => {
    render(
      <BarChart {...size} series={bars} xAxis={bands}>
        <circle data-testid="own" />
      </BarChart>,
    );
    expect(surface().lastElementChild).toBe(screen.getByTestId('own'));
  });
});

describe('#containers', () => {
  test('Renders no element of its own', () => {
    const { container } = render(
      <ChartsDataProvider {...size} series={bars} xAxis={bands}>
        <p>Text</p>
      </ChartsDataProvider>,
    );
    expect(container.innerHTML).toBe('<p>Text</p>');
  });
});

describe('#size', () => {
  test('`ref` of `ChartsContainer` and of `ChartsSurface` gives you the `<svg>`', () => {
    const container = React.createRef<SVGSVGElement>();
    const inside = React.createRef<SVGSVGElement>();
    render(
      <div>
        <ChartsContainer ref={container} {...size} series={[]} />
        <ChartsDataProvider {...size} series={[]}>
          <ChartsSurface ref={inside} />
        </ChartsDataProvider>
      </div>,
    );
    expect(container.current!.tagName).toBe('svg');
    expect(inside.current!.tagName).toBe('svg');
  });

  test('Props that the container does not know, such as `className`, `id` and `onClick`, go to the `<svg>`', () => {
    const onClick = jest.fn();
    render(<ChartsContainer {...size} className="own" id="mine" onClick={onClick} series={[]} />);
    expect(document.querySelector('#mine')).toBe(surface());
    expect(surface()).toHaveClass('own');
    fireEvent.click(surface());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('and so do `title`, `desc` and `sx`', () => {
    render(
      <ChartsContainer {...size} title="Name" desc="More" sx={{ opacity: 0.4 }} series={[]} />,
    );
    expect(surface().querySelector('title')).toHaveTextContent('Name');
    expect(surface().querySelector('desc')).toHaveTextContent('More');
    expect(getComputedStyle(surface()).opacity).toBe('0.4');
  });

  test('`@mui/x-charts-pro` does not export `ChartsContainer`', () => {
    expect(Object.keys(pro)).toContain('ChartsContainerPro');
    expect(Object.keys(pro)).toContain('ChartsDataProvider');
    expect(Object.keys(pro)).not.toContain('ChartsContainer');
  });
});

/** Renders its area into an element beside the chart. */
const areas: object[] = [];
function Area() {
  areas.push(useDrawingArea());
  return null;
}

describe('#container-props', () => {
  test('Room around axes and drawing area, as a number or by side: 20 px on each side that you do not set', () => {
    const bare = { xAxis: [{ position: 'none' as const }], yAxis: [{ position: 'none' as const }] };
    render(<ChartsContainer {...size} {...bare} margin={{ left: 40 }} children={<Area />} />);
    expect(areas.at(-1)).toMatchObject({ left: 40, right: 20, top: 20, bottom: 20 });
    render(<ChartsContainer {...size} {...bare} margin={5} children={<Area />} />);
    expect(areas.at(-1)).toMatchObject({ left: 5, right: 5, top: 5, bottom: 5 });
  });

  test('Stops following the pointer for axes: tooltip and highlight of an axis no longer react', async () => {
    const chart = (disableAxisListener: boolean) => (
      <ChartsContainer
        {...size}
        disableAxisListener={disableAxisListener}
        series={bars}
        xAxis={bands}
      >
        <ChartsAxisHighlight x="band" />
        <ChartsTooltip />
      </ChartsContainer>
    );
    const { rerender } = render(chart(true));
    await clickAt(100, 100);
    await soon(50);
    expect(all('.MuiChartsAxisHighlight-root, .MuiChartsTooltip-root')).toEqual([]);
    rerender(chart(false));
    await clickAt(110, 100);
    await soon(50);
    expect(all('.MuiChartsAxisHighlight-root')).toHaveLength(1);
    expect(all('.MuiChartsTooltip-root')).toHaveLength(1);
  });
});

describe('#html', () => {
  test('Hooks work in it', () => {
    function Ids() {
      const { width } = useDrawingArea();
      return <p>{useBarSeries().map(({ id }) => `${id}, ${width}`)}</p>;
    }
    render(
      <ChartsDataProvider {...size} series={bars} xAxis={bands}>
        <Ids />
        <ChartsSurface />
      </ChartsDataProvider>,
    );
    expect(screen.getByText('trucks, 315').tagName).toBe('P');
  });

  test('HTML inside `ChartsSurface` or `ChartsContainer` ends up in the `<svg>`', () => {
    const quiet = silence();
    render(
      <div>
        <ChartsContainer {...size} series={[]} children={<p>One</p>} />
        <ChartsDataProvider {...size} series={[]}>
          <ChartsSurface>
            <p>Two</p>
          </ChartsSurface>
        </ChartsDataProvider>
      </div>,
    );
    quiet.mockRestore();
    for (const text of ['One', 'Two']) {
      expect(screen.getByText(text).namespaceURI).toBe('http://www.w3.org/2000/svg');
    }
  });
});

describe('#wrapper', () => {
  test('above, centered', () => {
    render(
      <ChartsDataProvider {...size} series={bars} xAxis={bands}>
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface />
        </ChartsWrapper>
      </ChartsDataProvider>,
    );
    const { gridTemplateAreas, justifyItems } = getComputedStyle(surface().parentElement!);
    expect(gridTemplateAreas.replace(/\s+/g, ' ')).toBe('"legend" "chart"');
    expect(justifyItems).toBe('center');
  });
});

describe('#series-type', () => {
  test("series without `type` throws `Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')`", () => {
    const series = [{ data: [4, 9] }] as unknown as typeof bars;
    expect(
      errorOf(<ChartsContainer {...size} series={series} xAxis={bands} children={<BarPlot />} />),
    ).toBe("Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')");
  });

  test('A series whose plot is missing still affects the axes and appears in the legend', () => {
    render(
      <ChartsDataProvider {...size} series={bars} xAxis={bands}>
        <ChartsLegend />
        <ChartsSurface>
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
      </ChartsDataProvider>,
    );
    expect(all('.MuiBarElement-root, .MuiLineElement-root')).toEqual([]);
    expect(ticks()).toEqual(expect.arrayContaining(['A', 'B', '8']));
    expect(screen.getByText('Trucks').closest('ul')).not.toBe(null);
  });

  test('A plot without a series of its type draws nothing', () => {
    render(
      <ChartsContainer {...size} series={bars} xAxis={bands}>
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ScatterPlot />
      </ChartsContainer>,
    );
    expect(all('.MuiBarElement-root')).toHaveLength(2);
    expect(all('.MuiLineElement-root, .MuiMarkElement-root, circle')).toEqual([]);
  });

  test('Axes of a container are linear unless you set `scaleType`', () => {
    expect(
      errorOf(
        <ChartsContainer
          {...size}
          series={bars}
          xAxis={[{ data: ['A', 'B'] }]}
          children={<BarPlot />}
        />,
      ),
    ).toMatch('should be of type "band" to display the bar series of id "trucks"');
  });

  test('A line with more values than its x-axis has `data` is not drawn where entries are missing, and the console says so', () => {
    const quiet = silence();
    render(
      <ChartsContainer
        {...size}
        skipAnimation
        series={[{ type: 'line', data: [1, 2, 3] }]}
        xAxis={[{ data: [0, 1] }]}
        children={<LinePlot />}
      />,
    );
    expect(quiet.mock.calls.map(([message]) => message as string)).toEqual([
      'MUI X Charts: The data length of the x axis (2 items) is lower than the length of series (3 items).',
    ]);
    quiet.mockRestore();
    // Two points: one move, one line.
    expect(document.querySelector('.MuiLineElement-root')!.getAttribute('d')).toMatch(
      /^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/,
    );
  });
});

describe('#horizontal', () => {
  test('A container has no `layout`; set it on every bar series', () => {
    render(
      <ChartsContainer
        {...size}
        series={bars.map((one) => ({ ...one, layout: 'horizontal' as const }))}
        yAxis={bands}
        children={<BarPlot />}
      />,
    );
    expect(all('.MuiBarElement-root')).toHaveLength(2);
    expect(
      errorOf(<ChartsContainer {...size} series={bars} yAxis={bands} children={<BarPlot />} />),
    ).toMatch('The first `xAxis` should be of type "band"');
  });
});

describe('#order', () => {
  test('Later children are painted above earlier ones', () => {
    render(
      <ChartsContainer {...size} series={bars} xAxis={bands}>
        <ChartsGrid horizontal />
        <BarPlot />
      </ChartsContainer>,
    );
    const grid = document.querySelector('.MuiChartsGrid-root')!;
    const bar = document.querySelector('.MuiBarElement-root')!;
    expect(grid.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('The tooltip is not part of the SVG', async () => {
    render(
      <ChartsContainer {...size} series={bars} xAxis={bands}>
        <BarPlot />
        <ChartsTooltip />
      </ChartsContainer>,
    );
    await clickAt(100, 100);
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.closest('svg')).toBe(null);
    expect(tooltip.parentElement).toBe(document.body);
  });
});

describe('#clip-path', () => {
  test('`offset` makes the clipped region larger, in pixels per side', () => {
    render(
      <ChartsContainer
        {...size}
        series={[]}
        children={<ChartsClipPath id="clip" offset={{ top: 6, right: 4 }} />}
      />,
    );
    const rect = document.querySelector('#clip rect')!;
    // The drawing area begins at 65, 20 and has 315 × 235 px.
    expect(['x', 'y', 'width', 'height'].map((name) => rect.getAttribute(name))).toEqual([
      '65',
      '14',
      '319',
      '241',
    ]);
  });

  test('`MarkPlot` and `ScatterPlot` automatically omit points outside the drawing area', () => {
    const range = [{ min: 0, max: 10, data: [1, 2, 3] }];
    render(
      <ChartsContainer
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
      </ChartsContainer>,
    );
    expect(all('.MuiMarkElement-root')).toHaveLength(2);
    expect(all('.MuiScatterChart-marker')).toHaveLength(1);
  });
});

describe('#axes', () => {
  const two = [
    { id: 'left', min: 0, max: 1 },
    { id: 'right', min: 500, max: 600, position: 'right' as const },
  ];

  test('Without `axisId`, an axis component shows the first axis', () => {
    const { unmount } = render(
      <ChartsContainer {...size} series={[]} yAxis={two} children={<ChartsYAxis />} />,
    );
    expect(ticks()).toContain('0.4');
    unmount();
    render(
      <ChartsContainer
        {...size}
        series={[]}
        yAxis={two}
        children={<ChartsYAxis axisId="right" />}
      />,
    );
    expect(ticks()).toContain('560');
  });

  test('An axis without `position` is not drawn unless it is the first', () => {
    const yAxis = [two[0]!, { id: 'right', min: 500, max: 600 }];
    render(
      <ChartsContainer {...size} series={[]} xAxis={[{ position: 'none' }]} yAxis={yAxis}>
        <ChartsAxis />
        <ChartsYAxis axisId="right" />
      </ChartsContainer>,
    );
    expect(ticks()).toEqual(['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']);
  });

  test('Each axis takes its `width` or `height` from the drawing area, also when no component draws it', () => {
    render(<ChartsContainer {...size} yAxis={[{ width: 90 }]} children={<Area />} />);
    expect(areas.at(-1)).toMatchObject({ left: 110, bottom: 45 });
    render(
      <ChartsContainer {...size} yAxis={[{ width: 90, position: 'none' }]} children={<Area />} />,
    );
    expect(areas.at(-1)).toMatchObject({ left: 20, bottom: 45 });
  });

  test('Props of the component win over the axis of the container', () => {
    render(
      <ChartsContainer {...size} series={[]} xAxis={[{ min: 0, max: 1, label: 'From the axis' }]}>
        <ChartsXAxis label="From the component" />
      </ChartsContainer>,
    );
    expect(screen.queryByText('From the axis')).toBe(null);
    expect(screen.queryByText('From the component')).not.toBe(null);
  });

  test('For an id that does not exist, an axis component draws nothing and warns once', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <ChartsContainer {...size} series={[]}>
        <ChartsYAxis axisId="price" />
        <ChartsYAxis axisId="price" />
      </ChartsContainer>,
    );
    expect(surface().children).toHaveLength(0);
    expect(warn.mock.calls).toEqual([
      ['MUI X Charts: No axis found. The axisId "price" is probably invalid.'],
    ]);
    warn.mockRestore();
  });

  test('The grid follows the first axis of each direction', () => {
    const yAxis = [
      { id: 'a', min: 0, max: 1, tickNumber: 1 },
      { id: 'b', min: 0, max: 10, tickNumber: 10 },
    ];
    render(
      <ChartsContainer {...size} series={[]} yAxis={yAxis} children={<ChartsGrid horizontal />} />,
    );
    expect(all('.MuiChartsGrid-horizontalLine').length).toBeLessThan(5);
  });
});

describe('#legend', () => {
  const legend = (
    <ChartsDataProvider
      {...size}
      series={[...bars, { type: 'bar', data: [1, 1] }]}
      xAxis={bands}
      children={<ChartsLegend />}
    />
  );

  test('`ChartsLegend` is HTML, a `<ul>`', () => {
    const { container } = render(legend);
    expect(container.firstElementChild!.tagName).toBe('UL');
  });

  test('Only series with a `label` are listed', () => {
    render(legend);
    expect(all('.MuiChartsLegend-series')).toHaveLength(1);
  });
});

describe('#interaction', () => {
  test('`ChartsContainerPro` and `ChartsDataProviderPro` do not find the nearest point', async () => {
    const quiet = silence();
    const near = jest.fn();
    const { unmount } = render(
      <ChartsContainer {...size} series={points} onItemClick={near} children={<ScatterPlot />} />,
    );
    await clickAt(215, 130);
    expect(near).toHaveBeenCalledTimes(1);
    unmount();
    const props = { ...size, series: points, ...({ onItemClick: near } as object) };
    const container = render(<pro.ChartsContainerPro {...props} children={<ScatterPlot />} />);
    await clickAt(215, 130);
    container.unmount();
    render(
      <pro.ChartsDataProviderPro {...props}>
        <ChartsSurface>
          <ScatterPlot />
        </ChartsSurface>
      </pro.ChartsDataProviderPro>,
    );
    await clickAt(215, 130);
    expect(near).toHaveBeenCalledTimes(1);
    quiet.mockRestore();
  });
});

describe('#click-events', () => {
  test('`onAxisClick` reports values of bar and line series only', async () => {
    const onAxisClick = jest.fn();
    const series = [...bars, ...points, { type: 'line' as const, id: 'plan', data: [5, 8] }];
    render(<ChartsContainer {...size} series={series} xAxis={bands} onAxisClick={onAxisClick} />);
    await clickAt(100, 100);
    expect(onAxisClick.mock.calls.map(([, data]) => data as object)).toEqual([
      { dataIndex: 0, axisValue: 'A', seriesValues: { trucks: 4, plan: 5 } },
    ]);
  });

  test('`disableAxisListener` does not prevent `onAxisClick`', async () => {
    const onAxisClick = jest.fn();
    render(
      <ChartsContainer
        {...size}
        disableAxisListener
        series={bars}
        xAxis={bands}
        onAxisClick={onAxisClick}
      />,
    );
    await clickAt(100, 100);
    expect(onAxisClick).toHaveBeenCalledTimes(1);
  });

  test('If both have it, a click on a point calls both', async () => {
    const onPlot = jest.fn();
    const onContainer = jest.fn();
    render(
      <ChartsContainer
        {...size}
        series={points}
        onItemClick={onContainer}
        children={<ScatterPlot onItemClick={onPlot} />}
      />,
    );
    await clickAt(215, 130);
    expect([onPlot.mock.calls.length, onContainer.mock.calls.length]).toEqual([0, 1]);
    await clickAt(215, 130, document.querySelector('.MuiScatterChart-marker')!);
    expect([onPlot.mock.calls.length, onContainer.mock.calls.length]).toEqual([1, 2]);
  });

  test('a click on a bar does not call it', async () => {
    const onItemClick = jest.fn();
    render(
      <ChartsContainer
        {...size}
        series={bars}
        xAxis={bands}
        onItemClick={onItemClick}
        children={<BarPlot />}
      />,
    );
    await clickAt(100, 200, document.querySelector('.MuiBarElement-root')!);
    expect(onItemClick).not.toHaveBeenCalled();
  });
});

describe('#keyboard', () => {
  const chart = { ...size, series: bars, xAxis: bands, enableKeyboardNavigation: true };

  test('Without them, nothing shows where the focus is', async () => {
    const { unmount } = render(<ChartsContainer {...chart} skipAnimation children={<BarPlot />} />);
    await userEvent.tab();
    expect(surface()).toHaveFocus();
    const before = surface().innerHTML;
    await userEvent.keyboard('{ArrowRight}');
    expect(surface().innerHTML).toBe(before);
    expect(getComputedStyle(surface()).outline).toBe('none');
    unmount();
    render(<ChartsContainer {...chart} children={<FocusedBar data-testid="outline" />} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByTestId('outline').tagName).toBe('rect');
  });

  test('`ChartsContainerPro` and `ChartsDataProviderPro` ignore `enableKeyboardNavigation`', () => {
    const quiet = silence();
    const { unmount } = render(<pro.ChartsContainerPro {...chart} children={<BarPlot />} />);
    expect(surface()).not.toHaveAttribute('tabindex');
    unmount();
    render(<pro.ChartsDataProviderPro {...chart} children={<ChartsSurface />} />);
    expect(surface()).not.toHaveAttribute('tabindex');
    quiet.mockRestore();
  });
});

describe('#overlay', () => {
  test('`ChartsOverlay` is not exported from `@mui/x-charts` itself', () => {
    expect(Object.keys(community)).not.toContain('ChartsOverlay');
    expect(typeof ChartsOverlay).toBe('function');
  });

  test('`@mui/x-charts-pro` exports it', () => {
    expect(Object.keys(pro)).toContain('ChartsOverlay');
  });

  test('Without `ChartsOverlay`, a composed chart shows no message when it has no data', () => {
    const empty = [{ type: 'bar' as const, data: [] }];
    const { rerender } = render(
      <ChartsContainer {...size} series={empty} xAxis={bands} children={<BarPlot />} />,
    );
    expect(all('svg text')).toEqual([]);
    rerender(
      <ChartsContainer {...size} series={empty} xAxis={bands} children={<ChartsOverlay />} />,
    );
    expect(screen.queryByText('No data to display')).not.toBe(null);
  });
});

describe('#zoom', () => {
  test('no other part is needed for the wheel', async () => {
    const zoomed = jest.fn();
    const quiet = silence();
    render(
      <pro.ChartsContainerPro
        {...size}
        series={bars}
        xAxis={[{ ...bands[0]!, zoom: true }]}
        onZoomChange={zoomed}
        children={<BarPlot />}
      />,
    );
    fireEvent.wheel(surface(), { deltaY: -100, clientX: 100, clientY: 100 });
    await soon(300);
    quiet.mockRestore();
    expect(zoomed).toHaveBeenCalledTimes(1);
    expect(zoomed.mock.calls[0][0][0]).toMatchObject({ axisId: 'gate' });
  });
});

describe('#troubleshooting', () => {
  test('A complete chart does not receive the series and axes of the outer container, so it throws because its `series` is missing', () => {
    const quiet = silence();
    const inner = React.createElement(BarChart as unknown as React.FC);
    quiet.mockRestore();
    expect(
      errorOf(<ChartsContainer {...size} series={bars} xAxis={bands} children={inner} />),
    ).toMatch('Cannot read properties of undefined');
  });

  test('A part, such as `ChartsLegend`, or a hook stands outside of the provider', () => {
    const message = 'MUI X Charts: Could not find the Charts context.';
    expect(errorOf(<ChartsLegend />)).toMatch(message);
    expect(errorOf(<Area />)).toMatch(message);
  });

  test("`type: 'heatmap'` throws", () => {
    const series = [{ type: 'heatmap' as const, data: [[0, 0, 1] as const] }];
    expect(
      errorOf(<pro.ChartsContainerPro {...size} series={series} children={<pro.HeatmapPlot />} />),
    ).toBe("Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')");
  });
});
