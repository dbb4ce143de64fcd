import { parse, type Options } from 'acorn';
import type { SentProblem } from '../../shared/hostMessages';
import { HostError } from './HostError';
import { JsxParser, MODULE } from './jsxParser';

const FUNCTION: Options = { ecmaVersion: 'latest', allowReturnOutsideFunction: true };

/** Error thrown by acorn. */
interface Fault extends SyntaxError {
  /** The line is 1-based, the column 0-based. */
  readonly loc: { readonly line: number; readonly column: number };
}

/** The compilation stages of one file, with the same lines. */
interface Stages {
  /** The original text. */
  readonly text: string;
  /** The module without types, possibly with JSX. */
  readonly modern: string;
  /** The compiled code, as a function body. */
  readonly code: string;
}

/**
 * Finds errors that the compiler does not report, because it skips most checks for speed.
 *
 * @param parameters parameters of the function whose body is the code
 * @throws a `HostError` of kind `syntax` for code that the browser rejects, with the browser's message, and for errors
 * in the module
 */
export function checkSyntax(file: string, stages: Stages, parameters: readonly string[]): void {
  const { text, code } = stages;
  const fault = findFault(() => parse(code, FUNCTION));
  // The browser and the parser may each support syntax that the other does not.
  const refusal = findRefusal(code, parameters);
  if (refusal) {
    throw fault
      ? refuse(file, refusal.message, fault, text, code)
      : new HostError({ kind: 'syntax', message: refusal.message, file });
  }
  if (!fault) {
    checkModule(file, stages);
  }
}

/**
 * Finds errors that are lost in compiled code, such as a mismatched closing tag or a second default export.
 *
 * @throws a `HostError` of kind `syntax`
 */
export function checkModule(file: string, { text, modern }: Omit<Stages, 'code'>): void {
  const fault = findFault(() => JsxParser.parse(modern, MODULE));
  if (fault) {
    const message = fault.message.replace(/ \(\d+:\d+\)$/, '');
    // The parser has no name for a fragment.
    throw refuse(file, message.replace('<undefined>', '<>'), fault, text, modern);
  }
}

function findFault(read: () => unknown): Fault | null {
  try {
    read();
    return null;
  } catch (error) {
    return error as Fault;
  }
}

function findRefusal(code: string, parameters: readonly string[]): SyntaxError | null {
  try {
    new Function(...parameters, code);
    return null;
  } catch (error) {
    return error as SyntaxError;
  }
}

/** @param parsed the stage that has the error; its column is valid only if the line equals the original one */
function refuse(file: string, message: string, { loc }: Fault, text: string, parsed: string) {
  const [written, found] = [text, parsed].map((stage) => stage.split('\n')[loc.line - 1]);
  const problem: SentProblem = { kind: 'syntax', message, file, line: loc.line };
  return new HostError(written === found ? { ...problem, column: loc.column + 1 } : problem);
}
