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

/** The packages' doc comments link to a site that has the same addresses as this one. */
const PACKAGES_SITE = /^https?:\/\/mui\.com(?:\/x)?\/(?:x\/)?([^#]*?)\/?(?:#(.*))?$/;

/**
 * @param contentDir the version's folder, which tells whether this site has the page
 * @returns a function that turns an address of the packages' site into one of this site;
 *   pages that this site does not have stay as they are
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

/** Of a section that the page does not have, the link leads to its top. */
function findAnchor(file: string, anchor: string): string {
  return readFileSync(file, 'utf8').includes(`{/* #${anchor} */}`) ? `#${anchor}` : '';
}
