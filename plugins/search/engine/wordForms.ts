import { stem } from '../text/stem';
import { isUnspaced } from '../text/splitWords';

/** Maximum number of characters between two characters of a near match: 列宽 is near 列的宽度. */
const NEAR_GAP = 1;

/** Forms of a word in the index, as created by `expandWord`: the word, its stem, or all of its characters. */
export interface WordForms {
  readonly word: string;
  readonly root: string;
  readonly characters: readonly string[] | null;
}

/** Computes the forms of a word, once for all hits of a search. */
export function formsOf(word: string): WordForms {
  return { word, root: stem(word), characters: isUnspaced(word) ? [...word] : null };
}

/** Whether a word contributed to a hit. */
export function isAmong(
  { word, root, characters }: WordForms,
  queryTerms: readonly string[],
): boolean {
  return (
    queryTerms.includes(word) ||
    queryTerms.includes(root) ||
    characters?.every((character) => queryTerms.includes(character)) === true
  );
}

/** Returns the index terms of a word: the word, its stem, and the characters of a Chinese word. */
export function expandWord(word: string): string[] {
  if (isUnspaced(word)) {
    const characters = [...word];
    return characters.length > 1 ? [word, ...characters] : [word];
  }
  const root = stem(word);
  return root === word ? [word] : [word, root];
}

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
