import type { Query } from 'minisearch';
import { isUnspaced } from '../text/splitWords';
import { stem } from '../text/stem';

/** From these lengths on a word may have a letter wrong, or two, as where they have changed places. */
const MIN_FUZZY = 5;
const MIN_TWICE_FUZZY = 7;
/** Beginnings as short as this match whole words only, unless the reader is still typing them. */
const MIN_PREFIX = 2;

/** A word that is there only as characters beside each other says less, and so does one that is a part of many words. */
const CHARACTERS = { boostTerm: () => 0.3 };

/** Weight of the typed form besides the stem, which all forms share: `columns` is no rarer than `column`. */
const FORM = { boostTerm: () => 0.2 };

/** How much a word counts that is found with letters wrong, in a question whose other words are found as they are. */
const CORRECTED = { fuzzy: 1, prefix: 1 };

/**
 * Looks for pages that have all words, or some of them, in some form.
 *
 * @param words in lower case
 * @param near whether letters may be wrong: of all words, or of those that are listed
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

/** Segmentation depends on what is around a word: a page may have the same characters cut differently. */
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

/** How many letters may be wrong. */
function mostWrong(word: string): number {
  return word.length < MIN_TWICE_FUZZY ? 1 : 2;
}
