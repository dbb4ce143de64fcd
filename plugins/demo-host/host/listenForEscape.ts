/** Where the key cancels what is typed. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Calls back when a reader presses Escape and nothing in the demo has a use for it: it closes popups, which lie outside
 * of the demo's element, and cancels what is typed into a field.
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
