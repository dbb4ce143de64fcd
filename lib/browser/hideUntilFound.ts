/**
 * Hides or shows an entry of a filtered list. The browser's search finds hidden entries and shows them again; browsers
 * that cannot do this do not render them.
 */
export function hideUntilFound(element: HTMLElement, isHidden: boolean): void {
  if (element.hasAttribute('hidden') === isHidden) {
    return;
  }
  if (isHidden) {
    element.setAttribute('hidden', 'onbeforematch' in document.body ? 'until-found' : '');
  } else {
    element.removeAttribute('hidden');
  }
}
