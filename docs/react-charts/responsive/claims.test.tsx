import { act, render } from '@testing-library/react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const months = ['January', 'February', 'March'];
const chart: BarChartProps = {
  skipAnimation: true,
  height: 200,
  xAxis: [{ scaleType: 'band', data: months }],
  series: [{ label: 'Guests', data: [1, 2, 3] }],
};

const svg = () => document.querySelector('svg')!;

/** jsdom has no layout: elements are as large as a test says. */
function pretendSize(width: string) {
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(() => ({ width, height: '200px' }) as CSSStyleDeclaration);
}

afterEach(() => jest.restoreAllMocks());

describe('#width', () => {
  test('The chart observes its own box with a `ResizeObserver` and measures it in the next animation frame. You do not need to call anything after a change', async () => {
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
    expect(observed).toEqual([svg().parentElement]);
    expect(svg().getAttribute('width')).toBe('400');
    pretendSize('250px');
    act(() => notify());
    expect(svg().getAttribute('width')).toBe('400');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(svg().getAttribute('width')).toBe('250');
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  test('A measured size is rounded down to whole pixels', () => {
    pretendSize('333.7px');
    render(<BarChart {...chart} />);
    expect(svg().getAttribute('width')).toBe('333');
  });
});

describe('#server', () => {
  test('The HTML contains an empty box with the `height` that you set, and the chart appears in it after hydration', async () => {
    // The build for browsers wants it as soon as it is loaded.
    Object.assign(window, {
      TextEncoder: class {
        encode() {}
      },
    });
    const { renderToString } = await import('react-dom/server');
    const html = renderToString(<BarChart {...chart} />);
    expect(html).not.toContain('<svg');
    const page = Object.assign(document.createElement('div'), { innerHTML: html });
    document.body.append(page);
    const box = page.firstElementChild!;
    expect(window.getComputedStyle(box).height).toBe('200px');
    pretendSize('300px');
    render(<BarChart {...chart} />, { container: page, hydrate: true });
    expect(svg().getAttribute('width')).toBe('300');
    expect(svg().parentElement).toBe(box);
    expect(renderToString(<BarChart {...chart} width={300} />)).toContain('<svg');
  });
});
