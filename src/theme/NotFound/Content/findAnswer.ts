import pages from '@generated/navigation/default/pages';
import { findRedirect, REDIRECTS } from '@site/serve/redirects';
import { addressWords } from '@site/plugins/navigation/client/addressWords';
import { suggestPages } from '@site/plugins/navigation/client/suggestPages';
import type { ListedPage } from '@site/plugins/navigation/types';
import { splitLanguage } from '@site/src/paths/language';
import { DOCS_VERSIONS } from '@site/src/versions';

/** What a reader can be offered at an address without a page. */
export type Answer =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'missing';
      readonly nearest: readonly ListedPage[];
      /** The words of the address, for a search. */
      readonly words: string;
    };

/** Finds what an address leads to: where it moved, also on hosts that know no redirects, or the pages nearest to it. */
export async function findAnswer(pathname: string): Promise<Answer> {
  const redirect = findRedirect(pathname, REDIRECTS);
  if (redirect) {
    return { kind: 'redirect', to: redirect.to };
  }
  const { path } = splitLanguage(pathname);
  const lists = await Promise.all(versionsOf(path).map((name) => pages[name]?.()));
  const listed = lists.flatMap((list) => list?.default ?? []);
  return {
    kind: 'missing',
    nearest: suggestPages(path, listed),
    words: addressWords(path).join(' '),
  };
}

/** The version that an address names, and the current one, which has most pages. */
function versionsOf(path: string): string[] {
  const named = DOCS_VERSIONS.find((version) => version.path === path.split('/')[2]);
  return [...new Set([named?.name ?? 'current', 'current'])];
}
