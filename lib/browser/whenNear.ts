/** Distance below the window at which a demo starts to load, in CSS pixels. */
const MARGIN = 300;

/** Minimum visible height at which a demo starts before the reader scrolls, in CSS pixels. */
const VISIBLE_PART = 48;

/** Milliseconds after which the page has probably loaded, and demos below the window start without scrolling. */
const REST = 5_000;

let isMoving: Promise<void> | undefined;

/**
 * Resolves once the reader scrolls on any page, or has rested on the first one, and demos outside of the viewport may
 * start. Pointer moves and typing do not count: the reader is about to open a link or to search, which starting demos
 * would slow down.
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
 * Calls back once, when the element approaches the viewport, or when the reader touches or focuses it. Before the
 * reader scrolls for the first time, only visible elements count.
 *
 * @returns a function that stops waiting
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
 * @param margin pixels by which the window is extended at its top and bottom edge
 * @returns a function that stops observing
 */
function lookFor(element: Element, margin: number, found: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && found(),
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
