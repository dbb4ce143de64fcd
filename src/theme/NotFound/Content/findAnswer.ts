import pages from '@generated/navigation/default/pages';
import { findRedirect, REDIRECTS } from '@site/serve/redirects';
import { addressWords } from '@site/plugins/navigation/client/addressWords';
import { suggestPages } from '@site/plugins/navigation/client/suggestPages';
import type { ListedPage } from '@site/plugins/navigation/types';
import { splitLanguage } from '@site/src/paths/language';
import { PRODUCTS, type Product } from '@site/src/paths/products';
import { currentVersionOf, findPlace } from '@site/src/versions';
import { startOf } from './startOf';

/** The suggestions for an address without a page. */
export type Answer =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'missing';
      readonly nearest: readonly ListedPage[];
      /** Start page of each family in the version of the address, or in the current version, which has all families. */
      readonly starts: Readonly<Record<Product, string>>;
      /** Words of the address, as a search query. */
      readonly words: string;
    };

const CURRENT = currentVersionOf('x');

/** Returns the new address of a page that moved (also for hosts without redirects), or the most similar pages. */
export async function findAnswer(pathname: string): Promise<Answer> {
  const redirect = findRedirect(pathname, REDIRECTS);
  // Only redirect within the documentation. Whether other targets exist is unknown, and they could lead to another 404.
  if (redirect && findPlace(splitLanguage(redirect.to).path)) {
    return { kind: 'redirect', to: redirect.to };
  }
  const { path } = splitLanguage(pathname);
  const version = findPlace(path)?.version ?? CURRENT;
  const [own, current = []] = await Promise.all([
    version === CURRENT ? undefined : fetchPages(version.name),
    fetchPages(CURRENT.name),
  ]);
  return {
    kind: 'missing',
    nearest: own ? suggestPages(path, own, current) : suggestPages(path, current),
    starts: findStarts(own ?? []),
    words: addressWords(path).join(' '),
  };
}

/** Returns the pages of a version, or `undefined` if the version is not built. */
async function fetchPages(version: string): Promise<readonly ListedPage[] | undefined> {
  return (await pages[version]?.())?.default;
}

/** @param listed the pages of a version */
function findStarts(listed: readonly ListedPage[]): Record<Product, string> {
  const starts = PRODUCTS.map((product) => {
    const own = listed.find(([path]) => path.endsWith(`/react-${product}/`));
    return [product, own?.[0] ?? startOf(product)] as const;
  });
  return Object.fromEntries(starts) as Record<Product, string>;
}
