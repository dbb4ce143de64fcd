import type { ClientModule } from '@docusaurus/types';

/** Path of the page on screen; the first page comes with the server's HTML. */
let shown = typeof window === 'undefined' ? undefined : window.location.pathname;

/** Whether a page is on screen, including its static regions. */
export const isShown = (pathname: string): boolean => pathname === shown;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  shown = location.pathname;
};

/** Disables prefetching. Docusaurus calls this before its first render, when its global exists but no link does. */
export function onRouteUpdate(): void {
  if (window.docusaurus !== undefined) {
    // The object is frozen, so replace it as a whole.
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  }
}
