import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiPath } from './entryLinks';
import type { ApiVersion } from '../data/types';

/** The packages' doc comments link to a site that has the same addresses as this one. */
const PACKAGES_SITE = /^https?:\/\/mui\.com(?:\/x)?\/(x\/)?([^#]*?)\/?(#.*)?$/;

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
  return (url) => {
    const page = PACKAGES_SITE.exec(url)?.[2];
    const isOurs = page !== undefined && existsSync(path.join(contentDir, page, 'index.mdx'));
    // Headings have other anchors here, so that the link leads to the top of the page.
    return isOurs ? `${baseUrl}${apiPath(version).replace(/api\/$/, '')}${page}/` : url;
  };
}
