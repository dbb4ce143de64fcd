import semver from 'semver';
import { isDocumentedPackage, modernName } from './documentedPackages.ts';
import type { LibraryVersion } from './Library.ts';
import type { Project } from './readManifest.ts';

/** A documented package in a project. */
export interface ProjectRelease {
  readonly name: string;
  readonly release: string;
  /** Whether the project has exactly this release; for a range, the release is the lowest one. */
  readonly isExact: boolean;
  readonly found: LibraryVersion;
}

/**
 * Finds the versions of the documented packages in a project. Packages of undocumented majors are omitted.
 *
 * @param versions all versions
 */
export function findReleases(
  versions: readonly LibraryVersion[],
  { declared, installed }: Project,
): ProjectRelease[] {
  return Object.entries(declared).flatMap(([declaredName, range]) => {
    const name = modernName(declaredName);
    const release = installed[declaredName] ?? lowestOf(range);
    const found =
      isDocumentedPackage(name) && release ? findVersionOf(versions, name, release) : undefined;
    const isExact = declaredName in installed || semver.valid(range) !== null;
    return found && release ? [{ name, release, isExact, found }] : [];
  });
}

/** Lists the packages of a project whose major is not documented, with their release: `@mui/x-data-grid 9.0.1`. */
export function findUndocumented(
  versions: readonly LibraryVersion[],
  { declared, installed }: Project,
): string[] {
  return Object.entries(declared).flatMap(([name, range]) => {
    const release = installed[name] ?? lowestOf(range);
    const isKnown = release !== null && findVersionOf(versions, modernName(name), release);
    return release === null || isKnown || !isDocumentedPackage(name) ? [] : [`${name} ${release}`];
  });
}

/** Returns the major of a range such as `^7.5.0`. */
function lowestOf(range: string): string | null {
  return semver.validRange(range) ? (semver.minVersion(range)?.version ?? null) : null;
}

function findVersionOf(
  versions: readonly LibraryVersion[],
  name: string,
  release: string,
): LibraryVersion | undefined {
  return versions.find(({ index }) =>
    index.packages.some(
      (each) => each.name === name && each.version.split('.')[0] === release.split('.')[0],
    ),
  );
}
