import { translate } from '@docusaurus/Translate';
import { confirmCopy } from './copyOnClick';
import { announceCopy } from '../../../lib/browser/announceCopy';

/** Copies the address of the heading whose link was clicked; the browser still goes there. */
export function copyHeadingLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (!link) {
    return;
  }
  // Where the browser refuses, the address bar has the link.
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
      announceCopy(message);
    },
    () => {},
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', copyHeadingLink);
}
