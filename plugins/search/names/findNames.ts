import { findLists } from './findLists';
import { matchName, matchNearName, type NameMatch } from './matchName';
import { byScore, type FoundName, rateName } from './rateName';
import type { NamedThing } from './readNames';
import type { QueryNames } from './readQueryNames';

/** Maximum number of names with a wrong letter. */
const MAX_NEAR = 10;

/** Share of a removed name that must be typed. */
const MIN_SHARE_OF_FORMER = 0.6;

const CLASS_PREFIX = 'mui';

/**
 * Finds names that contain every typed word, in the name or in the name of its owner.
 *
 * @param isNear whether to allow a wrong letter
 */
export function findNames(
  names: readonly NamedThing[],
  query: QueryNames,
  isNear: boolean,
): FoundName[] {
  const found = findMeant(names, query, isNear);
  const lists = findLists(names, query.listOf);
  const others = found.filter(({ thing }) => !lists.some((list) => list.thing === thing));
  return lists.length > 0 ? [...others, ...lists].sort(byScore) : found;
}

/** Finds names of the kind that the reader typed, or of any kind. */
function findMeant(names: readonly NamedThing[], query: QueryNames, isNear: boolean): FoundName[] {
  const { words, owners, ofKind } = query;
  if (ofKind) {
    // Match the name without the kind, unless the word for the kind is part of the name.
    const ofThatKind = findWords(names, ofKind.words, owners, isNear)
      .filter(({ thing }) => ofKind.kinds.includes(thing.kind))
      .map((name) => ({ ...name, isNamed: name.isNamed || isExact(name) }));
    if (ofThatKind.length > 0) {
      return ofThatKind;
    }
  }
  return words.length > 0 ? findWords(names, words, owners, isNear) : [];
}

/** Finds names that contain every word. */
function findWords(
  names: readonly NamedThing[],
  words: readonly string[],
  owners: readonly string[],
  isNear: boolean,
): FoundName[] {
  const joined = words.join('');
  const parts = [joined, ...words];
  const find = isNear ? matchNearName : matchName;
  const found: FoundName[] = [];
  for (const thing of isNear
    ? names
    : names.filter(({ lowerName }) => parts.some((part) => lowerName.includes(part)))) {
    const whole = matchThing(thing, joined, find);
    const name = whole
      ? rateName(thing, thing.places, [whole], owners, words.length === 1)
      : words.length > 1 && !isNear
        ? matchWords(thing, words, owners)
        : null;
    if (name) {
      found.push(name);
    }
  }
  found.sort(byScore);
  return isNear ? found.slice(0, MAX_NEAR) : found;
}

function isExact({ matches }: FoundName): boolean {
  return matches.length === 1 && matches[0]!.match === 'exact';
}

/** Matches classes by their keys, because most class names contain the name of their component. */
function matchThing(
  { name, key, lowerName, lowerKey, kind, successor }: NamedThing,
  typed: string,
  find: typeof matchName,
): NameMatch | null {
  if (kind !== 'class' || typed.startsWith(CLASS_PREFIX)) {
    const match = find(name, typed, lowerName);
    return successor === null || isMost(match, name) ? match : null;
  }
  const match = find(key, typed, lowerKey);
  const shift = name.length - key.length;
  return match && (successor === null || isMost(match, key))
    ? { ...match, from: match.from + shift, to: match.to + shift }
    : null;
}

/** Whether the reader typed most of this name. Removed names must not appear among all names with the same start. */
function isMost(match: NameMatch | null, name: string): boolean {
  return match !== null && match.from === 0 && match.to >= name.length * MIN_SHARE_OF_FORMER;
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
  // Words of a question may be removed names by chance, so their owner must be named as well.
  const places = thing.places.filter(({ lowerOwner }) =>
    thing.successor === null ? lowerOwner.includes(others) : lowerOwner === others,
  );
  return places.length > 0 ? rateName(thing, places, own, [...owners, ...words], false) : null;
}
