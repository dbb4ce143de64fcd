import { tellPage } from './talkToPage';

/**
 * Number of frames measured after the last DOM change; a pop-up reaches its position some frames after it was added.
 */
const SETTLING_FRAMES = 20;

/** Height of a frame with full-size layers, such as dialogs and menus, in CSS pixels. */
const MAX_LAYER_HEIGHT = 600;

/** Maximum height by which other pop-ups extend the content, in CSS pixels. */
const MAX_POPUP_ROOM = 640;

/** Space around a pop-up, in CSS pixels. */
const POPUP_MARGIN = 16;

/**
 * Reports the height of the content to the page. While pop-ups are open, this is the height that they need: a calendar
 * does not fit into a frame as tall as the closed field.
 *
 * @param element element with the content; it is positioned, so that pop-ups inside extend its scroll height
 * @returns a function that reports the height again
 */
export function reportHeight(element: HTMLElement): () => void {
  // The height does not shrink while pop-ups are open, because they would move again.
  let popupHeight = 0;
  let reported = 0;
  let framesLeft = 0;

  function measure(): boolean {
    const popups = findPopups(element);
    const content = Math.max(element.getBoundingClientRect().height, element.scrollHeight);
    popupHeight = popups.length > 0 ? Math.max(popupHeight, ...popups.map(measurePopup)) : 0;
    const height = Math.ceil(Math.max(content, Math.min(popupHeight, content + MAX_POPUP_ROOM)));
    if (height !== reported) {
      reported = height;
      tellPage({ type: 'height', height });
    }
    return popups.length > 0;
  }

  function follow(): void {
    framesLeft -= 1;
    if (measure()) {
      framesLeft = Math.max(framesLeft, 1);
    }
    if (framesLeft > 0) {
      requestAnimationFrame(follow);
    }
  }

  new ResizeObserver(measure).observe(element);
  new MutationObserver(() => {
    if (framesLeft === 0) {
      requestAnimationFrame(follow);
    }
    framesLeft = SETTLING_FRAMES;
  }).observe(document.body, { childList: true, subtree: true });
  return () => {
    reported = 0;
    measure();
  };
}

/** Returns the visible elements that the content has added to the body. */
function findPopups(element: HTMLElement): Element[] {
  return [...document.body.children].filter((child) => {
    const { bottom, height } = boxOf(child);
    return child !== element && !child.contains(element) && height > 0 && bottom > 0;
  });
}

/** Returns the box of a pop-up; a wrapper without a height is replaced by its first child. */
function boxOf(popup: Element): DOMRect {
  const box = popup.getBoundingClientRect();
  return box.height === 0 && popup.firstElementChild
    ? popup.firstElementChild.getBoundingClientRect()
    : box;
}

/** Returns the frame height that shows a whole pop-up, in CSS pixels. */
function measurePopup(popup: Element): number {
  if (getComputedStyle(popup).position === 'fixed') {
    const cut = [popup, ...popup.querySelectorAll('*')].map((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowY)
        ? part.scrollHeight - part.clientHeight
        : 0,
    );
    return Math.min(innerHeight + Math.max(...cut), Math.max(innerHeight, MAX_LAYER_HEIGHT));
  }
  const { top, bottom, height } = boxOf(popup);
  // Once the frame has grown by the height of the pop-up, there is more space below than above.
  return top < 0 ? innerHeight + height : bottom + POPUP_MARGIN;
}
