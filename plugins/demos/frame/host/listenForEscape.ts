/** Fields in which Escape cancels input. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Calls back when Escape is pressed and nothing in the demo handles it. Escape also closes pop-ups, which are outside
 * the demo's element, and cancels input in a field.
 */
export function listenForEscape(element: HTMLElement, onEscape: () => void): void {
  window.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    const isUsed = target instanceof Element && target.closest(FIELDS) !== null;
    const isInDemo = target === document.body || element.contains(target as Node);
    if (key === 'Escape' && !defaultPrevented && !isUsed && isInDemo) {
      onEscape();
    }
  });
}
