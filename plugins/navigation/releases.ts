import { splitLanguage } from '../../src/paths/language.ts';
import { productOf } from '../../src/paths/products.ts';
import type { NavigationData } from './types';

/** Version that a release belongs to. */
interface Version {
  readonly name: string;
  /** As readers choose it: the number of a release, or the name of a major. */
  readonly label: string;
}

/**
 * The release that a page is about: its own family's, which differ within a version.
 *
 * @param pathname address of the page, in any language
 * @returns the version's label for pages about no family, or about several
 */
export function releaseOf(version: Version, pathname: string, releases: NavigationData): string {
  const product = productOf(splitLanguage(pathname).path);
  return (product && releases[version.name]?.[product]) ?? version.label;
}

/**
 * Returns the label of a version on a page: where it is a release number, the one of the page's family. `next` is named
 * together with its release, `next (8.29.3)`: the word alone says nothing about the major.
 */
export function labelOn(version: Version, pathname: string, releases: NavigationData): string {
  if (/^\d/.test(version.label)) {
    return releaseOf(version, pathname, releases);
  }
  if (version.name !== 'next') {
    return version.label;
  }
  const release = releaseOf(version, pathname, releases);
  const shown = /^\d/.test(release) ? release : releases.next?.['data-grid'];
  return shown ? `${version.label} (${shown})` : version.label;
}
