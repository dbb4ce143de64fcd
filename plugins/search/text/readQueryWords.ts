import { isAside } from './asides';
import { joinCharacters } from './joinCharacters';
import { isUnspaced, splitWords } from './splitWords';
import { STOP_WORDS } from './stopWords';

/** A word of the query. */
export interface QueryWord {
  /** In lower case. */
  readonly word: string;
  /** Whether pages without it may also match. */
  readonly isAside: boolean;
  /** Whether it is before a dot, like `LicenseInfo` in `LicenseInfo.setLicenseKey`. */
  readonly isOwner: boolean;
}

/** Names joined by dots; does not match `v7.28`. */
const CHAIN = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu;

/** Returns the words of a query without stop words. */
export function readQueryWords(text: string): QueryWord[] {
  const typed = text.toLowerCase();
  const chains = (typed.match(CHAIN) ?? []).map((chain) => chain.split('.'));
  const owners = chains.flatMap((names) => names.slice(0, -1));
  const words = joinCharacters(splitWords(typed), typed)
    .filter((word) => !STOP_WORDS.has(word))
    .filter(isWorthSearching);
  const asides = words.map((word, index) => isAside(word, words[index - 1]));
  return words.map((word, index) => ({
    word,
    // If the query has only such words, they are meant.
    isAside: asides[index]! && asides.includes(false),
    isOwner: owners.includes(word),
  }));
}

/** Drops a trailing single letter, because half of the pages have a word that starts with it. */
function isWorthSearching(word: string, index: number, words: readonly string[]): boolean {
  return word.length > 1 || isUnspaced(word) || index < words.length - 1;
}
