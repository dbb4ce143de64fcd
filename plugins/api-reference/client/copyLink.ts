import type { MouseEvent } from 'react';
import { copyText } from '../../../lib/browser/copyText';

/** Time in milliseconds for which a button shows that it has copied. */
const CONFIRMATION_TIME = 2000;

/** Copies the address of the member whose button was clicked. Handles the clicks of a whole page. */
export function copyLink({ target }: MouseEvent<HTMLElement>): void {
  const button = target instanceof Element ? target.closest('[data-api-list] > li > button') : null;
  const member = button?.parentElement;
  if (!button || !member) {
    return;
  }
  const address = new URL(`#${encodeURIComponent(member.id)}`, location.href);
  void copyText(address.href).then((isCopied) => {
    if (isCopied) {
      button.setAttribute('data-copied', '');
      setTimeout(() => button.removeAttribute('data-copied'), CONFIRMATION_TIME);
    }
  });
}
