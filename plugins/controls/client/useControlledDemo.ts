import { useEffect, useMemo, useRef } from 'react';
import type { DemoDescriptor, MountedIsland } from '../../../lib/demos/types';
import { useIsland } from '../../live-demos/client/useIsland';
import type { ControlValues } from '../types';
import { nestValues } from './nestValues';

/** Starts a demo, and gives it what its reader has set, then and whenever that changes. */
export function useControlledDemo(demo: DemoDescriptor, values: ControlValues) {
  const mounted = useRef<MountedIsland | null>(null);
  const latest = useRef(values);
  const controlled = useMemo((): DemoDescriptor => {
    const { loadIsland } = demo;
    return loadIsland
      ? {
          ...demo,
          loadIsland: async () => {
            const { mount } = await loadIsland();
            return {
              mount: (options) => {
                const island = mount({
                  ...options,
                  onReady: (locate) => {
                    options.onReady(locate);
                    // What came with the address; the server has rendered what the demo is without it.
                    if (Object.keys(latest.current).length > 0) {
                      island.setProps(nestValues(latest.current));
                    }
                  },
                });
                mounted.current = island;
                return island;
              },
            };
          },
        }
      : demo;
  }, [demo]);
  const { container, state, reset } = useIsland(controlled);
  useEffect(() => {
    if (latest.current !== values) {
      latest.current = values;
      mounted.current?.setProps(nestValues(values));
      if (state === 'failed') {
        reset();
      }
    }
  }, [reset, state, values]);
  return { container, state };
}
