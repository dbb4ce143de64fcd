import { act, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { keepEvents } from '../client/keepEvents';
import { mountIsland } from '../client/mountIsland';
import { SETTLE_TIME } from '../../shared/settleTime';
import type { VersionRuntime } from '../../shared/runtime';
import type { LocateStarted } from '../../shared/types';

jest.mock('../client/keepVariables', () => ({ keepVariables: () => {} }));
jest.mock('../../shared/demoSettings', () => ({ useDemoSettings: () => ({}) }));

const runtime = {
  DemoRoot: ({ children }) => children,
  hydration: 'replace-light',
} as VersionRuntime;

/** Called with whether the demo was still in the document when it unmounted. */
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

test('unmounts a demo of a leaving page only after the next page has painted', async () => {
  const { unmount } = start();
  await act(async () => unmount());
  expect(ended).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(ended).toHaveBeenCalledWith(true);
  expect(container).toBeEmptyDOMElement();
});

test('unmounts a demo once, and immediately, when it was removed from the document', async () => {
  const { unmount } = start();
  await act(async () => {
    unmount();
    container.remove();
  });
  expect(ended).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(300));
  expect(ended).toHaveBeenCalledTimes(1);
});

describe('with HTML from the server', () => {
  function Choice() {
    const [isChosen, setChosen] = useState(false);
    return <button onClick={() => setChosen(true)}>{isChosen ? 'Chosen' : 'Choose'}</button>;
  }

  function startServed(hydration: VersionRuntime['hydration'], onHydrated = () => {}) {
    container = document.createElement('div');
    container.innerHTML =
      '<div data-demo-served="light"><style>b{}</style><button>Choose</button></div>';
    document.body.replaceChildren(container);
    const served = container.querySelector('button')!;
    const onReady = jest.fn<void, [locate?: LocateStarted]>();
    const onError = jest.fn();
    const options = { container, hasServerHtml: true, onHydrated, onReady, onError };
    return {
      served,
      onReady,
      onError,
      mount: () =>
        act(() => void mountIsland('Orders', Choice, { ...runtime, hydration }, options)),
      settle: () => act(() => jest.advanceTimersByTime(SETTLE_TIME[hydration])),
    };
  }

  test('replaces the HTML with a fresh render once it has settled, keeping focus and clicks', () => {
    const { served, onReady, mount, settle } = startServed('replace-light');
    const events = keepEvents(container);
    served.focus();
    act(() => served.click());
    mount();
    expect(served).toBeVisible();
    expect(onReady).not.toHaveBeenCalled();
    settle();
    expect(served).not.toBeInTheDocument();
    const button = within(container).getByRole('button');
    expect(button).toHaveFocus();
    act(() => events.replay(onReady.mock.calls[0]![0]));
    expect(button).toHaveTextContent('Chosen');
  });

  test('hydrates the HTML if only styles depend on the mode, and shows it in every mode once settled', () => {
    const { served, onReady, onError, mount, settle } = startServed('keep-light');
    container.querySelector('style')!.remove();
    mount();
    expect(container.querySelector('[data-demo-served]')).toContainElement(served);
    settle();
    expect(container.querySelector('[data-demo-served]')).toBeNull();
    expect(served).toBeInTheDocument();
    act(() => served.click());
    expect(served).toHaveTextContent('Chosen');
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
  });

  test('renders again what a translator has wrapped, without an error', () => {
    const { served, onReady, onError, mount, settle } = startServed('keep-light');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    served.innerHTML = '<font><font>Select</font></font>';
    mount();
    settle();
    const button = within(container).getByRole('button');
    act(() => button.click());
    expect(button).toHaveTextContent('Chosen');
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test('handles a click between hydration and settling only once', () => {
    const pressed = jest.fn();
    const { served, onReady, mount, settle } = startServed('keep-light', () => events.stop());
    const events = keepEvents(container);
    container.querySelector('style')!.remove();
    mount();
    served.addEventListener('click', pressed);
    act(() => served.click());
    expect(served).toHaveTextContent('Chosen');
    settle();
    events.replay(onReady.mock.calls[0]![0]);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('finds no element for HTML without a counterpart in the fresh render', () => {
    const { served, onReady, mount, settle } = startServed('replace-light');
    const late = served.parentElement!.appendChild(document.createElement('button'));
    mount();
    settle();
    const locate = onReady.mock.calls[0]![0]!;
    expect(locate(late)).toBeNull();
    expect(locate(document.body)).toBe(document.body);
  });
});
