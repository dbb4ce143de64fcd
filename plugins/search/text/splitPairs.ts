import { isUnspaced, splitWords } from './splitWords';
import { STOP_WORDS } from './stopWords';

/**
 * Splits a query into pairs of adjacent characters, such as 每列, 列表 and 表头, and into words of other scripts.
 *
 * @returns without duplicates
 */
export function splitPairs(query: string): string[] {
  const text = query.toLowerCase();
  const runs: string[] = [];
  for (const word of splitWords(text).filter((each) => !STOP_WORDS.has(each))) {
    const before = runs.at(-1) ?? '';
    if (isUnspaced(word) && isUnspaced(before) && text.includes(before + word)) {
      runs[runs.length - 1] = before + word;
    } else {
      runs.push(word);
    }
  }
  return [...new Set(runs.flatMap((run) => (isUnspaced(run) ? pairsOf(run) : [run])))];
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => characters[index]! + character);
}
