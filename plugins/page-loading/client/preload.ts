import preloadRoutes from '@docusaurus/core/lib/client/preload';
import { loadPage } from '@site/src/components/StaticRegion/fetchRegion';
import { findPage } from './findPage';

/** The page that the server's HTML is of, until it is loaded. */
let served = typeof window === 'undefined' ? undefined : window.location.pathname;

/**
 * Stands in for Docusaurus' function of this name, which knows the pages in tables once they are found. The HTML of static
 * regions comes with the page.
 */
export default async function preload(pathname: string): Promise<void> {
  const html = pathname === served ? undefined : loadPage(pathname);
  served = undefined;
  await Promise.all([...new Set([pathname, decodeURI(pathname)])].map(findPage));
  await Promise.all([preloadRoutes(pathname), html]);
}
