import { parse, type ParserPlugin } from '@babel/parser';
import type { File } from '@babel/types';
import { AnswerError } from '../answers/AnswerError.ts';

/** Characters of one file: a component of an application has a hundredth of it. */
export const LONGEST_CODE = 200_000;

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
    return parse(code, {
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      plugins: pluginsFor(file),
    });
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
    const place = loc ? `${file}:${loc.line}:${loc.column + 1}` : file;
    throw new AnswerError('invalid', `${place} cannot be parsed: ${message}`, { cause: error });
  }
}

/** Assertions such as `<Row>value` are written in `.ts` only, where JSX is not. */
function pluginsFor(file: string): ParserPlugin[] {
  if (/\.[cm]?ts$/.test(file)) {
    return ['typescript', 'decorators-legacy'];
  }
  return /\.[cm]?jsx?$/.test(file)
    ? ['jsx', 'decorators-legacy']
    : ['jsx', 'typescript', 'decorators-legacy'];
}
