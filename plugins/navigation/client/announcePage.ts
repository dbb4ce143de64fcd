import type { ClientModule } from '@docusaurus/types';
import { translate } from '@docusaurus/Translate';
import { afterPaint } from '../../../lib/browser/afterPaint';
import { arriveAt, focusOn } from '../../../lib/browser/arriveAt';
import { isReturned } from './readingPlace';

let cancel = (): void => {};

/**
 * After a page change inside the site, moves the focus to the new page's heading or to the place in the address, and
 * announces the change to screen readers. Within the same page, moves the focus only if a script navigated.
 */
const announcePage: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      return;
    }
    const isNew = previousLocation.pathname !== location.pathname;
    if (
      !isNew &&
      previousLocation.hash === location.hash &&
      previousLocation.search !== location.search
    ) {
      // The page only stored a choice in its address.
      return;
    }
    cancel();
    // Waits for the paint, and for Docusaurus, which moves the focus to the start of the document.
    cancel = afterPaint(() => {
      const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const heading = document.querySelector('h1');
      if (place && !isReturned() && (isNew || !place.matches(':target'))) {
        arriveAt(place);
      } else if (isNew && heading) {
        focusOn(heading);
      }
      if (isNew) {
        announce(heading?.textContent ?? document.title);
      }
    });
  },
};

export default announcePage;

const REGION_ID = 'page-announcement';

function announce(title: string): void {
  const region = document.getElementById(REGION_ID) ?? createRegion();
  region.textContent = translate(
    {
      id: 'navigation.announcement',
      message: '{title}: page opened',
      description: 'Said by screen readers after a change of page',
    },
    { title },
  );
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = REGION_ID;
  // Firefox before version 119 does not support the `role` property.
  region.setAttribute('role', 'status');
  region.className = 'docs-visually-hidden';
  document.body.append(region);
  return region;
}
