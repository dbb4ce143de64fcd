import { runInNewContext } from 'node:vm';
import { parse } from '@babel/parser';
import type { File } from '@babel/types';
import { AnswerError } from '../answers/AnswerError.ts';
import { parserOptions } from './parserOptions.ts';

/** Characters of one file: a component of an application has a hundredth of it. */
export const LONGEST_CODE = 200_000;

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
  if (code.length > LONGEST_CODE) {
    throw new AnswerError(
      'invalid',
      `${file} has ${code.length} characters; at most ${LONGEST_CODE} are checked.`,
    );
  }
  try {
    return withinTime(() => parse(code, parserOptions(file)));
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    const place = loc ? `${file}:${loc.line}:${loc.column + 1}` : file;
    throw new AnswerError('invalid', `${place} cannot be parsed: ${explain(error)}`, {
      cause: error,
    });
  }
}

/** Only a context of `node:vm` can stop what does not give the thread back; the code to be parsed is never run. */
function withinTime<Result>(run: () => Result): Result {
  return runInNewContext('run()', { run }, { timeout: PARSED_WITHIN_MS }) as Result;
}

function explain(error: unknown): string {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
    return `that takes more than ${PARSED_WITHIN_MS / 1_000} seconds.`;
  }
  return name === 'RangeError' ? 'it is nested too deeply.' : message;
}
