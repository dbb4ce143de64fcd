import type { Query } from 'minisearch';
import { isUnspaced } from '../text/splitWords';
import { stem } from '../text/stem';

/** Prefixes up to this length match whole words only, unless the reader is still typing them. */
const MIN_PREFIX = 2;

/** Weight of a word that was matched by its single characters, or as a part of many words. */
const CHARACTERS = { boostTerm: () => 0.3 };

/** Weight of the typed form in addition to the stem, which all forms share: `columns` is no rarer than `column`. */
const FORM = { boostTerm: () => 0.2 };

/**
 * Creates a query for pages that have all or some of the words, in any form.
 *
 * @param words words in lower case
 */
export function createQuery(words: readonly string[], combineWith: 'AND' | 'OR'): Query {
  return {
    combineWith,
    queries: words.map((word, index) =>
      isUnspaced(word) ? unspacedQuery(word) : wordQuery(word, index === words.length - 1),
    ),
  };
}

/**
 * Also searches for single characters, because segmentation depends on the surrounding text: a page may contain the
 * same characters split differently.
 */
function unspacedQuery(word: string): Query {
  const characters = [...word];
  const apart: Query = { queries: characters, combineWith: 'AND', ...CHARACTERS };
  return characters.length === 1
    ? apart
    : { combineWith: 'OR', queries: [{ queries: [word], prefix: true }, apart] };
}

function wordQuery(word: string, isLast: boolean): Query {
  const root = stem(word);
  const prefix = isLast || word.length > MIN_PREFIX;
  return root === word
    ? { queries: [word], prefix }
    : { combineWith: 'OR', queries: [{ queries: [word], prefix, ...FORM }, root] };
}
