import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { folderOf, type DocsVersion } from '../../src/versions';
import type { PageTitles } from './types';

/** File next to the pages of a version, and next to their translations. */
const TITLES_FILE = 'titles.json';

/**
 * Reads the titles of a version's pages, including pages that the site does not have yet.
 *
 * @param locale `null` for the language in which pages are written
 * @returns titles by the folder of the page; empty if the version lists none
 */
function readTitles(siteDir: string, version: DocsVersion, locale: string | null): PageTitles {
  const file = path.join(siteDir, folderOf(version, locale), TITLES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTitles) : {};
}

/**
 * Reads the titles of several versions in several languages.
 *
 * @param locales languages, starting with the one in which pages are written
 * @returns titles by version and language; omits versions that list no titles
 * @throws if a language has titles of different pages than the first one
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

/** Finds titles that a language is missing, and titles of pages that are not listed. */
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
