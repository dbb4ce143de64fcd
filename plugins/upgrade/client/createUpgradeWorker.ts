/** The bundler makes a file of its own of what is named like this. */
export function createUpgradeWorker(): Worker {
  return new Worker(new URL('./upgradeWorker.ts', import.meta.url));
}
