import type { Token } from 'acorn';
import { JsxParser, MODULE } from './jsxParser';

/** Token with the value that acorn provides but its types omit. */
export interface ValueToken extends Token {
  /** A name, a keyword, or what a literal stands for. */
  readonly value?: unknown;
}

/** The tokens of a module without types: names in strings, comments and texts are none. Broken code has none. */
export function readTokens(modern: string): readonly ValueToken[] {
  const tokens: Token[] = [];
  try {
    JsxParser.parse(modern, { ...MODULE, onToken: tokens });
    return tokens;
  } catch {
    // What is wrong with it is told with the rest of its syntax.
    return [];
  }
}
