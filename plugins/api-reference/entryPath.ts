import type { ApiEntry } from './types';

/** Where an entry lies below its version's reference, without a slash at the end: `data-grid/data-grid`, or `button`. */
export function entryPath({ family, slug }: Pick<ApiEntry, 'family' | 'slug'>): string {
  return `${familyPath(family)}${slug}`;
}

/** The folder of a family, with a slash at its end; the only family of a version may be without one. */
export function familyPath(family: string): string {
  return family && `${family}/`;
}
