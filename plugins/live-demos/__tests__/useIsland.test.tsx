import { act, fireEvent, render, screen } from '@testing-library/react';
import { useIsland } from '../client/useIsland';
import type { DemoDescriptor, MountIsland } from '../types';

const mount = jest.fn<ReturnType<MountIsland>, Parameters<MountIsland>>(({ onReady }) => {
  onReady();
  return { reset: () => {}, unmount: () => {} };
});

/** A demo whose code arrives when the test says so. */
function demoThatLoads() {
  let arrive = () => {};
  const loaded = new Promise<{ mount: MountIsland }>((resolve) => {
    arrive = () => resolve({ mount });
  });
  const loadIsland = jest.fn(() => loaded);
  return { demo: { id: 'Orders', loadIsland } as unknown as DemoDescriptor, loadIsland, arrive };
}

function Place({ demo }: { readonly demo: DemoDescriptor }) {
  const { container, state } = useIsland(demo);
  return (
    <div ref={container} data-testid="place" data-state={state}>
      <p>From the server</p>
    </div>
  );
}

const tick = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

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

it('starts when the reader touches it and its code is there', async () => {
  const loading = demoThatLoads();
  await touch(loading);
  expect(loading.loadIsland).toHaveBeenCalledTimes(1);
  expect(mount).not.toHaveBeenCalled();
  loading.arrive();
  await tick();
  expect(screen.getByTestId('place').dataset.state).toBe('ready');
});

it('does not start in a place that left the page while its code was loading', async () => {
  const loading = demoThatLoads();
  const page = await touch(loading);
  page.container.remove();
  loading.arrive();
  await tick();
  expect(mount).not.toHaveBeenCalled();
});
