import { pathInLanguage, splitLanguage, type Language } from '../../src/paths/language';
import { PRODUCTS } from '../../src/paths/products';
import { findRedirect, toReference, type Redirect } from '../../serve/redirects';
import type { PublishedRedirect } from './types';

/** Folders that redirect as a whole, more specific ones first; `findRedirect` handles these addresses itself. */
const MOVED_FOLDERS = [
  ...PRODUCTS.flatMap((product) => [`/api/${product}/`, `/api-docs/${product}/`]),
  '/blog/',
];

/**
 * Lists the redirects of a language, with those of whole folders last.
 *
 * @param hasPage whether the build has a page at an address; hosts that redirect before they look would hide it
 * @param hosts folders of the demo hosts, `x/demos/`
 */
export function listRedirects(
  language: Language,
  table: readonly Redirect[],
  hasPage: (address: string) => boolean,
  hosts: readonly string[],
): PublishedRedirect[] {
  const single = table.flatMap(({ from }): PublishedRedirect[] => {
    const address = pathInLanguage(from, language);
    const found = splitLanguage(address).language === language && findRedirect(address, table);
    return found && !hasPage(address) ? [{ from: address, ...found }] : [];
  });
  const folders = MOVED_FOLDERS.flatMap((folder): PublishedRedirect[] => {
    const from = language === 'en' ? folder : `/${language}${folder}`;
    const to = pathInLanguage(toReference(folder), language);
    // The existing names are unknown here, and browsers would remember a permanent redirect to a 404.
    return from === to || !hasPage(to)
      ? []
      : [{ from: `${from}*`, to: `${to}:splat`, isTemporary: true }];
  });
  return [...single, ...listDemos(language, hosts), ...folders];
}

/** Former pages of demos, and their files in other languages than the first; see `findDemoRedirect`. */
function listDemos(language: Language, hosts: readonly string[]): PublishedRedirect[] {
  return hosts.flatMap((folder): PublishedRedirect[] => {
    const files = `/${folder}`;
    const host = pathInLanguage(files, language);
    const pages = { from: `${host}:demo/`, to: `${host}?demo=:demo`, isTemporary: false };
    const sources = {
      from: `${host}:demo/source.txt`,
      to: `${files}:demo/source.txt`,
      isTemporary: false,
    };
    return host === files ? [pages] : [pages, sources];
  });
}
