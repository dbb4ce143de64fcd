import { isUnspaced, splitWords } from './splitWords';
import { STOP_WORDS } from './stopWords';

/** The words of a name, in one text to compare. */
export function joinWords(text: string): string {
  return joinForComparison(splitWords(text).filter((word) => !STOP_WORDS.has(word)));
}

/** Nothing is between words without spaces, which are cut differently in other places: 列宽 may be one or two. */
export function joinForComparison(words: readonly string[]): string {
  return words.reduce((joined, word) => {
    const isOne = joined === '' || (isUnspaced(word) && isUnspaced(joined.slice(-1)));
    return isOne ? joined + word : `${joined},${word}`;
  }, '');
}
