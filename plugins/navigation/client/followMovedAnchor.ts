import type { ClientModule } from '@docusaurus/types';

/** A section that has a page of its own since is found by its old address: servers do not see what follows the `#`. */
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
