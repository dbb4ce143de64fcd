import { DOCS_VERSIONS, findPlace, type DocsVersion } from './index.ts';

/**
 * The parts of the site that are compiled separately: one for each version with a path segment, and one for everything
 * else,
 * which is named after the current version. Links between parts load a new document.
 */
export const PARTS: readonly string[] = [
  ...new Set(DOCS_VERSIONS.map((version) => partOfVersion(version))),
];

/** Returns the part that contains a version. */
export function partOfVersion({ path, name }: Pick<DocsVersion, 'path' | 'name'>): string {
  return path === '' ? 'current' : name;
}

/**
 * Returns the part that contains an address.
 *
 * @param path without the language prefix
 */
export function partOfPath(path: string): string {
  const place = findPlace(path);
  return place ? partOfVersion(place.version) : 'current';
}
