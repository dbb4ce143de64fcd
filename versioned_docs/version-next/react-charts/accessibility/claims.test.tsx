import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, FocusedBar, type BarChartProps } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';
import { Gauge } from '@mui/x-charts/Gauge';
import { useFocusedItem } from '@mui/x-charts/hooks';
import { FocusedLineMark, LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { FocusedRadarMark, RadarChart } from '@mui/x-charts/RadarChart';
import { FocusedScatterMark, ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import * as pro from '@mui/x-charts-pro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { addSvgPoints } from '@site/tests/claims/standIns';

beforeAll(addSvgPoints);

const size = { width: 300, height: 200, skipAnimation: true };
const band: BarChartProps['xAxis'] = [{ scaleType: 'band', data: ['a', 'b'] }];

const charts = (more: object = {}) => [
  <BarChart key="bar" {...size} {...more} xAxis={band} series={[{ data: [1, 2], label: 'One' }]} />,
  <LineChart key="line" {...size} {...more} series={[{ data: [1, 2], label: 'One' }]} />,
  <PieChart key="pie" {...size} {...more} series={[{ data: [{ id: 1, value: 1, label: 'x' }] }]} />,
  <ScatterChart key="points" {...size} {...more} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />,
];

function draw(chart: React.ReactElement) {
  const { container } = render(chart);
  return container;
}

const surface = () => document.querySelector<SVGSVGElement>('.MuiChartsSurface-root')!;
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const soon = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)));

const two = [
  { id: 'a', label: 'A', data: [1, 2, 3] },
  { id: 'b', label: 'B', data: [4, 5] },
];
const bands = [{ scaleType: 'band' as const, data: ['x', 'y', 'z'] }];
const three: BarChartProps['xAxis'] = bands;

/** Enters a chart by Tab, presses keys, and returns the item after each: series, slash, index. */
async function press(chart: React.ReactElement, ...keys: string[]) {
  let current: unknown = null;
  function Probe() {
    const item = useFocusedItem();
    React.useEffect(() => {
      current = item && `${item.seriesId}/${'dataIndex' in item ? item.dataIndex : ''}`;
    }, [item]);
    return null;
  }
  const { unmount } = render(
    React.cloneElement(chart, { enableKeyboardNavigation: true }, <Probe />),
  );
  await userEvent.tab();
  expect(surface()).toHaveFocus();
  const items: unknown[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
    items.push(current);
  }
  unmount();
  return items;
}

const barChart = <BarChart {...size} series={two} xAxis={three} />;

describe('#missing', () => {
  test('Without `enableKeyboardNavigation`, a chart holds no element that can take the focus', async () => {
    for (const chart of charts({ title: 'Name' })) {
      const { container, unmount } = render(chart);
      expect(surface()).not.toBe(null);
      expect(container.querySelector('[tabindex], a, button, input')).toBe(null);
      await userEvent.tab();
      expect(document.body).toHaveFocus();
      unmount();
    }
  });

  test('Bars, marks, points and slices have no role and no name', async () => {
    for (const chart of charts({ enableKeyboardNavigation: true })) {
      const { unmount } = render(chart);
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      const items = surface().querySelectorAll('rect, path, circle');
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(item.getAttributeNames().filter((name) => /^(role|aria-.*)$/.test(name))).toEqual(
          [],
        );
        expect(item.children).toHaveLength(0);
      }
      unmount();
    }
  });

  test('The tooltip has the role `tooltip`, but no element of the chart refers to it', async () => {
    render(
      <BarChart
        {...size}
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        xAxis={three}
        series={two}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await soon(30);
    expect(screen.getByRole('tooltip')).toHaveTextContent('A1');
    expect(
      document.querySelector('[aria-describedby], [aria-owns], [aria-controls], [aria-live]'),
    ).toBe(null);
  });

  test('Enter and Space do not call `onItemClick` or `onAxisClick`', async () => {
    const clicked = jest.fn();
    await press(
      React.cloneElement(barChart, { onItemClick: clicked, onAxisClick: clicked }),
      'ArrowRight',
      'Enter',
      ' ',
    );
    expect(clicked).not.toHaveBeenCalled();
  });

  test('The `<svg>` element has neither `role` nor `aria-label` unless you set them', () => {
    for (const chart of charts({ title: 'Name' })) {
      const { unmount } = render(chart);
      expect(surface().hasAttribute('role')).toBe(false);
      expect(surface().hasAttribute('aria-label')).toBe(false);
      unmount();
    }
  });

  test('Entries that can be clicked are buttons', async () => {
    const onItemClick = jest.fn();
    render(React.cloneElement(barChart, { slotProps: { legend: { onItemClick } } }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'A' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onItemClick).toHaveBeenCalledTimes(1);
  });

  test('but a button has no `aria-pressed` when its series is hidden', async () => {
    render(
      React.cloneElement(barChart, { slotProps: { legend: { toggleVisibilityOnClick: true } } }),
    );
    const button = screen.getByRole('button', { name: 'A' });
    const before = button.getAttributeNames();
    await userEvent.click(button);
    expect(button).toHaveClass('MuiChartsLegend-hidden');
    expect(button.getAttributeNames()).toEqual(before);
    expect(before).not.toContain('aria-pressed');
  });
});

describe('#name', () => {
  test('`desc` becomes the `<desc>`, its description', () => {
    for (const chart of charts({ title: 'Name', desc: 'Rises all year' })) {
      const { unmount } = render(chart);
      expect(surface().querySelector('desc')).toHaveTextContent('Rises all year');
      unmount();
    }
  });

  test('`aria-label`, `aria-labelledby` and `role` on a chart go to the `<svg>`', () => {
    const more = { 'aria-label': 'Label', 'aria-labelledby': 'caption', role: 'img' };
    for (const chart of charts(more)) {
      const { unmount } = render(chart);
      for (const [name, value] of Object.entries(more)) {
        expect(surface()).toHaveAttribute(name, value);
      }
      unmount();
    }
  });

  test('`Heatmap` ignores `title`, `desc`, `role` and `aria-label`', () => {
    const quiet = silence();
    const named = { title: 'Name', desc: 'Text', role: 'img', 'aria-label': 'Label' };
    render(
      <Heatmap
        {...named}
        width={300}
        height={200}
        xAxis={[{ data: ['a'] }]}
        yAxis={[{ data: ['b'] }]}
        series={[{ data: [[0, 0, 1]] }]}
      />,
    );
    expect(surface().querySelector('title, desc')).toBe(null);
    expect(surface().hasAttribute('role')).toBe(false);
    expect(surface().hasAttribute('aria-label')).toBe(false);
    quiet.mockRestore();
  });
});

describe('#gauge', () => {
  test('`Gauge` is an `<svg>` with the role `meter` and its value and limits, and hides the drawing inside from screen readers', () => {
    render(<Gauge width={200} height={200} value={340} valueMax={500} title="Silo" />);
    const meter = screen.getByRole('meter');
    expect(meter.tagName).toBe('svg');
    expect(meter).toHaveAttribute('aria-valuenow', '340');
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '500');
    expect([...meter.children].map((child) => child.tagName)).toEqual(['title', 'g']);
    expect(meter.lastElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('#keyboard', () => {
  test('`enableKeyboardNavigation` puts the `<svg>` into the tab order', async () => {
    for (const chart of charts({ enableKeyboardNavigation: true })) {
      const { unmount } = render(chart);
      await userEvent.tab();
      expect(surface()).toHaveFocus();
      unmount();
    }
  });

  test('The first press goes to the first or to the last entry', async () => {
    const one = <BarChart {...size} series={[two[0]!]} xAxis={three} />;
    expect(await press(one, 'ArrowRight')).toEqual(['a/0']);
    expect(await press(one, 'ArrowLeft')).toEqual(['a/2']);
  });

  test('They stop at the ends', async () => {
    expect(
      await press(barChart, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'),
    ).toEqual(['a/0', 'a/1', 'a/2', 'a/2', 'a/1']);
  });

  test('in a radar chart, they go round', async () => {
    const radar = (
      <RadarChart
        {...size}
        series={[{ id: 'r', data: [1, 2, 3] }]}
        radar={{ metrics: ['x', 'y', 'z'] }}
      />
    );
    expect(
      await press(radar, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'),
    ).toEqual(['r/0', 'r/1', 'r/2', 'r/0', 'r/2']);
  });

  test('From the last series, they go to the first', async () => {
    expect(await press(barChart, 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowDown')).toEqual([
      'a/0',
      'b/0',
      'a/0',
      'b/0',
    ]);
  });

  test('Leaves the chart, and forgets the item', async () => {
    expect(await press(barChart, 'ArrowRight', 'Tab')).toEqual(['a/0', null]);
  });

  test('The keys are the same if bars are horizontal: → goes to the next bar', async () => {
    const chart = <BarChart {...size} layout="horizontal" series={two} yAxis={bands} />;
    expect(await press(chart, 'ArrowRight', 'ArrowRight', 'ArrowUp')).toEqual([
      'a/0',
      'a/1',
      'b/1',
    ]);
  });

  test('An entry with `null`, and one that a shorter series does not have, is reached too, without an outline', async () => {
    const series = [{ id: 'c', data: [1, null, 3] }, two[1]!];
    const outline = 'rect[fill="none"][stroke-width="2"]';
    const { unmount } = render(
      <BarChart {...size} enableKeyboardNavigation series={series} xAxis={three} />,
    );
    await userEvent.tab();
    const outlines: boolean[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      outlines.push(surface().querySelector(outline) !== null);
    }
    expect(outlines).toEqual([true, false, true, false]);
    unmount();
    expect(
      await press(
        <BarChart {...size} series={series} xAxis={three} />,
        'ArrowRight',
        'ArrowRight',
        'ArrowRight',
        'ArrowUp',
      ),
    ).toEqual(['c/0', 'c/1', 'c/2', 'b/2']);
  });

  test('Series that the legend has hidden are reached as well', async () => {
    const chart = React.cloneElement(barChart, { hiddenItems: [{ type: 'bar', seriesId: 'a' }] });
    expect(await press(chart, 'ArrowRight')).toEqual(['a/0']);
  });

  test('Arrow keys do not scroll the page while the chart has the focus', async () => {
    render(React.cloneElement(barChart, { enableKeyboardNavigation: true }));
    await userEvent.tab();
    const prevented = (key: string) => {
      let goesOn = true;
      act(() => void (goesOn = fireEvent.keyDown(surface(), { key })));
      return !goesOn;
    };
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home'].map(prevented)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('Home, End, Enter, Space and Escape do nothing', async () => {
    expect(
      await press(barChart, 'ArrowRight', 'End', 'ArrowRight', 'Home', 'Enter', ' ', 'Escape'),
    ).toEqual(['a/0', 'a/0', 'a/1', 'a/1', 'a/1', 'a/1', 'a/1']);
  });

  test('`SparkLineChart` does not support it: the prop ends up on the `<svg>`, and React warns', () => {
    const quiet = silence();
    render(<SparkLineChart width={99} height={40} data={[1, 2]} enableKeyboardNavigation />);
    expect(surface()).not.toHaveAttribute('tabindex');
    expect(quiet.mock.calls[0]![0]).toMatch('React does not recognize the `%s` prop');
    expect(quiet.mock.calls[0]![1]).toBe('enableKeyboardNavigation');
    quiet.mockRestore();
  });
});

describe('#keyboard-tooltip', () => {
  const highlightScope = { highlight: 'item', fade: 'global' } as const;
  const scoped = two.map((series) => ({ ...series, highlightScope }));
  const opacities = () =>
    [...document.querySelectorAll('.MuiBarElement-root')].map((bar) => bar.getAttribute('opacity'));

  test("A tooltip opens if its `trigger` is `'item'`", async () => {
    render(
      React.cloneElement(barChart, {
        enableKeyboardNavigation: true,
        slotProps: { tooltip: { trigger: 'item' } },
      }),
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await soon(30);
    expect(screen.getByRole('tooltip')).toHaveTextContent('B4');
  });

  test('The tooltip of an axis does not open', async () => {
    render(React.cloneElement(barChart, { enableKeyboardNavigation: true }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await soon(200);
    expect(screen.queryByRole('tooltip')).toBe(null);
  });

  test('The item is highlighted as by the pointer: `highlightScope` and the axis highlight apply', async () => {
    render(<BarChart {...size} enableKeyboardNavigation series={scoped} xAxis={three} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(opacities()).toEqual(['1', '0.3', '0.3', '0.3', '0.3']);
    expect(document.querySelectorAll('.MuiChartsAxisHighlight-root')).toHaveLength(1);
  });

  test('A `highlightedItem` that you control wins', async () => {
    render(
      <BarChart
        {...size}
        enableKeyboardNavigation
        highlightedItem={{ seriesId: 'b', dataIndex: 1 }}
        series={scoped}
        xAxis={three}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(opacities()).toEqual(['0.3', '0.3', '0.3', '0.3', '1']);
  });

  test('`onHighlightChange` is not called', async () => {
    const onHighlightChange = jest.fn();
    const chart = <BarChart {...size} series={scoped} xAxis={three} />;
    await press(React.cloneElement(chart, { onHighlightChange }), 'ArrowRight', 'ArrowRight');
    expect(onHighlightChange).not.toHaveBeenCalled();
  });
});

describe('#focus-ring', () => {
  const outlined = async (chart: React.ReactElement) => {
    const quiet = silence();
    const { unmount } = render(React.cloneElement(chart, { enableKeyboardNavigation: true }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(surface()).toHaveAttribute('data-has-focused-item', 'true');
    const drawn =
      surface().querySelector('rect[stroke="rgba(0, 0, 0, 0.87)"], [class*="ocusIndicator"]') !==
      null;
    unmount();
    quiet.mockRestore();
    return drawn;
  };
  const radar = {
    ...size,
    series: [{ data: [1, 2, 3] }],
    radar: { metrics: ['x', 'y', 'z'] },
  };
  const points = [{ data: [{ id: 1, x: 1, y: 1 }] }];

  test('`BarChartPro`, `LineChartPro`, `ScatterChartPro` and `RadarChartPro` do not draw the outline', async () => {
    const bars = { ...size, series: two, xAxis: three };
    const lines = { ...size, series: two, xAxis: three };
    const drawn: boolean[] = [];
    for (const chart of [
      <BarChart key={0} {...bars} />,
      <pro.BarChartPro key={1} {...bars} />,
      <pro.BarChartPro key={2} {...bars} children={<FocusedBar />} />,
      <LineChart key={3} {...lines} />,
      <pro.LineChartPro key={4} {...lines} />,
      <pro.LineChartPro key={5} {...lines} children={<FocusedLineMark />} />,
      <ScatterChart key={6} {...size} series={points} />,
      <pro.ScatterChartPro key={7} {...size} series={points} />,
      <pro.ScatterChartPro key={8} {...size} series={points} children={<FocusedScatterMark />} />,
      <RadarChart key={9} {...radar} />,
      <pro.RadarChartPro key={10} {...radar} />,
      <pro.RadarChartPro key={11} {...radar} children={<FocusedRadarMark />} />,
    ]) {
      drawn.push(await outlined(chart));
    }
    const each = [true, false, true];
    expect(drawn).toEqual([...each, ...each, ...each, ...each]);
  });

  test('`PieChartPro` has no outline either', async () => {
    const slices = { ...size, series: [{ data: [{ id: 1, value: 1 }] }] };
    expect(await outlined(<PieChart {...slices} />)).toBe(true);
    expect(await outlined(<pro.PieChartPro {...slices} />)).toBe(false);
    expect(Object.keys(pro)).toContain('FocusedBar');
    expect(Object.keys(pro)).not.toContain('FocusedPieArc');
  });
});

describe('#slider', () => {
  test('it is called with `null` when the pointer leaves a bar', () => {
    const onHighlightChange = jest.fn();
    const container = draw(
      <BarChart
        {...size}
        xAxis={band}
        series={[{ id: 's', data: [1, 2], highlightScope: { highlight: 'item' } }]}
        onHighlightChange={onHighlightChange}
      />,
    );
    const bar = container.querySelector('.MuiBarElement-root')!;
    fireEvent.pointerEnter(bar);
    expect(onHighlightChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ seriesId: 's', dataIndex: 0 }),
    );
    fireEvent.pointerLeave(bar);
    expect(onHighlightChange).toHaveBeenLastCalledWith(null);
  });
});

describe('#touch', () => {
  test('On a touch screen, the tooltip is visible only while the finger is on the chart', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(barChart);
    const user = userEvent.setup();
    const coords = { clientX: 150, clientY: 120 };
    await user.pointer([{ keys: '[TouchA>]', target: surface(), coords }]);
    await soon(150);
    expect(screen.queryByRole('tooltip')).not.toBe(null);
    await user.pointer([{ keys: '[/TouchA]', target: surface(), coords }]);
    await soon(50);
    expect(screen.queryByRole('tooltip')).toBe(null);
    warn.mockRestore();
  });

  test('A tap calls `onAxisClick`', async () => {
    const onAxisClick = jest.fn();
    render(React.cloneElement(barChart, { onAxisClick }));
    const coords = { clientX: 150, clientY: 120 };
    await userEvent.pointer([{ keys: '[TouchA]', target: surface(), coords }]);
    expect(onAxisClick).toHaveBeenCalledTimes(1);
  });
});

/** Contrast of two colors as WCAG defines it. */
function contrast(first: string, second: string) {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5]
      .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return Number(((light! + 0.05) / (dark! + 0.05)).toFixed(1));
}

describe('#colors', () => {
  const onWhite = (palette: (mode: 'light' | 'dark') => string[]) =>
    palette('light').map((color) => contrast(color, '#ffffff'));
  const onDark = (palette: (mode: 'light' | 'dark') => string[]) =>
    palette('dark').map((color) => contrast(color, '#121212'));

  test('Second 1.8:1, fourth to last 2.1:1 to 2.7:1', () => {
    expect(onWhite(rainbowSurgePalette)).toEqual([5.4, 1.8, 3.3, 2.1, 2.4, 2.3, 2.7]);
  });

  test('All above 3:1', () => {
    expect(Math.min(...onDark(rainbowSurgePalette))).toBeGreaterThan(3);
  });

  test('First 2.6:1', () => {
    expect(onWhite(blueberryTwilightPalette).filter((ratio) => ratio < 3)).toEqual([2.6]);
    expect(onWhite(blueberryTwilightPalette)[0]).toBe(2.6);
    expect(onDark(blueberryTwilightPalette).map((ratio) => (ratio < 3 ? ratio : null))).toEqual([
      null,
      null,
      null,
      2.7,
      null,
      2.8,
    ]);
  });

  test('Fifth 1.9:1', () => {
    expect(onWhite(mangoFusionPalette).filter((ratio) => ratio < 3)).toEqual([1.9]);
    expect(onWhite(mangoFusionPalette)[4]).toBe(1.9);
    expect(onDark(mangoFusionPalette).filter((ratio) => ratio < 3)).toEqual([2.7, 2.8]);
    expect(onWhite(cheerfulFiestaPalette).filter((ratio) => ratio < 3)).toEqual([1.6, 2.1, 2.5]);
    expect(onDark(cheerfulFiestaPalette).filter((ratio) => ratio < 3)).toEqual([2.7]);
  });
});

describe('#dashes', () => {
  test('each line has the class `MuiLineElement-series-<id>`', () => {
    const container = draw(
      <LineChart
        {...size}
        series={[
          { id: 'sea', data: [1, 2] },
          { id: 'lake', data: [2, 3] },
        ]}
      />,
    );
    expect(container.querySelectorAll('path.MuiLineElement-series-sea')).toHaveLength(1);
    expect(container.querySelectorAll('path.MuiLineElement-series-lake')).toHaveLength(1);
  });
});
