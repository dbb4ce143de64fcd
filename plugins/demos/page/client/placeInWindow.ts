/** Minimum distance of a popup from the edges of the window, in CSS pixels. */
const GAP = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Available area: the visible part of the window below the navigation bar, limited to the toolbar if that is wide
 * enough.
 */
export type Room = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Finds a position for the popup of a button: above it, or below it if there is more room. The popup is aligned with
 * the end of the button, as far as the area allows.
 *
 * @returns position in CSS pixels of the window
 */
export function findPlace(
  button: Room,
  { width, height }: Size,
  room: Room,
  isRightToLeft: boolean,
): Place {
  const above = button.top - GAP - room.top;
  const below = room.bottom - GAP - button.bottom;
  const isAbove = above >= height || above >= below;
  const left = isRightToLeft ? button.left : button.right - width;
  return {
    left: Math.max(room.left + GAP, Math.min(left, room.right - width - GAP)),
    top: isAbove ? button.top - height : button.bottom,
  };
}

/**
 * Positions the popup of a button.
 *
 * @param opener element of the same size as the button; the popup is positioned relative to it
 */
export function placeInWindow(element: HTMLElement, opener: HTMLElement): void {
  const button = opener.getBoundingClientRect();
  const size = element.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  const { left, top } = findPlace(button, size, findRoom(opener, size.width), isRightToLeft);
  element.style.left = `${left - button.left}px`;
  element.style.top = `${top - button.top}px`;
}

function findRoom(opener: HTMLElement, width: number): Room {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const toolbar = opener.closest('[role=toolbar]')?.getBoundingClientRect();
  const isWide = toolbar && toolbar.width >= width + 2 * GAP;
  return {
    left: isWide ? toolbar.left : 0,
    right: isWide ? toolbar.right : right,
    top: Math.max(0, bar),
    bottom,
  };
}
