import type { ClientModule } from '@docusaurus/types';
import { translate } from '@docusaurus/Translate';
import { afterPaint } from '../../page-loading/client/afterPaint';

let callOff = (): void => {};

/** After a change of page inside the site: the focus goes on from the new page's heading, and the change is said. */
const announcePage: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    callOff();
    // What the reader sees comes first; and Docusaurus, which puts the focus at the beginning of the document.
    callOff = afterPaint(() => {
      focusOn(targetOf(location.hash));
      announce(document.querySelector('h1')?.textContent ?? document.title);
    });
  },
};

export default announcePage;

/** What the reader came for: the place that the address names, or the page's heading. */
function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1))) ?? document.querySelector('h1');
}

/** Where the page has been scrolled to is right already. */
function focusOn(target: HTMLElement | null): void {
  if (target === null) {
    return;
  }
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

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
  region.role = 'status';
  region.className = 'docs-visually-hidden';
  document.body.append(region);
  return region;
}
