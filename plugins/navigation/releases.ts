import { splitLanguage } from '../../src/paths/language.ts';
import { productOf } from '../../src/paths/products.ts';
import type { NavigationData } from './types';

/** What says which version is meant. */
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

/** What readers see of a version on a page: where that is the number of a release, the one of the page's family. */
export function labelOn(version: Version, pathname: string, releases: NavigationData): string {
  return /^\d/.test(version.label) ? releaseOf(version, pathname, releases) : version.label;
}
