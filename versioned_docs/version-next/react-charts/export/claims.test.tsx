import * as React from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import {
  BarChartPro,
  BarPlot,
  ChartsContainerPro,
  ChartsDataProviderPro,
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
  FunnelChart,
  Heatmap,
  LineChartPro,
  PieChartPro,
  ScatterChartPro,
  Unstable_SankeyChart as SankeyChart,
  defaultOnBeforeExport,
  useChartProApiRef,
  type BarChartProProps,
  type ChartImageExportOptions,
} from '@mui/x-charts-pro';
import { addSvgPoints } from '@site/tests/claims/standIns';
import PrintAtPageWidth from './demos/PrintAtPageWidth';
import WhiteBackgroundAndSource from './demos/WhiteBackgroundAndSource';

const drawDocument = jest.fn<Promise<void>, [Document, HTMLCanvasElement, object]>();
jest.mock('rasterizehtml', () => ({
  drawDocument: (...args: [Document, HTMLCanvasElement, object]) => drawDocument(...args),
}));

/** HTML of the frames when they were drawn or printed, because the charts remove the frames afterwards. */
const drawn: { html: string; width: number; height: number; type: string | undefined }[] = [];
const printed: string[] = [];
const downloads: string[] = [];
/** Size of the copy in a frame: jsdom has no layout. */
let bodySize = { width: 400, height: 300 };

/** Sankey charts need iterator helpers, which Node.js lacks before version 22. */
const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as {
  toArray?: () => unknown[];
};
const original = iterator.toArray;

beforeAll(() => {
  addSvgPoints();
  iterator.toArray ??= function toArray(this: Iterable<unknown>) {
    return [...this];
  };
});
afterAll(() => {
  if (!original) {
    delete iterator.toArray;
  }
});
beforeEach(() => {
  drawn.length = 0;
  printed.length = 0;
  downloads.length = 0;
  bodySize = { width: 400, height: 300 };
  drawDocument.mockReset();
  drawDocument.mockImplementation((frame, canvas) => {
    const { width, height } = canvas;
    drawn.push({ html: frame.documentElement.outerHTML, width, height, type: undefined });
    return Promise.resolve();
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    drawn.at(-1)!.type = type;
    done(new Blob(['image'], { type }));
  });
  Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  const append = document.body.appendChild.bind(document.body);
  jest.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    append(node);
    if (node instanceof HTMLIFrameElement) {
      const frame = node.contentWindow!;
      Object.assign(frame, {
        matchMedia: () => ({ addEventListener: () => {} }),
        print: () => printed.push(frame.document.documentElement.outerHTML),
      });
      Object.assign(node.contentDocument!.body, { getBoundingClientRect: () => bodySize });
    }
    return node;
  });
});
afterEach(() => {
  cleanup();
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
  jest.restoreAllMocks();
});

const size = { width: 400, height: 300, skipAnimation: true };
const bars: BarChartProProps = {
  ...size,
  xAxis: [{ scaleType: 'band', data: ['A', 'B'] }],
  series: [{ label: 'Sold', data: [1, 2] }],
};
type ToolbarProps = NonNullable<NonNullable<BarChartProProps['slotProps']>['toolbar']>;

/** Opens the export menu of the only chart and returns the texts of its items. */
async function openMenu(): Promise<string[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent!);
}
const withToolbar = (toolbar?: ToolbarProps, props: Partial<BarChartProProps> = {}) =>
  render(<BarChartPro {...bars} showToolbar slotProps={{ toolbar }} {...props} />);
const toolbars = () => document.querySelectorAll('[role=toolbar]').length;

type AnyApi = {
  exportAsImage: (options?: ChartImageExportOptions) => unknown;
  exportAsPrint: (options?: ChartImageExportOptions) => unknown;
};
function renderBars(props: Partial<BarChartProProps> = {}): AnyApi {
  let api: AnyApi | null | undefined;
  function Chart() {
    const apiRef = useChartProApiRef<'bar'>();
    React.useEffect(() => {
      api = apiRef.current;
    });
    return <BarChartPro apiRef={apiRef} {...bars} {...props} />;
  }
  render(<Chart />);
  return api!;
}
const save = (api: AnyApi, options?: ChartImageExportOptions) =>
  act(async () => void (await api.exportAsImage(options)));
async function print(api: AnyApi, options?: ChartImageExportOptions) {
  await act(async () => void (await api.exportAsPrint(options)));
  await waitFor(() => expect(printed).toHaveLength(1));
  return printed[0]!;
}

describe('#toolbar', () => {
  test('Its export menu has the items "Print" and "Export as PNG"', async () => {
    const charts = [
      <LineChartPro key="line" {...size} showToolbar series={[{ data: [1] }]} />,
      <BarChartPro key="bar" {...bars} showToolbar />,
      <ScatterChartPro key="scatter" {...size} showToolbar series={[]} />,
      <PieChartPro key="pie" {...size} showToolbar series={[{ data: [{ value: 1 }] }]} />,
      <Heatmap
        key="heatmap"
        {...size}
        showToolbar
        xAxis={[{ data: [1] }]}
        yAxis={[{ data: [1] }]}
        series={[{ data: [[0, 0, 1]] }]}
      />,
    ];
    for (const chart of charts) {
      const { unmount } = render(chart);
      expect(await openMenu()).toEqual(['Print', 'Export as PNG']);
      unmount();
    }
  });

  test('The exported chart includes the legend, but neither the toolbar', async () => {
    const api = renderBars({ showToolbar: true });
    expect(toolbars()).toBe(1);
    await save(api);
    for (const html of [drawn[0]!.html, await print(api)]) {
      expect(html).toContain('MuiChartsLegend-root');
      expect(html).not.toContain('role="toolbar"');
    }
  });

  test('nor the tooltip', async () => {
    const api = renderBars({ slotProps: { tooltip: { trigger: 'axis' } } });
    const svg = document.querySelector('.MuiChartsSurface-root')!;
    act(() => {
      const init = { bubbles: true, clientX: 200, clientY: 100 };
      for (const type of ['pointerenter', 'pointermove']) {
        svg.dispatchEvent(new MouseEvent(type, init));
      }
      svg.querySelector('.MuiBarElement-root')!.dispatchEvent(new MouseEvent('pointerover', init));
    });
    await act(() => new Promise((done) => requestAnimationFrame(done)));
    await save(api);
    expect(drawn[0]!.html).toContain('MuiBarElement-root');
    expect(drawn[0]!.html).not.toContain('MuiChartsTooltip');
    const tooltips = document.querySelectorAll('.MuiChartsTooltip-root');
    const wrapper = svg.parentElement!;
    expect([...tooltips].some((tooltip) => wrapper.contains(tooltip))).toBe(false);
  });

  test('A `FunnelChart` and a Sankey chart have no toolbar', () => {
    const props = { showToolbar: true } as object;
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<FunnelChart {...size} {...props} series={[{ data: [{ value: 2 }, { value: 1 }] }]} />);
    const links = [{ source: 'A', target: 'B', value: 1 }];
    render(<SankeyChart {...size} {...props} series={{ data: { links } }} />);
    expect(toolbars()).toBe(0);
    expect(document.querySelectorAll('.MuiChartsSurface-root')).toHaveLength(2);
  });

  test('In the Community package, `showToolbar` shows nothing without a component in `slots.toolbar`', () => {
    render(<BarChart {...bars} showToolbar />);
    render(<LineChart {...size} showToolbar series={[{ data: [1] }]} />);
    render(<ScatterChart {...size} showToolbar series={[]} />);
    render(<PieChart {...size} showToolbar series={[]} />);
    render(
      <RadarChart
        {...size}
        showToolbar
        radar={{ metrics: ['A', 'B'] }}
        series={[{ data: [1, 2] }]}
      />,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(toolbars()).toBe(0);
    render(<BarChart {...bars} showToolbar slots={{ toolbar: () => <button>Own</button> }} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('#formats', () => {
  test('Without `imageExportOptions`, the menu has PNG only. With `[]`, it has no image', async () => {
    const { unmount } = withToolbar();
    expect(await openMenu()).toEqual(['Print', 'Export as PNG']);
    unmount();
    withToolbar({ imageExportOptions: [] });
    expect(await openMenu()).toEqual(['Print']);
  });

  test('`printOptions: { disableToolbarButton: true }` removes "Print"', async () => {
    withToolbar({
      printOptions: { disableToolbarButton: true },
      imageExportOptions: [{ type: 'image/jpeg' }, { type: 'image/webp' }],
    });
    expect(await openMenu()).toEqual(['Export as JPEG', 'Export as WebP']);
  });

  test('If no item is left and the chart cannot be zoomed, there is no toolbar', () => {
    const nothing: ToolbarProps = {
      printOptions: { disableToolbarButton: true },
      imageExportOptions: [],
    };
    const { unmount } = withToolbar(nothing);
    expect(toolbars()).toBe(0);
    unmount();
    withToolbar(nothing, { xAxis: [{ id: 'x', scaleType: 'band', data: ['A', 'B'], zoom: true }] });
    expect(toolbars()).toBe(1);
  });

  test('`localeText` translates the items: `toolbarExport`, `toolbarExportPrint` and `toolbarExportImage`, a function that receives the `type`', async () => {
    withToolbar(undefined, {
      localeText: {
        toolbarExport: 'Save or print',
        toolbarExportPrint: 'On paper',
        toolbarExportImage: (type) => `As ${type}`,
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save or print' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['On paper', 'As image/png']);
  });
});

describe('#custom-toolbar', () => {
  test('It works in the Community package as well, with your own buttons instead of the triggers', async () => {
    const onPrint = jest.fn();
    const OwnToolbar = () => (
      <Toolbar>
        <ToolbarButton onClick={onPrint}>First</ToolbarButton>
        <ToolbarButton>Second</ToolbarButton>
      </Toolbar>
    );
    render(<BarChart {...bars} showToolbar slots={{ toolbar: OwnToolbar }} />);
    const [first, second] = screen.getAllByRole('button');
    await userEvent.click(first!);
    expect(onPrint).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(first!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
  });
});

describe('#code', () => {
  test('`exportAsImage` and `exportAsPrint`, also in a `FunnelChart` and a Sankey chart', async () => {
    let apis: readonly (AnyApi | null | undefined)[] = [];
    function Charts() {
      const pie = useChartProApiRef<'pie'>();
      const funnel = useChartProApiRef<'funnel'>();
      const sankey = useChartProApiRef<'sankey'>();
      React.useEffect(() => {
        apis = [pie.current, funnel.current, sankey.current];
      });
      const links = [{ source: 'A', target: 'B', value: 1 }];
      return (
        <div>
          <PieChartPro apiRef={pie} {...size} series={[{ data: [{ value: 1 }] }]} />
          <FunnelChart apiRef={funnel} {...size} series={[{ data: [{ value: 2 }] }]} />
          <SankeyChart apiRef={sankey} {...size} series={{ data: { links } }} />
        </div>
      );
    }
    render(<Charts />);
    for (const api of apis) {
      printed.length = 0;
      await save(api!);
      await print(api!);
    }
    expect(downloads).toHaveLength(3);
  });

  test('The functions do not throw. If an export fails, the reason is in the console', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const api = renderBars();
    drawDocument.mockRejectedValue(new Error('No canvas'));
    await save(api);
    expect(String(error.mock.calls[0]![1])).toContain('No canvas');
    bodySize = { width: 0, height: 0 };
    await save(api);
    expect(String(error.mock.calls[1]![1])).toContain('zero width or height');
    expect(downloads).toEqual([]);
  });
});

describe('#image', () => {
  test('on a screen with two pixels per CSS pixel, a chart of 400 by 300 becomes an image of 800 by 600', async () => {
    const api = renderBars();
    await save(api, { fileName: 'sold' });
    Object.assign(window, { devicePixelRatio: 2 });
    await save(api, { type: 'image/jpeg', fileName: 'twice' });
    Object.assign(window, { devicePixelRatio: 1 });
    expect(drawn.map(({ width, height, type }) => [width, height, type])).toEqual([
      [400, 300, 'image/png'],
      [800, 600, 'image/jpeg'],
    ]);
    expect(downloads).toEqual(['sold', 'twice']);
  });

  test('an optional dependency of `@mui/x-charts-pro` that npm, pnpm and Yarn install with it', () => {
    const manifest = jest.requireActual<Record<string, object>>('@mui/x-charts-pro/package.json');
    expect(manifest.optionalDependencies).toHaveProperty('rasterizehtml');
    expect(manifest.peerDependencies).not.toHaveProperty('rasterizehtml');
  });
});

describe('#print', () => {
  test('`exportAsPrint` opens the print dialog for the chart alone', async () => {
    const page = jest.spyOn(window, 'print').mockImplementation(() => {});
    render(<p>Beside the chart</p>);
    const html = await print(renderBars());
    expect(html).toContain('MuiBarElement-root');
    expect(html).not.toContain('Beside the chart');
    expect(page).not.toHaveBeenCalled();
  });

  test('set `width` first, and call `exportAsPrint` after the render', async () => {
    render(<PrintAtPageWidth />);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toContain('viewBox="0 0 680 260"');
  });
});

describe('#before-export', () => {
  test('The page does not change, only the copy', async () => {
    const { container } = render(<WhiteBackgroundAndSource />);
    const before = container.textContent;
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export as JPEG' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(drawn[0]!.html).toContain('Source: gauge');
    expect(drawn[0]!.html).toContain('background-color: white');
    expect(container.textContent).toBe(before);
  });

  test('Your function replaces `defaultOnBeforeExport`, which removes the toolbar', async () => {
    const api = renderBars({ showToolbar: true });
    await save(api);
    await save(api, { onBeforeExport: () => {} });
    await save(api, { onBeforeExport: defaultOnBeforeExport });
    const kept = drawn.map(({ html }) => html.includes('role="toolbar"'));
    expect(kept).toEqual([false, true, false]);
  });

  test('The function may return a promise; the export waits for it', async () => {
    const api = renderBars();
    let finish = () => {};
    const waiting = new Promise<void>((done) => (finish = done));
    const onBeforeExport = jest.fn(() => waiting);
    const saving = Promise.resolve(api.exportAsImage({ onBeforeExport }));
    await waitFor(() => expect(onBeforeExport).toHaveBeenCalled());
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(drawn).toEqual([]);
    finish();
    await act(() => saving as Promise<void>);
    expect(drawn).toHaveLength(1);
    await print(api, { onBeforeExport: () => Promise.resolve() });
  });

  test('The image is as large as the changed copy', async () => {
    const api = renderBars();
    await save(api, { onBeforeExport: () => void (bodySize = { width: 400, height: 340 }) });
    expect([drawn[0]!.width, drawn[0]!.height]).toEqual([400, 340]);
  });
});

describe('#nonce', () => {
  const styled = () => {
    const theme = createTheme();
    let api: AnyApi | null | undefined;
    function Chart() {
      const apiRef = useChartProApiRef<'bar'>();
      React.useEffect(() => {
        api = apiRef.current;
      });
      return <BarChartPro apiRef={apiRef} {...bars} />;
    }
    const style = document.createElement('style');
    style.textContent = '.of-the-page { color: red }';
    document.head.append(style);
    render(
      <ThemeProvider theme={theme}>
        <Chart />
      </ThemeProvider>,
    );
    return { api: api!, remove: () => style.remove() };
  };

  test('pass the nonce of the page as `nonce`; each copied style gets it', async () => {
    const { api, remove } = styled();
    await save(api, { nonce: 'abc' });
    const head = new DOMParser().parseFromString(drawn[0]!.html, 'text/html');
    const styles = [...head.querySelectorAll('style')];
    expect(styles.some(({ textContent }) => textContent.includes('of-the-page'))).toBe(true);
    expect(styles.every((style) => style.getAttribute('nonce') === 'abc')).toBe(true);
    remove();
  });

  test('With `copyStyles: false`, the copy has no styles', async () => {
    const { api, remove } = styled();
    await save(api, { copyStyles: false });
    expect(drawn[0]!.html).not.toContain('<style');
    remove();
  });
});

describe('#composition', () => {
  const parts = { ...bars, series: [{ type: 'bar' as const, label: 'Sold', data: [1, 2] }] };
  function Composed({ kind, seen }: { kind: 'container' | 'bare' | 'wrapper'; seen: AnyApi[] }) {
    const apiRef = useChartProApiRef<'composition'>();
    React.useEffect(() => {
      seen.push(apiRef.current as unknown as AnyApi);
    });
    if (kind === 'container') {
      return (
        <ChartsContainerPro apiRef={apiRef} {...parts}>
          <BarPlot />
        </ChartsContainerPro>
      );
    }
    const surface = (
      <ChartsSurface>
        <BarPlot />
      </ChartsSurface>
    );
    return (
      <ChartsDataProviderPro apiRef={apiRef} {...parts}>
        {kind === 'bare' ? (
          surface
        ) : (
          <ChartsWrapper>
            <ChartsToolbarImageExportTrigger options={{ type: 'image/jpeg', fileName: 'own' }}>
              Own image
            </ChartsToolbarImageExportTrigger>
            <ChartsToolbarPrintExportTrigger>Own print</ChartsToolbarPrintExportTrigger>
            <ChartsLegend />
            {surface}
          </ChartsWrapper>
        )}
      </ChartsDataProviderPro>
    );
  }

  test('In a `ChartsContainerPro`, and in a `ChartsDataProviderPro` without `ChartsWrapper`, both functions do nothing, without a message', async () => {
    const messages = [
      jest.spyOn(console, 'error').mockImplementation(() => {}),
      jest.spyOn(console, 'warn').mockImplementation(() => {}),
    ];
    for (const kind of ['container', 'bare', 'wrapper'] as const) {
      const seen: AnyApi[] = [];
      const { unmount } = render(<Composed kind={kind} seen={seen} />);
      messages.forEach((message) => message.mockClear());
      await save(seen.at(-1)!);
      await act(async () => void (await seen.at(-1)!.exportAsPrint()));
      await act(() => new Promise((done) => setTimeout(done, 50)));
      const count = kind === 'wrapper' ? 1 : 0;
      expect([kind, drawn.length, printed.length]).toEqual([kind, count, count]);
      messages.forEach((message) => expect(message).not.toHaveBeenCalled());
      unmount();
    }
  });

  test('`ChartsToolbarImageExportTrigger` and `ChartsToolbarPrintExportTrigger` with `options`, inside the provider', async () => {
    render(<Composed kind="wrapper" seen={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Own image' }));
    await waitFor(() => expect(downloads).toEqual(['own']));
    expect(drawn[0]!.type).toBe('image/jpeg');
    await userEvent.click(screen.getByRole('button', { name: 'Own print' }));
    await waitFor(() => expect(printed).toHaveLength(1));
  });
});

describe('#svg', () => {
  const charts = [
    (ref: React.Ref<SVGSVGElement>) => <BarChart ref={ref} {...bars} />,
    (ref: React.Ref<SVGSVGElement>) => (
      <LineChart ref={ref} {...size} series={[{ label: 'Sold', data: [1] }]} />
    ),
    (ref: React.Ref<SVGSVGElement>) => (
      <PieChart ref={ref} {...size} series={[{ data: [{ label: 'Sold', value: 1 }] }]} />
    ),
    (ref: React.Ref<SVGSVGElement>) => (
      <ScatterChart
        ref={ref}
        {...size}
        series={[{ label: 'Sold', data: [{ x: 1, y: 1, id: 1 }] }]}
      />
    ),
    (ref: React.Ref<SVGSVGElement>) => <BarChartPro ref={ref} {...bars} />,
  ];

  test('The `ref` of a chart refers to its `<svg>`, in the Community package too', () => {
    for (const chart of charts) {
      const ref = React.createRef<SVGSVGElement>();
      render(chart(ref));
      expect(ref.current!.tagName).toBe('svg');
      expect(ref.current!.classList).toContain('MuiChartsSurface-root');
    }
  });

  test('The legend is HTML and not in the SVG', () => {
    for (const chart of charts) {
      const ref = React.createRef<SVGSVGElement>();
      const { container, unmount } = render(chart(ref));
      const legend = container.querySelector<HTMLElement>('.MuiChartsLegend-root')!;
      expect(within(legend).getByText('Sold')).toBeTruthy();
      expect(ref.current!.contains(legend)).toBe(false);
      unmount();
    }
  });
});

describe('#accessibility', () => {
  test('The toolbar is one stop of the Tab key; the arrow keys move between its buttons', async () => {
    withToolbar(undefined, {
      xAxis: [{ id: 'x', scaleType: 'band', data: ['A', 'B'], zoom: true }],
      initialZoom: [{ axisId: 'x', start: 20, end: 60 }],
    });
    render(<button>After</button>);
    const toolbar = screen.getByRole('toolbar');
    const buttons = within(toolbar).getAllByRole('button');
    expect(buttons).toHaveLength(3);
    await userEvent.tab();
    expect(document.activeElement).toBe(buttons[0]);
    fireEvent.keyDown(buttons[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[1]);
    fireEvent.keyDown(buttons[1]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[2]);
    await userEvent.tab();
    expect(document.activeElement!.textContent).toBe('After');
  });
});
