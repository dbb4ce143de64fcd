import { currentVersionOf, DOCS_VERSIONS } from '../../../src/versions';

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
    const older = DOCS_VERSIONS.find(({ path, base }) => path !== '' && url.includes(`/${base}`));
    return (
      older === undefined ||
      !urls.has(url.replace(`/${older.base}`, `/${currentVersionOf(older.instance).base}`))
    );
  });
}
