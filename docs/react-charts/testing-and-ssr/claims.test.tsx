import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import type {} from '@mui/x-charts/themeAugmentation';
import { hydrateRoot } from 'react-dom/client';
import ParcelsPerDepot from './demos/ParcelsPerDepot';

const band: BarChartProps['xAxis'] = [{ scaleType: 'band', data: ['a', 'b'] }];
const series: BarChartProps['series'] = [{ id: 's', data: [1, 2] }];
const bars = (container: HTMLElement, selector = '.MuiBarElement-root') => [
  ...container.querySelectorAll<SVGRectElement>(selector),
];

/** Adds what jsdom lacks, as the page says. */
function addPointerFunctions() {
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({
      x: 0,
      y: 0,
      matrixTransform() {
        return { x: this.x, y: this.y };
      },
    }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
  Object.assign(Element.prototype, { hasPointerCapture: () => false });
}

function removePointerFunctions() {
  Reflect.deleteProperty(SVGElement.prototype, 'createSVGPoint');
  Reflect.deleteProperty(SVGElement.prototype, 'getScreenCTM');
  Reflect.deleteProperty(Element.prototype, 'hasPointerCapture');
}

/** Runs a test with `getComputedStyle` as the page changes it. */
async function withWidth(run: () => Promise<void> | void) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (style.width === '100%') {
      style.width = '600px';
    }
    return style;
  };
  try {
    await run();
  } finally {
    window.getComputedStyle = getComputedStyle;
  }
}

afterEach(removePointerFunctions);

describe('#width', () => {
  test('A chart without `width` gets the style `width: 100%`, reads 100 from it and becomes 100 px wide', () => {
    const { container } = render(
      <div style={{ width: 800 }}>
        <BarChart height={200} xAxis={band} series={series} />
      </div>,
    );
    expect(container.querySelector('svg')).toHaveAttribute('width', '100');
    expect(bars(container)[0]).toHaveStyle({ width: '0px' });
  });

  test('A chart without `height` becomes 100 px high in the same way', () => {
    const { container } = render(<BarChart width={300} xAxis={band} series={series} />);
    expect(container.querySelector('svg')).toHaveAttribute('height', '100');
  });

  test('a prop of the chart wins over the theme', () => {
    const theme = createTheme({
      components: { MuiBarChart: { defaultProps: { width: 600, height: 300 } } },
    });
    const { container } = render(
      <ThemeProvider theme={theme}>
        <ParcelsPerDepot />
      </ThemeProvider>,
    );
    expect(container.querySelector('svg')).toHaveAttribute('width', '600');
    expect(container.querySelector('svg')).toHaveAttribute('height', '240');
  });
});

describe('#resize-observer', () => {
  test('Charts work without `ResizeObserver`', () => {
    expect('ResizeObserver' in window).toBe(false);
    const { container } = render(<ParcelsPerDepot />);
    expect(bars(container)).toHaveLength(3);
  });

  test('A stub that reports a size has no effect', async () => {
    const observed = jest.fn();
    class Stub {
      constructor(callback: (entries: object[]) => void) {
        setTimeout(() => callback([{ contentRect: { width: 700, height: 300 } }]));
      }
      observe = observed;
      unobserve() {}
      disconnect() {}
    }
    Object.assign(window, { ResizeObserver: Stub });
    const { container } = render(<BarChart height={200} xAxis={band} series={series} />);
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 100)));
    expect(observed).toHaveBeenCalledTimes(1);
    expect(container.querySelector('svg')).toHaveAttribute('width', '100');
    Reflect.deleteProperty(window, 'ResizeObserver');
  });
});

describe('#queries', () => {
  test('`getByTitle` finds the `<title>` of the SVG', () => {
    render(<ParcelsPerDepot />);
    expect(screen.getByTitle('Parcels per depot').tagName).toBe('title');
  });

  test("`getByRole('img')` does not find the chart in jsdom", () => {
    render(<ParcelsPerDepot />);
    expect(screen.queryByRole('img')).toBe(null);
  });

  test('Tick labels and bar labels are text', async () => {
    await withWidth(() => {
      render(<ParcelsPerDepot />);
      expect(screen.getByText('Harbor')).toBeInTheDocument();
      expect(screen.getByText('540')).toBeInTheDocument();
    });
  });

  test('For items, use classes with the `id` of the series: `.MuiBarElement-series-parcels`', () => {
    const { container } = render(<ParcelsPerDepot />);
    expect(bars(container, '.MuiBarElement-series-parcels')).toHaveLength(3);
    const { container: other } = render(
      <BarChart width={300} height={200} xAxis={band} series={[{ data: [1, 2] }]} />,
    );
    expect(bars(other, '.MuiBarElement-series-auto-generated-id-0')).toHaveLength(2);
  });
});

describe('#animation', () => {
  test('Bars and slices have their final size in the next frame and not before', async () => {
    for (const skipAnimation of [undefined, true]) {
      const { container, unmount } = render(
        <BarChart {...{ skipAnimation }} width={300} height={200} xAxis={band} series={series} />,
      );
      expect(bars(container)[1]).toHaveStyle({ height: '0px' });
      await waitFor(() => expect(bars(container)[1]).toHaveStyle({ height: '100px' }));
      unmount();
    }
  });

  test('The number of elements is right from the start', () => {
    const { container } = render(<ParcelsPerDepot />);
    expect(bars(container)).toHaveLength(3);
  });
});

describe('#pointer', () => {
  test('Without them, the console reports that `createSVGPoint` or `hasPointerCapture` is not a function', async () => {
    const messages: string[] = [];
    const listen = (event: ErrorEvent) => {
      messages.push(event.message);
      event.preventDefault();
    };
    window.addEventListener('error', listen);
    const { container } = render(<ParcelsPerDepot />);
    await userEvent.click(bars(container)[1]!);
    window.removeEventListener('error', listen);
    const all = messages.join('\n');
    expect(all).toContain('createSVGPoint is not a function');
    expect(all).toContain('hasPointerCapture is not a function');
  });

  test('Then clicks work as in a browser, and a movement opens the tooltip', async () => {
    addPointerFunctions();
    await withWidth(async () => {
      const user = userEvent.setup();
      const { container } = render(<ParcelsPerDepot />);
      const items = bars(container, '.MuiBarElement-series-parcels');
      await user.click(items[1]!);
      expect(screen.getByRole('status')).toHaveTextContent('Harbor: 540 parcels');
      await user.pointer({ target: items[1]!, coords: { clientX: 300, clientY: 120 } });
      expect(await screen.findByRole('tooltip')).toHaveTextContent('Parcels');
    });
  });

  test('Without the two functions, `fireEvent.click` on a bar still calls `onItemClick`', () => {
    const { container } = render(<ParcelsPerDepot />);
    fireEvent.click(bars(container)[1]!);
    expect(screen.getByRole('status')).toHaveTextContent('Harbor: 540 parcels');
  });
});

/** Names of charts and their props, as JavaScript for a server of its own. */
const CASES = {
  bar: [
    'BarChart',
    "{ xAxis: [{ scaleType: 'band', data: ['a', 'b'] }], series: [{ data: [1, 2], label: 'One' }] }",
  ],
  line: ['LineChart', "{ series: [{ data: [1, 2], label: 'One', area: true }] }"],
  pie: ['PieChart', "{ series: [{ data: [{ id: 1, value: 1, label: 'One' }] }] }"],
  scatter: [
    'ScatterChart',
    "{ series: [{ label: 'One', data: [{ id: 1, x: 1, y: 1 }, { id: 2, x: 2, y: 3 }] }] }",
  ],
  gauge: ['Gauge', '{ value: 40 }'],
  heatmap: [
    'Heatmap',
    '{ xAxis: [{ data: [1, 2] }], yAxis: [{ data: [1] }], series: [{ data: [[0, 0, 1], [1, 0, 2]] }] }',
  ],
} as const;
type Case = keyof typeof CASES;
/** Without the charts that render a license notice as well. */
const COMMUNITY = ['bar', 'line', 'pie', 'scatter', 'gauge'] as const;

const SERVER = `
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const html = {};
  for (const [name, [chart, props]] of Object.entries(${JSON.stringify(CASES)})) {
    const Chart = require('@mui/x-charts' + (name === 'heatmap' ? '-pro/' : '/') + chart)[chart];
    const given = new Function('return ' + props)();
    const show = (more) => renderToString(createElement(Chart, { ...given, ...more }));
    html[name] = {
      sized: show({ width: 300, height: 200 }),
      still: show({ width: 300, height: 200, skipAnimation: true }),
      open: show({ height: 200 }),
    };
  }
  const { resolve } = require;
  process.stdout.write(JSON.stringify({ html, scale: resolve('@mui/x-charts-vendor/d3-scale') }));
`;

type Html = Record<Case, Record<'sized' | 'still' | 'open', string>>;
let server: { html: Html; scale: string } | undefined;

/** What a server without a DOM renders. */
function onServer() {
  if (!server) {
    const { execFileSync } =
      jest.requireActual<typeof import('node:child_process')>('node:child_process');
    server = JSON.parse(
      execFileSync(process.execPath, ['-e', SERVER], {
        cwd: __dirname,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as { html: Html; scale: string };
  }
  return server;
}

/** The server's HTML without styles, as elements. */
function page(name: Case, size: 'sized' | 'still' | 'open' = 'sized') {
  const box = document.createElement('div');
  box.innerHTML = onServer().html[name][size].replace(/<style[^>]*>.*?<\/style>/g, '');
  return box;
}

describe('#esm', () => {
  test('D3 comes as CommonJS in `@mui/x-charts-vendor`', () => {
    expect(onServer().scale).toMatch(/x-charts-vendor\/lib\/d3-scale\.js$/);
  });
});

describe('#server', () => {
  test('Without `width` or `height`, the HTML holds an empty box', () => {
    for (const name of COMMUNITY) {
      expect(page(name, 'open').querySelector('svg')).toBe(null);
      expect(page(name, 'open').firstElementChild).toBeEmptyDOMElement();
    }
  });

  test('Complete, except the legend', () => {
    expect(page('scatter').querySelectorAll('circle')).toHaveLength(2);
    expect(page('scatter').querySelectorAll('text').length).toBeGreaterThan(4);
    expect(page('gauge').querySelector('.MuiGauge-valueArc')).not.toBe(null);
    expect(page('gauge')).toHaveTextContent('40');
    expect(page('heatmap').querySelectorAll('rect.MuiHeatmap-cell')).toHaveLength(2);
  });

  test('bars have no height', () => {
    const rects = bars(page('bar'));
    expect(rects).toHaveLength(2);
    rects.forEach((rect) => expect(rect.style.height).toBe('0px'));
    expect(page('bar').querySelectorAll('.MuiChartsAxis-tickLabel').length).toBeGreaterThan(2);
  });

  test('Axes; line, area and marks are there, but clipped away', () => {
    const line = page('line').querySelector('.MuiLineElement-root')!;
    expect(line).toHaveAttribute('d', 'M50,100L250,50');
    const clip = page('line').querySelector('clipPath[id*="line-clip"] rect')!;
    expect(clip).toHaveAttribute('width', '50');
    expect(page('line').querySelector('clipPath[id*="area-clip"] rect')).toHaveAttribute(
      'width',
      '50',
    );
    const mark = page('line').querySelector('.MuiMarkElement-root')!;
    expect(mark.closest('[clip-path*="line-clip"]')).not.toBe(null);
    expect(page('line').querySelectorAll('.MuiMarkElement-root')).toHaveLength(2);
    expect(page('line').querySelectorAll('.MuiChartsAxis-tickLabel').length).toBeGreaterThan(2);
  });

  test('Slices are hidden', () => {
    expect(page('pie').querySelector('.MuiPieArc-root')).toHaveAttribute('visibility', 'hidden');
  });

  test('Nothing', () => {
    for (const name of ['bar', 'line', 'pie', 'scatter'] as const) {
      expect(page(name).querySelector('.MuiChartsLegend-root')).toBe(null);
      expect(page(name)).not.toHaveTextContent('One');
    }
  });

  test('`skipAnimation` does not change this', () => {
    expect(bars(page('bar', 'still')).map((rect) => rect.style.height)).toEqual(['0px', '0px']);
    expect(page('pie', 'still').querySelector('.MuiPieArc-root')).toHaveAttribute(
      'visibility',
      'hidden',
    );
    const clip = page('line', 'still').querySelector('clipPath[id*="line-clip"] rect')!;
    expect(clip).toHaveAttribute('width', '50');
  });
});

describe('#hydration', () => {
  test('Charts hydrate without warnings, with and without a fixed size', async () => {
    const errors: string[] = [];
    const log = jest
      .spyOn(console, 'error')
      .mockImplementation((...parts) => void errors.push(parts.map(String).join(' ')));
    for (const [size, props] of [
      ['sized', { width: 300, height: 200 }],
      ['open', { height: 200 }],
    ] as const) {
      for (const name of COMMUNITY) {
        const [chart, source] = CASES[name];
        const charts =
          jest.requireActual<Record<string, React.ComponentType<object>>>('@mui/x-charts');
        const Chart = charts[chart]!;
        const given = new Function(`return ${source}`)() as object;
        const box = page(name, size);
        document.body.append(box);
        const root = await act(async () =>
          hydrateRoot(box, <Chart {...given} {...props} />, {
            onRecoverableError: (error) => void errors.push(String(error)),
          }),
        );
        expect(box.querySelector('svg')).not.toBe(null);
        act(() => root.unmount());
        box.remove();
      }
    }
    log.mockRestore();
    expect(errors).toEqual([]);
  });
});
