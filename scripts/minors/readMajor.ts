import semver from 'semver';
import type { SourceCache } from '../../plugins/api-reference/extract/openPackage.ts';
import type { ApiFamily } from '../../plugins/api-reference/data/types.ts';
import { NotPublishedError, askRegistry } from './askRegistry.ts';
import { familyOfMajor } from './families.ts';
import { isRead, readMinor } from './readMinor.ts';
import type { MinorReading, MinorRelease } from './types.ts';

/**
 * Reads the minors of a major, oldest first.
 *
 * @param log reports each minor before it is read, which takes several seconds
 * @param which all minors, or only the last one
 */
export async function readMajor(
  family: string,
  major: number,
  log: (message: string) => void,
  which: 'all' | 'last' = 'all',
): Promise<MinorReading[]> {
  const published = await listMinors(familyOfMajor(family, major).family, major);
  const wanted = which === 'all' ? published : published.slice(-1);
  const parsed: SourceCache = new Map();
  const readings: MinorReading[] = [];
  for (const release of wanted) {
    if (!isRead(release)) {
      log(`${family} ${release.minor}: ${Object.values(release.packages).join(', ')}`);
    }
    try {
      readings.push(await readMinor(release, parsed));
    } catch (error) {
      if (!(error instanceof NotPublishedError)) {
        throw error;
      }
      // A minor that the registry does not list is left out as well.
      log(`${family} ${release.minor} is left out: ${error.message}`);
    }
  }
  return readings;
}

/** Lists the published minors of a family, oldest first, according to the registry. */
async function listMinors(
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
