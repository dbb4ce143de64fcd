interface LockfileEntry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  link?: boolean;
}

/**
 * Finds dependencies without an entry in a lockfile. `npm ci` rejects such a file; `npm install` writes one if the
 * registry lacks a package that other systems need.
 *
 * @param packages `packages` of a `package-lock.json`
 * @returns one line for each gap
 */
export function findLockfileGaps(packages: Readonly<Record<string, LockfileEntry>>): string[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter(([name]) => !entry.link && !lookUpwards(path, name, packages))
      .map(
        ([name, range]) =>
          `package-lock.json: ${path || 'the project'} asks for ${name} ${range}, which has no entry. ` +
          'Pin a version whose packages exist for every system.',
      ),
  );
}

/** Node searches the `node_modules` of the package itself, then of each parent folder. */
function lookUpwards(
  from: string,
  name: string,
  packages: Readonly<Record<string, unknown>>,
): boolean {
  const parts = from === '' ? [] : from.split('/');
  for (let length = parts.length; length >= 0; length -= 1) {
    if ([...parts.slice(0, length), 'node_modules', name].join('/') in packages) {
      return true;
    }
  }
  return false;
}
