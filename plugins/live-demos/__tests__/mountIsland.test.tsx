import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { mountIsland } from '../client/mountIsland';
import type { VersionRuntime } from '../runtimes/types';

jest.mock('../client/keepVariables', () => ({ keepVariables: () => {} }));
jest.mock('../client/demoSettings', () => ({ useDemoSettings: () => ({}) }));

const runtime = {
  DemoRoot: ({ children }) => children,
  hydration: 'replace',
} as VersionRuntime;

/** Whether the demo was still in the document when it ended. */
const ended = jest.fn<void, [wasInDocument: boolean]>();
let container: HTMLElement;

function Demo() {
  useEffect(() => () => ended(container.isConnected), []);
  return <p>demo</p>;
}

function start() {
  container = document.body.appendChild(document.createElement('div'));
  const options = { container, hasServerHtml: false, onReady: () => {}, onError: () => {} };
  let island!: ReturnType<typeof mountIsland>;
  act(() => void (island = mountIsland('Orders', Demo, runtime, options)));
  expect(container).toHaveTextContent('demo');
  return island;
}

beforeEach(() => {
  ended.mockClear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('in a page that stays for a moment, a demo ends once the next page has been painted', async () => {
  const { unmount } = start();
  await act(async () => unmount());
  expect(ended).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(ended).toHaveBeenCalledWith(true);
  expect(container).toBeEmptyDOMElement();
});

test('a demo that is taken out of the document ends at once, and once', async () => {
  const { unmount } = start();
  await act(async () => {
    unmount();
    container.remove();
  });
  expect(ended).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(300));
  expect(ended).toHaveBeenCalledTimes(1);
});
