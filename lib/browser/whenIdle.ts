/** Maximum delay of a task on a busy browser, in milliseconds. */
const LATEST = 200;

/**
 * Runs a task when the browser is idle.
 *
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: LATEST });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1);
  return () => clearTimeout(timer);
}
