const STILL_FRAMES = 4;
const MAX_FRAMES = 60;
const READERS_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element and keeps it there until nothing above it grows anymore or the reader scrolls. Content outside
 * of the viewport is only laid out shortly before it scrolls into view, and browsers do not anchor a position that a script has scrolled
 * to.
 *
 * @param bring scrolls the element to its position; to the top of the window by default
 */
export function holdPlace(place: HTMLElement, bring = () => place.scrollIntoView()): void {
  const reader = new AbortController();
  READERS_ACTS.forEach((type) =>
    addEventListener(type, () => reader.abort(), { passive: true, signal: reader.signal }),
  );
  let frames = 0;
  let still = 0;
  let kept = Number.NaN;

  function hold(): void {
    if (reader.signal.aborted) {
      return;
    }
    if (frames === MAX_FRAMES || still === STILL_FRAMES || !place.isConnected) {
      reader.abort();
      return;
    }
    frames += 1;
    if (place.getBoundingClientRect().top === kept) {
      still += 1;
    } else {
      bring();
      kept = place.getBoundingClientRect().top;
      still = 0;
    }
    requestAnimationFrame(hold);
  }
  hold();
}
