import { isUnspaced } from '../text/splitWords';

/** Maximum number of characters between two characters of a near match: 列宽 is near 列的宽度. */
const NEAR_GAP = 1;

/**
 * Whether a text contains a word of a script without spaces contiguously. The index also finds its characters in any
 * order and position, because segmentation depends on the surrounding text.
 *
 * @param isNear whether to allow a small gap between the characters
 */
export function isContiguous(text: string, word: string, isNear: boolean): boolean {
  if (!isUnspaced(word) || text.includes(word)) {
    return true;
  }
  return isNear && new RegExp([...word].join(`.{0,${NEAR_GAP}}`), 'u').test(text);
}
