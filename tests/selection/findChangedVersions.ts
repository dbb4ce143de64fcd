import { dirname, join } from 'node:path';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockPackages = Readonly<Record<string, LockEntry>>;

/**
 * Finds the versions whose packages differ between two lockfiles, among the packages that each version depends on. An
 * added package does not count: only pages that import it can behave differently, and they have changed themselves.
 *
 * @param folders folders of the versions, relative to the site
 */
export function findChangedVersions(
  before: string,
  after: string,
  folders: readonly string[],
): Set<string> {
  const [old, current] = [before, after].map(parsePackages) as [LockPackages, LockPackages];
  return new Set(
    folders.filter((folder) => {
      const releases = listReleases(current, folder);
      return [...listReleases(old, folder)].some((release) => !releases.has(release));
    }),
  );
}

function parsePackages(lockfile: string): LockPackages {
  return lockfile === '' ? {} : (JSON.parse(lockfile) as { packages: LockPackages }).packages;
}

/** Returns the place, version and digest of each package that a version depends on. */
function listReleases(packages: LockPackages, folder: string): Set<string> {
  const seen = new Set<string>();
  const queue = [folder];
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const from = place;
    const { dependencies, peerDependencies, peerDependenciesMeta, optionalDependencies } =
      packages[from] ?? {};
    seen.add(from);
    // An optional peer, such as a test runner, does not belong to a version just because another package installed it.
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => peerDependenciesMeta?.[name]?.optional !== true,
    );
    queue.push(
      ...[...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
        .map((name) => resolvePackage(packages, from, name))
        .filter((found) => found !== undefined && !seen.has(found))
        .map(String),
    );
  }
  return new Set(
    [...seen].map((place) => `${place} ${packages[place]?.version} ${packages[place]?.integrity}`),
  );
}

/** Resolves a package in the folders that Node searches. */
function resolvePackage(packages: LockPackages, from: string, name: string): string | undefined {
  for (let dir = from; ; dir = dirname(dir)) {
    const place = join(dir, 'node_modules', name);
    if (packages[place]) {
      return place;
    }
    if (dir === '.') {
      return undefined;
    }
  }
}
