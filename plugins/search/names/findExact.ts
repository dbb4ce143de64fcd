import type { NameMatch } from './matchName';
import type { NameList } from './NameList';
import { byScore, type FoundName, isUnmistakable, rateName } from './rateName';

/**
 * Finds names that are one of the words, in code that was pasted or in a question about it: `GridRowId | null`.
 *
 * @param words in lower case
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
