import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { deferRemoval } from '../../../docusaurus-patches/client/deferRemoval';
import { listenEarly } from '../client/listenEarly';
import { useIsland } from '../client/useIsland';
import type { DemoDescriptor, MountIsland } from '../../shared/types';

const mount = jest.fn<ReturnType<MountIsland>, Parameters<MountIsland>>(({ onReady }) => {
  onReady();
  return { reset: () => {}, setProps: () => {}, unmount: () => {} };
});

/** Creates a demo whose code arrives when the test calls `arrive`. */
function demoThatLoads() {
  let arrive = () => {};
  const loaded = new Promise<{ mount: MountIsland }>((resolve) => {
    arrive = () => resolve({ mount });
  });
  const loadIsland = jest.fn(() => loaded);
  return { demo: { id: 'Orders', loadIsland } as unknown as DemoDescriptor, loadIsland, arrive };
}

function Place({ demo }: { readonly demo: DemoDescriptor }) {
  const { container, state, reset } = useIsland(demo);
  return (
    <>
      <div ref={container} data-demo-content="" data-testid="place" data-state={state}>
        <p>From the server</p>
      </div>
      <button onClick={reset}>Reset</button>
    </>
  );
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
const tick = () => act(pause);

async function touch({ demo }: ReturnType<typeof demoThatLoads>) {
  const page = render(<Place demo={demo} />);
  fireEvent.pointerDown(screen.getByTestId('place'));
  await tick();
  return page;
}

beforeEach(() => {
  mount.mockClear();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it('loads the code again on Reset if loading failed', async () => {
  const loading = demoThatLoads();
  loading.loadIsland.mockRejectedValueOnce(new Error('offline'));
  await touch(loading);
  expect(screen.getByTestId('place').dataset.state).toBe('failed');
  fireEvent.click(screen.getByRole('button'));
  fireEvent.pointerDown(screen.getByTestId('place'));
  loading.arrive();
  await tick();
  expect(screen.getByTestId('place').dataset.state).toBe('ready');
});

it('starts when the reader touches it and its code has loaded', async () => {
  const loading = demoThatLoads();
  await touch(loading);
  expect(loading.loadIsland).toHaveBeenCalledTimes(1);
  expect(mount).not.toHaveBeenCalled();
  loading.arrive();
  await tick();
  expect(screen.getByTestId('place').dataset.state).toBe('ready');
});

it('starts automatically if the reader clicked before the page was ready', async () => {
  listenEarly(document, ['click']);
  const { demo, loadIsland } = demoThatLoads();
  function Early() {
    // Layout effects run before the effect that adds the listeners.
    useLayoutEffect(() => void fireEvent.click(screen.getByText('From the server')), []);
    return (
      <div data-demo-canvas="">
        <Place demo={demo} />
      </div>
    );
  }
  render(<Early />);
  await tick();
  expect(loadIsland).toHaveBeenCalledTimes(1);
});

it('does not start on a page that is leaving while its elements remain', async () => {
  const loading = demoThatLoads();
  function Page() {
    return <Place demo={loading.demo} />;
  }
  function NextPage() {
    useLayoutEffect(() => {
      loading.arrive();
      // Takes as long as a real page does, so that React yields before it cleans up the other effects.
      const started = performance.now();
      while (performance.now() - started < 20);
    }, []);
    return <p>Next</p>;
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const main = document.body.appendChild(document.createElement('main'));
  deferRemoval(main);
  const root = createRoot(main);
  root.render(<Page />);
  fireEvent.pointerDown(await screen.findByTestId('place'));
  await pause();
  startTransition(() => root.render(<NextPage />));
  await screen.findByText('Next');
  expect(screen.getByTestId('place')).toBeInTheDocument();
  await pause();
  expect(mount).not.toHaveBeenCalled();
  root.unmount();
  main.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
