import semver from 'semver';
import { packageOf } from '../check/collectSurface.ts';
import { renameModule } from './modules.ts';
import type { Releases, UpgradePath } from './types.ts';

/** What has to be installed and taken out. */
export interface PackagePlan {
  /** `@mui/x-data-grid@7.28.3`; ranges of others only where what is there does not fit. */
  readonly install: readonly string[];
  readonly uninstall: readonly string[];
}

/** Libraries of dates, of which a reader has the one that an adapter is for. */
const DATE_LIBRARY =
  /^(?:date-fns|date-fns-jalali|dayjs|luxon|moment|moment-hijri|moment-jalaali)$/;
/** Types go with what they are of. */
const IGNORED = /^(?:@types\/|@mui\/system$|react-dom$)/;

/**
 * Plans which packages an upgrade needs.
 *
 * @param modules that the code imports
 * @param declared ranges of the reader's `package.json`, as far as it is known
 */
export function packagesFor(
  modules: readonly string[],
  declared: Readonly<Record<string, string>>,
  path: UpgradePath,
  releases: Releases,
): PackagePlan {
  const used = [...new Set([...modules, ...Object.keys(declared)].map(packageOf))];
  const later = releases[path.to] ?? [];
  const nowCalled = used.map((name) => packageOf(renameModule(name, path) ?? name));
  const own = later.filter(({ name }) => nowCalled.includes(name));
  const isPaid = own.some(({ name }) => /-(?:pro|premium)$/.test(name));
  const license = later.find(({ name }) => name.startsWith('@mui/x-license'));
  const wanted = [...own, ...(isPaid && license && !own.includes(license) ? [license] : [])];
  const peers = new Map(wanted.flatMap(({ peers: each }) => Object.entries(each)));
  const others = [...peers].flatMap(([name, range]) => {
    const has = declared[name];
    const isNeeded =
      !IGNORED.test(name) && (has !== undefined || !DATE_LIBRARY.test(name)) && !fits(has, range);
    return isNeeded ? [`${name}@${lowestAlternative(range)}`] : [];
  });
  return {
    install: [...wanted.map(({ name, release }) => `${name}@${release}`), ...others],
    uninstall: used.filter(
      (name) =>
        nowCalled.includes(packageOf(renameModule(name, path) ?? name)) && isGone(name, path),
    ),
  };
}

/** Whether a range that is declared leads to releases that are accepted; what is not known is asked for. */
function fits(has: string | undefined, range: string): boolean {
  return has !== undefined && semver.validRange(has) !== null && semver.intersects(has, range);
}

/** The first of several ranges: the one that changes least. */
const lowestAlternative = (range: string): string => range.split('||')[0]!.trim();

const isGone = (name: string, path: UpgradePath): boolean => {
  const now = renameModule(name, path);
  return now !== null && packageOf(now) !== name;
};
