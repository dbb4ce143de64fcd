import { joinForComparison } from '../text/joinWords';
import type { QueryWord } from '../text/readQueryWords';
import { isUnspaced } from '../text/splitWords';
import { formsOf, type WordForms } from './wordForms';

/** Query for the index, prepared once for all hits. */
export interface Asked {
  readonly words: readonly string[];
  readonly forms: readonly WordForms[];
  /** Words that a page must contain. */
  readonly needed: readonly WordForms[];
  /** Whether words of a script without spaces may be meant, whose characters must be contiguous. */
  readonly isUnspaced: boolean;
  /** Typed names: all words together, or only the required ones. */
  readonly names: readonly string[];
}

/** Prepares a query. */
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
