/** Prefix of all cache names, because the site shares its origin with other sites. */
export const CACHE_PREFIX = 'component-docs ';

const KEPT = 'kept';

/** Name of the cache for visited pages, the latest visit last. */
export const pagesCache = (scope: string): string => `${CACHE_PREFIX}${scope} pages`;

/** Name of the cache for files of one build. */
export const buildCache = (scope: string, build: string): string =>
  `${buildCachePrefix(scope)}${build}`;

export const buildCachePrefix = (scope: string): string => `${CACHE_PREFIX}${scope} build `;

/** Name of the cache for a version that the reader keeps. */
export const keptCache = (scope: string, version: string): string =>
  `${CACHE_PREFIX}${scope} ${KEPT} ${version}`;

/** @returns scope and version of a kept version's cache; `undefined` for other caches */
export function readKeptCache(name: string): { scope: string; version: string } | undefined {
  if (!name.startsWith(CACHE_PREFIX)) {
    return undefined;
  }
  const [scope, kind, version] = name.slice(CACHE_PREFIX.length).split(' ');
  return scope && kind === KEPT && version ? { scope, version } : undefined;
}
