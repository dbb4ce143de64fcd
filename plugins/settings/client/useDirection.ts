import { useSyncExternalStore } from 'react';
import type { DisplaySettings } from '../types';

type Direction = DisplaySettings['direction'];

const readDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Returns the current direction of the root element, even during hydration; `undefined` on the server. */
export function useDirection(): Direction | undefined {
  return useSyncExternalStore(subscribe, readDirection, () =>
    typeof document === 'undefined' ? undefined : readDirection(),
  );
}
