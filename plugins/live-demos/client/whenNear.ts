/** How far below the window a demo begins to load, in CSS pixels. */
const MARGIN = 300;

/**
 * Calls back once, when the element comes near the window, or when the reader touches it or moves the focus into it.
 *
 * @returns stops waiting
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const events = ['pointerdown', 'focusin'] as const;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
    { rootMargin: `${MARGIN}px 0px` },
  );
  const stop = () => {
    observer.disconnect();
    events.forEach((event) => element.removeEventListener(event, finish));
  };
  function finish() {
    stop();
    callback();
  }
  observer.observe(element);
  events.forEach((event) => element.addEventListener(event, finish, { once: true }));
  return stop;
}
