import { isUnspaced } from '../text/splitWords';
import type { MarkedText } from '../types';

/** Number of characters before a match; `LENGTH` is the total. */
const LEAD = 50;
const LENGTH = 150;

/** Text that ends with a letter or a digit. */
const OPEN_END = /[\p{L}\p{N}]$/u;

/** Creates a pattern that matches words anywhere, longer ones first. */
export function matcherOf(words: readonly string[]): RegExp | null {
  const patterns = [...new Set(words)]
    // An empty word would match everywhere, endlessly.
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$.*+?^{}()|[\]\\]/g, '\\$&'));
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'gi') : null;
}

/**
 * Finds words at their start, and Chinese words anywhere. A pattern could express this too, but each result has a
 * different pattern, and compiling it takes longer than the rest of a search.
 */
function* findWords(text: string, matcher: RegExp): Generator<RegExpExecArray> {
  matcher.lastIndex = 0;
  for (let found = matcher.exec(text); found; found = matcher.exec(text)) {
    const { 0: match, index } = found;
    // Two code units, because a letter may be a surrogate pair.
    if (isUnspaced(match) || !OPEN_END.test(text.slice(Math.max(0, index - 2), index))) {
      yield found;
    } else {
      matcher.lastIndex = index + 1;
    }
  }
}

/** Splits a text at its matches: every second piece is a match. */
export function markText(text: string, matcher: RegExp | null): MarkedText {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: match, index } of matcher ? findWords(text, matcher) : []) {
    pieces.push(text.slice(end, index), match);
    end = index + match.length;
  }
  return [...pieces, text.slice(end)];
}

/** Returns the part of a text around its first match, or its beginning without a match. */
export function excerptOf(text: string, matcher: RegExp | null): MarkedText {
  const [first] = matcher ? findWords(text, matcher) : [];
  const match = first?.index ?? 0;
  const from = match > LEAD ? startOfWord(text, match - LEAD) : 0;
  const to = from + LENGTH < text.length ? startOfWord(text, from + LENGTH) : text.length;
  const [lead = '', ...rest] = markText(text.slice(from, to).trim(), matcher);
  const pieces = [from > 0 ? `… ${lead}` : lead, ...rest];
  return to < text.length ? [...pieces.slice(0, -1), `${pieces.at(-1)} …`] : pieces;
}

/** Returns the position after the next space, or the index itself if no space is near. */
function startOfWord(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  return space === -1 || space - index > 20 ? index : space + 1;
}
