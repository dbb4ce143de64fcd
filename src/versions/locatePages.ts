import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { DOCS_VERSIONS, folderOf, type DocsVersion } from './index';

const TRANSLATION = /^i18n\/([^/]+)\//;

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
  return locateFile(posixPath(path.relative(siteDir, page)));
}

/** As {@link locatePage}, of a path relative to the site. */
export function locateFile(relative: string): PagePlace | null {
  const locale = TRANSLATION.exec(relative)?.[1] ?? null;
  const version = DOCS_VERSIONS.find((each) => relative.startsWith(`${folderOf(each, locale)}/`));
  return version
    ? { version, locale, file: relative.slice(folderOf(version, locale).length + 1) }
    : null;
}

/** The name of the version that a page belongs to, whatever its language; `null` for other files. */
export function versionOfPage(siteDir: string, page: string): string | null {
  return locatePage(siteDir, page)?.version.name ?? null;
}

/** Whether a page belongs to the generated reference of its version. */
export function isReferencePage(siteDir: string, page: string): boolean {
  return locatePage(siteDir, page)?.file.startsWith('api/') ?? false;
}

/** The folders, relative to the site, that hold pages of a version: its own and one for each translation. */
export function pageFolders(version: DocsVersion, translations: readonly string[]): string[] {
  return [null, ...translations].map((locale) => folderOf(version, locale));
}
