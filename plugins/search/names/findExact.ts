import type { NameMatch } from './matchName';
import { byScore, type FoundName, isUnmistakable, rateName } from './rateName';
import type { NamedThing } from './readNames';
import type { QueryNames } from './readQueryNames';

/**
 * Finds names among several words, in pasted code or in a question about it: `GridRowId | null`. They answer only a
 * part of the query.
 */
export function findAmong(
  names: readonly NamedThing[],
  { words, owners }: QueryNames,
): FoundName[] {
  const all = [...words, ...owners];
  return all.length > 1 ? findExact(names, all) : [];
}

/**
 * Finds names that are equal to one of the words.
 *
 * @param words words in lower case
 */
export function findExact(names: readonly NamedThing[], words: readonly string[]): FoundName[] {
  return names
    .filter((thing) => words.includes(thing.lowerName) && isUnmistakable(thing))
    .map((thing) => {
      const whole: NameMatch = { match: 'exact', from: 0, to: thing.name.length };
      return rateName(thing, thing.places, [whole], [], false);
    })
    .sort(byScore);
}
