import { checkElement } from '../check/checkElements.ts';
import { checkImport } from '../check/checkImports.ts';
import { packageOf } from '../check/collectSurface.ts';
import { describeFinding, type Draft } from '../check/describeFinding.ts';
import { isDocumentedModule } from '../check/documentedModules.ts';
import { findUses } from '../check/findUses.ts';
import { parseCode } from '../check/parseCode.ts';
import type { Finding, Surface, Uses } from '../check/types.ts';
import type { Failure } from '../upgrade/types.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion, type Chosen } from './chooseVersion.ts';
import { describeAbout } from './describeAbout.ts';
import type { Library } from './Library.ts';
import type { Answer, Asked } from './types.ts';

/** A file to check. */
export interface CodeFile {
  /** The extension determines the language. */
  readonly name: string;
  readonly text: string;
}

export interface CheckQuestion extends Asked {
  readonly files: readonly CodeFile[];
  /** Files that could not be read. */
  readonly unread?: readonly Failure[];
  /** Maximum number of findings; unlimited if omitted. */
  readonly most?: number;
}

export interface CheckData {
  readonly findings: readonly Finding[];
  /** Number of imports and members of components that were looked up. */
  readonly checked: number;
  /** Files that cannot be read or parsed, with the location. */
  readonly failed: readonly Failure[];
}

/**
 * Finds imports from documented packages, and members of their components, that a version does not have or that it
 * deprecates. If the packages of a project have different versions, each is checked against its own.
 */
export async function checkCode(
  library: Library,
  question: CheckQuestion,
): Promise<Answer<CheckData>> {
  const { read, failed: unparsed } = readFiles(question.files);
  const failed = [...(question.unread ?? []), ...unparsed];
  const used = new Set(
    read.flatMap(({ uses }) => uses.imports.map(({ module }) => packageOf(module))),
  );
  const chosen = new Map<string, Chosen>();
  for (const name of used) {
    chosen.set(name, await chooseVersion(library, question, [name]));
  }
  const first = [...chosen.values()][0] ?? (await chooseVersion(library, question, []));
  if (first.found.version.instance !== 'x') {
    throw new AnswerError(
      'invalid',
      'Code is checked against versions of MUI X: current, next, v6 …',
    );
  }
  const surfaces = new Map<string, Surface>();
  for (const found of await library.versions()) {
    if (found.version.instance === 'x') {
      surfaces.set(found.version.name, await library.surface(found));
    }
  }
  const { most = Infinity } = question;
  const findings: Finding[] = [];
  for (const { file, uses } of read) {
    findings.push(...findIn(file, uses, chosen, surfaces, most - findings.length));
  }
  const checked = read.reduce((sum, { uses }) => sum + countUses(uses), 0);
  const titles = [...new Set([...chosen.values()].map(({ about }) => about.title))];
  const notes =
    titles.length > 1
      ? [`Each package is held against its own version: ${titles.join(', ')}.`]
      : [];
  if (findings.length >= most) {
    notes.push(`Only the first ${most} findings are listed.`);
  }
  const about = { ...first.about, notes: [...first.about.notes, ...notes] };
  return {
    about,
    text: [describeAbout(about), ...printFailed(failed), printFindings(findings, checked)].join(
      '\n\n',
    ),
    data: { findings, checked, failed },
  };
}

/** Reports a file that cannot be parsed, and continues with the others. */
function readFiles(files: readonly CodeFile[]) {
  const read: { file: string; uses: Uses }[] = [];
  const failed: Failure[] = [];
  for (const { name, text } of files) {
    try {
      read.push({ file: name, uses: findUses(parseCode(text, name), isDocumentedModule) });
    } catch (error) {
      if (!(error instanceof AnswerError)) {
        throw error;
      }
      failed.push({ file: name, message: error.message });
    }
  }
  return { read, failed };
}

function findIn(
  file: string,
  { imports, elements }: Uses,
  chosen: ReadonlyMap<string, Chosen>,
  surfaces: ReadonlyMap<string, Surface>,
  most: number,
): Finding[] {
  const hold = (module: string) => {
    const { found, about, release } = chosen.get(packageOf(module))!;
    const surface = surfaces.get(found.version.name)!;
    const others = [...surfaces.values()].filter((each) => each !== surface);
    return { surface, about, others, release };
  };
  const drafts: { draft: Draft; title: string }[] = [];
  for (const use of imports) {
    const { surface, others, about, release } = hold(use.module);
    const draft = drafts.length < most ? checkImport(use, surface, others, release) : null;
    if (draft) {
      drafts.push({ draft, title: about.title });
    }
  }
  for (const use of elements) {
    const { surface, others, about, release } = hold(use.module);
    const rest = most - drafts.length;
    const found = rest > 0 ? checkElement(use, surface, others, { release, most: rest }) : [];
    drafts.push(...found.map((draft) => ({ draft, title: about.title })));
  }
  const findings = drafts.map(({ draft, title }) => ({
    file,
    ...draft,
    message: describeFinding(
      draft,
      draft.release === undefined ? title : productOf(title) + draft.release,
    ),
  }));
  // A missing package would otherwise be reported for each name that is imported from it.
  const whole = new Set<string>();
  return findings
    .filter(({ kind, name }) => {
      const isRepeated = whole.has(name);
      if (kind === 'package' || kind === 'module') {
        whole.add(name);
      }
      return !isRepeated;
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Returns `MUI X ` for `MUI X 7.28.3`. */
const productOf = (title: string): string => title.replace(/\S+$/, '');

function countUses({ imports, elements }: Uses): number {
  return imports.length + elements.reduce((sum, { members }) => sum + members.length, 0);
}

function printFailed(failed: CheckData['failed']): string[] {
  return failed.length === 0
    ? []
    : [
        [
          `Skipped files: ${failed.length}.`,
          '',
          ...failed.map(({ message }) => `- ${message}`),
        ].join('\n'),
      ];
}

function printFindings(findings: readonly Finding[], checked: number): string {
  return findings.length === 0
    ? `No problems in ${checked} imports and props.`
    : findings
        .map(({ file, line, column, message }) => `- ${file}:${line}:${column} ${message}`)
        .join('\n');
}
