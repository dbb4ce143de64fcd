import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/**
 * Finds the address that search engines should keep for a page of an older version.
 *
 * @param docId Docusaurus' id of the page, the same in every version
 * @param versionName the version the page belongs to
 * @param noIndex whether that version is hidden from search engines; then its pages stand for
 * themselves
 * @param versions all versions of the site in the language of the page
 * @returns the path of the same page in the current version, or `null` when the page's own address
 * is the one to keep
 */
export function canonicalPath(
  docId: string,
  versionName: string,
  noIndex: boolean,
  versions: readonly GlobalVersion[],
): string | null {
  const latest = versions.find(({ isLast }) => isLast);
  if (noIndex || latest === undefined || latest.name === versionName) {
    return null;
  }
  return latest.docs.find(({ id }) => id === docId)?.path ?? null;
}
