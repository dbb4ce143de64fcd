import { API_VERSIONS } from '../../plugins/api-reference/data/versions.ts';
import type { ApiFamily, ApiVersion } from '../../plugins/api-reference/data/types.ts';
import { MAJORS } from '../../plugins/api-reference/minors/majors.ts';

/** Docs version that documents a major, and the family in that version. */
export interface DocumentedMajor {
  readonly version: ApiVersion;
  readonly family: ApiFamily;
}

/**
 * Returns the family of a documented major. Includes the interfaces and entry points of all other majors, so that the
 * first minor of a major can be compared with the last one of the previous major.
 *
 * @throws when no documented version has the family
 */
export function familyOfMajor(slug: string, major: number): DocumentedMajor {
  const found = MAJORS.map((each) => ({ ...each, ...describe(slug, each.version) }));
  const own = found.find((each) => each.major === major);
  if (!own?.version || !own.family) {
    throw new Error(`No documented version has ${slug} of major ${major}.`);
  }
  const interfaces = new Set(found.flatMap(({ family }) => family?.interfaces ?? []));
  const entryPoints = new Set(found.flatMap(({ family }) => family?.entryPoints ?? []));
  return {
    version: own.version,
    family: { ...own.family, interfaces: [...interfaces], entryPoints: [...entryPoints] },
  };
}

function describe(slug: string, name: string) {
  const version = API_VERSIONS.find((each) => each.name === name);
  return { version, family: version?.families.find((family) => family.slug === slug) };
}
