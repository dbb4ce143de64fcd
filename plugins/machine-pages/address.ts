import { splitLanguage } from '../../src/paths/language';
import { findPlace } from '../../src/versions';

/**
 * Returns the address of a page as Markdown: the page's address with `.md` instead of the trailing slash. The address
 * of a home page, which has no name, ends with `index.md`.
 *
 * @param page `/x/react-data-grid/sorting/`
 * @returns `/x/react-data-grid/sorting.md`
 */
export function markdownAddress(page: string): string {
  return splitLanguage(page).path === '/' ? `${page}index.md` : `${page.replace(/\/$/, '')}.md`;
}

/** Returns the address at which a page is served. Docusaurus omits the trailing slash if a page is a separate file. */
export function pageAddress(permalink: string): string {
  return permalink.replace(/\/?$/, '/');
}

/** Matches a page with its anchor. Addresses with a query belong to interactive tools and do not match. */
const PAGE = /^([^?#]*\/)(#.*)?$/;

/** Folders below a version's address that contain no pages. */
const NO_PAGES = /^(?:api-docs|demos)\//;

/**
 * Returns the absolute target of a link in Markdown. Links to pages of the documentation lead to their Markdown.
 *
 * @param address on this site, such as `/x/api/data-grid/data-grid/#prop-rows`
 */
export function linkTarget(address: string, origin: string): string {
  const [, page = '', anchor = ''] = PAGE.exec(address) ?? [];
  const place = findPlace(splitLanguage(page).path);
  return origin + (place && !NO_PAGES.test(place.page) ? markdownAddress(page) + anchor : address);
}
