import semver from 'semver';
import { instanceNamed } from '../../../../src/versions/instances.ts';
import { currentVersionOf } from '../../../../src/versions/index.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseLanguage } from './languages.ts';
import type { Library, LibraryVersion } from './Library.ts';
import { findReleases, findUndocumented, type ProjectRelease } from './projectReleases.ts';
import type { About, Asked } from './types.ts';

/** Names of the current version. */
const CURRENT_WORDS = new Set(['current', 'latest', 'stable']);

/** The selected version with notes for the answer. */
export interface Chosen {
  readonly found: LibraryVersion;
  readonly about: About;
  /** The requested release, `7.5.1`; `null` for the documented one, or if it is unknown. */
  readonly release: string | null;
}

/**
 * Selects the version and the language of an answer.
 *
 * @param packages packages that the question is about, if known; only these decide in a project that has them
 * @throws {AnswerError} if the version or the language does not exist, or the project has several versions
 */
export async function chooseVersion(
  library: Library,
  { version, language, project }: Asked,
  packages?: readonly string[],
): Promise<Chosen> {
  const versions = await library.versions();
  const describe = (
    found: LibraryVersion,
    chosenBy: About['chosenBy'],
    notes: readonly string[] = [],
    release: string | null = null,
  ): Chosen => ({
    found,
    release,
    about: {
      version: found.version.name,
      title: titleOf(found),
      packages: found.index.packages,
      language: chooseLanguage(language),
      chosenBy,
      notes,
    },
  });
  if (version !== undefined) {
    const found = findVersion(versions, version);
    return describe(found, 'question', noteOtherRelease(found, version), readRelease(version));
  }
  const releases = project ? findReleases(versions, project) : [];
  const own = releases.filter(({ name }) => packages?.includes(name));
  const relevant = own.length > 0 ? own : releases;
  if (relevant.length > 0) {
    const found = agree(relevant);
    const exact = relevant.filter(({ isExact }) => isExact).map(({ release }) => release);
    const [oldest = null] = exact.sort(semver.compare);
    return describe(found, 'project', noteProject(found, relevant), oldest);
  }
  const current = currentVersionOf('x').name;
  const found = versions.find((each) => each.version.name === current) ?? versions[0]!;
  const undocumented = project ? findUndocumented(versions, project) : [];
  if (undocumented.length > 0) {
    const documented = versions.map(titleOf).join(', ');
    return describe(found, 'default', [
      `WARNING: the project has ${undocumented.join(', ')}, which is not documented here. This answer is about ` +
        `${titleOf(found)} and may be wrong for the project: check each name before you use it. Documented: ${documented}.`,
    ]);
  }
  const reason = project
    ? 'The project has no package of a documented version'
    : 'No version was asked for';
  return describe(found, 'default', [`${reason}: this is about the current version.`]);
}

/** Switches to another version if only that one has the requested content. */
export function instead({ about }: Chosen, found: LibraryVersion): Chosen {
  return {
    found,
    release: null,
    about: {
      ...about,
      version: found.version.name,
      title: titleOf(found),
      packages: found.index.packages,
      chosenBy: 'default',
      notes: [],
    },
  };
}

/** `MUI X 7.28.3`, `MUI X 6.20.4`. */
export function titleOf({ version, index }: LibraryVersion): string {
  return `${instanceNamed(version.instance).product} ${index.packages[0]?.version ?? version.label}`;
}

/**
 * Finds a version by its name or a release.
 *
 * @throws {AnswerError} if there is none
 */
export function findVersion(versions: readonly LibraryVersion[], asked: string): LibraryVersion {
  const wanted = asked.trim().toLowerCase();
  const name = CURRENT_WORDS.has(wanted) ? currentVersionOf('x').name : wanted;
  const [, major] = /^v?(\d+)(?:\.|$)/.exec(wanted) ?? [];
  const found =
    versions.find(({ version }) => version.name === name) ??
    versions.find(
      ({ version, index }) =>
        version.instance === 'x' &&
        major !== undefined &&
        majorOf(index.packages[0]?.version) === major,
    );
  if (!found) {
    throw new AnswerError(
      'unknown-version',
      `There is no documentation of "${asked}". Versions: ${versions.map(nameAndRelease).join(', ')}.`,
      { suggestions: versions.map(({ version }) => version.name) },
    );
  }
  return found;
}

const majorOf = (release: string | undefined): string | undefined => release?.split('.')[0];

const nameAndRelease = (each: LibraryVersion): string => `${each.version.name} (${titleOf(each)})`;

/** Returns the version if all packages of a project have the same one. */
function agree(releases: readonly ProjectRelease[]): LibraryVersion {
  const names = [...new Set(releases.map(({ found }) => found.version.name))];
  if (names.length > 1) {
    const list = releases.map(
      ({ name, release, found }) => `${name} ${release} (${found.version.name})`,
    );
    throw new AnswerError(
      'ambiguous-version',
      `The project has packages of several versions: ${list.join(', ')}. Ask for one of them.`,
      { suggestions: names },
    );
  }
  return releases[0]!.found;
}

/** Returns the release in a question, if it has at least a minor. */
function readRelease(asked: string): string | null {
  return /\d\.\d/.test(asked) ? (semver.coerce(asked)?.version ?? null) : null;
}

/** Notes that an answer about 7.28 was given for 7.5. */
function noteOtherRelease(found: LibraryVersion, asked: string): string[] {
  const release = semver.valid(asked.trim()) ?? semver.valid(semver.coerce(asked));
  const documented = found.index.packages[0]?.version ?? '';
  return release && /\d\.\d/.test(asked) && !documented.startsWith(asked.trim().replace(/^v/, ''))
    ? [describeDistance(asked.trim(), documented)]
    : [];
}

function noteProject(found: LibraryVersion, releases: readonly ProjectRelease[]): string[] {
  return releases.flatMap(({ name, release }) => {
    const documented = found.index.packages.find((each) => each.name === name)?.version;
    return documented === undefined || documented === release
      ? []
      : [`${name}: ${describeDistance(release, documented)}`];
  });
}

const describeDistance = (release: string, documented: string): string =>
  `This is about ${documented}; ${release} may lack what came since, or have what went.`;
