import { isUnspaced } from '../text/splitWords';

/** How many characters may be between two of a word where letters may be wrong: 列宽 is near to 列的宽度. */
const NEAR_GAP = 1;

/**
 * Whether a text has a word of a script without spaces as it is written. The index finds its characters, in any order
 * and anywhere, since it cuts text into words that depend on what is around them.
 *
 * @param isNear whether a little may be between the characters
 */
export function isContiguous(text: string, word: string, isNear: boolean): boolean {
  if (!isUnspaced(word) || text.includes(word)) {
    return true;
  }
  return isNear && new RegExp([...word].join(`.{0,${NEAR_GAP}}`), 'u').test(text);
}
