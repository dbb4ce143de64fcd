import type { WordForms } from './wordForms';

/** Minimum number of words for one to be optional, because a longer question contains words specific to the reader. */
export const MIN_WORDS = 3;

/**
 * Whether enough of the words match: all of them or, of many, all but one. Of few words, a single character may be
 * missing but not a word: a page with 不存在 does not answer 不存在的词汇.
 */
export function hasEnough(
  needed: readonly WordForms[],
  has: (forms: WordForms) => boolean,
): boolean {
  const missing = needed.filter((forms) => !has(forms));
  if (missing.length === 0) {
    return true;
  }
  const words = needed.filter(isWord);
  return (
    needed.length >= MIN_WORDS &&
    missing.length === 1 &&
    (words.length >= MIN_WORDS || !isWord(missing[0]!))
  );
}

function isWord({ characters }: WordForms): boolean {
  return characters === null || characters.length > 1;
}
