const ENDINGS = /(?:ing|ions?|ed|s)$/;
/** In both spellings, behind more letters than `resize` has: `virtualise`, `virtualization`. A `pagesize` is a size. */
const MADE = /^(?!.*siz(?:e[ds]?|ing)$)([a-z]{4,})i[sz](?:e[ds]?|ing|ations?)$/;
const COLOUR = /^([a-z]{3,})our$/;
const MIN_STEM = 3;

/**
 * The part that forms of an English word share: `sort` of `sorting`, `sorted` and `sorts`, `migrat` of `migrate` and
 * `migration`, `custom` of `customise` and `customization`. Rough on purpose: it only adds a way to find a word, and
 * never takes the word's own form away.
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
