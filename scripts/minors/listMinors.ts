import semver from 'semver';
import type { ApiFamily } from '../../plugins/api-reference/data/types.ts';
import { askRegistry } from './askRegistry.ts';
import type { MinorRelease } from './types.ts';

/** Lists the published minors of a family, oldest first, according to the registry. */
export async function listMinors(
  { slug, packages }: Pick<ApiFamily, 'slug' | 'packages'>,
  major: number,
): Promise<MinorRelease[]> {
  const releases = new Map<string, readonly string[]>();
  for (const { name } of packages) {
    releases.set(name, (await askRegistry(['view', name, 'versions'])) as string[]);
  }
  return sortIntoMinors(slug, major, releases);
}

/**
 * Groups releases into minors. Each minor gets the last release that all of its packages have, because packages depend
 * on each other's exact releases; without a common release, it gets the last release of each. Mirror registries lack
 * some releases, and a plan may be newer than its family.
 *
 * @param published all releases of each package, the cheapest plan first
 */
export function sortIntoMinors(
  family: string,
  major: number,
  published: ReadonlyMap<string, readonly string[]>,
): MinorRelease[] {
  const released = new Map(
    [...published].map(([name, all]) => [
      name,
      all
        .filter((each) => semver.valid(each) && semver.major(each) === major)
        .filter((each) => semver.prerelease(each) === null)
        .sort(semver.compare),
    ]),
  );
  const all = [...released.values()].flat().map((each) => semver.minor(each));
  const numbers = [...new Set(all)].sort((a, b) => a - b);
  return numbers.map((number) => {
    const ofMinor = [...released]
      .map(([name, all]) => [name, all.filter((each) => semver.minor(each) === number)] as const)
      .filter(([, releases]) => releases.length > 0);
    const [, first = []] = ofMinor[0] ?? [];
    const common = first.filter((each) => ofMinor.every(([, others]) => others.includes(each)));
    const packages = ofMinor.map(
      ([name, releases]) => [name, common.at(-1) ?? releases.at(-1)!] as const,
    );
    return {
      family,
      major,
      minor: `${major}.${number}`,
      packages: Object.fromEntries(packages),
    };
  });
}
