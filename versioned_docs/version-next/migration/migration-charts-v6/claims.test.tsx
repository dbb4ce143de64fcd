import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as charts6 from '@docs/v6/node_modules/@mui/x-charts';
import * as charts7 from '@site/node_modules/@mui/x-charts';
import type { ComponentType } from 'react';
import { addSvgPoints } from '@site/tests/claims/standIns';

/** Props of either version: what one of them does not know is part of what is tested. */
type Props = Record<string, unknown>;

/** jsdom has neither layout nor pointer events: coordinates of the window are those of the chart. */
class FakePointerEvent extends MouseEvent {
  readonly pointerType = 'mouse';
}

beforeAll(() => {
  Object.assign(window, {
    PointerEvent: FakePointerEvent,
    // Animations ask whether motion is to be reduced.
    matchMedia: () => ({
      matches: false,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
      addListener: jest.fn(),
      removeListener: jest.fn(),
    }),
  });
  addSvgPoints();
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Draws a chart in place of the one before. */
function draw(component: unknown, props: Props): HTMLElement {
  cleanup();
  const Chart = component as ComponentType<Props>;
  return render(<Chart width={400} height={300} skipAnimation {...props} />).container;
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) {
    throw new Error(`nothing matches ${selector}`);
  }
  return found;
}

const count = (selector: string) => document.querySelectorAll(selector).length;
const tooltip = () => screen.queryByRole('tooltip');

/** What a person with a mouse does, as the charts of version 6 hear it, or as those of version 7 do. */
const mouse = {
  move: (clientX: number, clientY: number) =>
    fireEvent.mouseMove(find('svg'), { clientX, clientY }),
  enter: (selector: string) => fireEvent.mouseEnter(find(selector)),
};
const pointer = {
  move: (clientX: number, clientY: number) =>
    fireEvent.pointerMove(find('svg'), { clientX, clientY }),
  enter: (selector: string) => fireEvent.pointerEnter(find(selector)),
};

const weeks = ['W1', 'W2', 'W3'];
const bars = {
  xAxis: [{ scaleType: 'band', data: weeks }],
  series: [{ id: 'a', label: 'North', data: [4, 2, 7] }],
  tooltip: { trigger: 'item' },
};
const slices = [{ data: [{ id: 'a', label: 'North', value: 4 }] }];
const BAR = '.MuiBarElement-root';
const SLICE = '.MuiPieArc-root';

describe('#pie-on-click', () => {
  test('`PieChart` attaches `onClick` to the box around the chart: it runs wherever you click, and gets the event alone.', () => {
    const click6 = jest.fn();
    draw(charts6.PieChart, { series: slices, onClick: click6 });
    fireEvent.click(find('svg'));
    expect(click6).not.toHaveBeenCalled();
    fireEvent.click(find(SLICE));
    expect(click6.mock.lastCall?.[1]).toMatchObject({ dataIndex: 0 });

    const click7 = jest.fn();
    const container = draw(charts7.PieChart, { series: slices, onClick: click7 });
    fireEvent.click(container.firstElementChild!);
    fireEvent.click(find('svg'));
    fireEvent.click(find(SLICE));
    expect(click7.mock.calls.map((args) => args.length)).toEqual([1, 1, 1]);
  });
});

describe('#scatter-nearest', () => {
  test('Now they show the nearest point, wherever the pointer is in the chart.', () => {
    const props = { series: [{ data: [{ id: 1, x: 1, y: 1 }] }] };
    draw(charts6.ScatterChart, props);
    mouse.move(120, 200);
    expect(tooltip()).toBeNull();
    draw(charts7.ScatterChart, props);
    pointer.move(120, 200);
    expect(tooltip()).not.toBeNull();
    draw(charts7.ScatterChart, { ...props, disableVoronoi: true });
    pointer.move(120, 200);
    expect(tooltip()).toBeNull();
  });
});

describe('#formatter-context', () => {
  test('`valueFormatter` of an axis gets where the value is shown, that of a series gets the index.', () => {
    const formatWeek = jest.fn((week: string) => week);
    const formatMass = jest.fn((mass: number) => `${mass} t`);
    const props = {
      ...bars,
      xAxis: [{ scaleType: 'band', data: weeks, valueFormatter: formatWeek }],
      series: [{ data: [4, 2, 7], valueFormatter: formatMass }],
    };
    draw(charts6.BarChart, props);
    mouse.enter(BAR);
    mouse.move(100, 100);
    expect(tooltip()).toHaveTextContent('4 t');
    expect(formatWeek).toHaveBeenCalledWith('W1');
    expect(formatMass).toHaveBeenCalledWith(4);

    formatWeek.mockClear();
    formatMass.mockClear();
    draw(charts7.BarChart, props);
    pointer.enter(BAR);
    pointer.move(100, 100);
    expect(tooltip()).toHaveTextContent('4 t');
    expect(formatWeek).toHaveBeenCalledWith('W1', expect.objectContaining({ location: 'tick' }));
    expect(formatMass).toHaveBeenCalledWith(4, { dataIndex: 0 });
  });
});

describe('#tooltip-null', () => {
  test('Now it shows its label without a value, because the default formatter returns an empty string.', () => {
    const props = {
      xAxis: [{ scaleType: 'point', data: weeks }],
      series: [
        { id: 'a', label: 'North', data: [1, 2, null] },
        { id: 'b', label: 'South', data: [2, 3, 4] },
      ],
    };
    draw(charts6.LineChart, props);
    mouse.move(340, 150);
    expect(tooltip()).toHaveTextContent(/^W3South4$/);
    draw(charts7.LineChart, props);
    pointer.move(340, 150);
    expect(tooltip()).toHaveTextContent(/^W3NorthSouth4$/);
    const [north, south] = props.series;
    const leaveOut = { ...north, valueFormatter: (value: number | null) => value && `${value}` };
    draw(charts7.LineChart, { ...props, series: [leaveOut, south] });
    pointer.move(340, 150);
    expect(tooltip()).toHaveTextContent(/^W3South4$/);
  });
});

describe('#no-data', () => {
  const empty = { series: [{ data: [] }] };
  const withWeeks = { ...empty, xAxis: [{ scaleType: 'band', data: weeks }] };

  test('A chart whose series are all empty shows *No data to display*, and its axes only if they have values of their own.', () => {
    draw(charts7.BarChart, { ...empty, xAxis: [{ scaleType: 'band', data: [] }] });
    expect(screen.getByText('No data to display')).toBeInTheDocument();
    expect(count('.MuiChartsAxis-line')).toBe(0);
    draw(charts7.BarChart, withWeeks);
    expect(screen.getByText('No data to display')).toBeInTheDocument();
    expect(count('.MuiChartsAxis-directionX .MuiChartsAxis-line')).toBe(1);
    expect(count('.MuiChartsAxis-directionY .MuiChartsAxis-line')).toBe(0);
  });

  test('Version 6 drew the axes of an empty line chart, and threw an error for an empty bar chart.', () => {
    draw(charts6.LineChart, { ...empty, xAxis: [{ scaleType: 'point', data: weeks }] });
    expect(count('.MuiChartsAxis-line')).toBe(2);
    expect(screen.queryByText('No data to display')).toBeNull();
    expect(() => draw(charts6.BarChart, empty)).toThrow('is not iterable');
    expect(() => draw(charts6.BarChart, withWeeks)).toThrow('is not iterable');
  });
});

describe('#axis-settings', () => {
  test('In version 6, what you wrote in `xAxis` or `yAxis` lost against the built-in defaults for `disableLine`, `disableTicks`, `tickSize`, and on the y-axis `tickFontSize` and `labelFontSize`.', () => {
    const X = '.MuiChartsAxis-directionX';
    const Y = '.MuiChartsAxis-directionY';
    const fontSize = (selector: string) => getComputedStyle(find(selector)).fontSize;
    const tickSizeOfY = () => Math.abs(Number(find(`${Y} .MuiChartsAxis-tick`).getAttribute('x2')));
    const drawAxes = (component: unknown) => {
      draw(component, {
        ...bars,
        xAxis: [{ scaleType: 'band', data: weeks, disableLine: true, disableTicks: true }],
        yAxis: [{ label: 'Mass', tickSize: 11, tickFontSize: 21, labelFontSize: 23 }],
      });
      return {
        lines: count(`${X} .MuiChartsAxis-line`),
        ticks: count(`${X} .MuiChartsAxis-tick`),
        tickSize: tickSizeOfY(),
        tickFont: fontSize(`${Y} .MuiChartsAxis-tickLabel`),
        labelFont: fontSize(`${Y} .MuiChartsAxis-label text`),
      };
    };
    const axes6 = drawAxes(charts6.BarChart);
    expect(axes6).toMatchObject({ lines: 1, tickSize: 6, tickFont: '12px', labelFont: '14px' });
    expect(axes6.ticks).toBeGreaterThan(0);
    expect(drawAxes(charts7.BarChart)).toEqual({
      lines: 0,
      ticks: 0,
      tickSize: 11,
      tickFont: '21px',
      labelFont: '23px',
    });
  });
});

describe('#pointer-events', () => {
  test('A test that fires `mouseEnter` or `mouseMove` sees no tooltip.', () => {
    draw(charts6.BarChart, bars);
    mouse.enter(BAR);
    mouse.move(100, 100);
    expect(tooltip()).toHaveTextContent('North');
    draw(charts7.BarChart, bars);
    mouse.enter(BAR);
    mouse.move(100, 100);
    expect(tooltip()).toBeNull();
    pointer.enter(BAR);
    pointer.move(100, 100);
    expect(tooltip()).toHaveTextContent('North');
  });
});

describe('#class-names', () => {
  test('`MuiChartsTooltip-root` was on the box with the content; it is now on the popper around it, which has no background of its own.', () => {
    const ROOT = '.MuiChartsTooltip-root';
    const background = (selector: string) => getComputedStyle(find(selector)).backgroundColor;
    draw(charts6.PieChart, { series: slices });
    mouse.enter(SLICE);
    mouse.move(100, 100);
    expect(tooltip()).not.toBe(find(ROOT));
    expect(tooltip()).toContainElement(find(ROOT) as HTMLElement);
    expect(background(ROOT)).toBe('rgb(255, 255, 255)');
    draw(charts7.PieChart, { series: slices });
    pointer.enter(SLICE);
    pointer.move(100, 100);
    expect(tooltip()).toBe(find(ROOT));
    expect(background(ROOT)).not.toBe('rgb(255, 255, 255)');
    expect(background('.MuiChartsTooltip-paper')).toBe('rgb(255, 255, 255)');
  });
});
