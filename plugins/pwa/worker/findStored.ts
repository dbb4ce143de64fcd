import { CACHE_PREFIX, pagesCache } from '../cacheNames';
import type { WorkerConfig } from '../types';

/** Files do not depend on queries or on what a browser accepts. */
const AS_FILE: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** Looks for an address in all caches of the site; a page that was visited weighs more than one that was kept. */
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
