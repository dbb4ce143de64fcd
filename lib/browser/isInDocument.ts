import { splitLanguage } from '../../src/paths/language';
import { partOfPath } from '../../src/versions/parts';

const partOf = (pathname: string): string => partOfPath(splitLanguage(pathname).path);

/** The part that the JavaScript on screen was compiled for; an unknown address may show the 404 page of another part. */
const builtPart = process.env.SITE_PART;

/**
 * Returns whether the JavaScript on screen can show a page. The browser loads pages of other parts of the site.
 *
 * @param address path of this site, with or without a query and a fragment
 */
export function isInDocument(address: string): boolean {
  const { pathname } = new URL(address, window.location.href);
  return partOf(pathname) === (builtPart ?? partOf(window.location.pathname));
}
