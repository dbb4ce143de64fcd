import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { DOCS_VERSIONS, folderOf, type DocsVersion } from './index';

const TRANSLATION = /^i18n\/([^/]+)\//;

/** The version, language and file of a page. */
export interface PagePlace {
  readonly version: DocsVersion;
  /** Language of a translation; `null` for an English page. */
  readonly locale: string | null;
  /** Path relative to the version's folder, the same in all languages: `react-data-grid/sorting/index.mdx`. */
  readonly file: string;
}

/**
 * Returns the version and language of a page.
 *
 * @param page absolute path of its file
 * @returns `null` for files that are not documentation pages
 */
export function locatePage(siteDir: string, page: string): PagePlace | null {
  return locateFile(posixPath(path.relative(siteDir, page)));
}

/** Like {@link locatePage}, for a path relative to the site. */
export function locateFile(relative: string): PagePlace | null {
  const locale = TRANSLATION.exec(relative)?.[1] ?? null;
  const version = DOCS_VERSIONS.find((each) => relative.startsWith(`${folderOf(each, locale)}/`));
  return version
    ? { version, locale, file: relative.slice(folderOf(version, locale).length + 1) }
    : null;
}

/** Returns the name of a page's version, in any language; `null` for other files. */
export function versionOfPage(siteDir: string, page: string): string | null {
  return locatePage(siteDir, page)?.version.name ?? null;
}

/** Reports whether a page belongs to the generated reference of its version. */
export function isReferencePage(siteDir: string, page: string): boolean {
  return locatePage(siteDir, page)?.file.startsWith('api/') ?? false;
}

/** Returns the folders of a version's pages, relative to the site: its own and one for each translation. */
export function pageFolders(version: DocsVersion, translations: readonly string[]): string[] {
  return [null, ...translations].map((locale) => folderOf(version, locale));
}
