import { buildCache, pagesCache } from '../cacheNames';
import type { WorkerConfig, WorkerMessage, WorkerVersion } from '../types';
import { storeMissing } from './storeMissing';
import { BUILD_HEADER } from './strategies';

type Visit = Extract<WorkerMessage, { type: 'visited' }>;

/**
 * Makes the page on screen available offline: its HTML, which page changes inside the site do not fetch, the files it
 * loaded before the worker was active, and the shell and the search index of its version.
 *
 * @param storePage fetches a page and stores it
 */
export async function rememberVisit(
  visit: Visit,
  config: WorkerConfig,
  storePage: (address: string) => Promise<void>,
): Promise<void> {
  const { scope, hashedFolders, versions } = config;
  const { address, build, assets, savesData } = visit;
  const cacheName = buildCache(scope, build);
  const { pathname } = new URL(address);
  if (pathname.startsWith(scope)) {
    const cache = await caches.open(pagesCache(scope));
    const stored = await cache.match(address, { ignoreSearch: true });
    if (stored?.headers.get(BUILD_HEADER) !== build) {
      await storePage(address);
    }
  }
  const isHashed = (asset: string) => hashedFolders.some((folder) => asset.startsWith(folder));
  await storeMissing(assets.filter(isHashed), cacheName, config);
  const version = findVersion(pathname, versions);
  if (version && !savesData) {
    const shell = version.build === build ? version.shell : [];
    await storeMissing([...shell, ...version.search], cacheName, config);
  }
}

/** Returns the version of an address: the one with the longest matching prefix. */
export function findVersion(
  pathname: string,
  versions: readonly WorkerVersion[],
): WorkerVersion | undefined {
  return versions
    .filter(({ start }) => pathname.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length)[0];
}
