import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { folderOf, type DocsVersion } from '../../src/versions';
import type { PageTitles } from './types';

/** Beside the pages of a version, and beside their translations. */
const TITLES_FILE = 'titles.json';

/**
 * Reads how the pages of a version are called, also those that the site does not have yet.
 *
 * @param locale `null` for the language that pages are written in
 * @returns titles by the folder of the page; of a version that lists none, nothing
 */
function readTitles(siteDir: string, version: DocsVersion, locale: string | null): PageTitles {
  const file = path.join(siteDir, folderOf(version, locale), TITLES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTitles) : {};
}

/**
 * Reads the titles of several versions in several languages.
 *
 * @param locales the language that pages are written in first
 * @returns by version and language; versions that list no titles are left out
 * @throws when a language has titles of other pages than the first one
 */
export function readAllTitles(
  siteDir: string,
  versions: readonly DocsVersion[],
  [original = '', ...translations]: readonly string[],
): Record<string, Record<string, PageTitles>> {
  const problems: string[] = [];
  const all = versions.flatMap((version) => {
    const titles = readTitles(siteDir, version, null);
    const translated = translations.map((locale) => {
      const found = readTitles(siteDir, version, locale);
      problems.push(...findTitleProblems(titles, found, folderOf(version, locale)));
      return [locale, found] as const;
    });
    return Object.keys(titles).length > 0
      ? [[version.name, Object.fromEntries([[original, titles], ...translated])] as const]
      : [];
  });
  reportProblems('throw', 'Lists of titles do not fit together', problems);
  return Object.fromEntries(all);
}

/** Finds titles that a language lacks, or has of pages that are not listed. */
function findTitleProblems(titles: PageTitles, translated: PageTitles, file: string): string[] {
  return [
    ...Object.keys(titles)
      .filter((page) => !(page in translated))
      .map((page) => `${file} has no title of "${page}". Add it to its ${TITLES_FILE}.`),
    ...Object.keys(translated)
      .filter((page) => !(page in titles))
      .map((page) => `${file} has a title of "${page}", which the English list does not have.`),
  ];
}
