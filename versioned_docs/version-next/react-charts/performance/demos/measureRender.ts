import { flushSync } from 'react-dom';

/**
 * Times an update from the first line of React to the end of the layout, in milliseconds.
 * The painting that follows is not included.
 */
export function measureRender(update: () => void): number {
  const start = performance.now();
  flushSync(update);
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Lets the browser paint, so that it does not look frozen. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
