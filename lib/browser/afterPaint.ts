import { whenIdle } from './whenIdle';

/**
 * Calls back when the browser has painted what the page shows now, and has nothing more urgent to do.
 *
 * @returns calls it off
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
