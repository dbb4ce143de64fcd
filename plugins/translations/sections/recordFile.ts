import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TranslationRecord } from './types';

/** The file, relative to the site, that says what the pages of a version were translated from. */
export function recordFile(locale: string, version: string): string {
  return `i18n/${locale}/translated-from/${version}.json`;
}

/** Reads the record of one version in one language; a version without translated pages has none. */
export function readRecord(siteDir: string, locale: string, version: string): TranslationRecord {
  const file = path.join(siteDir, recordFile(locale, version));
  if (!existsSync(file)) {
    return {};
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TranslationRecord;
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON. Mend its syntax.`, { cause });
  }
}

/** Writes the record with its pages in order, so that two people who translate rarely meet in it. */
export function writeRecord(
  siteDir: string,
  locale: string,
  version: string,
  record: TranslationRecord,
): void {
  const file = path.join(siteDir, recordFile(locale, version));
  const sorted = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
