import type { ComponentType, ReactNode } from 'react';
import type { DefaultPropsRootProps } from '../../shared/runtime';

const mockDemos: Record<string, ComponentType> = {};
jest.mock(
  '@demo-frame/runtime',
  () => ({
    DemoRoot: ({ children }: { children: ReactNode }) => children,
    DefaultPropsRoot: ({ defaultProps, children }: DefaultPropsRootProps) => (
      <div data-texts={JSON.stringify(defaultProps)}>{children}</div>
    ),
    hydration: 'keep',
  }),
  { virtual: true },
);
jest.mock(
  '@demo-frame/registry/locales',
  () => ({
    locales: { zh: async () => ({ defaultProps: { MuiPagination: { label: '分页' } } }) },
    fixedDemos: ['German'],
  }),
  { virtual: true },
);
jest.mock('../host/loadDemo', () => ({ loadDemo: async (id: string) => mockDemos[id] }));

import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { startFrame } from '../host/startFrame';
import { TEXTS_META } from '../texts';
import { MESSAGE_SOURCE, type FromHost } from '../../shared/hostMessages';

globalThis.ResizeObserver = class {
  observe() {}
} as never;

/** In these tests, the frame is its own parent page. */
const told: FromHost[] = [];
window.addEventListener('message', ({ data }: MessageEvent<{ source?: unknown } & FromHost>) => {
  if (data.source === MESSAGE_SOURCE) {
    told.push(data);
  }
});

const show = async (id: string) => {
  told.length = 0;
  const data = { source: MESSAGE_SOURCE, type: 'show', id, styling: 'system' };
  window.dispatchEvent(new MessageEvent('message', { source: window, data }));
  await waitFor(() => expect(told.map(({ type }) => type)).toContain('ran'));
  return told.find(({ type }) => type === 'ran');
};

/** Dispatches the event of an uncaught error. */
const fail = (message: string) =>
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(message) }));

mockDemos.Calm = () => <p>Calm</p>;
mockDemos.Links = () => (
  <>
    <a href="/x/">Away</a>
    <a href="#place">Place</a>
    <a href="">Here</a>
    <a href="/x/" onClick={(event) => event.preventDefault()}>
      Handled
    </a>
  </>
);
mockDemos.Hasty = function Hasty() {
  useEffect(() => {
    fail('Too early');
  }, []);
  return <p>Hasty</p>;
};

const main = document.body.appendChild(document.createElement('main'));
beforeAll(() => startFrame(main));

test('reports a problem from before the demo runs once it runs', async () => {
  expect(await show('Hasty')).toMatchObject({ problem: { message: 'Too early' } });
});

test('does not report the problem for the next demo', async () => {
  await show('Hasty');
  expect(await show('Calm')).toMatchObject({ problem: null });
});

test('does not let links navigate the frame', async () => {
  await show('Links');
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const kept = [...main.querySelectorAll('a')].map((link) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    return [link.textContent, event.defaultPrevented];
  });
  expect(kept).toEqual([
    ['Away', true],
    ['Place', false],
    ['Here', true],
    ['Handled', true],
  ]);
  expect(opened.mock.calls).toEqual([['http://localhost/x/', '_blank', 'noopener']]);
});

describe('library texts', () => {
  const readTexts = () => document.querySelector<HTMLElement>('[data-texts]')?.dataset.texts;
  const showOn = async (language: string, id: string) => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: TEXTS_META, lang: language, content: '{}' });
    document.head.append(meta);
    await show(id);
    meta.remove();
  };
  mockDemos.German = () => <p>Deutsch</p>;

  test('are in the language of the page', async () => {
    await showOn('zh-CN', 'Calm');
    expect(readTexts()).toBe('{"MuiPagination":{"label":"分页"}}');
    await showOn('en', 'Calm');
    expect(readTexts()).toBeUndefined();
  });

  test('remain unchanged in a demo that sets a locale', async () => {
    await showOn('zh-CN', 'German');
    expect(readTexts()).toBeUndefined();
  });
});
