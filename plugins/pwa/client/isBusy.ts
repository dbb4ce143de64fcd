/** Milliseconds between looks whether a waiting worker, or a page that has to be reloaded, has its moment. */
export const CHECK_INTERVAL = 100;

/** Where readers type. A frame keeps what happens inside to itself. */
const FIELDS =
  'textarea, iframe, select, [contenteditable=true], [contenteditable=""], input:not([type=button], [type=checkbox], [type=radio], [type=submit], [type=range], [type=color])';

const EDITED_DEMO = '[data-demo-edited]';

const typedInto = new Set<Element>();
/** Tasks running in the page that a reload would lose. */
export const tasks = new Set<unknown>();

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) {
      typedInto.add(target);
    }
  });
}

/** Whether a new load would take something from the reader: a field being used, typed text, changed code, a download. */
export function isBusy(): boolean {
  const isTyped = [...typedInto].some(
    (field) => field.isConnected && ((field as HTMLInputElement).value ?? field.textContent),
  );
  return (
    isTyped ||
    tasks.size > 0 ||
    document.activeElement?.matches(FIELDS) === true ||
    document.querySelector(EDITED_DEMO) !== null
  );
}

/** Calls back as soon as the reader is not busy. */
export function whenIdle(callback: () => void): void {
  const timer = setInterval(() => {
    if (!isBusy()) {
      clearInterval(timer);
      callback();
    }
  }, CHECK_INTERVAL);
}
