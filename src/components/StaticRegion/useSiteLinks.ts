import { useHistory } from '@docusaurus/router';
import { type MouseEvent, type TouchEvent, useMemo } from 'react';
import { isInDocument } from '@site/lib/browser/isInDocument';

/** Handlers that make links in static HTML behave like those that React renders. */
export interface SiteLinkHandlers {
  /** Changes the page without loading it again. */
  onClick(event: MouseEvent<HTMLElement>): void;
  /** Fetches the code of the page a reader points at. */
  onMouseOver(event: MouseEvent<HTMLElement>): void;
  onTouchStart(event: TouchEvent<HTMLElement>): void;
}

/** Delegated handlers for all the links of a static region. */
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

/** Finds the link to another page of this part of the site that an element lies in; the browser follows all others. */
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
