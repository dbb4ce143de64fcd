import type { ClientModule } from '@docusaurus/types';

/**
 * Redirects the old anchor of a section that has become a separate page. Servers cannot do this, because they do not
 * receive the hash.
 */
const followMovedAnchor: ClientModule = {
  onRouteDidUpdate({ location: { pathname, hash }, previousLocation }) {
    const anchor = hash.slice(1);
    if (anchor && !previousLocation && !document.getElementById(anchor)) {
      void import('../../../serve/redirects/movedAnchors').then(({ findMovedAnchor }) => {
        const to = findMovedAnchor(pathname, anchor);
        if (to) {
          location.replace(to);
        }
      });
    }
  },
};

export default followMovedAnchor;
