import { isUnspaced } from '../text/splitWords';
import type { MarkedText } from '../types';

/** Characters before a match, and in all. */
const LEAD = 50;
const LENGTH = 150;

/** A letter or a digit at the end of a text. */
const OPEN_END = /[\p{L}\p{N}]$/u;

/** Matches words in any place, longer ones first. */
export function matcherOf(words: readonly string[]): RegExp | null {
  const patterns = [...new Set(words)]
    // An empty one would match everywhere, for ever.
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$.*+?^{}()|[\]\\]/g, '\\$&'));
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'gi') : null;
}

/**
 * Finds words where they begin, and Chinese ones anywhere. A pattern can say that too, but each result has one of its
 * own, and to compile it takes longer than all the rest of a search.
 */
function* findWords(text: string, matcher: RegExp): Generator<RegExpExecArray> {
  matcher.lastIndex = 0;
  for (let found = matcher.exec(text); found; found = matcher.exec(text)) {
    const { 0: match, index } = found;
    // Two units, since a letter may be a pair of them.
    if (isUnspaced(match) || !OPEN_END.test(text.slice(Math.max(0, index - 2), index))) {
      yield found;
    } else {
      matcher.lastIndex = index + 1;
    }
  }
}

/** Cuts a text at its matches: every second piece matches. */
export function markText(text: string, matcher: RegExp | null): MarkedText {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: match, index } of matcher ? findWords(text, matcher) : []) {
    pieces.push(text.slice(end, index), match);
    end = index + match.length;
  }
  return [...pieces, text.slice(end)];
}

/** The part of a text around its first match; the beginning where nothing matches. */
export function excerptOf(text: string, matcher: RegExp | null): MarkedText {
  const [first] = matcher ? findWords(text, matcher) : [];
  const match = first?.index ?? 0;
  const from = match > LEAD ? startOfWord(text, match - LEAD) : 0;
  const to = from + LENGTH < text.length ? startOfWord(text, from + LENGTH) : text.length;
  const [lead = '', ...rest] = markText(text.slice(from, to).trim(), matcher);
  const pieces = [from > 0 ? `… ${lead}` : lead, ...rest];
  return to < text.length ? [...pieces.slice(0, -1), `${pieces.at(-1)} …`] : pieces;
}

/** The next place after a space; in text without spaces, the place itself. */
function startOfWord(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  return space === -1 || space - index > 20 ? index : space + 1;
}
