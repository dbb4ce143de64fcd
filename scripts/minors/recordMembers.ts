import type { Plan } from '../../plugins/api-reference/types.ts';
import { isThere, type State, stateOf, tellEvents, type Told } from './tellEvents.ts';
import type { ReadName } from './types.ts';

/** Names of parameters are no interface, and selectors are exports. */
const NOT_RECORDED = /^(?:param|selector)-/;

/** As many members as change at once before a change of the declarations is likelier than one of the library. */
const MANY = 8;

/** Minors that follow each other and whose members can be compared. */
interface Part {
  readonly start: number;
  /** The place behind the last one. */
  readonly end: number;
}

/**
 * Tells what happened to the members of an export, by anchor. Whatever may come from how the export is declared is left
 * out: members of another kind of entry, of an alias that became generic, and of an entry that lost or won most of what
 * it has. What comes and goes with the export itself needs no telling.
 *
 * @param owners what each minor has of the export, oldest first; `undefined` where it is not there
 * @param plans that were read of each minor
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
        // What an earlier part has is not new, and what a later one has is not gone.
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

/** An entry without any member was not read, or has none. */
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
