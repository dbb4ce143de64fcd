import { SCOPE_FOLDER } from '../addresses';
import { pagesCache } from '../cacheNames';

/** A page that can be read without a network. */
export interface StoredPage {
  readonly address: string;
  readonly title: string;
}

/** Most recently visited pages first, at most as many as a reader looks through. */
export async function listStoredPages(baseUrl: string, most: number): Promise<StoredPage[]> {
  const cache = await caches.open(pagesCache(baseUrl + SCOPE_FOLDER));
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname).reverse();
  const pages: StoredPage[] = [];
  for (const address of addresses.filter((each) => each.endsWith('/'))) {
    const html = await (await cache.match(address))?.text();
    const title = html && readTitle(html);
    if (title && pages.length < most) {
      pages.push({ address, title });
    }
  }
  return pages;
}

/** The first heading, which pages of the documentation have, and demos and frames in other words do not. */
function readTitle(html: string): string | undefined {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return parsed.querySelector('main article h1, main header h1')?.textContent ?? undefined;
}
