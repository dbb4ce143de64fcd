import type { LocateStarted } from '../../../lib/demos/types';

/** Adds the element in which a demo is rendered again while the server's HTML beside it is still seen. */
export function addPlace(served: Element): HTMLElement {
  const place = document.createElement('div');
  place.dataset.demoFresh = '';
  served.after(place);
  return place;
}

/**
 * Removes the server's HTML in favor of a fresh render of the same demo, which keeps the focus that was in it.
 *
 * @param served the server's HTML; it is left without its place in the document, but whole
 * @param fresh the same demo, started
 * @returns finds what an element of the served HTML has become
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

/** The element at the same place in another rendering; `null` when that has another element there. */
function findCounterpart(target: Element, served: Element, fresh: Element): Element | null {
  if (target === served) {
    return fresh;
  }
  const { parentElement } = target;
  const parent = parentElement && findCounterpart(parentElement, served, fresh);
  const found = parent && listChildren(parent)[listChildren(parentElement).indexOf(target)];
  return found?.tagName === target.tagName ? found : null;
}

/** Some style engines put their styles among the server's elements. */
function listChildren(element: Element): Element[] {
  return [...element.children].filter(({ tagName }) => tagName !== 'STYLE');
}
