import semver from 'semver';
import type { LibraryVersion } from './Library.ts';
import type { Project } from './readManifest.ts';

/** A documented package in a project. */
export interface ProjectRelease {
  readonly name: string;
  readonly release: string;
  /** Whether the project has this very release; of a range, it is the lowest. */
  readonly isExact: boolean;
  readonly found: LibraryVersion;
}

/** What packages were called before the first documented version. */
const FORMER_SCOPE = /^@material-ui\/(?=data-grid|x-grid)/;

/** Whether a package is one that versions are told by. */
export function isDocumentedPackage(name: string): boolean {
  return /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/.test(
    modernName(name),
  );
}

/**
 * Finds the versions of the documented packages in a project. What is not of a documented major is left out.
 *
 * @param versions that there are
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

/** The name that a package has had since the first documented version. */
export function modernName(name: string): string {
  return name.replace(FORMER_SCOPE, '@mui/x-');
}

/** A range such as `^7.5.0` says at least which major is meant. */
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
