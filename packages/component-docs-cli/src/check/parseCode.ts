import { parse } from '@babel/parser';
import type { File } from '@babel/types';
import { AnswerError } from '../answers/AnswerError.ts';
import { parserOptions } from './parserOptions.ts';
import { isTimeout, stopAfter } from './stopAfter.ts';

/** Characters of one file: a component of an application has a hundredth of it. */
export const MAX_CODE_LENGTH = 200_000;

/**
 * Milliseconds in which a file has to be parsed: thrice what the longest takes. Where angle brackets may be types, the
 * parser reads them twice, and a file of nothing else takes it the better part of a minute.
 */
export const PARSED_WITHIN_MS = 3_000;

/**
 * Parses JavaScript or TypeScript, with JSX.
 *
 * @param file its name, which says what it is written in
 * @throws {AnswerError} when it cannot be parsed, with the place
 */
export function parseCode(code: string, file: string): File {
  if (code.length > MAX_CODE_LENGTH) {
    throw new AnswerError(
      'invalid',
      `${file} has ${code.length} characters; at most ${MAX_CODE_LENGTH} are checked.`,
    );
  }
  try {
    return stopAfter(() => parse(code, parserOptions(file)), PARSED_WITHIN_MS);
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    const place = loc ? `${file}:${loc.line}:${loc.column + 1}` : file;
    throw new AnswerError('invalid', `${place} cannot be parsed: ${explain(error)}`, {
      cause: error,
    });
  }
}

function explain(error: unknown): string {
  const { name, message } = error as Error;
  if (isTimeout(error)) {
    return `that takes more than ${PARSED_WITHIN_MS / 1_000} seconds.`;
  }
  return name === 'RangeError' ? 'it is nested too deeply.' : message;
}
