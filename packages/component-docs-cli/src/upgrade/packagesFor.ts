import semver from 'semver';
import { packageOf } from '../check/collectSurface.ts';
import { renameModule } from './modules.ts';
import type { Analysis, Releases, UpgradePath } from './types.ts';

/** Packages to install and to remove. */
export interface PackagePlan {
  /** `@mui/x-data-grid@7.28.3`; ranges of peers only if the declared one does not match. */
  readonly install: readonly string[];
  readonly uninstall: readonly string[];
}

/** Matches packages whose release follows that of another package. */
const IGNORED = /^(?:@types\/|@mui\/system$|react-dom$)/;

/** Matches valid package names; a pasted manifest may contain anything. */
const PACKAGE_NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/i;

/**
 * Returns the packages that an upgrade needs. Never replaces an installed package with an older release, and ignores
 * unknown packages.
 *
 * @param modules modules that the code imports, before and after the upgrade
 * @param declared ranges of the reader's `package.json`, if known
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

/** Returns the modules to which exports move; the upgraded code needs their packages. */
export function movedModules({ hits }: Pick<Analysis, 'hits'>): string[] {
  return hits.flatMap(({ change, instead }) =>
    change === 'moved' && instead?.startsWith('@') ? [instead] : [],
  );
}

/**
 * Returns the nearest later alternative of a range that the declared one does not match; `null` if nothing has to be
 * installed.
 */
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

/** Returns whether a project requires a later major or minor than a release. */
function isLater(has: string | undefined, release: string): boolean {
  const least = has !== undefined && semver.validRange(has) ? semver.minVersion(has) : null;
  return least !== null && semver.gt(least, release);
}

const isGone = (name: string, path: UpgradePath): boolean => {
  const now = renameModule(name, path);
  return now !== null && packageOf(now) !== name;
};
