import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
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

describe('#missing', () => {
  test('A chart contains no focusable elements', async () => {
    for (const chart of charts({ title: 'Name' })) {
      const { container, unmount } = render(chart);
      expect(container.querySelector('svg')).not.toBe(null);
      expect(container.querySelector('[tabindex], a, button, input')).toBe(null);
      await userEvent.tab();
      expect(document.body).toHaveFocus();
      unmount();
    }
  });

  test('Bars, marks, points and slices have no role and no name', () => {
    for (const chart of charts()) {
      const { container, unmount } = render(chart);
      const items = container.querySelectorAll('svg rect, svg path, svg circle');
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
    const container = draw(
      <BarChart {...size} xAxis={band} series={[{ data: [1, 2], label: 'One' }]} />,
    );
    await userEvent.pointer({
      target: container.querySelector('.MuiBarElement-root')!,
      coords: { clientX: 100, clientY: 100 },
    });
    expect(screen.getByRole('tooltip')).toHaveTextContent('One');
    expect(document.querySelector('[aria-describedby], [aria-owns], [aria-controls]')).toBe(null);
  });

  test('The `<svg>` element has neither `role` nor `aria-label`', () => {
    for (const chart of charts({ 'aria-label': 'Label', title: 'Name' })) {
      const { container, unmount } = render(chart);
      const svg = container.querySelector('svg')!;
      expect(svg.hasAttribute('role')).toBe(false);
      expect(svg.hasAttribute('aria-label')).toBe(false);
      unmount();
    }
  });

  test('Legend items cannot be reached with the keyboard, even with `onItemClick`', async () => {
    const onItemClick = jest.fn();
    const container = draw(
      <BarChart
        {...size}
        xAxis={band}
        series={[{ data: [1, 2], label: 'One' }]}
        slotProps={{ legend: { onItemClick } }}
      />,
    );
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    expect(container.querySelector('.MuiChartsLegend-root [tabindex]')).toBe(null);
    fireEvent.click(container.querySelector('.MuiChartsLegend-itemBackground')!);
    expect(onItemClick).toHaveBeenCalledTimes(1);
  });
});

describe('#name', () => {
  test('`desc` becomes the `<desc>`, its description', () => {
    for (const chart of charts({ title: 'Name', desc: 'Rises all year' })) {
      const { container, unmount } = render(chart);
      expect(container.querySelector('svg > desc')).toHaveTextContent('Rises all year');
      unmount();
    }
  });

  test('`aria-label` on a chart is set on the `<div>` around the SVG', () => {
    for (const chart of charts({ 'aria-label': 'Label' })) {
      const { unmount } = render(chart);
      const labelled = screen.getByLabelText('Label');
      expect(labelled.tagName).toBe('DIV');
      expect(labelled.querySelector('svg')).not.toBe(null);
      unmount();
    }
  });

  test('TypeScript rejects `role` on a chart', () => {
    // @ts-expect-error -- this is the claim; the types are checked with all others
    const container = draw(<BarChart {...size} role="img" xAxis={band} series={[]} />);
    expect(container.querySelector('svg')).not.toBe(null);
  });

  test('`Heatmap` ignores `title` and `desc`', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const named = { title: 'Name', desc: 'Text' };
    const container = draw(
      <Heatmap
        {...named}
        width={300}
        height={200}
        xAxis={[{ data: ['a'] }]}
        yAxis={[{ data: ['b'] }]}
        series={[{ data: [[0, 0, 1]] }]}
      />,
    );
    expect(container.querySelector('svg > title')).toBeEmptyDOMElement();
    expect(container.querySelector('svg > desc')).toBeEmptyDOMElement();
    quiet.mockRestore();
  });
});

describe('#gauge', () => {
  test('`Gauge` has the role `meter` with its value and limits, and hides its SVG from screen readers', () => {
    const container = draw(<Gauge width={200} height={200} value={340} valueMax={500} />);
    const meter = screen.getByRole('meter');
    expect(meter).toHaveAttribute('aria-valuenow', '340');
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '500');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('#keyboard', () => {
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
    expect(onHighlightChange).toHaveBeenLastCalledWith({ seriesId: 's', dataIndex: 0 });
    fireEvent.pointerLeave(bar);
    expect(onHighlightChange).toHaveBeenLastCalledWith(null);
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
