import { parse } from '@babel/parser';
import type { File } from '@babel/types';
import { AnswerError } from '../answers/AnswerError.ts';
import { parserOptions } from './parserOptions.ts';
import { isTimeout, stopAfter } from './stopAfter.ts';

/** Maximum length of a file, a hundred times that of a component. */
export const MAX_CODE_LENGTH = 200_000;

/**
 * Milliseconds for parsing a file, three times that of the slowest one. The parser reads ambiguous angle brackets
 * twice, so a file of nothing else could take almost a minute.
 */
const PARSED_WITHIN_MS = 3_000;

/**
 * Parses JavaScript or TypeScript, with JSX.
 *
 * @param file name, which determines the language
 * @throws {AnswerError} if it cannot be parsed, with the location
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
