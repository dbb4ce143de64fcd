import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { DOCS_VERSIONS } from '../../src/versions';
import { versionOfPage } from '../../src/versions/locatePages';
import type { Card } from './types';

const REFERENCE = /^(?:docs|versioned_docs\/[^/]+|i18n\/[^/]+\/[^/]+\/[^/]+)\/api\//;

/**
 * The page whose image another page shows: its own, or for pages of the API reference that of their family's index.
 *
 * @param file absolute path of the page
 */
export function cardFileOf(siteDir: string, file: string): string {
  return REFERENCE.test(posixPath(path.relative(siteDir, file)))
    ? path.join(path.dirname(file), 'index.mdx')
    : file;
}

/** Describes the image of a page by its front matter; files that are no documentation have none. */
export function describeCard(
  siteDir: string,
  file: string,
  { title, description }: Readonly<Record<string, unknown>>,
): Card | null {
  const name = versionOfPage(siteDir, file);
  const version = DOCS_VERSIONS.find((each) => each.name === name);
  return version && typeof title === 'string' && typeof description === 'string'
    ? { title, description, version: version.label, language: languageOf(siteDir, file) }
    : null;
}

function languageOf(siteDir: string, file: string): string {
  return /^i18n\/([^/]+)\//.exec(posixPath(path.relative(siteDir, file)))?.[1] ?? 'en';
}
