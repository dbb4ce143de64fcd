import { buildCache, buildCachePrefix, pagesCache } from '../cacheNames';
import type { WorkerConfig } from '../types';
import { BUILD_HEADER } from './strategies';

/** Removes files of earlier builds, unless a page of that build is still stored, as pages open in a window are. */
export async function dropBuilds({ scope, build }: Pick<WorkerConfig, 'scope' | 'build'>) {
  const cache = await caches.open(pagesCache(scope));
  const pages = await Promise.all((await cache.keys()).map((page) => cache.match(page)));
  const used = pages.map((page) => page?.headers.get(BUILD_HEADER) ?? '');
  const names = chooseStale(await caches.keys(), scope, [build, ...used]);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** @returns the names of the caches of unused builds */
export function chooseStale(
  names: readonly string[],
  scope: string,
  usedBuilds: readonly string[],
): string[] {
  const used = new Set(usedBuilds.map((build) => buildCache(scope, build)));
  return names.filter((name) => name.startsWith(buildCachePrefix(scope)) && !used.has(name));
}
