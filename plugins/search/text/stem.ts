const ENDINGS = /(?:ing|ions?|ed|s)$/;
/**
 * Matches both spellings, after more letters than `resize` has: `virtualise`, `virtualization`. Excludes words such as
 * `pagesize`.
 */
const MADE = /^(?!.*siz(?:e[ds]?|ing)$)([a-z]{4,})i[sz](?:e[ds]?|ing|ations?)$/;
const COLOUR = /^([a-z]{3,})our$/;
const MIN_STEM = 3;

/**
 * Returns the part shared by the forms of an English word: `sort` for `sorting`, `sorted` and `sorts`, `migrat` for
 * `migrate` and `migration`, `custom` for `customise` and `customization`. Deliberately approximate, because it only
 * adds another way to find a word and never replaces the word's form.
 */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.endsWith('ss')) {
    return word;
  }
  const made = MADE.exec(word);
  if (made) {
    return made[1]!;
  }
  const rest = word.replace(/ies$/, 'y').replace(ENDINGS, '');
  const single = rest === word ? rest : rest.replace(/([bdgmnprt])\1$/, '$1');
  const bare = single.replace(/e$/, '').replace(COLOUR, '$1or');
  return bare.length < MIN_STEM ? word : bare;
}
