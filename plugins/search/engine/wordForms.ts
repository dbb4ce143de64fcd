import { stem } from '../text/stem';
import { isUnspaced } from '../text/splitWords';

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
