/** Interval in milliseconds between checks whether a waiting worker may activate or a page may reload. */
export const CHECK_INTERVAL = 100;

/** Elements in which readers type. A frame counts too, because the page cannot see what happens inside. */
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

/** Whether a reload would lose something: a focused field, typed text, changed code, or a download. */
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
