import { CACHE_PREFIX, pagesCache } from '../cacheNames';
import type { WorkerConfig } from '../types';

/** Files do not depend on the query or on request headers. */
const AS_FILE: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** Searches all caches of the site for an address; prefers a visited page to a kept one. */
export async function findStored(
  address: string,
  { scope }: Pick<WorkerConfig, 'scope'>,
): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const first = pagesCache(scope);
  for (const name of names.sort((a, b) => Number(b === first) - Number(a === first))) {
    const found = await (await caches.open(name)).match(address, AS_FILE);
    if (found) {
      return found;
    }
  }
  return undefined;
}
