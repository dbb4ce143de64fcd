import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { findTerms } from './rules/terms.ts';

/** Texts of the interface, of the navigation and of the API reference; records of translations have none. */
const STRING_FILES = ['i18n/zh/**/*.json', '!**/translated-from.json'];

/** Problems of one file of strings. */
export interface StringFile {
  readonly file: string;
  /** `file: key: what is wrong`. */
  readonly problems: readonly string[];
}

/** Looks for words to avoid in every Chinese string that is no page. */
export async function checkStrings(): Promise<StringFile[]> {
  const files = await Globby(STRING_FILES, { cwd: SITE_DIR });
  return files.sort().map((file) => {
    const content = JSON.parse(readFileSync(join(SITE_DIR, file), 'utf8')) as unknown;
    return { file, problems: findInStrings(content).map((problem) => `${file}: ${problem}`) };
  });
}

/**
 * Problems of all strings in a JSON value. Descriptions for translators are not shown to readers.
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
