import { nearestName } from '../../../../lib/diagnostics/nearestName.ts';
import { descriptionOf, PROBLEMS_FILE } from '../../../../plugins/known-problems/address.ts';
import { findBySymptom } from '../../../../plugins/known-problems/findBySymptom.ts';
import type { KnownProblem, ProblemDocument } from '../../../../plugins/known-problems/types.ts';
import { versionLabels } from '../../../../plugins/known-problems/versionLabels.ts';
import type { Language } from '../../../../src/paths/language.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion } from './chooseVersion.ts';
import { describeAbout } from './describeAbout.ts';
import { languageFolder } from './languages.ts';
import type { Library } from './Library.ts';
import type { Answer, Asked } from './types.ts';

export interface ProblemsQuestion extends Asked {
  /** A component, `DateRangePicker`, or words that describe a symptom. All problems of the version if omitted. */
  readonly about?: string;
}

/** A problem of the version. */
export interface ProblemEntry {
  readonly problem: KnownProblem;
  /** Whether the version has it, or only other versions do. */
  readonly outcome: 'present' | 'fixed';
  readonly address: string;
}

/**
 * Lists known problems of a version: those that it has first.
 *
 * @throws {AnswerError} if there are none, with the nearest component
 */
export async function listProblems(
  library: Library,
  question: ProblemsQuestion,
): Promise<Answer<readonly ProblemEntry[]>> {
  const { about } = await chooseVersion(library, question);
  const all = await readProblems(library, about.language);
  const own = all.flatMap((problem): ProblemEntry[] => {
    const outcome = problem.outcomes[about.version];
    return outcome ? [{ problem, outcome, address: descriptionOf(problem, about.version) }] : [];
  });
  const data = select(own, question.about?.trim() ?? '').sort(
    (a, b) => Number(a.outcome === 'fixed') - Number(b.outcome === 'fixed'),
  );
  if (data.length === 0) {
    throw createError(own, question.about, about.title);
  }
  return { about, text: [describeAbout(about), ...data.map(print)].join('\n\n'), data };
}

/** Reads the problems of all versions. */
export async function readProblems(
  { files }: Pick<Library, 'files'>,
  language: Language,
): Promise<readonly KnownProblem[]> {
  const text = await files.read(languageFolder(language) + PROBLEMS_FILE);
  return text === null ? [] : (JSON.parse(text) as ProblemDocument).problems;
}

/** Prints the title of a problem and the versions that have it. */
export function printProblem({ problem, address }: Omit<ProblemEntry, 'outcome'>): string {
  const fixed = versionLabels(problem.outcomes, 'fixed');
  return [
    `**${problem.title}** (${problem.components.join(', ')})`,
    `Present in ${versionLabels(problem.outcomes, 'present')}${fixed && `, not in ${fixed}`}. Description: ${address}`,
  ].join('\n');
}

function print(entry: ProblemEntry): string {
  const { workaround } = entry.problem;
  return [
    printProblem(entry),
    ...(workaround && entry.outcome === 'present'
      ? [`\`\`\`${workaround.language}\n${workaround.code}\n\`\`\``]
      : []),
  ].join('\n\n');
}

function select(entries: readonly ProblemEntry[], words: string): ProblemEntry[] {
  if (words === '') {
    return [...entries];
  }
  const named = entries.filter(({ problem }) =>
    problem.components.some((name) => name.toLowerCase() === words.toLowerCase()),
  );
  if (named.length > 0) {
    return named;
  }
  const found = findBySymptom(
    entries.map(({ problem }) => problem),
    words,
  );
  return found.map((problem) => entries.find((entry) => entry.problem === problem)!);
}

function createError(
  entries: readonly ProblemEntry[],
  words: string | undefined,
  title: string,
): AnswerError {
  if (!words) {
    return new AnswerError('not-found', `No known problems of ${title} are recorded.`);
  }
  const near = nearestName(words, [
    ...new Set(entries.flatMap(({ problem }) => problem.components)),
  ]);
  const hint = near ? ` Did you mean ${near}?` : '';
  return new AnswerError('not-found', `No known problem of ${title} matches "${words}".${hint}`, {
    suggestions: near ? [near] : [],
  });
}
