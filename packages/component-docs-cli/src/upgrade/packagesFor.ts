import semver from 'semver';
import { packageOf } from '../check/collectSurface.ts';
import { renameModule } from './modules.ts';
import type { Analysis, Releases, UpgradePath } from './types.ts';

/** What has to be installed and taken out. */
export interface PackagePlan {
  /** `@mui/x-data-grid@7.28.3`; ranges of others only where the declared one does not fit. */
  readonly install: readonly string[];
  readonly uninstall: readonly string[];
}

/** Types go with what they are of. */
const IGNORED = /^(?:@types\/|@mui\/system$|react-dom$)/;

/** Anything else has no place in a command, whatever a pasted manifest says. */
const PACKAGE_NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/i;

/**
 * Plans which packages an upgrade needs. What is installed already is never replaced by an older release, and packages
 * that nothing is known of are left alone.
 *
 * @param modules that the code imports, before and after the upgrade
 * @param declared ranges of the reader's `package.json`, as far as it is known
 */
export function packagesFor(
  modules: readonly string[],
  declared: Readonly<Record<string, string>>,
  path: UpgradePath,
  releases: Releases,
): PackagePlan {
  const used = [...new Set([...modules, ...Object.keys(declared)].map(packageOf))].filter((name) =>
    PACKAGE_NAME.test(name),
  );
  const later = releases[path.to] ?? [];
  const nowCalled = used.map((name) => packageOf(renameModule(name, path) ?? name));
  const own = later.filter(({ name }) => nowCalled.includes(name));
  const isPaid = own.some(({ name }) => /-(?:pro|premium)$/.test(name));
  const license = later.find(({ name }) => name.startsWith('@mui/x-license'));
  const wanted = [...own, ...(isPaid && license && !own.includes(license) ? [license] : [])];
  const peers = new Map(wanted.flatMap(({ peers: each }) => Object.entries(each)));
  const others = [...peers].flatMap(([name, range]) => {
    const needed = IGNORED.test(name) ? null : rangeToInstall(declared[name], range);
    return needed === null ? [] : [`${name}@${needed}`];
  });
  return {
    install: [
      ...wanted
        .filter(({ name, release }) => !isLater(declared[name], release))
        .map(({ name, release }) => `${name}@${release}`),
      ...others,
    ],
    uninstall: used.filter(
      (name) =>
        nowCalled.includes(packageOf(renameModule(name, path) ?? name)) && isGone(name, path),
    ),
  };
}

/** The modules that exports move to, whose packages the upgraded code needs. */
export function movedModules({ hits }: Pick<Analysis, 'hits'>): string[] {
  return hits.flatMap(({ change, instead }) =>
    change === 'moved' && instead?.startsWith('@') ? [instead] : [],
  );
}

/** The nearest later alternative of a range that a declared one does not fit; `null` where nothing is to be installed. */
function rangeToInstall(has: string | undefined, range: string): string | null {
  if (has === undefined || semver.validRange(has) === null || semver.intersects(has, range)) {
    return null;
  }
  return (
    range
      .split('||')
      .map((each) => each.trim())
      .find((each) => semver.gt(semver.minVersion(each)!, semver.minVersion(has)!)) ?? null
  );
}

/** Whether a project asks for a later major or minor than a release. */
function isLater(has: string | undefined, release: string): boolean {
  const least = has !== undefined && semver.validRange(has) ? semver.minVersion(has) : null;
  return least !== null && semver.gt(least, release);
}

const isGone = (name: string, path: UpgradePath): boolean => {
  const now = renameModule(name, path);
  return now !== null && packageOf(now) !== name;
};
