import type { NameMatch } from './matchName';
import type { NameList } from './NameList';
import { byScore, type FoundName, isUnmistakable, rateName } from './rateName';
import type { QueryNames } from './readQueryNames';

/**
 * Finds names among several words, in pasted code or in a question about it: `GridRowId | null`. They answer only a
 * part of the query.
 */
export function findAmong(names: NameList, { words, owners }: QueryNames): FoundName[] {
  const all = [...words, ...owners];
  return all.length > 1 ? findExact(names, all) : [];
}

/**
 * Finds names that are equal to one of the words.
 *
 * @param words words in lower case
 */
export function findExact(names: NameList, words: readonly string[]): FoundName[] {
  return names
    .havingAny(words)
    .filter((thing) => words.includes(thing.lowerName) && isUnmistakable(thing))
    .map((thing) => {
      const whole: NameMatch = { match: 'exact', from: 0, to: thing.name.length };
      return rateName(thing, thing.places, [whole], [], false);
    })
    .sort(byScore);
}
