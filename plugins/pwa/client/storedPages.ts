import { SCOPE_FOLDER } from '../addresses';
import { pagesCache } from '../cacheNames';

/** A page that can be read offline. */
export interface StoredPage {
  readonly address: string;
  readonly title: string;
}

/** Lists stored pages, most recently visited first, up to a maximum. */
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

/** Returns the first heading, which documentation pages have and pages of demos and frames do not. */
function readTitle(html: string): string | undefined {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return parsed.querySelector('main article h1, main header h1')?.textContent ?? undefined;
}
