import { parse } from '@babel/parser';
import type { File } from '@babel/types';
import { parserOptions } from '../check/parserOptions.ts';
import type { UpgradeFile } from './types.ts';

/**
 * Parses a file without a time limit, because only the reader's browser or terminal waits for it.
 *
 * @throws if it cannot be parsed, with the location
 */
export function parseFile({ name, text }: UpgradeFile): File {
  try {
    return parse(text, parserOptions(name));
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
    throw new Error(loc ? `${name}:${loc.line}:${loc.column + 1} ${message}` : message, {
      cause: error,
    });
  }
}
