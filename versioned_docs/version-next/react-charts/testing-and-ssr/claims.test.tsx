import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import type {} from '@mui/x-charts/themeAugmentation';
import { hydrateRoot } from 'react-dom/client';
import { addMouse } from '@site/tests/claims/standIns';
import ParcelsPerDepot from './demos/ParcelsPerDepot';

const band: BarChartProps['xAxis'] = [{ scaleType: 'band', data: ['a', 'b'] }];
const series: BarChartProps['series'] = [{ id: 's', data: [1, 2] }];
/** The drawing; the marks of the legend are images too. */
const surface = (container: ParentNode) =>
  container.querySelector<SVGElement>('.MuiChartsSurface-root')!;
const bars = (container: HTMLElement, selector = '.MuiBar-element') => [
  ...container.querySelectorAll<SVGRectElement>(selector),
];

/** Adds what jsdom lacks, as the page says. */
function addPointFunctions() {
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
}

function addPointerFunctions() {
  addPointFunctions();
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

describe('#structured-clone', () => {
  test('Without it, a chart throws `structuredClone is not defined` when it is rendered', () => {
    const { structuredClone } = globalThis;
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    Reflect.deleteProperty(globalThis, 'structuredClone');
    expect(() => render(<ParcelsPerDepot />)).toThrow('structuredClone is not defined');
    Object.assign(globalThis, { structuredClone });
    log.mockRestore();
  });
});

describe('#width', () => {
  test('A chart without `width` gets the style `width: 100%`, reads 100 from it and becomes 100 px wide', () => {
    const { container } = render(
      <div style={{ width: 800 }}>
        <BarChart height={200} xAxis={band} series={series} />
      </div>,
    );
    expect(surface(container)).toHaveAttribute('viewBox', '0 0 100 200');
  });

  test('The y-axis and the margins take 85 px of it, so that 15 px are left for the bars', () => {
    const { container } = render(<BarChart height={200} xAxis={band} series={series} />);
    const area = container.querySelector('clipPath rect')!;
    expect([area.getAttribute('x'), area.getAttribute('width')]).toEqual(['65', '15']);
  });

  test('A chart without `height` becomes 100 px high in the same way', () => {
    const { container } = render(<BarChart width={300} xAxis={band} series={series} />);
    expect(surface(container)).toHaveAttribute('viewBox', '0 0 300 100');
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
    expect(surface(container)).toHaveAttribute('viewBox', '0 0 600 240');
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
    expect(surface(container)).toHaveAttribute('viewBox', '0 0 100 200');
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

  test('For items, use the `id` of the series: `[data-series="parcels"] .MuiBar-element`', () => {
    const { container } = render(<ParcelsPerDepot />);
    expect(bars(container, '[data-series="parcels"] .MuiBar-element')).toHaveLength(3);
    const { container: other } = render(
      <BarChart width={300} height={200} xAxis={band} series={[{ data: [1, 2] }]} />,
    );
    expect(bars(other, '[data-series="auto-generated-id-0"] .MuiBar-element')).toHaveLength(2);
  });

  test('The legend has an `svg` for each mark', () => {
    const { container } = render(
      <BarChart width={300} height={200} xAxis={band} series={[{ data: [1, 2], label: 'One' }]} />,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(container.querySelector('svg')).not.toBe(surface(container));
  });
});

describe('#animation', () => {
  const heights = (props: Partial<BarChartProps>) => {
    const { container, unmount } = render(
      <BarChart {...props} width={300} height={200} xAxis={band} series={series} />,
    );
    const found = bars(container).map((bar) => bar.getAttribute('height'));
    unmount();
    return found;
  };
  const withMedia = (matches: boolean, run: () => void) => {
    const listen = { addEventListener: () => {}, removeEventListener: () => {} };
    Object.assign(window, { matchMedia: () => ({ matches, ...listen }) });
    run();
    Reflect.deleteProperty(window, 'matchMedia');
  };

  test('Bars and slices have their final size from the first render', () => {
    expect(heights({})).toEqual(['67', '135']);
  });

  test('If your setup file defines `matchMedia`, bars start without height', () => {
    withMedia(false, () => expect(heights({})).toEqual(['0', '0']));
  });

  test('let it match `(prefers-reduced-motion)`, or set `skipAnimation`', () => {
    withMedia(true, () => expect(heights({})).toEqual(['67', '135']));
    withMedia(false, () => expect(heights({ skipAnimation: true })).toEqual(['67', '135']));
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
    addPointFunctions();
    const target = bars(container)[1]!;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 70, clientY: 100 } },
      { target, coords: { clientX: 72, clientY: 100 } },
    ]);
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
      const items = bars(container, '[data-series="parcels"] .MuiBar-element');
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
  const { readFileSync } = require('node:fs');
  const scale = readFileSync(require.resolve('@mui/x-charts-vendor/d3-scale'), 'utf8');
  import('@mui/x-charts/BarChart').then(({ BarChart }) => {
    process.stdout.write(JSON.stringify({ html, scale, imported: BarChart !== undefined }));
  });
`;

type Html = Record<Case, Record<'sized' | 'still' | 'open', string>>;
interface Server {
  html: Html;
  scale: string;
  imported: boolean;
}
let server: Server | undefined;

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
        // In tests, charts skip their animation.
        env: { ...process.env, NODE_ENV: 'development' },
      }),
    ) as Server;
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
    expect(onServer().scale).toContain('module.exports = require(');
  });

  test('`import` and `require` in Node load the package and its subpaths', () => {
    expect(onServer().imported).toBe(true);
    expect(Object.keys(onServer().html)).toContain('bar');
  });
});

describe('#server', () => {
  const drawn = (name: Case, size: 'sized' | 'still' | 'open') => surface(page(name, size));

  test('Without `width` or `height`, the HTML holds the legend and an empty SVG', () => {
    for (const name of COMMUNITY) {
      expect(drawn(name, 'open')).toBeEmptyDOMElement();
    }
    expect(page('bar', 'open')).toHaveTextContent('One');
  });

  test('Complete', () => {
    for (const size of ['sized', 'still'] as const) {
      const scatter = drawn('scatter', size);
      expect(scatter.querySelectorAll('circle')).toHaveLength(2);
      expect(scatter.querySelectorAll('text').length).toBeGreaterThan(4);
      const gauge = drawn('gauge', size);
      expect(gauge.querySelector('.MuiGauge-valueArc')).not.toBe(null);
      expect(gauge).toHaveTextContent('40');
      expect(drawn('heatmap', size).querySelectorAll('rect.MuiHeatmap-cell')).toHaveLength(2);
    }
  });

  test('Bars have no height without it, and their final height with it', () => {
    const heights = (size: 'sized' | 'still') =>
      bars(page('bar', size)).map((bar) => bar.getAttribute('height'));
    expect(heights('sized')).toEqual(['0', '0']);
    expect(heights('still')).toEqual(['67', '135']);
    expect(drawn('bar', 'sized').querySelectorAll('.MuiChartsAxis-tickLabel').length).toBe(5);
  });

  test('Complete; without it, a mask with a CSS animation uncovers the line', () => {
    for (const size of ['sized', 'still'] as const) {
      const line = drawn('line', size).querySelector('.MuiLineElement-root')!;
      expect(line).toHaveAttribute('d', 'M65,87.5L280,20');
      expect(drawn('line', size).querySelectorAll('.MuiMarkElement-root')).toHaveLength(2);
      const mask = drawn('line', size).querySelector('clipPath[id*="line-clip"] rect')!;
      expect(mask).toHaveAttribute('width', '300');
      expect(mask.classList.contains('MuiAppearingMask-animate')).toBe(size === 'sized');
    }
  });

  test('Slices are hidden without it, and visible with it', () => {
    const visibility = (size: 'sized' | 'still') =>
      drawn('pie', size).querySelector('.MuiPieArc-root')!.getAttribute('visibility');
    expect([visibility('sized'), visibility('still')]).toEqual(['hidden', 'visible']);
  });

  test('Complete, whatever the size', () => {
    for (const name of ['bar', 'line', 'pie', 'scatter'] as const) {
      for (const size of ['sized', 'still', 'open'] as const) {
        expect(page(name, size).querySelector('.MuiChartsLegend-root')).toHaveTextContent('One');
      }
    }
  });
});

describe('#hydration', () => {
  test('Charts hydrate without warnings, with and without a fixed size', async () => {
    // With it, they are animated as in a browser.
    addMouse();
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
