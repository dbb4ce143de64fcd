/**
 * Calls back when the browser has loaded the page, or immediately if it already has.
 *
 * @param callback returns a cleanup function
 * @returns a function that cancels the call or runs the cleanup
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
