import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DemoDescriptor, MountedIsland } from '../../shared/types';
import { queueIsland } from './islandQueue';
import { keepEvents } from './keepEvents';
import { whenNear } from '../../../../lib/browser/whenNear';

export type IslandState = 'waiting' | 'ready' | 'failed';

/** Loads and starts a demo in an element once it approaches the viewport. */
export function useIsland(demo: DemoDescriptor): {
  readonly container: RefObject<HTMLDivElement>;
  readonly state: IslandState;
  readonly reset: () => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const island = useRef<MountedIsland | null>(null);
  const isHere = useRef(false);
  const [state, setState] = useState<IslandState>('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = container.current;
    if (!element || !demo.loadIsland) {
      return undefined;
    }
    let stopWaiting = () => {};
    let leaveQueue = () => {};
    let settle = () => {};
    const { loadIsland } = demo;
    const events = keepEvents(element);

    async function start(target: HTMLDivElement) {
      const { mount } = await loadIsland();
      if (!isHere.current) {
        return;
      }
      await new Promise<void>((resolve) => {
        settle = resolve;
        island.current = mount({
          container: target,
          hasServerHtml: target.childElementCount > 0,
          onHydrated: events.stop,
          onReady: (locate) => {
            setState('ready');
            events.replay(locate);
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
      events.stop();
      setState('failed');
    }

    function join(target: HTMLDivElement) {
      leaveQueue = queueIsland(target, () => start(target).catch(fail));
    }

    // If the reader has already clicked, the demo starts without another interaction.
    if (events.isEarly) {
      join(element);
    } else {
      stopWaiting = whenNear(element, () => join(element));
    }
    return () => {
      events.stop();
      stopWaiting();
      leaveQueue();
      // The queue must continue even if this demo was not ready.
      settle();
    };
  }, [demo, attempt]);

  // Layout effects are cleaned up with the page, other effects some time later. A demo whose code arrives in between
  // would start on a page that has been left, and nothing would unmount it. The demo must also unmount before the
  // browser measures, so that it never sees itself without a size.
  useIsomorphicLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      island.current?.unmount();
      island.current = null;
    };
  }, [demo]);

  return {
    container,
    state,
    reset: () => {
      setState('waiting');
      if (island.current) {
        island.current.reset();
      } else {
        // The code failed to load.
        setAttempt((before) => before + 1);
      }
    },
  };
}
