import type { EntryKind } from '../../api-reference/types';
import type { MemberKind } from '../types';
import { isMain } from './compareOwners';
import { type Match, matchName, matchNearName, type NameMatch } from './matchName';
import type { NameList } from './NameList';
import type { NamedThing, NamePlace } from './readNames';
import type { QueryNames } from './readQueryNames';

/** A name that has what was typed. */
export interface FoundName {
  thing: NamedThing;
  /** The places that are meant, best first. */
  places: readonly NamePlace[];
  /** Parts of the name to mark. */
  matches: readonly NameMatch[];
  /** Whether the reader names it: with what it belongs to, or as one word for something readers work with. */
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

/** What readers look for most. */
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

/** A whole name that comes near, or a name of what readers work with most. */
const BONUS = { whole: 15, main: 5, owner: 30 };
/** With a letter wrong, few are meant. */
const MOST_NEAR = 10;

const CLASS_PREFIX = 'mui';

/**
 * Finds names that have every word that was typed, in themselves or in the name of what they belong to.
 *
 * @param isNear whether a letter may be wrong
 */
export function findNames(names: NameList, query: QueryNames, isNear: boolean): FoundName[] {
  const { words, owners, ofKind } = query;
  if (ofKind) {
    // The name alone, of the kind that the reader says, unless the word for it is a part of the name.
    const ofThatKind = findNames(names, { words: ofKind.words, owners, ofKind: null }, isNear)
      .filter(({ thing }) => ofKind.kinds.includes(thing.kind))
      .map((name) => ({ ...name, isNamed: name.isNamed || isExact(name) }));
    if (ofThatKind.length > 0) {
      return ofThatKind;
    }
  }
  if (words.length === 0) {
    return [];
  }
  const joined = words.join('');
  const find = isNear ? matchNearName : matchName;
  const found: FoundName[] = [];
  for (const thing of isNear ? names.things : names.havingAny([joined, ...words])) {
    const whole = matchThing(thing, joined, find);
    const name = whole
      ? describe(thing, thing.places, [whole], owners, words.length === 1)
      : words.length > 1 && !isNear
        ? matchWords(thing, words, owners)
        : null;
    if (name) {
      found.push(name);
    }
  }
  // What has the same score stays in the order of names.
  found.sort((a, b) => b.score - a.score);
  return isNear ? found.slice(0, MOST_NEAR) : found;
}

function isExact({ matches }: FoundName): boolean {
  return matches.length === 1 && matches[0]!.match === 'exact';
}

/** Classes are found by their keys: most names of classes have the name of their component in them. */
function matchThing(
  { name, key, lowerName, lowerKey, kind }: NamedThing,
  typed: string,
  find: typeof matchName,
): NameMatch | null {
  if (kind !== 'class' || typed.startsWith(CLASS_PREFIX)) {
    return find(name, typed, lowerName);
  }
  const match = find(key, typed, lowerKey);
  const shift = name.length - key.length;
  return match && { ...match, from: match.from + shift, to: match.to + shift };
}

function matchWords(
  thing: NamedThing,
  words: readonly string[],
  owners: readonly string[],
): FoundName | null {
  const matches = words.map((word) => matchThing(thing, word, matchName));
  const own = matches.filter((match) => match !== null);
  const others = words.filter((_word, index) => matches[index] === null).join('');
  if (own.length === 0 || (thing.isEntry && others)) {
    return null;
  }
  const places = thing.places.filter(({ lowerOwner }) => lowerOwner.includes(others));
  return places.length > 0 ? describe(thing, places, own, [...owners, ...words], false) : null;
}

function describe(
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
      (named.length > 0 ||
        (isOneWord &&
          (thing.isEntry || thing.kind === 'interface' || isMain(owner?.members ?? 0)))),
    score:
      best +
      (KIND_SCORES[thing.kind] ?? 0) +
      (named.length > 0 ? BONUS.owner : 0) +
      (isMain(owner?.members ?? 0) ? BONUS.main : 0) +
      (isWholeNear ? BONUS.whole : 0) -
      (owner?.isDeprecated ? 8 : 0) -
      Math.min(20, (thing.key.length - matched) / 2),
  };
}
