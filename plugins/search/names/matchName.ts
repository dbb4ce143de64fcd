import { countTypos } from '../../../lib/text/nearWords';

/** Ways in which a name matches, best first. */
export type Match = 'exact' | 'start' | 'word' | 'part' | 'near';

/** Type and range of a match in a name. */
export interface NameMatch {
  match: Match;
  from: number;
  to: number;
}

/** Shorter text matches only at the start of a word. */
const MIN_PART = 3;
const MIN_NEAR = 5;

const UPPER = /[A-Z0-9]/;
const LOWER = /[a-z]/;
const SEPARATOR = /[-_.]/;

/**
 * Finds typed text in a name.
 *
 * @param name such as `onRowClick`
 * @param typed text in lower case
 * @param lower the name in lower case, for callers that search the same names at every key
 */
export function matchName(
  name: string,
  typed: string,
  lower = name.toLowerCase(),
): NameMatch | null {
  let found: NameMatch | null = null;
  for (let from = lower.indexOf(typed); from !== -1; from = lower.indexOf(typed, from + 1)) {
    const to = from + typed.length;
    if (from === 0) {
      return { match: to === lower.length ? 'exact' : 'start', from, to };
    }
    if (isBoundary(name, from)) {
      return { match: 'word', from, to };
    }
    found ??=
      typed.length < MIN_PART || !isInWord(name, from, to) ? null : { match: 'part', from, to };
  }
  return found;
}

/** Finds typed text with one letter wrong, missing, extra or transposed, in the whole name or in some of its words. */
export function matchNearName(
  name: string,
  typed: string,
  lower = name.toLowerCase(),
): NameMatch | null {
  if (typed.length < MIN_NEAR) {
    return null;
  }
  for (let from = 0; from + MIN_NEAR - 1 <= lower.length; from += 1) {
    if (isBoundary(name, from)) {
      for (const length of [typed.length, typed.length - 1, typed.length + 1]) {
        const to = from + length;
        if (isBoundary(name, to) && countTypos(typed, lower.slice(from, to)) <= 1) {
          return { match: 'near', from, to };
        }
      }
    }
  }
  return null;
}

/** Whether a match that starts inside a word also ends in it: `ssr` does not mean `processRowUpdate`. */
function isInWord(name: string, from: number, to: number): boolean {
  for (let index = from + 1; index < to; index += 1) {
    if (isBoundary(name, index)) {
      return false;
    }
  }
  return true;
}

/** Whether a word of the name starts or ends at an index. */
function isBoundary(name: string, index: number): boolean {
  if (index <= 0 || index >= name.length) {
    return index === 0 || index === name.length;
  }
  const before = name[index - 1]!;
  const after = name[index]!;
  return UPPER.test(after)
    ? !UPPER.test(before) || LOWER.test(name[index + 1] ?? '')
    : SEPARATOR.test(before) || SEPARATOR.test(after);
}
