import { isAside } from './asides';
import { joinCharacters } from './joinCharacters';
import { isUnspaced, splitWords } from './splitWords';
import { STOP_WORDS } from './stopWords';

/** A word that a reader looks for. */
export interface QueryWord {
  /** In lower case. */
  readonly word: string;
  /** Whether pages without it may be meant as well. */
  readonly isAside: boolean;
  /** Whether it is before a dot, as `LicenseInfo` in `LicenseInfo.setLicenseKey`. */
  readonly isOwner: boolean;
}

/** Names with dots between them; `v7.28` has none. */
const CHAIN = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu;

/** The words that a reader looks for, without those that say nothing. */
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
    // Who types nothing else means just these.
    isAside: asides[index]! && asides.includes(false),
    isOwner: owners.includes(word),
  }));
}

/** Half of the pages have a word that begins with the letter which the reader has just typed. */
function isWorthSearching(word: string, index: number, words: readonly string[]): boolean {
  return word.length > 1 || isUnspaced(word) || index < words.length - 1;
}
