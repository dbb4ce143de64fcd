import { parse, type Options } from 'acorn';
import type { SentProblem } from '../../../lib/demos/hostMessages';
import { HostError } from './HostError';
import { JsxParser, MODULE } from './jsxParser';

const FUNCTION: Options = { ecmaVersion: 'latest', allowReturnOutsideFunction: true };

/** Error that acorn throws. */
interface Fault extends SyntaxError {
  /** The line is 1-based, the column 0-based. */
  readonly loc: { readonly line: number; readonly column: number };
}

/** One file in its stages, whose lines are the same. */
interface Stages {
  /** As it was written. */
  readonly text: string;
  /** Without types: a module with JSX. */
  readonly modern: string;
  /** A function's body. */
  readonly code: string;
}

/**
 * Finds what the compiler lets pass: it is as fast as it is because it takes much for granted.
 *
 * @param parameters of the function that the code is the body of
 * @throws a `HostError` of kind `syntax` for what the browser refuses, in the browser's words, and for mistakes of the
 * module
 */
export function checkSyntax(file: string, stages: Stages, parameters: readonly string[]): void {
  const { text, code } = stages;
  const fault = findFault(() => parse(code, FUNCTION));
  // Browser and parser each may know something of the language that the other does not.
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
 * Finds what is gone from compiled code, such as a tag that another one closes, or a second default export.
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

/** @param parsed the stage that has the fault; its columns count in lines that are as they were written */
function refuse(file: string, message: string, { loc }: Fault, text: string, parsed: string) {
  const [written, found] = [text, parsed].map((stage) => stage.split('\n')[loc.line - 1]);
  const problem: SentProblem = { kind: 'syntax', message, file, line: loc.line };
  return new HostError(written === found ? { ...problem, column: loc.column + 1 } : problem);
}
