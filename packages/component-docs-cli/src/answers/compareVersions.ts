import type {
  ComparisonDocument,
  Difference,
  ExportChange,
} from '../../../../plugins/api-reference/compare/types.ts';
import { versionOfMinor } from '../../../../plugins/api-reference/compare/describeMinors.ts';
import { VERSION_NAMES } from '../../../../plugins/api-reference/data/during.ts';
import { apiDocsPath } from '../../../../plugins/api-reference/pages/entryLinks.ts';
import { nearestName } from '../../../../lib/diagnostics/nearestName.ts';
import { currentVersionOf } from '../../../../src/versions/index.ts';
import { PRODUCTS } from '../../../../src/versions/instances.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion, findVersion, titleOf } from './chooseVersion.ts';
import { describeAbout } from './describeAbout.ts';
import { compareMinorReleases, inOrderOfMinors, readMinor } from './compareMinorReleases.ts';
import type { Library, LibraryVersion } from './Library.ts';
import type { About, Answer, Asked } from './types.ts';

export interface CompareQuestion extends Asked {
  /** The other version. `version` is the one of the answer, the project's, or the current one. */
  readonly with: string;
  /** A family, `data-grid`; all of them if omitted. */
  readonly family?: string;
  /** Only changes of this export, `DataGrid`. */
  readonly name?: string;
}

export interface CompareData {
  /** Names of the versions, or minors such as `7.12`; the earlier one first. */
  readonly from: string;
  readonly to: string;
  readonly families: readonly {
    readonly family: string;
    /** Exports that changed, or whose members changed. */
    readonly changes: readonly ExportChange[];
  }[];
}

/** Lists the changes from an earlier to a later version or minor release. */
export async function compareVersions(
  library: Library,
  question: CompareQuestion,
): Promise<Answer<CompareData>> {
  const chosen = await chooseVersion(library, question);
  const { found, about } = chosen;
  const other = readMinor(question.with);
  const own = readMinor(chosen.release ?? documentedRelease(found, other));
  if (own !== null && other !== null) {
    return answerMinors(library, question, about, inOrderOfMinors(own, other));
  }
  const versions = await library.versions();
  const [earlier, later] = inOrder(found, findVersion(versions, question.with));
  const wanted = question.family ? [chooseFamily(question.family)] : PRODUCTS;
  const documents = await Promise.all(
    wanted.map((family) => readComparison(library, earlier, later, family)),
  );
  const compared = documents.filter((each) => each !== null);
  if (compared.length === 0) {
    throw new AnswerError(
      'not-found',
      `${titleOf(earlier)} and ${titleOf(later)} have no ${question.family ?? 'family'} in common.`,
    );
  }
  const families = compared.map(({ family, changes }) => ({
    family,
    changes: changes.filter((change) => isChanged(change) && isNamed(change, question.name)),
  }));
  if (question.name !== undefined) {
    checkName(question.name, compared, `${titleOf(earlier)} and ${titleOf(later)}`);
  }
  const data = { from: earlier.version.name, to: later.version.name, families };
  return {
    about,
    text: `${describeAbout(about)}\n\n${print(data, earlier, later)}`,
    data,
  };
}

/** Within a major, a minor is compared with the documented release by default. */
function documentedRelease(
  { version, index }: LibraryVersion,
  minor: string | null,
): string | null {
  const isSameMajor = minor !== null && versionOfMinor(minor) === version.name;
  return isSameMajor ? (index.packages[0]?.version ?? null) : null;
}

/** Minors are compared only by names; types and defaults are compared between versions. */
async function answerMinors(
  library: Library,
  { family, name }: CompareQuestion,
  about: About,
  [from, to]: [string, string],
): Promise<Answer<CompareData>> {
  const wanted = family ? [chooseFamily(family)] : PRODUCTS;
  const compared = await compareMinorReleases(library, from, to, wanted);
  const families = compared.map((each) => ({
    family: each.family,
    changes: each.changes.filter((change) => isNamed(change, name)),
  }));
  const lists = families.flatMap(({ family: title, changes }) => [
    `## ${title}`,
    changes.length === 0
      ? 'Nothing is recorded.'
      : changes.map((change) => printExport(change, '')).join('\n'),
  ]);
  return {
    about,
    text: [describeAbout(about), `# From ${from} to ${to}`, ...lists].join('\n\n'),
    data: { from, to, families },
  };
}

/** Oldest first. */
function inOrder(a: LibraryVersion, b: LibraryVersion): [LibraryVersion, LibraryVersion] {
  const [placeOfA, placeOfB] = [a, b].map(({ version }) =>
    VERSION_NAMES.findIndex((name) => name === version.name),
  ) as [number, number];
  if (placeOfA < 0 || placeOfB < 0 || placeOfA === placeOfB) {
    throw new AnswerError(
      'invalid',
      `Two different versions of MUI X are compared: ${VERSION_NAMES.join(', ')}.`,
    );
  }
  return placeOfA < placeOfB ? [a, b] : [b, a];
}

function chooseFamily(asked: string): (typeof PRODUCTS)[number] {
  const family = PRODUCTS.find((each) => each === asked);
  if (!family) {
    throw new AnswerError(
      'invalid',
      `There is no family "${asked}". Families: ${PRODUCTS.join(', ')}.`,
      {
        suggestions: PRODUCTS,
      },
    );
  }
  return family;
}

async function readComparison(
  library: Library,
  from: LibraryVersion,
  to: LibraryVersion,
  family: string,
): Promise<ComparisonDocument | null> {
  const folder = `${apiDocsPath(currentVersionOf('x'))}compare/${from.version.name}/${to.version.name}`;
  const text = await library.files.read(`${folder}/${family}.json`);
  return text === null ? null : (JSON.parse(text) as ComparisonDocument);
}

function isChanged({ kinds, members }: ExportChange): boolean {
  return kinds.length > 0 || members.some((member) => member.kinds.length > 0);
}

function isNamed({ name, formerName }: ExportChange, wanted: string | undefined): boolean {
  return wanted === undefined || name === wanted || formerName === wanted;
}

function checkName(name: string, documents: readonly ComparisonDocument[], where: string): void {
  const all = documents.flatMap(({ changes }) => changes);
  if (!all.some((change) => isNamed(change, name))) {
    const near = nearestName(
      name,
      all.map((change) => change.name),
    );
    throw new AnswerError(
      'not-found',
      `Nothing is known of \`${name}\` in ${where}.${near ? ` The nearest name is \`${near}\`.` : ''}`,
      { suggestions: near ? [near] : [] },
    );
  }
}

function print({ families }: CompareData, from: LibraryVersion, to: LibraryVersion): string {
  return [
    `# From ${titleOf(from)} to ${titleOf(to)}`,
    ...families.flatMap(({ family, changes }) => [
      `## ${family}`,
      changes.length === 0
        ? 'Nothing changed.'
        : changes.map((change) => printExport(change)).join('\n'),
    ]),
  ].join('\n\n');
}

/** @param kind kind of the name, with a trailing space; empty if unknown */
function printExport(change: ExportChange, kind = `${change.kind} `): string {
  const members = change.members
    .filter(({ kinds }) => kinds.length > 0)
    .map((member) => `  - ${member.member} ${printChange(member)}`);
  return [`- ${kind}${printChange(change)}`, ...members].join('\n');
}

function printChange({
  name,
  formerName,
  kinds,
  differences = [],
  instead,
  advice,
}: Omit<ExportChange, 'kind' | 'fromSlug' | 'toSlug' | 'members'>): string {
  const facts = [
    ...(kinds.length > 0 ? [kinds.join(', ')] : []),
    ...(formerName ? [`was \`${formerName}\``] : []),
    ...(instead ? [`use \`${instead}\``] : []),
    ...(advice ? [advice.replace(/\s+/g, ' ')] : []),
    ...differences.map(printDifference),
  ];
  return `\`${name}\`${facts.length > 0 ? `: ${facts.join('; ')}` : ''}`;
}

function printDifference({ what, from, to }: Difference): string {
  const show = (value: string | null): string => (value === null ? 'none' : `\`${value}\``);
  return `${what} from ${show(from)} to ${show(to)}`;
}
