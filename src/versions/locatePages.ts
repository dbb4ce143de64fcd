import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { DOCS_VERSIONS, type DocsVersion } from './index';

const TRANSLATED_DOCS = /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:version-)?([^/]+)\//;

/**
 * Tells which version a page belongs to, whether it lies in the version's own folder or among its translations.
 *
 * @returns the version's name, or `null` for files that are not documentation pages
 */
export function versionOfPage(siteDir: string, page: string): string | null {
  const relative = posixPath(path.relative(siteDir, page));
  const translated = TRANSLATED_DOCS.exec(relative)?.[1];
  if (translated !== undefined) {
    return translated;
  }
  return DOCS_VERSIONS.find(({ folder }) => relative.startsWith(`${folder}/`))?.name ?? null;
}

/** The folders, relative to the site, that hold pages of a version: its own and one for each translation. */
export function pageFolders(version: DocsVersion, translations: readonly string[]): string[] {
  const name = version.name === 'current' ? 'current' : `version-${version.name}`;
  return [
    version.folder,
    ...translations.map((locale) => `i18n/${locale}/docusaurus-plugin-content-docs/${name}`),
  ];
}
