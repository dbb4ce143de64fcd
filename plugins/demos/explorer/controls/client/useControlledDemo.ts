import { useEffect, useMemo, useRef } from 'react';
import type { DemoDescriptor, MountedIsland } from '../../../shared/types';
import { useIsland } from '../../../page/client/useIsland';
import type { ControlValues } from '../types';
import { nestValues } from './nestValues';

/** Starts a demo with the reader's values, and updates it when they change. */
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
                    // Applies values from the address after hydration, because the server rendered the demo without
                    // them.
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
