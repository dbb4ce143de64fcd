import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useWindowSize } from '../client/useWindowSize';

let width: number;
let resize: () => void;
const seen: string[] = [];

function Reader() {
  const size = useWindowSize();
  seen.push(size);
  return <p>{size}</p>;
}

beforeEach(() => {
  seen.length = 0;
  const listeners = new Set<() => void>();
  resize = () => listeners.forEach((listener) => listener());
  window.matchMedia = ((query: string) => ({
    get matches() {
      return width <= Number(/max-width: (\d+)px/.exec(query)![1]);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
});

test.each([
  [996, 'mobile'],
  [997, 'desktop'],
])('renders once in a window of %i px, for %s', (pixels, size) => {
  width = pixels;
  render(<Reader />);
  expect(seen).toEqual([size]);
});

test('updates when the window crosses the breakpoint', () => {
  width = 1_200;
  const { container } = render(<Reader />);
  width = 500;
  act(resize);
  expect(container).toHaveTextContent('mobile');
});

test("hydrates the server's HTML before adapting it", () => {
  width = 500;
  const host = document.createElement('div');
  host.innerHTML = '<p>ssr</p>';
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(host, <Reader />, { onRecoverableError }));
  expect(seen).toEqual(['ssr', 'mobile']);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
