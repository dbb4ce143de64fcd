import { stem } from '../text/stem';
import { isUnspaced } from '../text/splitWords';

/**
 * Forms under which the index may contain a word, as `expandWord` wrote them: itself, its stem, or all of its
 * characters.
 */
export interface WordForms {
  readonly word: string;
  readonly root: string;
  readonly characters: readonly string[] | null;
}

/** Reads the forms of a word, once for all hits of a search. */
export function formsOf(word: string): WordForms {
  return { word, root: stem(word), characters: isUnspaced(word) ? [...word] : null };
}

/** Whether a hit was found by a word. */
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
