import { translate } from '@docusaurus/Translate';
import { confirmCopy } from '../../code-blocks/client/copyOnClick';

/** Copies the address of the heading whose link was clicked; the browser still goes there. */
export function copyHeadingLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (!link) {
    return;
  }
  navigator.clipboard?.writeText(link.href).then(
    () => {
      const message = translate({
        id: 'headingLink.copied',
        message: 'Link copied',
        description: 'Shown beside a heading whose link was clicked',
      });
      // The style sheet shows it.
      link.dataset.copiedLabel = message;
      confirmCopy(link);
      announce(message);
    },
    () => {
      // The browser may refuse; the address bar has the link.
    },
  );
}

/** Says it to those who do not see it; the same words are said again only after they were gone. */
function announce(message: string): void {
  const region = document.querySelector('#heading-link-status') ?? createRegion();
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}

function createRegion(): Element {
  const region = document.createElement('div');
  region.id = 'heading-link-status';
  region.className = 'docs-visually-hidden';
  region.setAttribute('role', 'status');
  return document.body.appendChild(region);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', copyHeadingLink);
}
