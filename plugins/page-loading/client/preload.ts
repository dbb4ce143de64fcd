import preloadRoutes from '@docusaurus/core/lib/client/preload';
import { findPage } from './findPage';

/** Stands in for Docusaurus' function of this name, which knows the pages in tables once they are found. */
export default async function preload(pathname: string): Promise<void> {
  await Promise.all([...new Set([pathname, decodeURI(pathname)])].map(findPage));
  await preloadRoutes(pathname);
}
