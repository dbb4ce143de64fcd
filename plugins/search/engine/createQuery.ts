import type { Query } from 'minisearch';
import { isUnspaced } from '../text/splitWords';
import { stem } from '../text/stem';

/** Minimum lengths for one and for two wrong letters; transposed letters count as two. */
const MIN_FUZZY = 5;
const MIN_TWICE_FUZZY = 7;
/** Prefixes up to this length match whole words only, unless the reader is still typing them. */
const MIN_PREFIX = 2;

/** Weight of a word that was matched by its single characters, or as a part of many words. */
const CHARACTERS = { boostTerm: () => 0.3 };

/** Weight of the typed form in addition to the stem, which all forms share: `columns` is no rarer than `column`. */
const FORM = { boostTerm: () => 0.2 };

/** Weight of a word matched with wrong letters, in a query whose other words match exactly. */
const CORRECTED = { fuzzy: 1, prefix: 1 };

/**
 * Creates a query for pages that have all or some of the words, in any form.
 *
 * @param words words in lower case
 * @param near whether to allow wrong letters: in all words, or in the listed ones
 */
export function createQuery(
  words: readonly string[],
  combineWith: 'AND' | 'OR',
  near: boolean | readonly string[],
): Query {
  return {
    combineWith,
    queries: words.map((word, index) =>
      isUnspaced(word) ? unspacedQuery(word) : wordQuery(word, index === words.length - 1, near),
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

function wordQuery(word: string, isLast: boolean, near: boolean | readonly string[]): Query {
  const root = stem(word);
  const isCorrected = typeof near === 'object' && near.includes(word);
  const prefix = isLast || word.length > MIN_PREFIX;
  return {
    combineWith: 'OR',
    queries: [
      ...(root === word
        ? [{ queries: [word], prefix }]
        : [{ queries: [word], prefix, ...FORM }, root]),
      ...((near === true || isCorrected) && word.length >= MIN_FUZZY
        ? [
            {
              queries: [word],
              fuzzy: mostWrong(word),
              ...(isCorrected && { weights: CORRECTED }),
            },
          ]
        : []),
    ],
  };
}

/** Returns the maximum number of wrong letters. */
function mostWrong(word: string): number {
  return word.length < MIN_TWICE_FUZZY ? 1 : 2;
}
