import type { Plan } from '../../plugins/api-reference/types.ts';
import { isThere, type State, stateOf, tellEvents, type Told } from './tellEvents.ts';
import type { ReadName } from './types.ts';

/** Parameter names are not part of the public API, and selectors are recorded as exports. */
const NOT_RECORDED = /^(?:param|selector)-/;

/** If at least this many members change at once, the declaration probably changed, not the API. */
const MANY = 8;

/** Consecutive minors whose members can be compared. */
interface Part {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/**
 * Returns the events of an export's members, by anchor. Ignores changes that may come from how the export is declared:
 * an entry that changed its kind, an alias that became generic, and an entry that lost or gained most of its members.
 * Members that are added or removed together with the export are not recorded.
 *
 * @param owners the export in each minor, oldest first; `undefined` where the minor does not have it
 * @param plans plans whose packages were read, for each minor
 */
export function recordMembers(
  owners: readonly (ReadName | undefined)[],
  plans: readonly (readonly Plan[])[],
): ReadonlyMap<string, readonly Told[]> {
  const whole = owners.map((owner) => (owner && isWhole(owner) ? owner : undefined));
  const anchors = new Set(whole.flatMap((owner) => Object.keys(owner?.members ?? {})));
  const states = new Map(
    [...anchors]
      .filter((anchor) => !NOT_RECORDED.test(anchor))
      .sort()
      .map((anchor) => [anchor, listStates(anchor, whole, plans)]),
  );
  const parts = splitIntoParts(whole, [...states.values()]);
  const members = new Map<string, readonly Told[]>();
  for (const [anchor, all] of states) {
    const told = parts.flatMap(({ start, end }) =>
      tellEvents(all.slice(start, end))
        .map(({ fate, place }) => ({ fate, place: place + start }))
        // A member of an earlier part is not new, and a member of a later part was not removed.
        .filter(
          ({ fate }) =>
            !(fate === 'added' && all.slice(0, start).some(isThere)) &&
            !(fate === 'removed' && all.slice(end).some(isThere)),
        ),
    );
    if (told.length > 0) {
      members.set(anchor, told);
    }
  }
  return members;
}

/** An entry without any members was not extracted, or has none. */
function isWhole({ members, inherited }: ReadName): boolean {
  return Object.keys(members).length + inherited.length > 0;
}

function listStates(
  anchor: string,
  owners: readonly (ReadName | undefined)[],
  plans: readonly (readonly Plan[])[],
): State[] {
  const docs = owners.map((owner) => owner?.members[anchor]);
  return docs.map((doc, at) =>
    owners[at]?.inherited.includes(anchor) ? 'unknown' : stateOf(doc, docs, plans[at]!),
  );
}

function splitIntoParts(
  owners: readonly (ReadName | undefined)[],
  members: readonly (readonly State[])[],
): Part[] {
  const parts: Part[] = [];
  owners.forEach((owner, at) => {
    const last = parts.at(-1);
    const former = owners[at - 1];
    if (!owner) {
      return;
    }
    if (last?.end === at && former && isComparable(former, owner, at, members)) {
      parts[parts.length - 1] = { ...last, end: at + 1 };
    } else {
      parts.push({ start: at, end: at + 1 });
    }
  });
  return parts;
}

function isComparable(
  then: ReadName,
  now: ReadName,
  at: number,
  members: readonly (readonly State[])[],
): boolean {
  const changed = members.filter(
    (states) =>
      (states[at - 1] === 'lacks' && isThere(states[at])) ||
      (isThere(states[at - 1]) && states[at] === 'lacks'),
  );
  const all = members.filter((states) => isThere(states[at - 1]) || isThere(states[at]));
  return (
    then.kind === now.kind &&
    then.shape === now.shape &&
    (changed.length < MANY || changed.length * 2 <= all.length)
  );
}
