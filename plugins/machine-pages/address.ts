import { splitLanguage } from '../../src/paths/language';
import { findPlace } from '../../src/versions';

/**
 * The address of a page as Markdown: its own without the slash at the end, and `.md`; that of a home page, which has no
 * other name, is `index.md`.
 *
 * @param page `/x/react-data-grid/sorting/`
 * @returns `/x/react-data-grid/sorting.md`
 */
export function markdownAddress(page: string): string {
  return splitLanguage(page).path === '/' ? `${page}index.md` : `${page.replace(/\/$/, '')}.md`;
}

/** The address under which a page is served; Docusaurus leaves the last slash away where a page is a separate file. */
export function pageAddress(permalink: string): string {
  return permalink.replace(/\/?$/, '/');
}

/** A page with its anchor; tools that the query tells what to do are none. */
const PAGE = /^([^?#]*\/)(#.*)?$/;

/** Folders below a version's address that hold no pages. */
const NO_PAGES = /^(?:api-docs|demos)\//;

/**
 * Where a link leads from Markdown: absolute, and to the Markdown of what is a page of the documentation.
 *
 * @param address of the site, `/x/api/data-grid/data-grid/#prop-rows`
 */
export function linkTarget(address: string, origin: string): string {
  const [, page = '', anchor = ''] = PAGE.exec(address) ?? [];
  const place = findPlace(splitLanguage(page).path);
  return origin + (place && !NO_PAGES.test(place.page) ? markdownAddress(page) + anchor : address);
}
