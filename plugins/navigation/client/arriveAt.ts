import { holdPlace } from './holdPlace';

let arrived: HTMLElement | null = null;

/**
 * Goes to the place of a page that the address names: it comes into view and has the focus. Styles find it as
 * `[data-arrived]`, because to the browser only what it went to itself is the target.
 */
export function arriveAt(place: HTMLElement): void {
  leave();
  arrived = place;
  place.dataset.arrived = '';
  addEventListener('hashchange', leave, { once: true });
  holdPlace(place);
  focusOn(place);
}

function leave(): void {
  delete arrived?.dataset.arrived;
  arrived = null;
}

/** Puts the focus on something that has none by itself. It stays where it is in the window. */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
