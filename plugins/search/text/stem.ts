/** Endings of words, in American and British spelling; `resize` is too short for the first ones. */
const ENDING = /(?<=[a-z]{4})i[sz](?:e[ds]?|ing|ations?)$|(?:ing|ions?|ed|es?|s)$/;

/** Returns the part that most forms of an English word share: `sort` for `sorts`, `sorted` and `sorting`. */
export function stem(word: string): string {
  const root = word.replace(ENDING, '').replace(/our$/, 'or');
  return /^[a-z]{3,}$/.test(root) ? root : word;
}
