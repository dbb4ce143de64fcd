import { joinForComparison } from '../text/joinWords';
import type { QueryWord } from '../text/readQueryWords';
import { isUnspaced } from '../text/splitWords';
import { formsOf, type WordForms } from './wordForms';

/** Query for the index, prepared once for all hits. */
export interface Asked {
  readonly words: readonly string[];
  readonly forms: readonly WordForms[];
  /** The words that a page must have. */
  readonly needed: readonly WordForms[];
  /** Whether a text without spaces may be meant, whose characters have to be together. */
  readonly isUnspaced: boolean;
  /** Names that were typed: all words, or those that identify the page. */
  readonly names: readonly string[];
}

/** Prepares what a reader looks for. */
export function readAsked(query: readonly QueryWord[]): Asked {
  const words = query.map(({ word }) => word);
  const needed = query.filter(({ isAside }) => !isAside).map(({ word }) => word);
  return {
    words,
    forms: words.map(formsOf),
    needed: needed.map(formsOf),
    isUnspaced: needed.some((word) => isUnspaced(word) && word.length > 1),
    names: [words, needed].map(joinForComparison),
  };
}
