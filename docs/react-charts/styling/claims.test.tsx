import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';
import RtlProvider from '@mui/system/RtlProvider';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { Gauge } from '@mui/x-charts/Gauge';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const size = { width: 400, height: 300 };
const bands = [{ scaleType: 'band' as const, data: ['A', 'B'] }];
const one = [{ id: 's', label: 'Sales', data: [4, 9] }];

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const fill = (selector: string) => getComputedStyle(document.querySelector(selector)!).fill;
const fills = (selector: string) => all(selector).map((element) => getComputedStyle(element).fill);
const legendFills = () => all('.MuiChartsLegend-mark').map((mark) => mark.getAttribute('fill'));

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((from) => {
    const part = parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast of two colors as the WCAG compute it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const weakColors = (palette: (mode: 'light' | 'dark') => string[]) => ({
  light: palette('light').filter((color) => contrast(color, '#ffffff') < 3),
  dark: palette('dark').filter((color) => contrast(color, '#121212') < 3),
});

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

/** Points at the middle of the chart. jsdom has no SVG coordinates. */
function point() {
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 120, y: 100 }) }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
  fireEvent.pointerMove(document.querySelector('svg')!, { pointerType: 'mouse' });
}

const tooltipDot = () =>
  getComputedStyle(document.querySelector('.MuiChartsTooltip-mark')!).backgroundColor;

describe('#series-color', () => {
  test('and so does the tooltip', () => {
    render(<BarChart {...size} xAxis={bands} series={[{ ...one[0]!, color: '#123456' }]} />);
    point();
    expect(tooltipDot()).toBe('rgb(18, 52, 86)');
  });

  test('Legend and marks take the same color', () => {
    render(<LineChart {...size} series={[{ ...one[0]!, color: '#123456' }]} />);
    expect(legendFills()).toEqual(['#123456']);
    expect(getComputedStyle(document.querySelector('.MuiMarkElement-root')!).stroke).toBe(
      '#123456',
    );
  });
});

describe('#palette', () => {
  test('A series takes the color at its own place in `series`, even if the ones before it have a `color`', () => {
    const series = [
      { label: 'a', data: [1], color: '#000000' },
      { label: 'b', data: [1] },
    ];
    render(<BarChart {...size} series={series} colors={['#111111', '#222222']} />);
    expect(legendFills()).toEqual(['#000000', '#222222']);
  });

  test('If there are more series than colors, the colors repeat', () => {
    const series = ['a', 'b', 'c'].map((label) => ({ label, data: [1] }));
    render(<BarChart {...size} series={series} colors={['#111111', '#222222']} />);
    expect(legendFills()).toEqual(['#111111', '#222222', '#111111']);
  });

  test('In a pie, each slice takes the next color', () => {
    const data = [1, 2, 3].map((value) => ({ id: value, value, label: `${value}` }));
    render(<PieChart {...size} series={[{ data }]} colors={['#111111', '#222222']} />);
    expect(legendFills()).toEqual(['#111111', '#222222', '#111111']);
  });
});

describe('#contrast', () => {
  test('6, of which 1 is below 3:1 in light mode and 2 in dark mode', () => {
    expect(blueberryTwilightPalette('light')).toHaveLength(6);
    expect(weakColors(blueberryTwilightPalette)).toMatchObject({
      light: { length: 1 },
      dark: { length: 2 },
    });
  });

  test('10, of which 1 is below 3:1 in light mode and 2 in dark mode', () => {
    expect(mangoFusionPalette('light')).toHaveLength(10);
    expect(weakColors(mangoFusionPalette)).toMatchObject({
      light: { length: 1 },
      dark: { length: 2 },
    });
  });

  test('10, of which 3 are below 3:1 in light mode and 1 in dark mode', () => {
    expect(cheerfulFiestaPalette('light')).toHaveLength(10);
    expect(weakColors(cheerfulFiestaPalette)).toMatchObject({
      light: { length: 3 },
      dark: { length: 1 },
    });
  });
});

describe('#palette-function', () => {
  test('A function receives `theme.palette.mode`', () => {
    const colors = jest.fn(() => ['#111111']);
    render(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <BarChart {...size} series={one} colors={colors} />
      </ThemeProvider>,
    );
    expect(colors).toHaveBeenCalledWith('dark');
  });
});

describe('#item-color', () => {
  test('The `color` of a slice takes precedence over the palette', () => {
    const data = [
      { id: 1, value: 1, label: 'a', color: '#123456' },
      { id: 2, value: 2, label: 'b' },
    ];
    render(<PieChart {...size} series={[{ data }]} colors={['#111111', '#222222']} />);
    expect(legendFills()).toEqual(['#123456', '#222222']);
  });
});

describe('#color-map', () => {
  const colorMap = (colors: string[]) => ({ type: 'ordinal' as const, colors });

  test('A `colorMap` takes precedence over `color` and the palette, and the legend keeps the color of the series', () => {
    render(
      <BarChart
        {...size}
        xAxis={[{ ...bands[0]!, colorMap: colorMap(['#111111', '#222222']) }]}
        series={[{ ...one[0]!, color: '#123456' }]}
      />,
    );
    expect(fills('.MuiBarElement-root')).toEqual(['#111111', '#222222']);
    expect(legendFills()).toEqual(['#123456']);
  });

  test('If several axes have one, the z-axis takes precedence over the y-axis, and the y-axis over the x-axis', () => {
    const fixed = (color: string) => ({
      type: 'piecewise' as const,
      thresholds: [1000],
      colors: [color, color],
    });
    const points = [{ data: [{ id: 1, x: 1, y: 1, z: 1 }] }];
    const xAxis = [{ colorMap: fixed('#111111') }];
    const yAxis = [{ colorMap: fixed('#222222') }];
    const zAxis = [{ colorMap: fixed('#333333') }];
    const { rerender } = render(
      <ScatterChart {...size} series={points} xAxis={xAxis} yAxis={yAxis} zAxis={zAxis} />,
    );
    expect(document.querySelector('circle')!.getAttribute('fill')).toBe('#333333');
    rerender(<ScatterChart {...size} series={points} xAxis={xAxis} yAxis={yAxis} />);
    expect(document.querySelector('circle')!.getAttribute('fill')).toBe('#222222');
  });

  test('For bars, the value axis takes precedence in both layouts', () => {
    const category = [{ ...bands[0]!, colorMap: colorMap(['#222222']) }];
    const value = [
      {
        colorMap: {
          type: 'piecewise' as const,
          thresholds: [1000],
          colors: ['#111111', '#333333'],
        },
      },
    ];
    render(<BarChart {...size} series={one} xAxis={category} yAxis={value} />);
    render(<BarChart {...size} layout="horizontal" series={one} xAxis={value} yAxis={category} />);
    expect(fills('.MuiBarElement-root')).toEqual(['#111111', '#111111', '#111111', '#111111']);
  });

  test('with the defaults, `color` is called with 2 for the value 200', () => {
    const color = jest.fn(() => '#111111');
    const yAxis = [{ colorMap: { type: 'continuous' as const, color } }];
    render(<BarChart {...size} xAxis={bands} yAxis={yAxis} series={[{ data: [25, 200] }]} />);
    expect(color).toHaveBeenCalledWith(0.25);
    expect(color).toHaveBeenCalledWith(2);
  });

  test("On a line, `'ordinal'` colors the marks, but line and area disappear", () => {
    const xAxis = [
      {
        scaleType: 'point' as const,
        data: ['A', 'B'],
        colorMap: colorMap(['#111111', '#222222']),
      },
    ];
    render(<LineChart {...size} xAxis={xAxis} series={[{ ...one[0]!, area: true }]} />);
    const stroke = (element: Element) => getComputedStyle(element).stroke;
    expect(all('.MuiMarkElement-root').map(stroke)).toEqual(['#111111', '#222222']);
    expect(stroke(document.querySelector('.MuiLineElement-root')!)).toMatch('url(#');
    expect(fill('.MuiAreaElement-root')).toMatch('url(#');
    // What they refer to does not exist.
    expect(all('linearGradient')).toEqual([]);
  });

  test('Without `position` it throws', () => {
    const yAxis = [
      {
        colorMap: { type: 'piecewise' as const, thresholds: [5], colors: ['#111111', '#222222'] },
      },
    ];
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const position = { vertical: 'top' as const, horizontal: 'middle' as const };
    const legend = (props: { position?: typeof position }) =>
      errorOf(
        <BarChart {...size} xAxis={bands} yAxis={yAxis} series={one}>
          <PiecewiseColorLegend
            axisDirection="y"
            direction="row"
            {...(props as { position: typeof position })}
          />
        </BarChart>,
      );
    expect(legend({ position })).toBe('');
    expect(legend({})).toMatch("reading 'horizontal'");
    silence.mockRestore();
  });
});

describe('#color-map', () => {
  const zAxis = [
    {
      colorMap: { type: 'continuous' as const, color: ['#111111', '#eeeeee'] as [string, string] },
    },
  ];
  const legend = (direction?: 'row' | 'column', fillOfLabels?: string) => (
    <RtlProvider value>
      <ScatterChart {...size} series={[]} zAxis={zAxis}>
        <ContinuousColorLegend
          axisDirection="z"
          direction={direction}
          labelStyle={fillOfLabels ? { fill: fillOfLabels } : undefined}
        />
      </ScatterChart>
    </RtlProvider>
  );
  const bar = () => document.querySelector('rect[fill^="url(#gradient-legend"]')!;

  test('On right-to-left pages, `direction="row"` draws a vertical bar', () => {
    const { rerender } = render(legend('column'));
    expect([bar().getAttribute('width'), bar().getAttribute('height')]).toEqual(['5', '150']);
    rerender(legend('row'));
    expect([bar().getAttribute('width'), bar().getAttribute('height')]).toEqual(['5', '200']);
  });

  test('without it, a horizontal bar has a vertical gradient', () => {
    render(legend());
    expect([bar().getAttribute('width'), bar().getAttribute('height')]).toEqual(['200', '5']);
    const gradient = document.querySelector('linearGradient')!;
    const vector = ['x1', 'x2', 'y1', 'y2'].map((name) => gradient.getAttribute(name));
    expect(vector).toEqual(['0', '0', '0', '1']);
  });

  test('The labels of `ContinuousColorLegend` are black in dark mode as well until you set `labelStyle.fill`', () => {
    const dark = (element: React.ReactElement) => (
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>{element}</ThemeProvider>
    );
    const { unmount } = render(dark(legend('column')));
    const label = () => document.querySelector('svg > text')!;
    expect([label().getAttribute('fill'), label().getAttribute('style')]).toEqual([
      null,
      expect.not.stringContaining('fill'),
    ]);
    unmount();
    render(dark(legend('column', '#ffffff')));
    expect(getComputedStyle(label()).fill).toBe('#fff');
  });
});

describe('#gradients', () => {
  const gradient = [{ ...one[0]!, color: 'url(#g)' }];
  const points = { data: [{ id: 1, x: 1, y: 1 }] };
  const slices = [{ id: 1, value: 1, color: 'url(#g)' }];

  test('Bars, lines, points, slices and the legend show the gradient', () => {
    render(<BarChart {...size} xAxis={bands} series={gradient} />);
    expect(fill('.MuiBarElement-root')).toBe('url(#g)');
    expect(legendFills()).toEqual(['url(#g)']);
    render(<LineChart {...size} series={[{ data: [1, 2], color: 'url(#g)' }]} />);
    expect(getComputedStyle(document.querySelector('.MuiLineElement-root')!).stroke).toBe(
      'url(#g)',
    );
    render(<ScatterChart {...size} series={[{ ...points, color: 'url(#g)' }]} />);
    expect(document.querySelector('circle')!.getAttribute('fill')).toBe('url(#g)');
    render(<PieChart {...size} series={[{ data: slices }]} />);
    expect(document.querySelector('.MuiPieArc-root')!.getAttribute('fill')).toBe('url(#g)');
  });

  test('The dot in the tooltip stays empty', () => {
    render(<BarChart {...size} xAxis={bands} series={gradient} />);
    point();
    expect(tooltipDot()).toBe('rgba(0, 0, 0, 0)');
  });

  test('Points and slices can be highlighted', () => {
    const highlightScope = { highlight: 'item' as const };
    const item = { seriesId: 's', dataIndex: 0 };
    const scatter = [{ ...points, id: 's', color: 'url(#g)', highlightScope }];
    expect(errorOf(<ScatterChart {...size} series={scatter} highlightedItem={item} />)).toBe('');
    const pie = [{ id: 's', data: slices, highlightScope }];
    expect(errorOf(<PieChart {...size} series={pie} highlightedItem={item} />)).toBe('');
    expect(document.querySelector('.MuiPieArc-highlighted')).not.toBe(null);
  });

  test('the chart moves each bar into place with a CSS `transform`', () => {
    render(<BarChart {...size} xAxis={bands} series={gradient} />);
    const bar = document.querySelector<SVGElement>('.MuiBarElement-root')!;
    expect(bar.style.transform).toMatch(/^translate3d\(\d/);
    expect(bar.getAttribute('x')).toBe(null);
  });

  test("A gradient as `color` does not work for them: the chart throws `Cannot read properties of null (reading 'brighter')`", () => {
    const message = "Cannot read properties of null (reading 'brighter')";
    expect(errorOf(<LineChart {...size} series={[{ ...gradient[0]!, area: true }]} />)).toBe(
      message,
    );
    expect(
      errorOf(<LineChart {...size} series={[{ data: [1], color: 'var(--own)', area: true }]} />),
    ).toBe(message);
    expect(errorOf(<LineChart {...size} series={gradient} />)).toBe('');
  });

  test('the same error comes when a bar or line with such a color is highlighted', () => {
    const series = [{ ...gradient[0]!, highlightScope: { highlight: 'series' as const } }];
    const item = { seriesId: 's', dataIndex: 0 };
    const message = "Cannot read properties of null (reading 'brighter')";
    expect(
      errorOf(<BarChart {...size} xAxis={bands} series={series} highlightedItem={item} />),
    ).toBe(message);
    expect(errorOf(<LineChart {...size} series={series} highlightedItem={item} />)).toBe(message);
  });
});

describe('#overlay', () => {
  test('`loading` shows `Loading data…`', () => {
    render(<BarChart {...size} loading series={one} xAxis={bands} />);
    expect(screen.queryByText('Loading data…')).not.toBe(null);
  });

  test('Existing data stay visible below the text while `loading` is set', () => {
    render(<BarChart {...size} loading series={one} xAxis={bands} />);
    expect(all('.MuiBarElement-root')).toHaveLength(2);
  });

  test('There is no tooltip while `loading` is set', () => {
    const { rerender } = render(<BarChart {...size} loading series={one} xAxis={bands} />);
    point();
    expect(screen.queryByRole('tooltip')).toBe(null);
    rerender(<BarChart {...size} series={one} xAxis={bands} />);
    point();
    expect(screen.queryByRole('tooltip')).not.toBe(null);
  });

  test('`loading` takes precedence over the text for no data', () => {
    render(<BarChart {...size} loading series={[]} xAxis={bands} />);
    expect(screen.queryByText('Loading data…')).not.toBe(null);
    expect(screen.queryByText('No data to display')).toBe(null);
  });

  test('The text `No data to display` appears when `series` is empty or the `data` of every series is empty', () => {
    const { rerender } = render(<BarChart {...size} series={[]} xAxis={bands} />);
    expect(screen.queryByText('No data to display')).not.toBe(null);
    rerender(<BarChart {...size} series={[{ data: [] }, { data: [] }]} xAxis={bands} />);
    expect(screen.queryByText('No data to display')).not.toBe(null);
    rerender(<BarChart {...size} series={[{ data: [] }, { data: [1, 2] }]} xAxis={bands} />);
    expect(screen.queryByText('No data to display')).toBe(null);
  });

  test('Values that are all `null` are data too', () => {
    render(<BarChart {...size} series={[{ data: [null, null] }]} xAxis={bands} />);
    expect(screen.queryByText('No data to display')).toBe(null);
  });

  test('`SparkLineChart` and `Gauge` have no such texts', () => {
    render(<SparkLineChart {...size} data={[]} />);
    render(<Gauge {...size} value={null} />);
    expect(screen.queryByText(/data/)).toBe(null);
  });
});

describe('#overlay-axes', () => {
  test('An axis without data, `min` and `max` is not drawn', () => {
    render(<ChartContainer {...size} series={[]} children={<ChartsXAxis />} />);
    expect(all('.MuiChartsAxis-root')).toEqual([]);
  });

  test('With `min` and `max`, or `data` on a band axis, it is drawn without values too', () => {
    const { rerender } = render(
      <ChartContainer
        {...size}
        series={[]}
        xAxis={[{ min: 0, max: 5 }]}
        children={<ChartsXAxis />}
      />,
    );
    expect(all('.MuiChartsAxis-root')).toHaveLength(1);
    rerender(<ChartContainer {...size} series={[]} xAxis={bands} children={<ChartsXAxis />} />);
    expect(all('.MuiChartsAxis-root')).toHaveLength(1);
  });
});

describe('#margin', () => {
  const see = jest.fn();
  const area = () => see.mock.lastCall[0] as ReturnType<typeof useDrawingArea>;
  function Area() {
    see(useDrawingArea());
    return null;
  }

  test('If you set a side to `undefined`, it does not get its default, and nothing is drawn', () => {
    render(
      <ChartContainer {...size} series={[]} margin={{ left: undefined }} children={<Area />} />,
    );
    expect(area().width).toBe(NaN);
    render(<ChartContainer {...size} series={[]} margin={{}} children={<Area />} />);
    expect(area().width).toBe(300);
  });

  test('5 px each; if you set `margin`, 50 px on the sides that it leaves out', () => {
    render(<SparkLineChart {...size} data={[1]} children={<Area />} />);
    expect(area()).toMatchObject({ left: 5, right: 5, top: 5, bottom: 5 });
    render(<SparkLineChart {...size} data={[1]} margin={{ left: 7 }} children={<Area />} />);
    expect(area()).toMatchObject({ left: 7, right: 50, top: 50, bottom: 50 });
  });
});

describe('#sx', () => {
  test('The `sx` prop of a chart applies to the ``', () => {
    render(<BarChart {...size} series={one} xAxis={bands} sx={{ background: 'red' }} />);
    expect(getComputedStyle(document.querySelector('svg')!).background).toBe('rgb(255, 0, 0)');
  });

  test('`className` of a chart is set on the `<div>` around the `<svg>`', () => {
    render(<BarChart {...size} className="own" series={one} xAxis={bands} />);
    expect(document.querySelector('.own')!.tagName).toBe('DIV');
  });
});

describe('#text', () => {
  test('`fontSize` in `sx` has no effect on tick labels, because the axis sets 12 px in their `style`', () => {
    render(
      <BarChart
        {...size}
        series={one}
        xAxis={bands}
        sx={{ '& .MuiChartsAxis-tickLabel': { fontSize: 30, fill: 'red' } }}
      />,
    );
    const label = document.querySelector('.MuiChartsAxis-tickLabel')!;
    expect(getComputedStyle(label).fontSize).toBe('12px');
    expect(getComputedStyle(label).fill).toBe('red');
  });

  test('The label of a y-axis is placed `tickFontSize` + `tickSize` + 10 px from the axis, which is 28 px by default', () => {
    const place = () => document.querySelector('.MuiChartsAxis-left .MuiChartsAxis-label text')!;
    const { rerender } = render(<BarChart {...size} series={one} yAxis={[{ label: 'Liters' }]} />);
    expect(place().getAttribute('x')).toBe('-28');
    rerender(<BarChart {...size} series={one} yAxis={[{ label: 'Liters', tickFontSize: 32 }]} />);
    expect(place().getAttribute('x')).toBe('-48');
  });

  test('`tickLabelStyle` takes precedence over `tickFontSize`', () => {
    render(
      <BarChart
        {...size}
        series={one}
        xAxis={[{ ...bands[0]!, tickFontSize: 20, tickLabelStyle: { fontSize: 9 } }]}
        leftAxis={null}
      />,
    );
    const label = document.querySelector('.MuiChartsAxis-tickLabel')!;
    expect(getComputedStyle(label).fontSize).toBe('9px');
  });
});

describe('#theme', () => {
  const withTheme = (components: object, chart: React.ReactElement) =>
    render(<ThemeProvider theme={createTheme({ components })}>{chart}</ThemeProvider>);

  test('Props of the chart take precedence over the theme', () => {
    const components = { MuiBarChart: { defaultProps: { colors: ['#111111'] } } };
    withTheme(components, <BarChart {...size} series={one} xAxis={bands} colors={['#222222']} />);
    expect(legendFills()).toEqual(['#222222']);
  });

  test('Texts of the overlays can be set in the theme', () => {
    const slotProps = { noDataOverlay: { message: 'Leer' } };
    withTheme(
      { MuiBarChart: { defaultProps: { slotProps } } },
      <BarChart {...size} series={[]} xAxis={bands} slotProps={{ legend: { hidden: true } }} />,
    );
    expect(screen.queryByText('Leer')).not.toBe(null);
  });

  test('`styleOverrides` of `MuiChartsAxis` apply to both directions', () => {
    withTheme(
      { MuiChartsAxis: { styleOverrides: { root: { opacity: 0.5 } } } },
      <BarChart {...size} series={one} xAxis={bands} />,
    );
    expect(all('.MuiChartsAxis-root').map((axis) => getComputedStyle(axis).opacity)).toEqual([
      '0.5',
      '0.5',
    ]);
  });

  test('`fill` in the `styleOverrides` of `MuiBarElement` takes precedence over the color of the series', () => {
    withTheme(
      { MuiBarElement: { styleOverrides: { root: { fill: 'red' } } } },
      <BarChart {...size} series={one} xAxis={bands} />,
    );
    expect(fill('.MuiBarElement-root')).toBe('red');
  });

  test('Pro charts have separate names: `BarChartPro` does not use `MuiBarChart`', () => {
    const defaultProps = { colors: ['#111111'] };
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    withTheme({ MuiBarChart: { defaultProps } }, <BarChartPro {...size} series={one} />);
    withTheme({ MuiBarChartPro: { defaultProps } }, <BarChartPro {...size} series={one} />);
    expect(legendFills()).toEqual(['#02B2AF', '#111111']);
    silence.mockRestore();
  });

  test('`SparkLineChart` and `Gauge` do not use `defaultProps`', () => {
    withTheme(
      {
        MuiSparkLineChart: { defaultProps: { title: 'From the theme' } },
        MuiGauge: { defaultProps: { title: 'From the theme' } },
      },
      <div>
        <SparkLineChart {...size} data={[1, 2]} />
        <Gauge {...size} value={4} />
      </div>,
    );
    expect(screen.queryByText('From the theme')).toBe(null);
  });
});
