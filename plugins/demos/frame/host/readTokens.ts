import type { Token } from 'acorn';
import { JsxParser, MODULE } from './jsxParser';

/** Token with the value that acorn provides but its types omit. */
export interface ValueToken extends Token {
  /** A name, a keyword, or the value of a literal. */
  readonly value?: unknown;
}

/**
 * Returns the tokens of a module without types. Names in strings, comments and JSX text are not tokens. Returns none
 * for broken code.
 */
export function readTokens(modern: string): readonly ValueToken[] {
  const tokens: Token[] = [];
  try {
    JsxParser.parse(modern, { ...MODULE, onToken: tokens });
    return tokens;
  } catch {
    // The error is reported when the rest of the syntax is checked.
    return [];
  }
}
