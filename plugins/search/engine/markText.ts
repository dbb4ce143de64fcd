import { isUnspaced } from '../text/splitWords';
import type { MarkedText } from '../types';

/** Characters before a match, and in all. */
const LEAD = 50;
const LENGTH = 150;

/** Finds words where they begin, and Chinese ones anywhere; longer ones first. */
export function matcherOf(words: readonly string[]): RegExp | null {
  const patterns = [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const literal = word.replace(/[$.*+?^{}()|[\]\\]/g, '\\$&');
      return isUnspaced(word) ? literal : `(?<![\\p{L}\\p{N}])${literal}`;
    });
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'giu') : null;
}

/** Cuts a text at its matches: every second piece matches. */
export function markText(text: string, matcher: RegExp | null): MarkedText {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: match, index } of matcher ? text.matchAll(matcher) : []) {
    pieces.push(text.slice(end, index), match);
    end = index + match.length;
  }
  return [...pieces, text.slice(end)];
}

/** The part of a text around its first match; the beginning where nothing matches. */
export function excerptOf(text: string, matcher: RegExp | null): MarkedText {
  const match = matcher ? text.search(matcher) : -1;
  const from = match > LEAD ? startOfWord(text, match - LEAD) : 0;
  const to = from + LENGTH < text.length ? startOfWord(text, from + LENGTH) : text.length;
  const [first = '', ...rest] = markText(text.slice(from, to).trim(), matcher);
  const pieces = [from > 0 ? `… ${first}` : first, ...rest];
  return to < text.length ? [...pieces.slice(0, -1), `${pieces.at(-1)} …`] : pieces;
}

/** The next place after a space; in text without spaces, the place itself. */
function startOfWord(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  return space === -1 || space - index > 20 ? index : space + 1;
}
