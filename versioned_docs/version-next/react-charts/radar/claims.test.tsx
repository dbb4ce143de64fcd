import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarAxis,
  RadarChart,
  RadarDataProvider,
  RadarSeriesArea,
  RadarSeriesMarks,
  RadarSeriesPlot,
  type RadarChartProps,
} from '@mui/x-charts/RadarChart';
import { RadarChartPro, type RadarChartProProps } from '@mui/x-charts-pro/RadarChartPro';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';

const metrics = ['Wind', 'Rain', 'Room', 'Price'];
const radar = { max: 10, metrics };
const dome = { id: 'dome', label: 'Dome', data: [10, 5, 0, 10] };
const tunnel = { id: 'tunnel', label: 'Tunnel', data: [5, 5, 5, 5] };

/** The center is at (150, 150), the grid has a radius of 100: with `max: 10`, a value of 1 is 10 pixels. */
const base = { width: 300, height: 300, margin: 50, radar, series: [dome, tunnel] };

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

const draw = (props: object = {}) => render(<RadarChart {...base} {...props} />).container;

const surface = (container: Element = document.body) =>
  container.querySelector<SVGSVGElement>('svg.MuiChartsSurface-root')!;
const all = (name: string, container: Element = document.body) => [
  ...container.querySelectorAll(`.MuiRadarChart-${name}`),
];
const read = (name: string, attribute: string) =>
  all(name).map((element) => element.getAttribute(attribute));
/** The corners of an outline, rounded. */
const corners = (index = 0) =>
  (read('seriesArea', 'd')[index]?.match(/-?[\d.]+|NaN/g) ?? [])
    .map((number) => Math.round(Number(number)))
    .flatMap((number, at, numbers) => (at % 2 === 0 ? [[number, numbers[at + 1]]] : []));
const label = (text: string) =>
  [...surface().querySelectorAll('text')].find(({ textContent }) => textContent === text)!;
const place = (text: string) =>
  ['x', 'y'].map((name) => Math.round(Number(label(text).getAttribute(name))));

function point(type: string, clientX: number, clientY: number, pointerType = 'mouse') {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerenter', clientX, clientY });
  Object.assign(event, { pointerId: 1, isPrimary: true, pointerType });
  act(() => {
    surface().dispatchEvent(event);
  });
}

function hover(x: number, y: number) {
  point('pointerenter', x, y);
  point('pointermove', x, y);
}

const click = (x: number, y: number, pointerType?: string) => {
  point('pointerdown', x, y, pointerType);
  point('pointerup', x, y, pointerType);
};

const tooltip = () => {
  const texts = [...document.querySelectorAll('[role=tooltip] :is(caption, th, td)')];
  return texts.map(({ textContent }) => textContent);
};

/** Runs what makes React complain, and returns the first words of its complaints. */
function complaints(run: () => void): string[] {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    run();
    return spy.mock.calls.map((words) => words.map(String).join(' '));
  } finally {
    spy.mockRestore();
  }
}

function failure(props: object): string {
  let message = 'nothing thrown';
  complaints(() => {
    try {
      draw(props);
    } catch (error) {
      ({ message } = error as Error);
    }
  });
  return message;
}

describe('#first-chart', () => {
  test('The first metric is at the top, and the others follow clockwise', () => {
    draw();
    expect(metrics.map(place)).toEqual([
      [150, 40],
      [260, 150],
      [150, 260],
      [40, 150],
    ]);
  });

  test('Value number _n_ of a series belongs to metric number _n_', () => {
    draw();
    expect(corners()).toEqual([
      [150, 50],
      [200, 150],
      [150, 150],
      [50, 150],
    ]);
  });
});

describe('#multi-series', () => {
  test('hides a series when its name in the legend is clicked', () => {
    draw({ slotProps: { legend: { toggleVisibilityOnClick: true } } });
    expect(all('seriesArea')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Dome' }));
    expect(all('seriesArea')).toHaveLength(1);
  });

  test('A hidden series keeps its row in the tooltip of a spoke, and its dot on the highlighted spoke', () => {
    draw({ slotProps: { legend: { toggleVisibilityOnClick: true } } });
    fireEvent.click(screen.getByRole('button', { name: 'Dome' }));
    hover(150, 70);
    expect(tooltip()).toEqual(['Wind', 'Dome', '10', 'Tunnel', '5']);
    expect(all('axisHighlightDot')).toHaveLength(2);
  });
});

describe('#series-options', () => {
  test('The outline keeps the `color` of the series', () => {
    const colorGetter = ({ value }: { value: number | null }) =>
      value! > 4 ? '#000002' : '#000003';
    draw({ series: [{ data: [9, 1, 1, 1], color: '#000001', colorGetter }] });
    expect(read('seriesMark', 'fill')).toEqual(['#000002', '#000003', '#000003', '#000003']);
    expect(read('seriesArea', 'stroke')).toEqual(['#000001']);
  });
});

describe('#axis', () => {
  test('each spoke has a scale of its own, from 0 to a round number at or above its largest value', () => {
    draw({ radar: { metrics }, series: [{ data: [93, 7, 1234, 100] }] });
    const radii = corners().map(([x, y]) => Math.round(Math.hypot(x! - 150, y! - 150)));
    // 93 of 100, 7 of 7, 1,234 of 1,400 and 100 of 100 would be a guess: the scale decides what is round.
    expect(radii.every((radius) => radius > 50 && radius <= 100)).toBe(true);
    expect(radii[3]).toBe(100);
  });

  test('A `max` of a metric takes precedence', () => {
    draw({
      radar: {
        max: 10,
        metrics: [{ name: 'A' }, { name: 'B', max: 20 }, { name: 'C', min: 5 }, { name: 'D' }],
      },
      series: [{ data: [5, 5, 5, 10] }],
    });
    const radii = corners().map(([x, y]) => Math.round(Math.hypot(x! - 150, y! - 150)));
    expect(radii).toEqual([50, 25, 0, 100]);
  });

  test('A value above `max` lies outside of the grid, and a value below `min` on the other side of the center', () => {
    draw({ series: [{ data: [20, 5, 5, -5] }] });
    expect(corners()).toEqual([
      [150, -50],
      [200, 150],
      [150, 200],
      [200, 150],
    ]);
  });
});

describe('#start-angle', () => {
  test('A line break in the text of `labelFormatter` starts a new line', () => {
    const labelFormatter = (name: string) => `${name}\n(points)`;
    draw({ radar: { ...radar, labelFormatter } });
    const lines = [...surface().querySelectorAll('text')[0]!.children];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Wind', '(points)']);
  });

  test('turns the chart clockwise, in degrees', () => {
    draw({ radar: { ...radar, startAngle: 90 } });
    expect(place('Wind')).toEqual([260, 150]);
    expect(place('Rain')).toEqual([150, 260]);
  });

  test('10 by default', () => {
    draw();
    expect(place('Wind')).toEqual([150, 40]);
    draw({ radar: { ...radar, labelGap: 0 } });
    expect([...document.querySelectorAll('text')].map((text) => text.getAttribute('y'))).toContain(
      '50',
    );
  });
});

describe('#axis-values', () => {
  const labels = () => all('axisLabel').map(({ textContent }) => textContent);

  test('With the default of 1, only the outer end has a label', () => {
    draw({ children: <RadarAxis metric="Wind" /> });
    expect(labels()).toEqual(['10']);
  });

  test('The numbers are written as JavaScript writes them', () => {
    const wide = { max: 5000, metrics };
    draw({ radar: wide, children: <RadarAxis metric="Wind" divisions={3} /> });
    expect(labels()).toEqual(['1666.6666666666663', '3333.3333333333326', '5000']);
  });
});

describe('#grid', () => {
  test('5 by default', () => {
    draw();
    expect(all('gridDivider')).toHaveLength(5);
    expect(all('gridStripe')).toHaveLength(5);
  });

  test('`null` leaves the stripes out', () => {
    draw({ stripeColor: null });
    expect(all('gridStripe')).toHaveLength(0);
  });

  test('`stripeColor` is a function of the number of the stripe, from 0 in the center', () => {
    draw({ stripeColor: (index: number) => `color-${index}`, divisions: 3 });
    expect(read('gridStripe', 'fill')).toEqual(['color-0', 'color-1', 'color-2']);
    expect(read('gridStripe', 'd')[0]).toContain('L 150 150');
  });
});

describe('#axis-highlight', () => {
  test('draws a dashed line along the spoke nearest to the pointer and a larger dot at each value on it', () => {
    draw();
    hover(230, 140);
    expect(read('axisHighlightLine', 'd')).toEqual(['M 150 150 L 250 150']);
    expect(read('axisHighlightDot', 'cx')).toEqual(['200', '200']);
    expect(read('axisHighlightDot', 'r')).toEqual(['7', '7']);
  });
});

describe('#series-highlight', () => {
  test('The area under the pointer gets a stronger fill, and all others fade', () => {
    draw({ highlight: 'series' });
    fireEvent.pointerEnter(all('seriesArea')[0]!);
    expect(read('seriesArea', 'fill-opacity')).toEqual(['0.4', '0.1']);
    expect(read('seriesArea', 'stroke-opacity')).toEqual(['1', '0.5']);
    hover(150, 70);
    expect(all('axisHighlightLine')).toEqual([]);
  });

  test('A `highlightScope` of a series takes precedence', () => {
    const highlightScope = { highlight: 'series', fade: 'none' } as const;
    draw({ highlight: 'series', series: [{ ...dome, highlightScope }, tunnel] });
    fireEvent.pointerEnter(all('seriesArea')[0]!);
    expect(read('seriesArea', 'fill-opacity')).toEqual(['0.4', '0.2']);
  });

  test('`highlightedItem` controls it', () => {
    draw({ highlight: 'series', highlightedItem: { seriesId: 'tunnel' } });
    expect(read('seriesArea', 'fill-opacity')).toEqual(['0.1', '0.4']);
    fireEvent.pointerEnter(all('seriesArea')[0]!);
    expect(read('seriesArea', 'fill-opacity')).toEqual(['0.1', '0.4']);
  });
});

describe('#no-highlight', () => {
  test('The tooltip still opens', () => {
    draw({ highlight: 'none' });
    fireEvent.pointerEnter(all('seriesArea')[0]!);
    hover(150, 70);
    expect(read('seriesArea', 'fill-opacity')).toEqual(['0.2', '0.2']);
    expect(all('axisHighlightLine')).toEqual([]);
    expect(tooltip()).toEqual(['Wind', 'Dome', '10', 'Tunnel', '5']);
  });
});

describe('#tooltip', () => {
  const item = { slotProps: { tooltip: { trigger: 'item' } } };

  test('lists all series for the spoke nearest to the pointer', () => {
    draw();
    hover(230, 140);
    expect(tooltip()).toEqual(['Rain', 'Dome', '5', 'Tunnel', '5']);
  });

  test('lists all metrics of the area under the pointer', () => {
    draw(item);
    complaints(() => fireEvent.pointerEnter(all('seriesArea')[0]!));
    expect(tooltip()).toEqual(['Dome', 'Wind', '10', 'Rain', '5', 'Room', '0', 'Price', '10']);
  });

  test('With a mouse, it opens only inside the circle that touches the corners of the grid', () => {
    draw();
    hover(60, 60);
    expect(tooltip()).toEqual([]);
    hover(90, 90);
    expect(tooltip()).not.toEqual([]);
  });

  test('`valueFormatter` of a series receives the value and `{ dataIndex }`', () => {
    const valueFormatter = (value: number | null, { dataIndex }: { dataIndex: number }) =>
      `${value} of ${metrics[dataIndex]}`;
    draw({ series: [{ ...dome, valueFormatter }] });
    hover(230, 140);
    expect(tooltip()).toEqual(['Rain', 'Dome', '5 of Rain']);
  });
});

describe('#clicks', () => {
  test('None of the three can be reached by keyboard', () => {
    const [onAreaClick, onMarkClick, onAxisClick] = [jest.fn(), jest.fn(), jest.fn()];
    draw({ enableKeyboardNavigation: true, onAreaClick, onMarkClick, onAxisClick });
    for (const key of ['ArrowRight', 'Enter', ' ']) {
      fireEvent.keyDown(surface(), { key });
      fireEvent.keyUp(surface(), { key });
    }
    expect(surface()).toHaveAttribute('data-has-focused-item');
    expect(onAreaClick).not.toHaveBeenCalled();
    expect(onMarkClick).not.toHaveBeenCalled();
    expect(onAxisClick).not.toHaveBeenCalled();
  });

  test('`dataIndex` is that of the nearest spoke', () => {
    const onAreaClick = jest.fn();
    draw({ onAreaClick });
    fireEvent.click(all('seriesArea')[1]!, { clientX: 160, clientY: 190 });
    expect(onAreaClick.mock.calls[0][1]).toEqual({
      type: 'radar',
      seriesId: 'tunnel',
      dataIndex: 2,
    });
  });

  test('`onMarkClick` fires for a mark', () => {
    const onMarkClick = jest.fn();
    draw({ onMarkClick });
    fireEvent.click(all('seriesMark')[1]!);
    expect(onMarkClick.mock.calls[0][1]).toEqual({ type: 'radar', seriesId: 'dome', dataIndex: 1 });
  });

  test('a click on a mark reaches the area below it', () => {
    draw();
    expect(new Set(read('seriesMark', 'pointer-events'))).toEqual(new Set(['none']));
    draw({ onMarkClick: () => {} });
    expect(read('seriesMark', 'pointer-events').at(-1)).toBeNull();
  });

  test('`onAxisClick` fires anywhere in the chart, outside of the grid as well, for mouse and touch', () => {
    const onAxisClick = jest.fn();
    draw({ onAxisClick });
    click(290, 140);
    click(150, 5, 'touch');
    expect(onAxisClick.mock.calls.map((call) => call[1])).toEqual([
      { dataIndex: 1, axisValue: 'Rain', seriesValues: { dome: 5, tunnel: 5 } },
      { dataIndex: 0, axisValue: 'Wind', seriesValues: { dome: 10, tunnel: 5 } },
    ]);
  });
});

describe('#composition', () => {
  const compose = (children: React.ReactNode, props: object = {}) =>
    render(
      <RadarDataProvider {...base} {...props}>
        <ChartsSurface>{children}</ChartsSurface>
      </RadarDataProvider>,
    );
  const order = () => [...surface().querySelectorAll('path, circle')].map(({ tagName }) => tagName);

  test('the area of a later series covers the marks of an earlier one', () => {
    compose(<RadarSeriesPlot />);
    expect(order().lastIndexOf('path')).toBeGreaterThan(order().indexOf('circle'));
  });

  test('draw all areas first and all marks above them', () => {
    compose(
      <>
        <RadarSeriesArea />
        <RadarSeriesMarks />
      </>,
    );
    expect(order().lastIndexOf('path')).toBeLessThan(order().indexOf('circle'));
  });

  test('draws this series only', () => {
    compose(<RadarSeriesArea seriesId="tunnel" />);
    expect(all('seriesArea')).toHaveLength(1);
    expect(corners()).toContainEqual([150, 100]);
  });
});

describe('#pro', () => {
  test('`apiRef` has the functions `exportAsPrint` and `exportAsImage`', () => {
    const apiRef: NonNullable<RadarChartProProps['apiRef']> = { current: undefined };
    complaints(() => {
      render(<RadarChartPro {...base} apiRef={apiRef} />);
    });
    expect(Object.keys(apiRef.current!)).toEqual(
      expect.arrayContaining(['exportAsPrint', 'exportAsImage']),
    );
  });

  test('With it, `RadarChartPro` throws an error: `Element type is invalid`', () => {
    let message = 'nothing thrown';
    complaints(() => {
      try {
        render(<RadarChartPro {...base} showToolbar />);
      } catch (error) {
        ({ message } = error as Error);
      }
    });
    expect(message).toContain('Element type is invalid');
  });

  test('`RadarChartPro` calls neither `onAreaClick` nor `onMarkClick`', () => {
    const [onAreaClick, onMarkClick] = [jest.fn(), jest.fn()];
    complaints(() => {
      render(<RadarChartPro {...base} onAreaClick={onAreaClick} onMarkClick={onMarkClick} />);
    });
    fireEvent.click(all('seriesArea')[0]!);
    fireEvent.click(all('seriesMark')[0]!);
    expect(onAreaClick).not.toHaveBeenCalled();
    expect(onMarkClick).not.toHaveBeenCalled();
  });

  test('It does not show which mark has the focus', () => {
    const frames = () => surface().querySelectorAll('rect[width="12"]').length;
    const { unmount } = render(<RadarChart {...base} enableKeyboardNavigation />);
    fireEvent.keyDown(surface(), { key: 'ArrowRight' });
    expect(frames()).toBe(1);
    unmount();
    complaints(() => {
      render(<RadarChartPro {...base} enableKeyboardNavigation />);
    });
    fireEvent.keyDown(surface(), { key: 'ArrowRight' });
    expect(surface()).toHaveAttribute('data-has-focused-item');
    expect(frames()).toBe(0);
  });
});

describe('#accessibility', () => {
  test('`title` becomes the `<title>` of the SVG', () => {
    draw({ title: 'Tents', desc: 'The dome is stable in wind.' });
    expect(surface().querySelector('title')).toHaveTextContent('Tents');
    expect(surface().querySelector('desc')).toHaveTextContent('The dome is stable in wind.');
  });

  const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(surface(), { key }));
  const focused = () => {
    const frame = surface().querySelector('rect')!;
    return ['x', 'y'].map((name) => Math.round(Number(frame.getAttribute(name))) + 6);
  };

  test('Left and right arrows move along a series, up and down arrows to another series', () => {
    draw({ enableKeyboardNavigation: true, series: [tunnel, dome] });
    expect(surface()).toHaveAttribute('tabindex', '0');
    press('ArrowRight');
    expect(focused()).toEqual([150, 100]);
    press('ArrowRight');
    expect(focused()).toEqual([200, 150]);
    press('ArrowLeft', 'ArrowUp');
    expect(focused()).toEqual([150, 50]);
    press('ArrowDown');
    expect(focused()).toEqual([150, 100]);
  });

  test('The keyboard opens no tooltip of a spoke', () => {
    draw({ enableKeyboardNavigation: true });
    press('ArrowRight', 'ArrowRight');
    expect(tooltip()).toEqual([]);
  });

  test("With `trigger: 'item'`, the tooltip of the focused mark has the right value, but the name of the first metric", () => {
    draw({ enableKeyboardNavigation: true, slotProps: { tooltip: { trigger: 'item' } } });
    complaints(() => press('ArrowRight', 'ArrowRight'));
    expect(tooltip()).toEqual(['Dome', 'Wind', '5']);
  });

  test('The focused mark has no accessible name', () => {
    draw({ enableKeyboardNavigation: true });
    press('ArrowRight');
    const named = surface().querySelectorAll(
      '[aria-label], [aria-labelledby], [aria-live], [role]',
    );
    expect(named).toHaveLength(0);
  });
});

describe('#limits', () => {
  // React says so once per attribute: this is the first test that draws a `null`.
  test('React warns about `NaN` at its mark', () => {
    const data = [10, null, 5, 5] as number[];
    const said = complaints(() => draw({ series: [{ data }] }));
    expect(said.join()).toContain('Received NaN');
  });

  test('With `null`, an outline has no valid path', () => {
    complaints(() => {
      draw({ series: [{ ...dome, data: [10, null, 5, 5] as number[] }] });
    });
    expect(read('seriesArea', 'd')[0]).toContain('NaN');
  });

  test('`RadarChart` ignores `hiddenItems`, `initialHiddenItems`, `onHiddenItemsChange`, `tooltipItem`, `onTooltipItemChange`, `disableAxisListener` and `localeText`, and React warns about each of them', () => {
    const hidden = [{ type: 'radar', seriesId: 'dome' }];
    const onHiddenItemsChange = jest.fn();
    const names = [
      'hiddenItems',
      'initialHiddenItems',
      'onHiddenItemsChange',
      'tooltipItem',
      'onTooltipItemChange',
      'disableAxisListener',
      'localeText',
    ];
    const said = complaints(() => {
      draw({
        hiddenItems: hidden,
        initialHiddenItems: hidden,
        onHiddenItemsChange,
        tooltipItem: null,
        onTooltipItemChange: () => {},
        disableAxisListener: true,
        localeText: { loading: 'Wait' },
        slotProps: { legend: { toggleVisibilityOnClick: true } },
      });
    });
    expect(names.filter((name) => !said.some((line) => line.includes(name)))).toEqual([]);
    expect(all('seriesArea')).toHaveLength(2);
    hover(150, 70);
    expect(tooltip()).not.toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Dome' }));
    expect(onHiddenItemsChange).not.toHaveBeenCalled();
  });

  test('`showToolbar` shows nothing', () => {
    expect(draw({ showToolbar: true }).querySelector('button, [role=toolbar]')).toBeNull();
  });

  test('`RadarDataProvider` accepts them', () => {
    const onHiddenItemsChange = jest.fn();
    const { container } = render(
      <RadarDataProvider
        {...base}
        initialHiddenItems={[{ type: 'radar', seriesId: 'dome' }]}
        onHiddenItemsChange={onHiddenItemsChange}
      >
        <ChartsLegend toggleVisibilityOnClick />
        <ChartsSurface>
          <RadarSeriesPlot />
        </ChartsSurface>
      </RadarDataProvider>,
    );
    expect(all('seriesArea', container)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Tunnel' }));
    expect(onHiddenItemsChange).toHaveBeenCalledTimes(1);
  });

  test('`position` in `slotProps.legend` has no effect', () => {
    const layout = (slotProps: RadarChartProps['slotProps']) =>
      draw({ slotProps }).firstElementChild;
    const below = { legend: { position: { vertical: 'bottom', horizontal: 'end' } } } as const;
    expect(layout(below)!.className).toBe(layout({})!.className);
  });

  test('Changes of the values are drawn at once', () => {
    const { rerender } = render(<RadarChart {...base} skipAnimation={false} />);
    expect(corners()[0]).toEqual([150, 50]);
    rerender(
      <RadarChart
        {...base}
        skipAnimation={false}
        series={[{ ...dome, data: [2, 5, 0, 10] }, tunnel]}
      />,
    );
    expect(corners()[0]).toEqual([150, 130]);
  });

  test('The names of the metrics are anchored as in left-to-right text', () => {
    const anchor = () => label('Rain').getAttribute('text-anchor');
    const { unmount } = render(<RadarChart {...base} />);
    expect(anchor()).toBe('start');
    unmount();
    render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <div dir="rtl">
          <RadarChart {...base} />
        </div>
      </ThemeProvider>,
    );
    expect(anchor()).toBe('start');
  });
});

describe('#troubleshooting', () => {
  const message = "Cannot read properties of undefined (reading 'scale')";

  test('a series has more values than there are metrics', () => {
    expect(failure({ series: [{ data: [1, 2, 3, 4, 5] }] })).toBe(message);
  });

  test('two metrics have the same name', () => {
    expect(failure({ radar: { metrics: ['Wind', 'Wind', 'Room', 'Price'] } })).toBe(message);
  });

  test('A series has fewer values than there are metrics', () => {
    draw({ series: [{ data: [10, 5, 5] }] });
    expect(corners()).toHaveLength(3);
  });
});
