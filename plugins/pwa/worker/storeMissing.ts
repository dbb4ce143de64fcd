import type { WorkerConfig } from '../types';
import { findStored } from './findStored';
import { isStorable } from './isStorable';

/**
 * Stores files in a cache. Copies hashed files that another cache contains instead of fetching them.
 *
 * @throws if a file cannot be fetched or does not match its address; earlier files remain stored
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
    await cache.put(address, stored ?? (await fetchChecked(address)));
  }
}

async function fetchChecked(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!(await isStorable(address, response))) {
    const type = response.headers.get('content-type');
    throw new TypeError(`${address} answers ${response.status} with ${type}.`);
  }
  return response;
}
