import { DOCS_VERSIONS, findPlace } from './index.ts';

/**
 * The parts of the site that are compiled separately: one for each version, named after it. The part of the current
 * version also contains the pages without a version. Links between parts load a new document.
 */
export const PARTS: readonly string[] = DOCS_VERSIONS.map(({ name }) => name);

/**
 * Returns the part that contains an address.
 *
 * @param path without the language prefix
 */
export function partOfPath(path: string): string {
  return findPlace(path)?.version.name ?? 'current';
}
