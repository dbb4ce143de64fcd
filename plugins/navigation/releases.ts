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

/**
 * Returns the label of a version on a page. If the label is a release number, returns the release of the page's family.
 * `next` is shown with its release, `next (8.29.3)`, because the word alone does not tell the major version.
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
