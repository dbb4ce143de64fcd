import { useHistory } from '@docusaurus/router';
import { type MouseEvent, useCallback } from 'react';

/** One handler that lets links in static HTML change the page without loading it anew. */
export function useSiteLinks(): (event: MouseEvent<HTMLElement>) => void {
  const history = useHistory();
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.target || !link.hasAttribute('href')) {
        return;
      }
      const isPage = link.origin === window.location.origin && link.pathname.endsWith('/');
      const isSamePage = link.pathname === window.location.pathname;
      if (isPage && !isSamePage) {
        event.preventDefault();
        history.push(`${link.pathname}${link.search}${link.hash}`);
      }
    },
    [history],
  );
}

function isPlainClick(event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  return (
    !event.defaultPrevented && event.button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
  );
}
