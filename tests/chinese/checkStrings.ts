import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { findTerms } from './rules/terms.ts';

/** Texts of the interface, of the navigation and of the API reference. Records of translations contain no text. */
const STRING_FILES = ['i18n/zh/**/*.json', '!**/translated-from.json'];

/** Problems of a file of strings. */
export interface StringFile {
  readonly file: string;
  /** Problems in the form `file: key: description`. */
  readonly problems: readonly string[];
}

/** Finds words to avoid in every Chinese string outside the pages. */
export async function checkStrings(): Promise<StringFile[]> {
  const files = await Globby(STRING_FILES, { cwd: SITE_DIR });
  return files.sort().map((file) => {
    const content = JSON.parse(readFileSync(join(SITE_DIR, file), 'utf8')) as unknown;
    return { file, problems: findInStrings(content).map((problem) => `${file}: ${problem}`) };
  });
}

/**
 * Returns problems of all strings in a JSON value. Skips descriptions for translators, which readers do not see.
 *
 * @param key the nearest key above the value
 */
export function findInStrings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return key === 'description' ? [] : findTerms(value).map((problem) => `${key}: ${problem}`);
  }
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) =>
        findInStrings(inner, name === 'message' ? key : name),
      )
    : [];
}
