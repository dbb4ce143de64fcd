/** The bundler makes a file of its own of what is named like this. */
export function createSearchWorker(): Worker {
  if (typeof Worker === 'undefined') {
    throw new Error('This browser has no workers.');
  }
  return new Worker(new URL('./searchWorker.ts', import.meta.url));
}
