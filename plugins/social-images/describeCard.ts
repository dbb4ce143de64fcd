import path from 'node:path';
import { isReferencePage, locatePage } from '../../src/versions/locatePages';
import type { Card } from './types';

/**
 * The page whose image another page shows: its own, or for pages of the API reference that of their family's index.
 *
 * @param file absolute path of the page
 */
export function cardFileOf(siteDir: string, file: string): string {
  return isReferencePage(siteDir, file) ? path.join(path.dirname(file), 'index.mdx') : file;
}

/** Describes the image of a page by its front matter; files that are no documentation have none. */
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
