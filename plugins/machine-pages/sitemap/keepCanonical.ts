import { currentVersionOf, DOCS_VERSIONS } from '../../../src/versions';

/**
 * Removes the pages whose canonical address is that of the same page in the current version (see
 * `plugins/navigation/client/canonicalPath.ts`). The addresses differ only by the version.
 *
 * @param items all pages that may be indexed, without those of hidden versions
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
