import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TranslatedFrom } from './hashSections';

/** The name of the file beside a translated page that says what the page was translated from. */
export const RECORD_NAME = 'translated-from.json';

/** The record of a translated page. @param page path of its `index.mdx` */
export function recordFile(page: string): string {
  return path.join(path.dirname(page), RECORD_NAME);
}

/**
 * Reads what a page was translated from.
 *
 * @param page path of the translated `index.mdx`
 * @returns nothing when no record was made yet
 * @throws when the record is not JSON
 */
export function readRecord(page: string): TranslatedFrom | undefined {
  const file = recordFile(page);
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TranslatedFrom;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON. Fix its syntax.`, { cause });
  }
}

/** Writes what a page was translated from, section by section in the order of the page. */
export function writeRecord(page: string, record: TranslatedFrom): void {
  writeFileSync(recordFile(page), `${JSON.stringify(record, null, 2)}\n`);
}
