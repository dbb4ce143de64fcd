import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { Gauge } from '@mui/x-charts/Gauge';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { frFR } from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
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

const size = { width: 400, height: 300 };
const bands = [{ scaleType: 'band' as const, data: ['A', 'B'] }];
const one = [{ id: 's', label: 'Sales', data: [4, 9] }];

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const fills = (selector: string) => all(selector).map((element) => element.getAttribute('fill'));
const legendFills = () => fills('.MuiChartsLabelMark-fill');

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

/** Points at the middle of the chart. */
function point() {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  fireEvent.pointerMove(document.querySelector('.MuiChartsSurface-root')!, {
    clientX: 120,
    clientY: 100,
  });
  warn.mockRestore();
}

const tooltipMark = () =>
  document.querySelector('.MuiChartsTooltip-root .MuiChartsLabelMark-fill')!.getAttribute('fill');

describe('#series-color', () => {
  test('and so does the tooltip', () => {
    render(<BarChart {...size} xAxis={bands} series={[{ ...one[0]!, color: '#123456' }]} />);
    point();
    expect(tooltipMark()).toBe('#123456');
  });

  test('Legend and marks take the same color', () => {
    render(<LineChart {...size} series={[{ ...one[0]!, color: '#123456' }]} />);
    expect(legendFills()).toEqual(['#123456']);
    expect(document.querySelector('.MuiLineChart-mark')!.getAttribute('stroke')).toBe('#123456');
  });

  test('The chart does this with the CSS filter `brightness()`', () => {
    const color = 'var(--brand)';
    const highlightScope = { highlight: 'series' as const };
    const series = [{ ...one[0]!, color, highlightScope }];
    const item = { seriesId: 's', dataIndex: 0 };
    render(<LineChart {...size} series={[{ ...one[0]!, color, area: true }]} />);
    render(<BarChart {...size} xAxis={bands} series={series} highlightedItem={item} />);
    for (const selector of ['.MuiLineChart-area', '.MuiBar-element']) {
      const element = document.querySelector(selector)!;
      expect(element.getAttribute('fill')).toBe(color);
      expect(element.getAttribute('filter')).toBe('brightness(120%)');
    }
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

  test('When the colors run out, they start over', () => {
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
  test('7, of which 5 are below 3:1 in light mode and none in dark mode', () => {
    expect(rainbowSurgePalette('light')).toHaveLength(7);
    expect(weakColors(rainbowSurgePalette)).toMatchObject({
      light: { length: 5 },
      dark: { length: 0 },
    });
  });

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
  const colorGetter = ({ dataIndex }: { dataIndex: number }) => `#00000${dataIndex}`;

  test('The legend shows the `color` of the series, not what `colorGetter` returns', () => {
    const series = [{ ...one[0]!, color: '#123456', colorGetter }];
    render(<BarChart {...size} xAxis={bands} series={series} />);
    expect(fills('.MuiBar-element')).toEqual(['#000000', '#000001']);
    expect(legendFills()).toEqual(['#123456']);
  });

  test('A `colorMap` wins over `colorGetter`', () => {
    const colorMap = { type: 'ordinal' as const, colors: ['#111111', '#222222'] };
    render(
      <BarChart
        {...size}
        xAxis={[{ ...bands[0]!, colorMap }]}
        series={[{ ...one[0]!, colorGetter }]}
      />,
    );
    expect(fills('.MuiBar-element')).toEqual(['#111111', '#222222']);
  });

  test('In a pie chart, `colorGetter` has no effect', () => {
    const data = [{ value: 1 }, { value: 2 }];
    render(<PieChart {...size} series={[{ data, colorGetter }]} colors={['#111111']} />);
    expect(fills('.MuiPieChart-arc')).toEqual(['#111111', '#111111']);
  });

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
    expect(fills('.MuiBar-element')).toEqual(['#111111', '#222222']);
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
    expect(document.querySelector('.MuiScatterChart-marker')!.getAttribute('fill')).toBe('#333333');
    rerender(<ScatterChart {...size} series={points} xAxis={xAxis} yAxis={yAxis} />);
    expect(document.querySelector('.MuiScatterChart-marker')!.getAttribute('fill')).toBe('#222222');
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
    expect(fills('.MuiBar-element')).toEqual(['#111111', '#111111', '#111111', '#111111']);
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
    const strokes = (selector: string) =>
      all(selector).map((element) => element.getAttribute('stroke'));
    expect(strokes('.MuiLineChart-mark')).toEqual(['#111111', '#222222']);
    expect(strokes('.MuiLineChart-line')[0]).toMatch('url(#');
    expect(fills('.MuiLineChart-area')[0]).toMatch('url(#');
    // What they refer to does not exist.
    expect(all('linearGradient')).toEqual([]);
  });
});

describe('#gradients', () => {
  const gradient = [{ ...one[0]!, color: 'url(#g)' }];
  const points = { data: [{ id: 1, x: 1, y: 1 }] };
  const slices = [{ id: 1, value: 1, color: 'url(#g)' }];

  test('Bars, lines, areas, points and slices take it, and so does the legend', () => {
    render(<BarChart {...size} xAxis={bands} series={gradient} />);
    expect(legendFills()).toEqual(['url(#g)']);
    render(<LineChart {...size} series={[{ data: [1, 2], color: 'url(#g)', area: true }]} />);
    expect(document.querySelector('.MuiLineChart-line')!.getAttribute('stroke')).toBe('url(#g)');
    render(<ScatterChart {...size} series={[{ ...points, color: 'url(#g)' }]} />);
    render(<PieChart {...size} series={[{ data: slices }]} />);
    for (const selector of [
      '.MuiBar-element',
      '.MuiLineChart-area',
      '.MuiScatterChart-marker',
      '.MuiPieChart-arc',
    ]) {
      expect(fills(selector)[0]).toBe('url(#g)');
    }
  });

  test('The mark in the tooltip takes it as well', () => {
    render(<BarChart {...size} xAxis={bands} series={gradient} />);
    point();
    expect(tooltipMark()).toBe('url(#g)');
  });

  test('bars are placed by `x` and `y`, without a `transform`', () => {
    render(<BarChart {...size} xAxis={bands} series={gradient} />);
    const bar = document.querySelector<SVGElement>('.MuiBar-element')!;
    expect([bar.style.transform, bar.getAttribute('transform')]).toEqual(['', null]);
    expect(Number(bar.getAttribute('x'))).toBeGreaterThan(0);
    expect(Number(bar.getAttribute('y'))).toBeGreaterThan(0);
  });
});

describe('#overlay', () => {
  test('`loading` shows `Loading data…`', () => {
    render(<BarChart {...size} loading series={one} xAxis={bands} />);
    expect(screen.queryByText('Loading data…')).not.toBe(null);
  });

  test('Existing data stay visible below the text while `loading` is set', () => {
    render(<BarChart {...size} loading series={one} xAxis={bands} />);
    expect(all('.MuiBar-element')).toHaveLength(2);
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

describe('#locale', () => {
  const noData = (localeText?: object, message?: string) => (
    <ThemeProvider theme={createTheme({}, frFR)}>
      <ChartsLocalizationProvider localeText={localeText}>
        <BarChart
          {...size}
          series={[]}
          xAxis={bands}
          slotProps={message ? { noDataOverlay: { message } } : undefined}
        />
      </ChartsLocalizationProvider>
    </ThemeProvider>
  );
  const french = frFR.components.MuiChartsLocalizationProvider.defaultProps.localeText.noData!;

  test('each chart reads it from there', () => {
    render(
      <ThemeProvider theme={createTheme({}, frFR)}>
        <BarChart {...size} series={[]} xAxis={bands} />
      </ThemeProvider>,
    );
    expect(screen.queryByText(french)).not.toBe(null);
  });

  test('Texts that you leave out stay as they are in the theme, or in English', () => {
    const { rerender } = render(noData({ loading: 'Bitte warten' }));
    expect(screen.queryByText(french)).not.toBe(null);
    rerender(noData({ noData: 'Keine Daten' }));
    expect(screen.queryByText('Keine Daten')).not.toBe(null);
    rerender(
      <ChartsLocalizationProvider localeText={{ loading: 'Bitte warten' }}>
        <BarChart {...size} series={[]} xAxis={bands} />
      </ChartsLocalizationProvider>,
    );
    expect(screen.queryByText('No data to display')).not.toBe(null);
  });

  test('`message` of an overlay wins over both', () => {
    render(noData({ noData: 'Keine Daten' }, 'Leer'));
    expect(screen.queryByText('Leer')).not.toBe(null);
    expect(screen.queryByText('Keine Daten')).toBe(null);
  });
});

describe('#overlay-axes', () => {
  const ticks = (axis?: object) => {
    const { container } = render(
      <ChartsContainer {...size} series={[]} xAxis={axis ? [axis] : undefined}>
        <ChartsXAxis />
      </ChartsContainer>,
    );
    expect(container.querySelectorAll('.MuiChartsAxis-line')).toHaveLength(1);
    return container.querySelectorAll('.MuiChartsAxis-tick').length;
  };

  test('An axis without data, `min` and `max` is a line without ticks', () => {
    expect(ticks()).toBe(0);
  });

  test('With `min` and `max`, or `data` on a band axis, the axis has ticks without values too', () => {
    expect(ticks({ min: 0, max: 5 })).toBeGreaterThan(1);
    expect(ticks(bands[0])).toBeGreaterThan(1);
  });
});

describe('#margin', () => {
  const see = jest.fn();
  const area = () => see.mock.lastCall[0] as ReturnType<typeof useDrawingArea>;
  function Area() {
    see(useDrawingArea());
    return null;
  }

  test('`width` of a vertical axis and `height` of a horizontal axis, 45 and 25 px unless you set them', () => {
    render(<BarChart {...size} series={one} xAxis={bands} children={<Area />} />);
    expect(area()).toMatchObject({ left: 65, right: 20, top: 20, bottom: 45 });
    render(
      <BarChart
        {...size}
        series={one}
        xAxis={[{ ...bands[0]!, height: 60 }]}
        yAxis={[{ width: 100 }]}
        children={<Area />}
      />,
    );
    expect(area()).toMatchObject({ left: 120, bottom: 80 });
  });

  test('A `label` adds 20 px to the default', () => {
    const yAxis = [{ label: 'Liters' }];
    render(<BarChart {...size} series={one} xAxis={bands} yAxis={yAxis} children={<Area />} />);
    expect(area().left).toBe(85);
  });

  test('20 px each', () => {
    const axis = [{ position: 'none' as const }];
    render(<LineChart {...size} series={one} xAxis={axis} yAxis={axis} children={<Area />} />);
    expect(area()).toMatchObject({ left: 20, right: 20, top: 20, bottom: 20 });
  });

  test('5 px each', () => {
    render(<PieChart {...size} series={[{ data: [{ value: 1 }] }]} children={<Area />} />);
    expect(area()).toMatchObject({ left: 5, right: 5, top: 5, bottom: 5 });
  });

  test('If you set a side to `undefined`, it does not get its default, and nothing is drawn', () => {
    render(
      <ChartsContainer {...size} series={[]} margin={{ left: undefined }} children={<Area />} />,
    );
    expect(area().width).toBe(NaN);
    render(<ChartsContainer {...size} series={[]} margin={{}} children={<Area />} />);
    expect(area().width).toBe(315);
  });

  test('5 px each; if `margin` is an object, 20 px on the sides that it leaves out', () => {
    render(<SparkLineChart {...size} data={[1]} children={<Area />} />);
    expect(area()).toMatchObject({ left: 5, right: 5, top: 5, bottom: 5 });
    render(<SparkLineChart {...size} data={[1]} margin={{ left: 7 }} children={<Area />} />);
    expect(area()).toMatchObject({ left: 7, right: 20, top: 20, bottom: 20 });
  });
});

describe('#sx', () => {
  test('`sx` of a chart is set on the `<div>` around legend and `<svg>`', () => {
    const { container } = render(
      <BarChart {...size} series={one} xAxis={bands} sx={{ color: 'rgb(255, 0, 0)' }} />,
    );
    const root = container.firstElementChild!;
    expect(getComputedStyle(root).color).toBe('rgb(255, 0, 0)');
    expect(root.tagName).toBe('DIV');
    expect(root.querySelector('.MuiChartsLegend-root')).not.toBe(null);
    expect(root.querySelector('.MuiChartsSurface-root')).not.toBe(null);
  });

  test('`className` of a chart is set on the `<svg>`', () => {
    render(<BarChart {...size} className="own" series={one} xAxis={bands} />);
    expect(document.querySelector('.own')!.tagName).toBe('svg');
  });
});

describe('#text', () => {
  test('`fontSize` in `sx` has no effect on tick labels: the axis writes 12 px into their `style`', () => {
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

  test('The label of an axis stands at the outer edge of its axis', () => {
    const place = () => document.querySelector('.MuiChartsAxis-left .MuiChartsAxis-label text')!;
    const { rerender } = render(<BarChart {...size} series={one} yAxis={[{ label: 'Liters' }]} />);
    expect(place().getAttribute('x')).toBe('-65');
    rerender(<BarChart {...size} series={one} yAxis={[{ label: 'Liters', width: 90 }]} />);
    expect(place().getAttribute('x')).toBe('-90');
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
      <BarChart {...size} series={[]} xAxis={bands} hideLegend />,
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

  test('`styleOverrides` of `MuiBarElement`, `MuiLineElement` and `MuiAreaElement` have no effect, although TypeScript accepts them', () => {
    const styleOverrides = { root: { opacity: 0.5 } };
    withTheme(
      {
        MuiBarElement: { styleOverrides },
        MuiLineElement: { styleOverrides },
        MuiAreaElement: { styleOverrides },
        MuiMarkPlot: { styleOverrides },
      },
      <div>
        <BarChart {...size} series={one} xAxis={bands} />
        <LineChart {...size} series={[{ ...one[0]!, area: true }]} />
      </div>,
    );
    const opacity = (name: string) => getComputedStyle(document.querySelector(`.${name}`)!).opacity;
    expect(opacity('MuiBarElement-root')).not.toBe('0.5');
    expect(opacity('MuiLineElement-root')).not.toBe('0.5');
    expect(opacity('MuiAreaElement-root')).not.toBe('0.5');
    expect(opacity('MuiLineChart-markPlot')).toBe('0.5');
  });

  test('Pro charts have separate names: `BarChartPro` does not use `MuiBarChart`', () => {
    const defaultProps = { colors: ['#111111'] };
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    withTheme({ MuiBarChart: { defaultProps } }, <BarChartPro {...size} series={one} />);
    withTheme({ MuiBarChartPro: { defaultProps } }, <BarChartPro {...size} series={one} />);
    expect(legendFills()).toEqual(['#4254FB', '#111111']);
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
