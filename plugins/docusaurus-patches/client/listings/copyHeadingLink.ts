import { translate } from '@docusaurus/Translate';
import { confirmCopy } from './copyOnClick';
import { announceCopy } from '../../../../lib/browser/announceCopy';

/** Copies the address of a clicked heading link; the browser still follows the link. */
export function copyHeadingLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (!link) {
    return;
  }
  navigator.clipboard?.writeText(link.href).then(
    () =>
      say(
        link,
        translate({
          id: 'headingLink.copied',
          message: 'Link copied',
          description: 'Shown beside a heading whose link was clicked',
        }),
      ),
    () =>
      say(
        link,
        translate({
          id: 'headingLink.refused',
          message: 'Not copied; the link is in the address bar',
          description:
            'Shown beside a heading whose link was clicked, when the browser does not let the page copy',
        }),
      ),
  );
}

/** The style sheet shows the message. */
function say(link: HTMLAnchorElement, message: string): void {
  link.dataset.copiedLabel = message;
  confirmCopy(link);
  announceCopy(message);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', copyHeadingLink);
}
