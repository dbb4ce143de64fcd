/** Creates the worker. The bundler emits a separate file for this form of `new Worker`. */
export function createSearchWorker(): Worker {
  if (typeof Worker === 'undefined') {
    throw new Error('This browser has no workers.');
  }
  return new Worker(new URL('./searchWorker.ts', import.meta.url));
}
