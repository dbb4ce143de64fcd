import { act, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const months = ['January', 'February', 'March'];
const chart: BarChartProps = {
  skipAnimation: true,
  height: 200,
  xAxis: [{ scaleType: 'band', data: months }],
  series: [{ label: 'Guests', data: [1, 2, 3] }],
};

const svg = () => document.querySelector<SVGElement>('.MuiChartsSurface-root')!;
/** The size with which the chart draws. */
const size = () => svg().getAttribute('viewBox')!.split(' ').slice(2).map(Number);

/** jsdom has no layout: elements are as large as a test says. */
function pretendSize(width: string) {
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(() => ({ width, height: '200px' }) as CSSStyleDeclaration);
}

afterEach(() => jest.restoreAllMocks());

describe('#width', () => {
  test('The chart observes its SVG with a ResizeObserver, and measures it in the next animation frame. Nothing has to be called after a change', async () => {
    const observed: Element[] = [];
    let notify = () => {};
    class FakeObserver {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe(element: Element) {
        observed.push(element);
      }
      unobserve() {}
      disconnect() {}
    }
    Object.assign(window, { ResizeObserver: FakeObserver });
    pretendSize('400px');
    render(<BarChart {...chart} />);
    expect(observed).toEqual([svg()]);
    expect(size()[0]).toBe(400);
    pretendSize('250px');
    act(() => notify());
    expect(size()[0]).toBe(400);
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(size()[0]).toBe(250);
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  test('A measured size is rounded down to whole pixels', () => {
    pretendSize('333.7px');
    render(<BarChart {...chart} />);
    expect(size()[0]).toBe(333);
  });
});

describe('#legend', () => {
  test('With `height`, the SVG is as high as you say, and the legend is added to it', () => {
    render(<BarChart {...chart} />);
    expect(window.getComputedStyle(svg()).height).toBe('200px');
    const legend = document.querySelector('.MuiChartsLegend-root')!;
    expect(legend.nextElementSibling).toBe(svg());
    expect(window.getComputedStyle(svg().parentElement!).height).toBe('');
  });
});

describe('#scroll', () => {
  test('the SVG has `touch-action: pan-y`', () => {
    render(<BarChart {...chart} />);
    const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [
      ...sheet!.cssRules,
    ]);
    const own = rules.filter(({ cssText }) =>
      [...svg().classList].some((name) => cssText.startsWith(`.${name} `)),
    );
    expect(own.map(({ cssText }) => cssText).join()).toContain('touch-action: pan-y');
  });
});

describe('#server', () => {
  test('The HTML holds the legend and an empty SVG with the height that you set, and the drawing appears in it after hydration', async () => {
    // The build for browsers wants it as soon as it is loaded.
    Object.assign(window, {
      TextEncoder: class {
        encode() {}
      },
    });
    const { renderToString } = await import('react-dom/server');
    const html = renderToString(<BarChart {...chart} />);
    const page = Object.assign(document.createElement('div'), { innerHTML: html });
    document.body.append(page);
    const drawn = () => svg().querySelectorAll('rect, text').length;
    const before = svg();
    expect(page).toHaveTextContent('Guests');
    expect(window.getComputedStyle(before).height).toBe('200px');
    expect(drawn()).toBe(0);
    pretendSize('300px');
    render(<BarChart {...chart} />, { container: page, hydrate: true });
    expect(size()).toEqual([300, 200]);
    expect(svg()).toBe(before);
    expect(drawn()).toBeGreaterThan(3);
    expect(renderToString(<BarChart {...chart} width={300} />)).toContain('January');
    expect(html).not.toContain('January');
  });
});
