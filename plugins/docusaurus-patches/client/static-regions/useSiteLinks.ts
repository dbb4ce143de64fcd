import { useHistory } from '@docusaurus/router';
import { type MouseEvent, type TouchEvent, useMemo } from 'react';
import { isInDocument } from '@site/lib/browser/isInDocument';

/** Event handlers that make links in static HTML behave like links rendered by React. */
export interface SiteLinkHandlers {
  /** Navigates without reloading the page. */
  onClick(event: MouseEvent<HTMLElement>): void;
  /** Preloads the code of a page when the reader points at its link. */
  onMouseOver(event: MouseEvent<HTMLElement>): void;
  onTouchStart(event: TouchEvent<HTMLElement>): void;
}

/** Returns delegated event handlers for all links in a static region. */
export function useSiteLinks(): SiteLinkHandlers {
  const history = useHistory();
  return useMemo(
    () => ({
      onClick(event) {
        const link = isPlainClick(event) ? findPageLink(event.target) : null;
        if (link) {
          event.preventDefault();
          history.push(`${link.pathname}${link.search}${link.hash}`);
        }
      },
      onMouseOver: ({ target }) => preload(target),
      onTouchStart: ({ target }) => preload(target),
    }),
    [history],
  );
}

function preload(target: EventTarget): void {
  const link = findPageLink(target);
  if (link) {
    void window.docusaurus.preload(link.pathname);
  }
}

/** Returns the enclosing link if it leads to a page in this part of the site; the browser handles all other links. */
function findPageLink(target: EventTarget): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage =
    link !== null &&
    link.hasAttribute('href') &&
    link.target === '' &&
    link.origin === window.location.origin &&
    link.pathname.endsWith('/') &&
    link.pathname !== window.location.pathname &&
    isInDocument(link.pathname);
  return isPage ? link : null;
}

function isPlainClick(event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event;
  return !defaultPrevented && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
