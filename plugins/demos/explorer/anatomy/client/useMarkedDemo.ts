import { useMemo, useState } from 'react';
import type { DemoDescriptor } from '../../../shared/types';
import type { AnatomyDescriptor, AnatomyFacts } from '../types';
import { markSlots } from './marks';

/** Returns a demo that starts with marked slots, only in the browser, and its reference data once it is loaded. */
export function useMarkedDemo(
  demo: DemoDescriptor,
  anatomy: AnatomyDescriptor,
): { readonly marked: DemoDescriptor; readonly facts: AnatomyFacts | null } {
  const [facts, setFacts] = useState<AnatomyFacts | null>(null);
  const marked = useMemo((): DemoDescriptor => {
    const { server, loadIsland, ...others } = demo;
    if (!loadIsland) {
      return others;
    }
    return {
      ...others,
      loadIsland: async () => {
        const [{ mount }, { default: loaded }] = await Promise.all([loadIsland(), anatomy.load()]);
        setFacts(loaded);
        const defaultProps = markSlots(loaded);
        return { mount: (options) => mount({ ...options, defaultProps }) };
      },
    };
  }, [demo, anatomy]);
  return { marked, facts };
}
