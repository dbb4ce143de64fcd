/** The bundler makes a file of its own of what is named like this. */
export function createSearchWorker(): Worker {
  return new Worker(new URL('./searchWorker.ts', import.meta.url));
}
