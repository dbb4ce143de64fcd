/** By then a task runs, however busy the browser is, in milliseconds. */
const LATEST = 200;

/**
 * Runs a task when the browser has nothing more urgent to do.
 *
 * @returns calls it off
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: LATEST });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1);
  return () => clearTimeout(timer);
}
