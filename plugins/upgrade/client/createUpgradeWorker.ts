/** Starts the worker. The bundler recognizes this expression and emits a separate file for the worker. */
export function createUpgradeWorker(): Worker {
  return new Worker(new URL('./upgradeWorker.ts', import.meta.url));
}
