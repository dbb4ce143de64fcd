import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../../src/versions';
import type { ApiVersion } from '../data/types';

/**
 * By page, sections that have another anchor here than on the packages' own site, as far as doc comments link to them. An
 * anchor that a page has under the same name needs no entry.
 */
const ANCHORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-data-grid/layout': { 'flex-parent-container': 'flex-column' },
};

/** Matches links in the packages' doc comments to a site with the same addresses as this one. */
const PACKAGES_SITE = /^https?:\/\/mui\.com(?:\/x)?\/(?:x\/)?([^#]*?)\/?(?:#(.*))?$/;

/**
 * @param contentDir the version's folder, which shows whether this site has the page
 * @returns a function that converts an address of the packages' site into one of this site; addresses of other pages do
 *   not change
 */
export function createOwnAddresses(
  contentDir: string,
  version: ApiVersion,
  baseUrl: string,
): (url: string) => string {
  const base = addressOf(version, '', baseUrl);
  return (url) => {
    const [, page, anchor = ''] = PACKAGES_SITE.exec(url) ?? [];
    const file = path.join(contentDir, page ?? '', 'index.mdx');
    return page !== undefined && existsSync(file)
      ? `${base}${page}/${findAnchor(file, ANCHORS[page]?.[anchor] ?? anchor)}`
      : url;
  };
}

/** If the page has no such section, the link leads to its top. */
function findAnchor(file: string, anchor: string): string {
  return readFileSync(file, 'utf8').includes(`{/* #${anchor} */}`) ? `#${anchor}` : '';
}
