import preloadRoutes from '@docusaurus/core/lib/client/preload';
import { loadPage } from '@site/src/components/StaticRegion/fetchRegion';
import { findPage } from './findPage';
import { isShown } from './shownPage';

/**
 * Stands in for Docusaurus' function of this name, which knows the pages in tables once they are found. The HTML of static
 * regions comes with the page; a change within the page on screen, such as of its anchor, needs none.
 */
export default async function preload(pathname: string): Promise<void> {
  const html = isShown(pathname) ? undefined : loadPage(pathname);
  await Promise.all([...new Set([pathname, decodeURI(pathname)])].map(findPage));
  await Promise.all([preloadRoutes(pathname), html]);
}
