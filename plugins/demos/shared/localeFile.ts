import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../../src/versions';
import { followsLanguage } from './followsLanguage';
import { listFiles } from './readSources';

/**
 * Returns the module with a version's texts in a language, for demos on pages in that language.
 *
 * @returns path relative to the site, or `null` if the version has none
 */
export function findLocaleFile(
  siteDir: string,
  version: Pick<DocsVersion, 'folder'>,
  language: string,
): string | null {
  const file = `${version.folder}/_runtime/locales/${language}.ts`;
  return existsSync(path.join(siteDir, file)) ? file : null;
}

/** Applies {@link followsLanguage} to the files of a demo. */
export function fileFollowsLanguage(file: string): boolean {
  return followsLanguage(listFiles(file).map((each) => readFileSync(each, 'utf8')));
}
