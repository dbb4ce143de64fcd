import path from 'node:path';
import { isReferencePage, locatePage } from '../../src/versions/locatePages';

/** Content of a page's image. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** Label of the version; empty for the site as a whole. */
  readonly version: string;
  /** Docusaurus' name of the language. */
  readonly language: string;
}

/**
 * Returns the page whose image a page uses: the index of their family for pages of the API reference, otherwise the
 * page itself.
 *
 * @param file absolute path of the page
 */
export function cardFileOf(siteDir: string, file: string): string {
  return isReferencePage(siteDir, file) ? path.join(path.dirname(file), 'index.mdx') : file;
}

/** Returns the content of a page's image from its front matter; null for files outside the documentation. */
export function describeCard(
  siteDir: string,
  file: string,
  { title, description }: Readonly<Record<string, unknown>>,
): Card | null {
  const place = locatePage(siteDir, file);
  return place && typeof title === 'string' && typeof description === 'string'
    ? { title, description, version: place.version.label, language: place.locale ?? 'en' }
    : null;
}
