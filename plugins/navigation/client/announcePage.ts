import type { ClientModule } from '@docusaurus/types';
import { translate } from '@docusaurus/Translate';
import { afterPaint } from '../../../lib/browser/afterPaint';
import { arriveAt, focusOn } from '../../../lib/browser/arriveAt';
import { isReturned } from './readingPlace';

let cancel = (): void => {};

/**
 * After a change of page inside the site: the focus goes on from the new page's heading, or from the place that the address
 * names, and the change is said. Another place of the same page has the focus where a script has led to it.
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
      // A page that keeps what is chosen on it in its address leads nowhere.
      return;
    }
    cancel();
    // What the reader sees comes first; and Docusaurus, which puts the focus at the beginning of the document.
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
  // Firefox has no `role` property before version 119.
  region.setAttribute('role', 'status');
  region.className = 'docs-visually-hidden';
  document.body.append(region);
  return region;
}
