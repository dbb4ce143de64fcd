import { VERSION_NAMES } from '../data/during';
import { isFirstMinor, type MinorIndex } from '../minors/minorIndex';
import type { MinorFates } from '../minors/types';
import type { ReviewedNames } from '../data/renames';
import { type Lineage, nameOf, type Subject } from './lineage';
import type { RenameTable } from './renameTable';
import type { FormerName, History } from './types';

/** Sources of the histories. Versions are positions in `VERSION_NAMES`. */
export interface HistorySources {
  readonly lineage: Lineage;
  readonly table: RenameTable;
  readonly reviewed: ReviewedNames;
  readonly minors: MinorIndex;
  /** The first documented version of each family. */
  readonly firstVersions: ReadonlyMap<string, number>;
}

/** Pattern of the replacement that a deprecation recommends: the first name in code font after the advice. */
const ADVICE = /\b(?:use|using|prefer|import)\b[^`]{0,40}`<?([^`\n]{1,60}?)(?: ?\/>|>)?`/i;

/** Returns the history of a subject; `undefined` if there is none. */
export function recordHistory(
  at: number,
  subject: Subject,
  sources: HistorySources,
): History | undefined {
  const { lineage } = sources;
  const run = findRun(at, subject, lineage);
  const { since, origin, formerly } = traceBack(at, subject, sources);
  const deprecated = run.find((place) => readDeprecation(lineage, place, subject) !== null);
  const end = (run.at(-1) ?? at) + 1;
  // If a whole export was removed, its members need no history.
  const isRemoved = !subject.member || lineage.after(end - 1, subject) !== null;
  const removed = isRemoved && end < VERSION_NAMES.length ? end : undefined;
  const isGoing = deprecated !== undefined || removed !== undefined;
  const successor = run.map((place) => lineage.successor(place, subject)).find(Boolean);
  const advice = run.map((place) => readDeprecation(lineage, place, subject) ?? '').join('\n');
  const instead = successor
    ? nameOf(successor)
    : (run.map((place) => findReplacement(place + 1, subject, sources)).find(Boolean) ??
      readAdvice(advice));
  const minors = recordMinors(
    {
      since: { place: since, subject: origin },
      deprecated: { place: deprecated, subject },
      removed: { place: removed, subject: lineage.after(end - 1, subject) ?? subject },
    },
    sources,
  );
  const history: History = {
    ...(since !== undefined && { since: nameVersion(since) }),
    ...(formerly.length > 0 && { formerly }),
    ...(deprecated !== undefined && { deprecated: nameVersion(deprecated) }),
    ...(removed !== undefined && { removed: nameVersion(removed) }),
    ...(minors && { minors }),
    ...(isGoing && instead !== undefined && { instead }),
  };
  return Object.keys(history).length > 0 ? history : undefined;
}

/** Returns the minors of the changes, if known. The first minor of a version adds no information. */
function recordMinors(
  fates: Readonly<
    Record<keyof MinorFates, { readonly place: number | undefined; readonly subject: Subject }>
  >,
  { minors }: HistorySources,
): MinorFates | undefined {
  const found = (Object.keys(fates) as (keyof MinorFates)[]).flatMap((fate) => {
    const { place, subject } = fates[fate];
    const minor = place === undefined ? undefined : minors(nameVersion(place), subject)[fate];
    return minor === undefined || isFirstMinor(minor) ? [] : [[fate, minor] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Returns the neighboring versions that have the subject under the same name, oldest first. */
function findRun(at: number, subject: Subject, lineage: Lineage): number[] {
  let start = at;
  while (start > 0 && lineage.find(start - 1, subject)) {
    start -= 1;
  }
  let end = at;
  while (lineage.find(end + 1, subject)) {
    end += 1;
  }
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

/** Follows the subject through its names to the version that brought it. */
function traceBack(
  at: number,
  subject: Subject,
  { lineage, firstVersions, reviewed }: HistorySources,
): { since: number | undefined; origin: Subject; formerly: FormerName[] } {
  const formerly: FormerName[] = [];
  let place = at;
  let current = subject;
  for (
    let former = lineage.before(place, current);
    former !== null;
    former = lineage.before(place, current)
  ) {
    // A name that only changed with its owner, as slots did, is not relevant.
    if (nameOf(former) !== nameOf(current) && former.member?.kind === current.member?.kind) {
      formerly.unshift({ name: nameOf(former), before: nameVersion(place) });
    }
    current = former;
    place -= 1;
  }
  const isFirst = place === firstVersions.get(subject.family);
  const isOlder = reviewed.firstComplete.some(
    ({ family, what, version }) =>
      family === current.family && what === current.member?.kind && version === nameVersion(place),
  );
  const former = reviewed.origins.find(
    ({ family, names }) => family === current.family && current.entry in names,
  );
  if (isFirst && former && !current.member) {
    const name = former.names[current.entry] ?? current.entry;
    formerly.unshift({ name, package: former.package, before: nameVersion(place) });
  }
  return { since: isFirst || isOlder ? undefined : place, origin: current, formerly };
}

/** Replacements are listed by the name that their entry has in the version that brings them. */
function findReplacement(
  at: number,
  subject: Subject,
  { lineage, table }: HistorySources,
): string | null {
  return table.replacement(nameVersion(at), lineage.after(at - 1, subject) ?? subject);
}

function readDeprecation(lineage: Lineage, at: number, subject: Subject): string | null {
  return lineage.find(at, subject)?.deprecated ?? null;
}

function nameVersion(place: number): (typeof VERSION_NAMES)[number] {
  return VERSION_NAMES[place] ?? 'next';
}

/** @param text a deprecation in the package's own words */
export function readAdvice(text: string): string | undefined {
  return ADVICE.exec(text)?.[1];
}
