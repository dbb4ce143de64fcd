import semver from 'semver';
import type { MinorChanges, RecordedMinors } from '../../plugins/api-reference/minors/types.ts';
import { recordMembers } from './recordMembers.ts';
import { type State, stateOf, tellEvents, type Told } from './tellEvents.ts';
import type { MinorReading, ReadMember } from './types.ts';

/** Entries that group exports which are also listed by their own names. */
const LISTS = ['GridSelectors'];

/**
 * Determines the changes of each minor of a major from the readings.
 *
 * @param readings oldest first; minors that could not be read are omitted
 * @param before the last minor of the previous major; `null` if it was not read
 */
export function recordMinors(
  readings: readonly MinorReading[],
  before: MinorReading | null,
): RecordedMinors {
  const { family, major } = readings[0]!.release;
  const own = fillGaps(readings);
  const all = before ? [before, ...own] : own;
  const changes = all.map((reading): MinorChanges | null =>
    reading
      ? {
          minor: reading.release.minor,
          date: reading.date,
          added: [],
          deprecated: [],
          removed: [],
        }
      : null,
  );
  const note = (name: string, told: readonly Told[]): void =>
    told.forEach(({ fate, place }) => changes[place]?.[fate].push(name));
  const exports = all.map((reading) => reading && listExports(reading));
  const plans = all.map((reading) => reading?.plans ?? []);
  const names = new Set(exports.flatMap((each) => [...(each?.keys() ?? [])]));
  for (const name of [...names].sort()) {
    const docs = exports.map((each) => each?.get(name));
    const states = docs.map((doc, at): State => stateOf(doc, docs, plans[at]!));
    note(name, tellEvents(states));
    const owners = all.map((reading) => reading?.names[name]);
    recordMembers(owners, plans).forEach((told, member) => note(`${name}#${member}`, told));
  }
  const minors = changes.slice(before ? 1 : 0).filter((each) => each !== null);
  return { family, major, minors };
}

/** Inserts `null` for minors that were not read: names that are new in the next minor may have been added there. */
function fillGaps(readings: readonly MinorReading[]): (MinorReading | null)[] {
  const byNumber = new Map(readings.map((each) => [semver.minor(`${each.release.minor}.0`), each]));
  const length = Math.max(...byNumber.keys()) + 1;
  return Array.from({ length }, (_, number) => byNumber.get(number) ?? null);
}

/** Returns the exports of a reading by name, including selectors. */
function listExports({ names }: MinorReading): ReadonlyMap<string, ReadMember> {
  const selectors = LISTS.flatMap((list) =>
    Object.entries(names[list]?.members ?? {}).map(([anchor, doc]): [string, ReadMember] => [
      anchor.replace(/^selector-/, ''),
      doc,
    ]),
  );
  const own = Object.entries(names).filter(([name]) => !LISTS.includes(name));
  return new Map([...selectors, ...own]);
}
