import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const size = { width: 400, height: 300 };
const bands = [{ scaleType: 'band' as const, data: ['A', 'B'] }];
const one = [{ id: 's', label: 'Sales', data: [4, 9] }];

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const fill = (selector: string) => getComputedStyle(document.querySelector(selector)!).fill;
const legendFills = () => all('.MuiChartsLegend-mark').map((mark) => mark.getAttribute('fill'));

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((from) => {
    const part = parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast of two colors as the WCAG compute it. */
function contrast(color: string, other: string): number {
  const [light, dark] = [luminance(color), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const weakColors = (palette: (mode: 'light' | 'dark') => string[]) => ({
  light: palette('light').filter((color) => contrast(color, '#ffffff') < 3),
  dark: palette('dark').filter((color) => contrast(color, '#121212') < 3),
});

function errorOf(act: () => void): string {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    silence.mockRestore();
  }
}

/** Points at the middle of the chart. */
const point = () => fireEvent.mouseMove(document.querySelector('svg')!);

const tooltipDot = () =>
  getComputedStyle(document.querySelector('.MuiChartsTooltip-mark')!).backgroundColor;

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
  test('`color` of the item in `data`, which wins over the palette', () => {
    const data = [
      { id: 1, value: 1, label: 'a', color: '#123456' },
      { id: 2, value: 2, label: 'b' },
    ];
    render(<PieChart {...size} series={[{ data }]} colors={['#111111', '#222222']} />);
    expect(legendFills()).toEqual(['#123456', '#222222']);
  });
});

describe('#gradients', () => {
  const gradient = [{ ...one[0]!, color: 'url(#g)' }];
  const points = { data: [{ id: 1, x: 1, y: 1 }] };
  const slices = [{ id: 1, value: 1, color: 'url(#g)' }];
  const message = "Cannot read properties of null (reading 'brighter')";

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
    expect(fill('.MuiPieArc-root')).toBe('url(#g)');
  });

  test('The dot in the tooltip stays empty', () => {
    render(<BarChart {...size} xAxis={bands} series={gradient} />);
    point();
    expect(tooltipDot()).toBe('rgba(0, 0, 0, 0)');
  });

  test('the chart moves each bar into place with a CSS `transform`', () => {
    render(<BarChart {...size} xAxis={bands} series={gradient} skipAnimation />);
    const bar = document.querySelector<SVGElement>('.MuiBarElement-root')!;
    expect(bar.style.transform).toMatch(/^translate3d\(\d/);
    expect(bar.getAttribute('x')).toBe(null);
  });

  test("A gradient as `color` does not work for them: the chart throws `Cannot read properties of null (reading 'brighter')`", () => {
    const line = (series: object) => () =>
      void render(<LineChart {...size} series={[{ data: [1, 2], ...series }]} />);
    expect(errorOf(line({ color: 'url(#g)', area: true }))).toBe(message);
    expect(errorOf(line({ color: 'var(--own)', area: true }))).toBe(message);
    expect(errorOf(line({ color: 'url(#g)' }))).toBe('');
  });

  const highlightScope = { highlighted: 'item' as const };

  test('the same error comes when a bar or line with such a color is highlighted', () => {
    const bars = gradient.map((series) => ({ ...series, highlightScope }));
    const { unmount } = render(<BarChart {...size} xAxis={bands} series={bars} skipAnimation />);
    const enter = (selector: string) =>
      errorOf(() => fireEvent.mouseEnter(document.querySelector(selector)!));
    expect(enter('.MuiBarElement-root')).toBe(message);
    unmount();
    const lines = [{ ...gradient[0]!, highlightScope: { highlighted: 'series' as const } }];
    render(<LineChart {...size} series={lines} />);
    expect(enter('.MuiLineElement-root')).toBe(message);
  });

  test('Points and slices do not throw', () => {
    const scatter = [{ ...points, id: 's', color: 'url(#g)', highlightScope }];
    render(<ScatterChart {...size} series={scatter} />);
    const enter = (selector: string) =>
      errorOf(() => fireEvent.mouseEnter(document.querySelector(selector)!));
    expect(enter('circle')).toBe('');
    render(<PieChart {...size} series={[{ id: 's', data: slices, highlightScope }]} />);
    expect(enter('.MuiPieArc-root')).toBe('');
    expect(document.querySelector('.MuiPieArc-highlighted')).not.toBe(null);
  });
});

describe('#margin', () => {
  const see = jest.fn();
  const area = () => see.mock.lastCall![0] as ReturnType<typeof useDrawingArea>;
  function Area() {
    see(useDrawingArea());
    return null;
  }

  test('The margin does not adapt to its content', () => {
    const chart = (label: string) => (
      <BarChart {...size} xAxis={[{ scaleType: 'band', data: [label] }]} series={[{ data: [1e9] }]}>
        <Area />
      </BarChart>
    );
    render(chart('A'));
    const before = area();
    render(chart('A label that is much longer than the chart is wide '.repeat(5)));
    expect(area()).toEqual(before);
    expect(before).toMatchObject({ left: 50, right: 50, top: 50, bottom: 50 });
  });

  test('5 px each, 100 px on the right', () => {
    render(<PieChart {...size} series={[{ data: [] }]} children={<Area />} />);
    expect(area()).toMatchObject({ left: 5, right: 100, top: 5, bottom: 5 });
    const margin = { left: 30 };
    render(<PieChart {...size} margin={margin} series={[{ data: [] }]} children={<Area />} />);
    expect(area()).toMatchObject({ left: 30, right: 100, top: 5, bottom: 5 });
  });

  test('5 px each; if you set `margin`, 50 px on the sides that it leaves out', () => {
    render(<SparkLineChart {...size} data={[1]} children={<Area />} />);
    expect(area()).toMatchObject({ left: 5, right: 5, top: 5, bottom: 5 });
    render(<SparkLineChart {...size} data={[1]} margin={{ left: 7 }} children={<Area />} />);
    expect(area()).toMatchObject({ left: 7, right: 50, top: 50, bottom: 50 });
  });

  test('If you set a side to `undefined`, it does not get its default, and nothing is drawn', () => {
    render(
      <ChartContainer {...size} series={[]} margin={{ left: undefined }} children={<Area />} />,
    );
    expect(area().width).toBe(NaN);
    render(<ChartContainer {...size} series={[]} margin={{}} children={<Area />} />);
    expect(area().width).toBe(300);
  });
});

describe('#sx', () => {
  test('The `sx` prop of a chart applies to the ``', () => {
    render(<BarChart {...size} series={one} xAxis={bands} sx={{ background: 'red' }} />);
    expect(getComputedStyle(document.querySelector('svg')!).background).toBe('rgb(255, 0, 0)');
  });

  test('no element has the class `label`', () => {
    render(<BarChart {...size} series={one} xAxis={bands} />);
    expect(all('.MuiChartsLegend-mark')).toHaveLength(1);
    expect(all('.MuiChartsLegend-label')).toEqual([]);
  });

  test('`className`, `title` and `desc` of a complete chart have no effect', () => {
    const props = { ...size, className: 'own', title: 'Name', desc: 'More' };
    render(<BarChart {...props} series={one} xAxis={bands} />);
    render(<LineChart {...props} series={one} />);
    render(<ScatterChart {...props} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />);
    render(<PieChart {...props} series={[{ data: [{ id: 1, value: 1 }] }]} />);
    expect(all('svg')).toHaveLength(4);
    expect(all('.own')).toEqual([]);
    expect(screen.queryByText('Name')).toBe(null);
    expect(screen.queryByText('More')).toBe(null);
  });
});

describe('#text', () => {
  const tickLabel = () => getComputedStyle(document.querySelector('.MuiChartsAxis-tickLabel')!);
  const sx = { '& .MuiChartsAxis-tickLabel': { fontSize: 30, fill: 'red' } };

  test('`fontSize` in `sx` has no effect on tick labels: the axis writes 12 px into their `style`', () => {
    render(<BarChart {...size} series={one} xAxis={bands} sx={sx} />);
    expect(tickLabel().fontSize).toBe('12px');
  });

  test('`fill` is not in `style`, so `sx` can color the text', () => {
    render(<BarChart {...size} series={one} xAxis={bands} sx={sx} />);
    expect(tickLabel().fill).toBe('red');
  });

  const place = () =>
    document.querySelector('.MuiChartsAxis-left .MuiChartsAxis-label text')!.getAttribute('x');

  test('The label of a y-axis is 28 px from the axis line', () => {
    render(<BarChart {...size} series={one} yAxis={[{ label: 'Liters' }]} />);
    expect(place()).toBe('-28');
  });

  test('`tickFontSize` moves it away, but not on the axis itself, where it has no effect: set it in `leftAxis`, with the id of the axis', () => {
    const yAxis = { id: 'y', label: 'Liters' };
    const { rerender } = render(
      <BarChart {...size} series={one} yAxis={[{ ...yAxis, tickFontSize: 32 }]} />,
    );
    expect(place()).toBe('-28');
    rerender(
      <BarChart
        {...size}
        series={one}
        yAxis={[{ ...yAxis, tickLabelStyle: { fontSize: 9 } }]}
        leftAxis={{ axisId: 'y', tickFontSize: 32 }}
      />,
    );
    expect(place()).toBe('-48');
    const label = document.querySelector('.MuiChartsAxis-left .MuiChartsAxis-tickLabel')!;
    expect(getComputedStyle(label).fontSize).toBe('9px');
  });
});

describe('#theme', () => {
  const withTheme = (components: object, chart: React.ReactElement) =>
    render(<ThemeProvider theme={createTheme({ components })}>{chart}</ThemeProvider>);

  test('`root`, for both directions', () => {
    withTheme(
      { MuiChartsAxis: { styleOverrides: { root: { opacity: 0.5 } } } },
      <BarChart {...size} series={one} xAxis={bands} />,
    );
    expect(all('.MuiChartsAxis-root').map((axis) => getComputedStyle(axis).opacity)).toEqual([
      '0.5',
      '0.5',
    ]);
  });

  test('`MuiBarChart`, `MuiLineChart` and `MuiScatterChart` are typed, but their `defaultProps` are not read', () => {
    const defaultProps = { colors: ['#111111'] };
    const components = {
      MuiBarChart: { defaultProps },
      MuiLineChart: { defaultProps },
      MuiScatterChart: { defaultProps },
    };
    withTheme(components, <BarChart {...size} series={one} xAxis={bands} />);
    withTheme(components, <LineChart {...size} series={one} />);
    withTheme(components, <ScatterChart {...size} series={[{ label: 'Points', data: [] }]} />);
    expect(legendFills()).toEqual(['#02B2AF', '#02B2AF', '#02B2AF']);
  });

  test('`tickLabelStyle` of `MuiChartsXAxis` wins over that of the axis', () => {
    const xAxis = [{ ...bands[0]!, tickLabelStyle: { fontSize: 9 } }];
    const chart = <BarChart {...size} series={one} xAxis={xAxis} />;
    const fontSize = () =>
      getComputedStyle(document.querySelector('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')!)
        .fontSize;
    const { unmount } = render(chart);
    expect(fontSize()).toBe('9px');
    unmount();
    withTheme({ MuiChartsXAxis: { defaultProps: { tickLabelStyle: { fontSize: 21 } } } }, chart);
    expect(fontSize()).toBe('21px');
  });

  test('To change it in a single chart, set `tickLabelStyle` in `bottomAxis`, with the id of the axis', () => {
    withTheme(
      { MuiChartsXAxis: { defaultProps: { tickLabelStyle: { fontSize: 21 } } } },
      <BarChart
        {...size}
        series={one}
        xAxis={[{ ...bands[0]!, id: 'x' }]}
        bottomAxis={{ axisId: 'x', tickLabelStyle: { fontSize: 9 } }}
      />,
    );
    const label = document.querySelector('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')!;
    expect(getComputedStyle(label).fontSize).toBe('9px');
  });

  test('`position`, `disableLine`, `disableTicks` and `tickSize` of an axis and `position` and `direction` of the legend have no effect in `defaultProps`', () => {
    const chart = <BarChart {...size} series={one} xAxis={bands} />;
    const html = () => document.querySelector('svg')!.innerHTML.replace(/:r\w+:/g, '');
    const { unmount } = render(chart);
    const plain = html();
    unmount();
    const axis = { disableLine: true, disableTicks: true, tickSize: 20 };
    const { unmount: unmountAxes } = withTheme(
      {
        MuiChartsXAxis: { defaultProps: { ...axis, position: 'top' } },
        MuiChartsYAxis: { defaultProps: { ...axis, position: 'right' } },
        MuiChartsLegend: {
          defaultProps: {
            direction: 'column',
            position: { vertical: 'bottom', horizontal: 'left' },
          },
        },
      },
      chart,
    );
    expect(html()).toBe(plain);
    unmountAxes();
    // Others are read.
    withTheme({ MuiChartsLegend: { defaultProps: { hidden: true } } }, chart);
    expect(legendFills()).toEqual([]);
  });

  test('In `MuiChartsYAxis`, neither have `tickFontSize` and `labelFontSize`', () => {
    const axis = { defaultProps: { tickFontSize: 30, labelFontSize: 40 } };
    const label = 'Title';
    withTheme(
      { MuiChartsXAxis: axis, MuiChartsYAxis: axis },
      <BarChart {...size} series={one} xAxis={[{ ...bands[0]!, label }]} yAxis={[{ label }]} />,
    );
    const fontSizes = (side: string) =>
      ['.MuiChartsAxis-tickLabel', '.MuiChartsAxis-label text'].map(
        (part) => getComputedStyle(document.querySelector(`${side} ${part}`)!).fontSize,
      );
    expect(fontSizes('.MuiChartsAxis-left')).toEqual(['12px', '14px']);
    expect(fontSizes('.MuiChartsAxis-bottom')).toEqual(['30px', '40px']);
  });

  test('`fill` in the `styleOverrides` of `MuiBarElement` takes precedence over the color of the series', () => {
    withTheme(
      { MuiBarElement: { styleOverrides: { root: { fill: 'red' } } } },
      <BarChart {...size} series={one} xAxis={bands} />,
    );
    expect(fill('.MuiBarElement-root')).toBe('red');
    expect(legendFills()).toEqual(['#02B2AF']);
  });
});
