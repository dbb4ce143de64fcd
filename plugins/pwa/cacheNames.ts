/** Begins the names of all caches of the site, which shares its origin with whatever else is served there. */
export const CACHE_PREFIX = 'component-docs ';

const KEPT = 'kept';

/** Pages that were visited, those of the last visit at the end. */
export const pagesCache = (scope: string): string => `${CACHE_PREFIX}${scope} pages`;

/** Name of the cache for pages of one build. */
export const buildCache = (scope: string, build: string): string =>
  `${buildCachePrefix(scope)}${build}`;

export const buildCachePrefix = (scope: string): string => `${CACHE_PREFIX}${scope} build `;

/** A version that the reader keeps. */
export const keptCache = (scope: string, version: string): string =>
  `${CACHE_PREFIX}${scope} ${KEPT} ${version}`;

/** @returns scope and version of a cache with a version that the reader keeps, else nothing */
export function readKeptCache(name: string): { scope: string; version: string } | undefined {
  if (!name.startsWith(CACHE_PREFIX)) {
    return undefined;
  }
  const [scope, kind, version] = name.slice(CACHE_PREFIX.length).split(' ');
  return scope && kind === KEPT && version ? { scope, version } : undefined;
}
