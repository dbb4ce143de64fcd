import { currentVersionOf, majorLabel } from '../../../src/versions';
import { VERSION_NAMES } from '../data/during';
import type { ApiVersion } from '../data/types';
import { API_VERSIONS } from '../data/versions';
import { apiPath } from '../pages/entryLinks';
import type { Comparison } from '../pages/types';
import type { ApiEntry } from '../types';
import { printChoice } from './choice';

/** Folder of the page that compares versions, below the current version's reference. */
export const COMPARE_FOLDER = 'compare';

/** Address of the page that compares versions, below the site's base. */
export const COMPARE_PATH = `${apiPath(currentVersionOf('x'))}${COMPARE_FOLDER}/`;

/** Returns the versions that have a family, oldest first. */
export function versionsOf(family: string): string[] {
  return VERSION_NAMES.filter((name) =>
    API_VERSIONS.some(
      (version) => version.name === name && version.families.some(({ slug }) => slug === family),
    ),
  );
}

/**
 * Creates a function that links entries to their comparison with the previous version or, if there is none, with the
 * next one. It returns `null` if no other version has the family.
 *
 * @param baseUrl the site's base in the page's language
 */
export function createComparisonLinks(
  { name }: ApiVersion,
  baseUrl: string,
): (entry: Pick<ApiEntry, 'family' | 'slug'>) => Comparison | null {
  return ({ family, slug }) => {
    const versions = versionsOf(family);
    if (versions.length < 2) {
      return null;
    }
    const place = Math.max(1, versions.indexOf(name));
    const [from = name, to = name] = versions.slice(place - 1, place + 1);
    const choice = { from, to, family, slug };
    return {
      address: `${baseUrl}${COMPARE_PATH}${printChoice(choice)}`,
      from: majorLabel(from),
      to: majorLabel(to),
    };
  };
}
