import type { Token } from 'acorn';
import { HostError } from './HostError';
import { JsxParser, MODULE } from './jsxParser';

/** Token with the value that acorn provides but its types omit. */
interface ValueToken extends Token {
  /** A name, a keyword, or the value of a literal. */
  readonly value?: unknown;
}

const NAMESPACE = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+([\w$]+)/gm;
const DECLARES = new Set(['function', 'class', 'const', 'let', 'var']);

/**
 * Finds namespaces that the code still uses after type removal, because the compiler treats all namespaces as types.
 *
 * @param modern the file without types, with the same lines
 * @throws a `HostError` of kind `syntax`
 */
export function checkNamespaces(file: string, text: string, modern: string): void {
  const kept = modern.split('\n');
  const gone = [...text.matchAll(NAMESPACE)]
    .map(({ index, 0: start, 1: name = '' }) => ({
      start,
      name,
      line: text.slice(0, index).split('\n').length,
    }))
    .filter(({ start, line }) => !kept[line - 1]?.includes(start));
  if (gone.length === 0) {
    return;
  }
  const tokens = readTokens(modern);
  const needed = gone.find(({ name }) => isNeeded(name, tokens));
  if (needed) {
    const { name, line } = needed;
    throw new HostError({
      kind: 'syntax',
      finding: { code: 'namespace', values: { name } },
      file,
      line,
    });
  }
}

/**
 * Whether code uses a name as a value without declaring it; a function may share its name with a type-only namespace.
 */
function isNeeded(name: string, tokens: readonly ValueToken[]): boolean {
  const uses = tokens.flatMap((token, index) =>
    /^(?:name|jsxName)$/.test(token.type.label) && token.value === name
      ? [{ before: tokens[index - 1], after: tokens[index + 1] }]
      : [],
  );
  const isDeclared = uses.some(({ before }) => DECLARES.has(String(before?.value)));
  return (
    !isDeclared &&
    uses.some(({ before, after }) => before?.type.label !== '.' && after?.type.label !== ':')
  );
}

/**
 * Returns the tokens of a module without types. Names in strings, comments and JSX text are not tokens. Returns none
 * for broken code.
 */
function readTokens(modern: string): readonly ValueToken[] {
  const tokens: Token[] = [];
  try {
    JsxParser.parse(modern, { ...MODULE, onToken: tokens });
    return tokens;
  } catch {
    // The error is reported when the rest of the syntax is checked.
    return [];
  }
}
