const ENDINGS = /(?:ing|ions?|ed|s)$/;
const LEAST_STEM = 3;

/**
 * The part that forms of an English word share: `sort` of `sorting`, `sorted` and `sorts`, `migrat` of `migrate` and
 * `migration`. Rough on purpose: it only
 * adds a way to find a word, and never takes the word's own form away.
 */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.endsWith('ss')) {
    return word;
  }
  const rest = word.replace(/ies$/, 'y').replace(ENDINGS, '');
  const single = rest === word ? rest : rest.replace(/([bdgmnprt])\1$/, '$1');
  const bare = single.replace(/e$/, '');
  return bare.length < LEAST_STEM ? word : bare;
}
