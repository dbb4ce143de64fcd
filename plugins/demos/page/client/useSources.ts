import { useEffect, useState, type RefObject } from 'react';
import type { DemoDescriptor, DemoSources } from '../../shared/types';
import { whenNear } from '../../../../lib/browser/whenNear';

/**
 * Loads the demo's files when they are needed: when the reader asks for more than the server's HTML shows, or, without
 * such HTML, when the listing approaches the viewport.
 */
export function useSources(
  demo: DemoDescriptor,
  listing: RefObject<HTMLElement>,
  needed: boolean,
): DemoSources | null {
  const [sources, setSources] = useState<DemoSources | null>(null);

  useEffect(() => {
    const element = listing.current;
    if (sources || !element || !demo.loadSources) {
      return undefined;
    }
    let gone = false;
    const load = () =>
      void demo.loadSources?.().then((module) => {
        if (!gone) {
          setSources(module.default);
        }
      });
    const hasServerCode = element.querySelector('[data-server-code]')?.hasChildNodes() ?? false;
    const stop = needed ? load() : hasServerCode ? undefined : whenNear(element, load);
    return () => {
      gone = true;
      stop?.();
    };
  }, [demo, listing, needed, sources]);

  return sources;
}
