import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { DOCS_VERSIONS, type DocsVersion } from './index';

const TRANSLATED_DOCS =
  /^i18n\/([^/]+)\/docusaurus-plugin-content-docs\/(?:version-)?([^/]+)\/(.+)$/;

/** Where a page lies. */
export interface PagePlace {
  readonly version: DocsVersion;
  /** The language it is translated to; `null` for an English page. */
  readonly locale: string | null;
  /** Relative to the version's folder, in every language the same: `react-data-grid/sorting/index.mdx`. */
  readonly file: string;
}

/**
 * Tells which version and language a page belongs to.
 *
 * @param page absolute path of its file
 * @returns `null` for files that are not documentation pages
 */
export function locatePage(siteDir: string, page: string): PagePlace | null {
  const relative = posixPath(path.relative(siteDir, page));
  const [, locale = null, name, translated] = TRANSLATED_DOCS.exec(relative) ?? [];
  const version = DOCS_VERSIONS.find((each) =>
    locale === null ? relative.startsWith(`${each.folder}/`) : each.name === name,
  );
  return version
    ? { version, locale, file: translated ?? relative.slice(version.folder.length + 1) }
    : null;
}

/** The name of the version that a page belongs to, whatever its language; `null` for other files. */
export function versionOfPage(siteDir: string, page: string): string | null {
  return locatePage(siteDir, page)?.version.name ?? null;
}

/** The folders, relative to the site, that hold pages of a version: its own and one for each translation. */
export function pageFolders(version: DocsVersion, translations: readonly string[]): string[] {
  const name = version.name === 'current' ? 'current' : `version-${version.name}`;
  return [
    version.folder,
    ...translations.map((locale) => `i18n/${locale}/docusaurus-plugin-content-docs/${name}`),
  ];
}
