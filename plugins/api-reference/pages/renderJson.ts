import type { ComponentDoc } from '../types';

/**
 * Makes the published form of a version's reference.
 *
 * @param pagesBase address of the version's pages, with a slash at its end
 * @returns file contents by path: one for each entry, and an `index.json` of all of them
 */
export function renderJson(
  docs: readonly ComponentDoc[],
  pagesBase: string,
): ReadonlyMap<string, string> {
  const index = docs.map(({ name, kind, family, slug, package: owner, plan, deprecated }) => ({
    name,
    kind,
    family,
    package: owner,
    plan,
    deprecated,
    json: `${family}/${slug}.json`,
    page: `${pagesBase}${family}/${slug}/`,
  }));
  return new Map([
    ['index.json', JSON.stringify(index)],
    ...docs.map((doc): [string, string] => [`${doc.family}/${doc.slug}.json`, JSON.stringify(doc)]),
  ]);
}
