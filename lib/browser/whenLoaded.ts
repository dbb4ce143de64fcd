/**
 * Calls back when the browser has loaded the page, at once where it has already.
 *
 * @param callback returns what ends what it began
 * @returns calls it off, or ends what it began
 */
export function whenLoaded(callback: () => () => void): () => void {
  let end: (() => void) | undefined;
  const start = () => {
    end = callback();
  };
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, { once: true });
  }
  return () => {
    window.removeEventListener('load', start);
    end?.();
  };
}
