import type { WorkerConfig } from '../types';
import { findStored } from './findStored';

/**
 * Puts files into a cache, those that another one has without asking the network.
 *
 * @throws when one of them cannot be had; those before it are stored
 */
export async function storeMissing(
  addresses: readonly string[],
  cacheName: string,
  config: Pick<WorkerConfig, 'scope' | 'hashedFolders'>,
): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    if (await cache.match(address)) {
      continue;
    }
    const isHashed = config.hashedFolders.some((folder) => address.startsWith(folder));
    const stored = isHashed ? await findStored(address, config) : undefined;
    await (stored ? cache.put(address, stored) : cache.add(address));
  }
}
