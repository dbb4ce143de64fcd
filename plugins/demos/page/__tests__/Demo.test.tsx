import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import SiteProvider from '../../../../tests/jest/SiteProvider';
import { readHandedFiles } from '../../shared/handedFiles';
import { setDemoChoices } from '../../shared/demoChoices';
import { writeDemoLink } from '../../shared/demoLink';
import { mountIsland } from '../client/mountIsland';
import Demo from '../theme/Demo';
import type { CheckedDemos, DemoDescriptor, DemoSource } from '../../shared/types';

/** jsdom has no layout, so the tests report when an element approaches the viewport. */
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
        { DemoRoot: ({ children }) => <>{children}</>, hydration: 'replace-light' },
        options,
      ),
  }),
  loadSources: async () => ({ default: { system: sources } }),
};

const helper = (name: string): DemoSource => ({
  name,
  typescript: 'text',
  javascriptName: name,
  javascript: 'text',
});

/** The demo with a second file in two of its stylings. */
const twoFiles: Partial<DemoDescriptor> = {
  files: ['Counter.tsx', 'steps.ts'],
  stylings: ['system', 'tailwind', 'css'],
  loadSources: async () => ({
    default: {
      system: [...sources, helper('steps.ts')],
      tailwind: sources,
      css: [...sources, helper('Counter.css')],
    },
  }),
};

let checked: CheckedDemos;
beforeEach(() => {
  location.hash = '';
  observed.clear();
  checked = {};
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => checked })) as never;
  document.cookie = 'codeVariant=; Max-Age=0';
  document.cookie = 'codeStyling=; Max-Age=0; Path=/';
  sessionStorage.clear();
});

test('starts a demo only when it approaches the viewport', async () => {
  const { container } = render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  const section = container.querySelector('[data-demo]');
  expect(section).toHaveAttribute('data-demo-state', 'waiting');
  expect(screen.queryByText('Count 0')).toBeNull();
  await comeNear();
  await waitFor(() => expect(section).toHaveAttribute('data-demo-state', 'ready'));
  expect(screen.getByText('Count 0')).toBeVisible();
});

test("reserves the demo's height before it loads", () => {
  const { container } = render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  const canvas = container.querySelector<HTMLElement>('[data-demo-canvas]');
  expect(canvas?.style.getPropertyValue('--demo-wide')).toBe('40px');
  expect(canvas?.style.getPropertyValue('--demo-narrow')).toBe('60px');
});

test('restarts the demo on Reset, even after a crash', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  const { container } = render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await comeNear();
  // Until the demo is ready it is invisible, and clicks on it are replayed later.
  await waitFor(() =>
    expect(container.querySelector('[data-demo]')).toHaveAttribute('data-demo-state', 'ready'),
  );
  await user.click(screen.getByText('Count 0'));
  await user.click(await screen.findByText('Count 1'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Two is too many');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByText('Count 0')).toBeVisible();
  await user.click(screen.getByText('Count 0'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.getByText('Count 0')).toBeVisible());
  error.mockRestore();
});

test('shows JavaScript once the reader chooses it and stores the choice in a cookie', async () => {
  const user = userEvent.setup();
  const { container } = render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await user.click(screen.getByRole('button', { name: 'JS' }));
  await waitFor(() => expect(container.querySelector('pre')).toHaveTextContent('const a = 1;'));
  expect(screen.getByRole('button', { name: 'Counter.jsx' })).toBeVisible();
  expect(document.cookie).toContain('codeVariant=JS');
});

test('copies the code in the language on screen and confirms it', async () => {
  const user = userEvent.setup();
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  const [text] = screen.getAllByRole('button', { name: 'Copy' });
  await user.click(text!);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('const a: number = 1;');
});

test('shows the confirmation of the copy button for its duration', async () => {
  const time = 2000;
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  act(() => jest.advanceTimersByTime(time - 100));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  jest.useRealTimers();
});

test('sets the name of the file on the listing, for print', async () => {
  const user = userEvent.setup();
  const { container } = render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  const listing = container.querySelector('[data-demo-listing]');
  expect(listing).toHaveAttribute('data-file', 'Counter.tsx');
  await user.click(screen.getByRole('button', { name: 'JS' }));
  await waitFor(() => expect(listing).toHaveAttribute('data-file', 'Counter.jsx'));
});

test('lists further files with their address, for print and for readers without scripts', () => {
  const { container, rerender } = render(<Demo id="Counter" demo={descriptor} />, {
    wrapper: SiteProvider,
  });
  expect(container.querySelector('[data-demo-files]')).toBeNull();
  const files = ['Counter.tsx', 'steps.ts'];
  rerender(<Demo id="Counter" demo={{ ...descriptor, version: 'v6', files }} />);
  const others = container.querySelector('[data-demo-files]');
  expect(others).toHaveTextContent('All files of this demo: Counter.tsx, steps.ts');
  expect(others?.querySelector('a')).toHaveAttribute('href', '/x/v6/demos/Counter/source.txt');
});

test('restarts the confirmation on each click', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!);
  act(() => jest.advanceTimersByTime(1500));
  await user.click(await screen.findByRole('button', { name: 'Copied' }));
  act(() => jest.advanceTimersByTime(1500));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  jest.useRealTimers();
});

test('starts the demo of the next page in a new element', async () => {
  const { container, rerender } = render(<Demo id="Counter" demo={descriptor} />, {
    wrapper: SiteProvider,
  });
  await comeNear();
  const before = container.querySelector('[data-demo-content]');
  rerender(<Demo id="Counter" demo={{ ...descriptor, version: 'v6' }} />);
  const after = container.querySelector('[data-demo-content]');
  expect(after).not.toBe(before);
  expect(after).toBeEmptyDOMElement();
});

test('shows when a running demo passed the checks of its build', async () => {
  checked = { Counter: '2026-03-04' };
  const demo = { ...descriptor, version: 'v5' };
  render(<Demo id="Counter" demo={demo} />, { wrapper: SiteProvider });
  expect(fetch).not.toHaveBeenCalled();
  await comeNear();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Checked on 2026-03-04' }));
  expect(await screen.findByText(/^Checked on 2026-03-04: types, server/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/^Checked on 2026-03-04: types/)).toBeNull();
});

test('does not mark code from a link as checked', async () => {
  checked = { Counter: '2026-03-04' };
  location.hash = await writeDemoLink('Counter', { files: { 'Counter.tsx': 'sent' } });
  render(<Demo id="Counter" demo={{ ...descriptor, version: 'v4' }} />, { wrapper: SiteProvider });
  await comeNear();
  await screen.findByRole('button', { name: 'Run this code' });
  expect(screen.queryByRole('button', { name: /Checked on/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByRole('button', { name: /Checked on/ })).toBeVisible();
});

test('moves the focus to the code after the reader agrees to run code from a link', async () => {
  const user = userEvent.setup();
  const sent = { variant: 'TS', files: { 'Counter.tsx': 'sent' } } as const;
  location.hash = await writeDemoLink('Counter', sent);
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await user.click(await screen.findByRole('button', { name: 'Run this code' }));
  expect(screen.getByRole('button', { name: 'Counter.tsx, changed' })).toHaveFocus();
});

test('opens the file that the link changes and marks its tab', async () => {
  location.hash = await writeDemoLink('Counter', { files: { 'steps.ts': 'sent' } });
  const demo = { ...descriptor, ...twoFiles };
  render(<Demo id="Counter" demo={demo} />, { wrapper: SiteProvider });
  expect(await screen.findByText(/^This link contains code in steps\.ts\./)).toBeVisible();
  const tab = screen.getByRole('button', { name: 'steps.ts, changed' });
  expect(tab).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Counter.tsx' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Collapse code' })).toBeVisible();
});

test('reports a part of the address that cannot be read', async () => {
  location.hash = '#demo-Counter?variant=Elm&mode=dark';
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  expect(await screen.findByText(/is invalid and was ignored: variant\./)).toBeVisible();
});

test('reports an address of a missing demo at the first demo of the page', async () => {
  // In newer browsers, `scrollIntoView` returns a promise.
  const scroll = jest.fn(async () => {});
  Element.prototype.scrollIntoView = scroll;
  location.hash = '#demo-Count?mode=dark';
  const { unmount } = render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  expect(await screen.findByText(/^This page has no demo “Count”/)).toBe(scroll.mock.contexts[0]);
  expect(screen.getByRole('link', { name: 'Counter' })).toHaveAttribute(
    'href',
    '#demo-Counter?mode=dark',
  );
  unmount();
});

test('makes the toolbar a single tab stop with arrow-key navigation', async () => {
  const user = userEvent.setup();
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Counter.tsx' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'TS' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('keeps a tab stop when the current button disappears', async () => {
  const user = userEvent.setup();
  const demo = { ...descriptor, ...twoFiles };
  render(<Demo id="Counter" demo={demo} />, { wrapper: SiteProvider });
  await user.click(screen.getByRole('button', { name: 'CSS' }));
  await user.click(await screen.findByRole('button', { name: 'Counter.css' }));
  // The buttons of another demo do the same.
  act(() => setDemoChoices({ styling: 'tailwind' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Counter.css' })).toBeNull());
  await user.tab();
  await user.tab({ shift: true });
  expect(document.querySelectorAll('[data-tool][tabindex="0"]')).toHaveLength(1);
  expect(document.querySelector('[data-tool][tabindex="0"]')).toHaveTextContent('Counter.tsx');
});

test('keeps the tab stop while the menu is open', async () => {
  const user = userEvent.setup();
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Full screen' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('tabindex', '0');
});

test('confirms that a link was copied', async () => {
  const user = userEvent.setup();
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link to this demo' }));
  const said = await screen.findByText('Link copied');
  expect(said.closest('[role=status]')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Link copied')).toBeNull(), { timeout: 2500 });
});

test('includes default settings in a link with settings, because its reader may have changed them', async () => {
  const user = userEvent.setup();
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  await user.click(screen.getByRole('button', { name: 'More' }));
  const name = 'Copy link with code and settings';
  await user.click(await screen.findByRole('menuitem', { name }));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/#demo-Counter?variant=TS&styling=system&mode=light&direction=ltr&dense=false&spacing=8',
  );
});

test('passes the changed code to full screen', async () => {
  const user = userEvent.setup();
  location.hash = await writeDemoLink('Counter', { files: { 'Counter.tsx': 'sent' } });
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    return screen.findByRole('menuitem', { name: 'Full screen' });
  };
  await screen.findByRole('button', { name: 'Run this code' });
  expect(await openMenu()).not.toHaveAttribute('href', expect.stringContaining('edited='));
  await user.click(screen.getByRole('button', { name: 'Run this code' }));
  const item = await openMenu();
  expect(item).toHaveAttribute('href', expect.stringContaining('edited='));
  item.addEventListener('click', (event) => event.preventDefault());
  await user.click(item);
  // The way back leads to the address that contains the code.
  const handed = {
    entry: 'Counter.tsx',
    files: { 'Counter.tsx': 'sent' },
    hash: expect.stringMatching(/^#demo-Counter\?code=/) as string,
  };
  expect(readHandedFiles('/x/demos/?demo=Counter')).toEqual(handed);
});

test('falls back to the default when the cookie has an unknown choice', async () => {
  document.cookie = 'codeVariant=Elm';
  render(<Demo id="Counter" demo={descriptor} />, { wrapper: SiteProvider });
  expect(screen.getByRole('button', { name: 'TS' })).toHaveAttribute('aria-pressed', 'true');
});
