import { copyText } from '../../../../lib/browser/copyText';

/** Milliseconds for which a button confirms that it has copied. */
export const CONFIRMATION_TIME = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies the listing whose button was clicked. */
export function copyOnClick(event: Event): void {
  const button = (event.target as Element | null)?.closest?.('[data-copy-listing]');
  const code = button?.parentElement?.querySelector('pre code');
  if (!button || !code) {
    return;
  }
  void copyText(code.textContent ?? '').then((isCopied) => isCopied && confirmCopy(button));
}

/** Marks the clicked element as copied for a while; the style sheet shows it. */
export function confirmCopy(button: Element): void {
  clearTimeout(timers.get(button));
  button.setAttribute('data-copied', '');
  timers.set(
    button,
    setTimeout(() => button.removeAttribute('data-copied'), CONFIRMATION_TIME),
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', copyOnClick);
}
