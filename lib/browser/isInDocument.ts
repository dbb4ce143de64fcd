import { splitLanguage } from '../../src/paths/language';
import { partOfPath } from '../../src/versions/parts';

const partOf = (pathname: string): string => partOfPath(splitLanguage(pathname).path);

/**
 * The part of the site that the loaded JavaScript was compiled for. An unknown address may show the 404 page of another
 * part.
 */
const builtPart = process.env.SITE_PART;

/**
 * Returns whether the loaded JavaScript can show a page. The browser loads pages of other parts as new documents.
 *
 * @param address path of this site, with or without a query and a fragment
 */
export function isInDocument(address: string): boolean {
  const { pathname } = new URL(address, window.location.href);
  return partOf(pathname) === (builtPart ?? partOf(window.location.pathname));
}
