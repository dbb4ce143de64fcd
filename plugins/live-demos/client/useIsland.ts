import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DemoDescriptor, MountedIsland } from '../types';
import { queueIsland } from './islandQueue';
import { keepEvents } from './keepEvents';
import { whenNear } from './whenNear';

export type IslandState = 'waiting' | 'ready' | 'failed';

/** Loads and starts a demo in an element once it comes near the window. */
export function useIsland(demo: DemoDescriptor): {
  readonly container: RefObject<HTMLDivElement>;
  readonly state: IslandState;
  readonly reset: () => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const island = useRef<MountedIsland | null>(null);
  const [state, setState] = useState<IslandState>('waiting');

  useEffect(() => {
    const element = container.current;
    if (!element || !demo.loadIsland) {
      return undefined;
    }
    let gone = false;
    let leaveQueue = () => {};
    let settle = () => {};
    const { loadIsland } = demo;
    const events = keepEvents(element);

    async function start(target: HTMLDivElement) {
      const { mount } = await loadIsland();
      // A page takes its elements out before its effects end.
      if (gone || !target.isConnected) {
        return;
      }
      await new Promise<void>((resolve) => {
        settle = resolve;
        island.current = mount({
          container: target,
          hasServerHtml: target.childElementCount > 0,
          onReady: () => {
            setState('ready');
            events.replay();
            resolve();
          },
          onError: (error) => {
            console.error(error);
            fail();
            resolve();
          },
        });
      });
    }

    function fail() {
      events.drop();
      setState('failed');
    }

    const stopWaiting = whenNear(element, () => {
      leaveQueue = queueIsland(element, () => start(element).catch(fail));
    });
    return () => {
      gone = true;
      events.drop();
      stopWaiting();
      leaveQueue();
      // The queue goes on, whether or not this demo was ready.
      settle();
    };
  }, [demo]);

  // A layout effect ends before the browser measures again: a demo that is gone must not see itself without a size.
  useIsomorphicLayoutEffect(
    () => () => {
      island.current?.unmount();
      island.current = null;
    },
    [demo],
  );

  return {
    container,
    state,
    reset: () => {
      setState('waiting');
      island.current?.reset();
    },
  };
}
