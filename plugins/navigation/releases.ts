import { splitLanguage } from '../../src/paths/language.ts';
import { productOf } from '../../src/paths/products.ts';
import type { NavigationData } from './types';

/** The version of a release. */
interface Version {
  readonly name: string;
  /** Label shown to readers: a release number, or the name of a major version. */
  readonly label: string;
}

/**
 * Returns the release that a page documents. Releases differ between families within a version.
 *
 * @param pathname address of the page, in any language
 * @returns the version's label for pages about no family or about several
 */
export function releaseOf(version: Version, pathname: string, releases: NavigationData): string {
  const product = productOf(splitLanguage(pathname).path);
  return (product && releases[version.name]?.[product]) ?? version.label;
}

/** Returns the release number of a version on a page; that of the grid on pages that `releaseOf` has no number for. */
export function numberOn(version: Version, pathname: string, releases: NavigationData): string {
  const release = releaseOf(version, pathname, releases);
  return /^\d/.test(release) ? release : (releases[version.name]?.['data-grid'] ?? release);
}

/**
 * Returns the label of a version on a page. If the label is a release number, returns the release of the page's family.
 * `next` is shown with its release, `next (8.29.3)`, because the word alone does not tell the major version.
 */
export function labelOn(version: Version, pathname: string, releases: NavigationData): string {
  const number = numberOn(version, pathname, releases);
  if (version.name === 'next' && number !== version.label) {
    return `${version.label} (${number})`;
  }
  return /^\d/.test(version.label) ? number : version.label;
}
