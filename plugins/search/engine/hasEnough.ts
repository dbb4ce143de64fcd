import type { WordForms } from './wordForms';

/** From this number of words on, one may be missing: some of a question's words are the reader's own. */
export const MIN_WORDS = 3;

/**
 * Whether something has enough of the words that were asked for: all of them; of many, all but one. Of few words a
 * single character may be missing, but no word: 不存在的词汇 is not what any page has with 不存在.
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
