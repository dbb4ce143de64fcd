import { isOneOfMany, type VersionName } from '../../../../plugins/api-reference/data/during.ts';
import { parseCode } from '../check/parseCode.ts';
import { isTimeout, stopAfter } from '../check/stopAfter.ts';
import { detectVersion } from '../upgrade/detectVersion.ts';
import { findHits, modulesIn } from '../upgrade/findHits.ts';
import { findProblemChanges } from '../upgrade/findProblemChanges.ts';
import { loadFacts, loadSteps, placeOfVersion, UPGRADE_FILE } from '../upgrade/loadFacts.ts';
import { movedModules, packagesFor, type PackagePlan } from '../upgrade/packagesFor.ts';
import { printUpgrade } from '../upgrade/printUpgrade.ts';
import type {
  Analysis,
  Failure,
  ProblemChanges,
  Upgrade,
  UpgradeDocument,
  UpgradePath,
} from '../upgrade/types.ts';
import { upgradeFiles } from '../upgrade/upgradeFiles.ts';
import { AnswerError } from './AnswerError.ts';
import type { CodeFile } from './checkCode.ts';
import { chooseVersion, findVersion, titleOf } from './chooseVersion.ts';
import { describeAbout } from './describeAbout.ts';
import { languageFolder } from './languages.ts';
import type { Library, LibraryVersion } from './Library.ts';
import type { Answer, Asked } from './types.ts';

export interface UpgradeQuestion extends Asked {
  readonly files: readonly CodeFile[];
  /** Files that could not be read. */
  readonly unread?: readonly Failure[];
  /** Target version, as in other questions. */
  readonly to: string;
  /** Source version; that of the project by default. */
  readonly from?: string;
  /** Whether to rewrite code if possible. */
  readonly apply?: boolean;
  /** Time limit of the whole question; unlimited if omitted. */
  readonly timeLimitMs?: number;
}

export interface UpgradeData extends UpgradePath {
  readonly analysis: Analysis;
  readonly packages: PackagePlan;
  readonly problems: ProblemChanges;
  /** `null` unless code was to be rewritten. */
  readonly upgrade: Upgrade | null;
}

/** Lists the changes that an upgrade requires in code, and rewrites code if possible. */
export async function upgradeCode(
  library: Library,
  { files, unread = [], to, from, apply = false, timeLimitMs, ...asked }: UpgradeQuestion,
): Promise<Answer<UpgradeData>> {
  const { found, about } = await chooseVersion(library, { ...asked, version: to });
  const earlier = await chooseStart(library, from ?? asked.version, asked);
  const path = orderVersions(earlier, found);
  const read = async (name: string): Promise<unknown> => {
    const text = await library.files.read(name);
    return text === null ? null : JSON.parse(text);
  };
  const document = ((await read(languageFolder(about.language) + UPGRADE_FILE)) ??
    (await read(UPGRADE_FILE))) as UpgradeDocument | null;
  if (document === null) {
    throw new AnswerError('no-data', `The documentation lacks /${UPGRADE_FILE}.`);
  }
  const { readable, failures: unparsed } = readFiles(files);
  const failures = [...unread, ...unparsed];
  const declared = asked.project?.declared ?? {};
  const deadline = timeLimitMs === undefined ? undefined : Date.now() + timeLimitMs;
  const limited = <Result>(run: () => Result): Result => withinTime(run, deadline);
  const facts = await loadFacts(path, document, read);
  const analysis = limited(() => findHits(readable, facts));
  const problems = limited(() => findProblemChanges(readable, path, document.problems));
  const packages = packagesFor(
    [...readable.flatMap(modulesIn), ...movedModules(analysis)],
    declared,
    path,
    document.releases,
  );
  let upgrade: Upgrade | null = null;
  if (apply) {
    const { runCodemods } = await import('../upgrade/runCodemods.ts');
    const steps = await loadSteps(path, document, read);
    const { left, ...written } = limited(() => upgradeFiles(readable, steps, runCodemods));
    upgrade = { ...written, left: { ...left, failures: [...failures, ...left.failures] } };
  }
  const data = {
    ...path,
    analysis: { ...analysis, failures: [...failures, ...analysis.failures] },
    packages,
    problems,
    upgrade,
  };
  return {
    about,
    text: `${describeAbout(about)}\n\n${printUpgrade(data, titleOf(earlier))}`,
    data,
  };
}

async function chooseStart(
  library: Library,
  from: string | undefined,
  { project }: Asked,
): Promise<LibraryVersion> {
  const start = from ?? detectVersion(project?.declared ?? {});
  if (start === null) {
    throw new AnswerError(
      'invalid',
      'Nothing says which version the code is written for. Name it, such as: --from v6',
    );
  }
  return findVersion(await library.versions(), start);
}

function orderVersions(earlier: LibraryVersion, later: LibraryVersion): UpgradePath {
  const [from, to] = [earlier.version.name, later.version.name];
  if (!isOneOfMany(from) || !isOneOfMany(to) || placeOfVersion(from) >= placeOfVersion(to)) {
    throw new AnswerError(
      'invalid',
      `An upgrade leads from a version of MUI X to a later one, not from ${from} to ${to}.`,
    );
  }
  return { from, to: to as VersionName };
}

/** @throws {AnswerError} if the time is over */
function withinTime<Result>(run: () => Result, deadline: number | undefined): Result {
  if (deadline === undefined) {
    return run();
  }
  try {
    return stopAfter(run, Math.max(1, deadline - Date.now()));
  } catch (cause) {
    throw isTimeout(cause)
      ? new AnswerError('invalid', 'The question takes too long. Ask about less code at once.', {
          cause,
        })
      : cause;
  }
}

/** Reports a file that cannot be parsed in time, and continues with the others. */
function readFiles(files: readonly CodeFile[]) {
  const readable: CodeFile[] = [];
  const failures: Failure[] = [];
  for (const file of files) {
    try {
      parseCode(file.text, file.name);
      readable.push(file);
    } catch (error) {
      if (!(error instanceof AnswerError)) {
        throw error;
      }
      failures.push({ file: file.name, message: error.message });
    }
  }
  return { readable, failures };
}
