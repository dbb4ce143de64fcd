import { isUnspaced, splitWords } from './splitWords';
import { STOP_WORDS } from './stopWords';

/** Joins the words of a name into one text for comparison. */
export function joinWords(text: string): string {
  return joinForComparison(splitWords(text).filter((word) => !STOP_WORDS.has(word)));
}

/**
 * Joins words for comparison. Adds no separator between words of scripts without spaces, whose segmentation varies: 列宽
 * may be one word or two.
 */
export function joinForComparison(words: readonly string[]): string {
  return words.reduce((joined, word) => {
    const isOne = joined === '' || (isUnspaced(word) && isUnspaced(joined.slice(-1)));
    return isOne ? joined + word : `${joined},${word}`;
  }, '');
}
