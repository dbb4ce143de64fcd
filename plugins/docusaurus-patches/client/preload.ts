import preloadRoutes from '@docusaurus/core/lib/client/preload';
import { loadPage } from '@site/plugins/docusaurus-patches/client/static-regions/fetchRegion';
import { findPage } from './findPage';
import { isShown } from './shownPage';

/**
 * Replaces Docusaurus' function of the same name, which finds pages in tables only after `findPage` has added them.
 * Fetches the HTML of static regions along with the page. A change within the page on screen, such as to another
 * anchor, needs no HTML.
 */
export default async function preload(pathname: string): Promise<void> {
  const html = isShown(pathname) ? undefined : loadPage(pathname);
  await Promise.all([...new Set([pathname, decodeURI(pathname)])].map(findPage));
  await Promise.all([preloadRoutes(pathname), html]);
}
