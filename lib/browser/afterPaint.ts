import { whenIdle } from './whenIdle';

/**
 * Calls back when the browser has painted the current state of the page and is idle.
 *
 * @returns a function that cancels the call
 */
export function afterPaint(callback: () => void): () => void {
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}
