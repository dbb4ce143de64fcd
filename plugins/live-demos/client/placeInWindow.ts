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

/** Where there is room: in sight, without the bar that lies over the page, and where that is wide enough in the toolbar. */
export type Room = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Finds a place at a button for what it opens: above it, or below where there is more room, and ending where it ends, as
 * far as the room allows.
 *
 * @returns in CSS pixels of the window
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
 * Places what a button has opened.
 *
 * @param opener as large as the button; what it opens is positioned from there
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
