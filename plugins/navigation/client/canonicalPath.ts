import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/**
 * Finds the canonical address of a page in an older version, for search engines.
 *
 * @param docId Docusaurus' id of the page, the same in every version
 * @param versionName the version of the page
 * @param noIndex whether that version is hidden from search engines; its pages are then their own canonical pages
 * @param versions all versions of the site in the language of the page
 * @returns the path of the same page in the current version; `null` if the page's own address is canonical
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
