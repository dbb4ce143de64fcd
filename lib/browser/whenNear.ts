/** How far below the window a demo begins to load, in CSS pixels. */
const MARGIN = 300;

/** Until the reader scrolls it begins when so much of it is in the window: less of it is hardly seen. */
const VISIBLE_PART = 48;

/** A reader who has rested for so long, in milliseconds, has let the page finish and may move on. */
const REST = 5_000;

let isMoving: Promise<void> | undefined;

/**
 * Resolves once the reader scrolls any page, or has rested on the first one: what is out of view can be wanted now. Who
 * moves the pointer or types is about to open a link or to search, which more demos would only delay.
 */
function whenMoving(): Promise<void> {
  isMoving ??= new Promise((resolve) => {
    const timer = setTimeout(finish, REST);
    window.addEventListener('scroll', finish, { passive: true });
    function finish() {
      clearTimeout(timer);
      window.removeEventListener('scroll', finish);
      resolve();
    }
  });
  return isMoving;
}

/**
 * Calls back once, when the element approaches the viewport, or when the reader touches it or moves the focus into it.
 * Before the reader scrolls for the first time, only what is in view counts: the first seconds are for what is seen.
 *
 * @returns stops waiting
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const events = ['pointerdown', 'focusin'] as const;
  let stopLooking = lookFor(element, -VISIBLE_PART, finish);
  let isOver = false;
  function stop() {
    isOver = true;
    stopLooking();
    events.forEach((event) => element.removeEventListener(event, finish));
  }
  function finish() {
    stop();
    callback();
  }
  events.forEach((event) => element.addEventListener(event, finish, { once: true }));
  void whenMoving().then(() => {
    stopLooking();
    stopLooking = isOver ? () => {} : lookFor(element, MARGIN, finish);
  });
  return stop;
}

/**
 * @param margin by how many pixels the window is taken for larger at its upper and lower edge
 * @returns stops looking
 */
function lookFor(element: Element, margin: number, found: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && found(),
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
