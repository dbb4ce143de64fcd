import type { ApiEntry } from './types';

/**
 * Returns the path of an entry below its version's reference, without a trailing slash: `data-grid/data-grid`, or
 * `button`.
 */
export function entryPath({ family, slug }: Pick<ApiEntry, 'family' | 'slug'>): string {
  return `${familyPath(family)}${slug}`;
}

/** Returns the folder of a family, with a trailing slash; the only family of a version may have none. */
export function familyPath(family: string): string {
  return family && `${family}/`;
}
