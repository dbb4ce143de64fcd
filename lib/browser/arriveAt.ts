import { holdPlace } from './holdPlace';

let arrived: HTMLElement | null = null;

/**
 * Scrolls to the target of the address and focuses it. Styles select it with `[data-arrived]`, because `:target` only
 * matches targets that the browser itself has scrolled to.
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
 * Focuses an element that is not focusable, until the focus moves away. The element keeps its position in the window.
 * When a dialog takes the focus, the element stays focusable, because the browser returns the focus when the dialog
 * closes.
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
