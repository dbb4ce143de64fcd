import { useCallback, useSyncExternalStore } from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The width in pixels up to which Docusaurus' styles take a window for a phone's. */
const DESKTOP_BREAKPOINT = 996;

/**
 * Stands in for Docusaurus' hook of this name, which learns the size after a component has rendered, so that each page
 * renders twice. Here it is known at once, but for the first render of the server's HTML.
 */
export function useWindowSize({
  desktopBreakpoint = DESKTOP_BREAKPOINT,
}: {
  readonly desktopBreakpoint?: number;
} = {}): WindowSize {
  const query = `(max-width: ${desktopBreakpoint}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(query).matches ? 'mobile' : 'desktop'),
    () => 'ssr',
  );
}
