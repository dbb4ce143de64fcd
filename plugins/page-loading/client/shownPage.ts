import type { ClientModule } from '@docusaurus/types';

/** Of the page on screen; the first one is in the server's HTML. */
let shown = typeof window === 'undefined' ? undefined : window.location.pathname;

/** Whether a page is on screen, with all that its static regions show. */
export const isShown = (pathname: string): boolean => pathname === shown;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  shown = location.pathname;
};
