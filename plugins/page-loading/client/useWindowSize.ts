import { useCallback, useSyncExternalStore } from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Width in pixels up to which Docusaurus' styles apply the mobile layout. */
const DESKTOP_BREAKPOINT = 996;

/**
 * Replaces Docusaurus' hook of the same name, which determines the size after the first render, so that each page
 * renders twice. This hook returns the size immediately, except while the server's HTML hydrates.
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
