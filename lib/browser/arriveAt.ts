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

/**
 * Puts the focus on something that has none by itself, until the focus goes on. It stays where it is in the window. A dialog
 * only borrows the focus: the browser gives it back when the dialog is closed.
 */
export function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    const release = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element && relatedTarget.closest('dialog'))) {
        target.removeAttribute('tabindex');
        target.removeEventListener('blur', release);
      }
    };
    target.tabIndex = -1;
    target.addEventListener('blur', release);
  }
  target.focus({ preventScroll: true });
}
