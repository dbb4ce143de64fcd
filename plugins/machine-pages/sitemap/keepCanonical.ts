import { DOCS_VERSIONS } from '../../../src/versions';

const OLDER = new RegExp(
  `/x/(?:${DOCS_VERSIONS.flatMap(({ path }) => (path ? [path] : [])).join('|')})/`,
);

/**
 * Leaves the pages out that search engines know at the address of the same page of the current version (see
 * `plugins/navigation/client/canonicalPath.ts`): it differs by the version alone.
 *
 * @param items all pages that may be found; those of versions that are hidden are not among them
 */
export function keepCanonical<Item extends { readonly url: string }>(
  items: readonly Item[],
): Item[] {
  const urls = new Set(items.map(({ url }) => url));
  return items.filter(({ url }) => {
    const current = url.replace(OLDER, '/x/');
    return current === url || !urls.has(current);
  });
}
