import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../src/versions';
import { followsLanguage } from './followsLanguage';
import { listFiles } from './readSources';

/**
 * The module with a version's texts in a language, which demos on pages in that language are shown with.
 *
 * @returns its path relative to the site, or `null` where the version has none
 */
export function findLocaleFile(
  siteDir: string,
  version: Pick<DocsVersion, 'folder'>,
  language: string,
): string | null {
  const file = `${version.folder}/_runtime/locales/${language}.ts`;
  return existsSync(path.join(siteDir, file)) ? file : null;
}

/** {@link followsLanguage} of the files of a demo. */
export function fileFollowsLanguage(file: string): boolean {
  return followsLanguage(listFiles(file).map((each) => readFileSync(each, 'utf8')));
}
