import type { LocateStarted } from '../../shared/types';

/** Adds the element for a fresh render of a demo while the server's HTML next to it is still visible. */
export function addPlace(served: Element): HTMLElement {
  const place = document.createElement('div');
  place.dataset.demoFresh = '';
  served.after(place);
  return place;
}

/**
 * Replaces the server's HTML with a fresh render of the same demo, and moves the focus to it if it was in the HTML.
 *
 * @param served the server's HTML; it is removed from the document, but stays intact
 * @param fresh the same demo, started
 * @returns a function that finds the counterpart of an element in the served HTML
 */
export function takePlace(served: Element, fresh: HTMLElement): LocateStarted {
  const locate: LocateStarted = (target) =>
    served.contains(target) ? findCounterpart(target, served, fresh) : target;
  const { activeElement } = document;
  const isInside = activeElement !== null && served.contains(activeElement);
  served.remove();
  delete fresh.dataset.demoFresh;
  if (isInside) {
    (locate(activeElement) as HTMLElement | null)?.focus({ preventScroll: true });
  }
  return locate;
}

/** Returns the element at the same position in another rendering; `null` if a different element is there. */
function findCounterpart(target: Element, served: Element, fresh: Element): Element | null {
  if (target === served) {
    return fresh;
  }
  const { parentElement } = target;
  const parent = parentElement && findCounterpart(parentElement, served, fresh);
  const found = parent && listChildren(parent)[listChildren(parentElement).indexOf(target)];
  return found?.tagName === target.tagName ? found : null;
}

/** Returns the children without style elements, which some style engines insert into the server's HTML. */
function listChildren(element: Element): Element[] {
  return [...element.children].filter(({ tagName }) => tagName !== 'STYLE');
}
