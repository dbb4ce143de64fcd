import { DOCS_VERSIONS, findPlace, type DocsVersion } from './index.ts';

/**
 * The parts that the site is compiled in: one for each version with a path, and one for everything else, which is named
 * after the current version. Links between parts load a new document.
 */
export const PARTS: readonly string[] = [
  ...new Set(DOCS_VERSIONS.map((version) => partOfVersion(version))),
];

/** The part that a version belongs to. */
export function partOfVersion({ path, name }: Pick<DocsVersion, 'path' | 'name'>): string {
  return path === '' ? 'current' : name;
}

/**
 * The part that an address belongs to.
 *
 * @param path without the prefix of a language
 */
export function partOfPath(path: string): string {
  const place = findPlace(path);
  return place ? partOfVersion(place.version) : 'current';
}
