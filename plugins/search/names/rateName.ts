import type { EntryKind } from '../../api-reference/types';
import type { MemberKind } from '../types';
import { isMain } from './compareOwners';
import type { Match, NameMatch } from './matchName';
import type { NamedThing, NamePlace } from './readNames';

/** A name that matches the query. */
export interface FoundName {
  thing: NamedThing;
  /** Probable places, best first. */
  places: readonly NamePlace[];
  /** Parts of the name to mark. */
  matches: readonly NameMatch[];
  /** Whether the reader names it explicitly: with its owner, or as one word that is unmistakable. */
  isNamed: boolean;
  score: number;
}

const MATCH_SCORES: Readonly<Record<Match, number>> = {
  exact: 100,
  start: 60,
  word: 45,
  part: 25,
  near: 20,
};

/** Scores of kinds by how often readers look for them. */
const KIND_SCORES: Readonly<Partial<Record<EntryKind | MemberKind, number>>> = {
  component: 14,
  hook: 12,
  interface: 10,
  class: 0,
  prop: 8,
  method: 7,
  member: 5,
  event: 4,
  slot: 3,
  selector: 3,
  param: -12,
};

/** Bonuses for a whole name with a near match, for names of main components, and for a named owner. */
const BONUS = { whole: 15, main: 5, owner: 30 };

/** Penalties for names that are less likely to be meant than current ones. */
const PENALTY = { deprecated: 8, former: 10 };

/** Ordinary words do not contain an inner capital. */
const CAPITAL_INSIDE = /[a-z][A-Z]/;

/**
 * Rates a matching name.
 *
 * @param owners other words of the query, which may name the owner
 * @param isOneWord whether nothing else was typed
 */
export function rateName(
  thing: NamedThing,
  places: readonly NamePlace[],
  matches: readonly NameMatch[],
  owners: readonly string[],
  isOneWord: boolean,
): FoundName {
  const isIn = (place: NamePlace) => owners.includes(place.lowerOwner);
  const named = owners.length > 0 ? places.filter(isIn) : [];
  const [owner] = places;
  let best = 0;
  let matched = 0;
  for (const { match, from, to } of matches) {
    best = Math.max(best, MATCH_SCORES[match]);
    matched += to - from;
  }
  const isWholeNear = best === MATCH_SCORES.near && matched === thing.key.length;
  return {
    thing,
    places: named.length > 0 ? [...named, ...places.filter((place) => !isIn(place))] : places,
    matches,
    isNamed:
      (best === MATCH_SCORES.exact || isWholeNear) &&
      (named.length > 0 || (isOneWord && (isUnmistakable(thing) || isOfMain(thing)))),
    score:
      best +
      (KIND_SCORES[thing.kind] ?? 0) +
      (named.length > 0 ? BONUS.owner : 0) +
      (isMain(owner?.members ?? 0) ? BONUS.main : 0) +
      (isWholeNear ? BONUS.whole : 0) -
      (owner?.isDeprecated ? PENALTY.deprecated : 0) -
      (thing.successor === null ? 0 : PENALTY.former) -
      Math.min(20, (thing.key.length - matched) / 2),
  };
}

/**
 * Whether a name belongs to a main component. Its names can be ordinary words, such as `rows`; a removed name of this
 * kind is just an ordinary word.
 */
function isOfMain({ places: [owner], successor }: NamedThing): boolean {
  return successor === null && isMain(owner?.members ?? 0);
}

/** Sorts by score; equal scores keep the order of names. */
export function byScore(a: FoundName, b: FoundName): number {
  return b.score - a.score;
}

/** Whether a word equal to this name means the name and not another topic of a page: `colDef`, but not `rows`. */
export function isUnmistakable({ key, kind, isEntry }: NamedThing): boolean {
  return isEntry || kind === 'interface' || CAPITAL_INSIDE.test(key);
}
