import { addressOf, type DocsVersion } from '../../../src/versions';
import { entryPath } from '../entryPath';
import type { ApiVersion } from '../data/types';
import type { ApiEntry } from '../types';

/** Finds the addresses of entries by the names that types and descriptions use. */
export type EntryLinks = ReadonlyMap<string, string>;

/** Returns the address of a version's reference below the site's base, with a trailing slash. */
export function apiPath(version: Pick<DocsVersion, 'base'>): string {
  return addressOf(version, 'api/', '');
}

/** Returns the address of a version's published JSON below the site's base, with a trailing slash. */
export function apiDocsPath(version: Pick<DocsVersion, 'base'>): string {
  return addressOf(version, 'api-docs/', '');
}

/**
 * @param baseUrl the site's base in the page's language, such as `/zh/`
 * @returns the address of each entry by its name
 */
export function createEntryLinks(
  docs: readonly ApiEntry[],
  version: ApiVersion,
  baseUrl: string,
): EntryLinks {
  const base = `${baseUrl}${apiPath(version)}`;
  return new Map(docs.map((doc) => [doc.name, `${base}${entryPath(doc)}/`]));
}
