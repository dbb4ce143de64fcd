import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { mountIsland } from '../client/mountIsland';
import Demo from '../theme/Demo';
import type { DemoDescriptor, DemoSource } from '../types';

/** jsdom lays nothing out: the test says when something comes near the window. */
const observed = new Map<Element, IntersectionObserverCallback>();
beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      observed.set(element, this.callback);
    }
    disconnect() {}
  } as never;
});
const comeNear = () =>
  act(async () => {
    for (const callback of observed.values()) {
      callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

const sources: DemoSource[] = [
  {
    name: 'Counter.tsx',
    typescript: 'const a: number = 1;',
    javascriptName: 'Counter.jsx',
    javascript: 'const a = 1;',
  },
];

function Counter() {
  const [count, setCount] = useState(0);
  if (count === 2) {
    throw new Error('Two is too many');
  }
  return <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>;
}

const descriptor: DemoDescriptor = {
  id: 'Counter',
  version: 'current',
  height: { wide: 40, narrow: 60 },
  files: ['Counter.tsx'],
  previewLines: 1,
  loadIsland: async () => ({
    mount: (options) =>
      mountIsland(
        'Counter',
        Counter,
        { DemoRoot: ({ children }) => <>{children}</>, hydration: 'replace' },
        options,
      ),
  }),
  loadSources: async () => ({ default: sources }),
};

beforeEach(() => {
  observed.clear();
  document.cookie = 'codeVariant=; Max-Age=0';
});

test('a demo starts when it comes near the window, and not before', async () => {
  const { container } = render(<Demo id="Counter" demo={descriptor} />);
  const section = container.querySelector('[data-demo]');
  expect(section).toHaveAttribute('data-demo-state', 'waiting');
  expect(screen.queryByText('Count 0')).toBeNull();
  await comeNear();
  await waitFor(() => expect(section).toHaveAttribute('data-demo-state', 'ready'));
  expect(screen.getByText('Count 0')).toBeVisible();
});

test('its height is reserved while it is not there', () => {
  const { container } = render(<Demo id="Counter" demo={descriptor} />);
  const canvas = container.querySelector<HTMLElement>('[data-demo-canvas]');
  expect(canvas?.style.getPropertyValue('--demo-wide')).toBe('40px');
  expect(canvas?.style.getPropertyValue('--demo-narrow')).toBe('60px');
});

test('reset starts the demo anew, also after it crashed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  render(<Demo id="Counter" demo={descriptor} />);
  await comeNear();
  await user.click(await screen.findByText('Count 0'));
  await user.click(await screen.findByText('Count 1'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Two is too many');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByText('Count 0')).toBeVisible();
  await user.click(screen.getByText('Count 0'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.getByText('Count 0')).toBeVisible());
  error.mockRestore();
});

test('JavaScript is shown where the reader chose it, and kept in a cookie', async () => {
  const user = userEvent.setup();
  const { container } = render(<Demo id="Counter" demo={descriptor} />);
  await user.click(screen.getByRole('button', { name: 'JS' }));
  await waitFor(() => expect(container.querySelector('pre')).toHaveTextContent('const a = 1;'));
  expect(screen.getByRole('button', { name: 'Counter.jsx' })).toBeVisible();
  expect(document.cookie).toContain('codeVariant=JS');
});

test('copy gives the shown language and says so', async () => {
  const user = userEvent.setup();
  render(<Demo id="Counter" demo={descriptor} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('const a: number = 1;');
});

test('the next page starts its demo in an element of its own', async () => {
  const { container, rerender } = render(<Demo id="Counter" demo={descriptor} />);
  await comeNear();
  const before = container.querySelector('[data-demo-content]');
  rerender(<Demo id="Counter" demo={{ ...descriptor, version: 'v6' }} />);
  const after = container.querySelector('[data-demo-content]');
  expect(after).not.toBe(before);
  expect(after).toBeEmptyDOMElement();
});
