import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';

type Items = LoadedVersion['sidebars'][string];

/** A page with the title of its top-level sidebar category. */
export interface ListedDoc {
  readonly doc: DocMetadata;
  /** Empty for a page that is not in a sidebar. */
  readonly part: string;
}

/** Lists a version's pages in the order of its sidebar, followed by the pages that the sidebar omits. */
export function listParts({
  sidebars,
  docs,
}: Pick<LoadedVersion, 'sidebars' | 'docs'>): ListedDoc[] {
  const parts = new Map<string, string>();
  for (const item of Object.values(sidebars).flat()) {
    const part = item.type === 'category' ? item.label : '';
    listIds([item]).forEach((id) => parts.set(id, parts.get(id) ?? part));
  }
  const listed = [...parts].flatMap(([id, part]) => {
    const doc = docs.find((each) => each.id === id);
    return doc ? [{ doc, part }] : [];
  });
  const others = docs.filter(({ id }) => !parts.has(id)).map((doc) => ({ doc, part: '' }));
  return [...listed, ...others];
}

function listIds(items: Items): string[] {
  return items.flatMap((item) =>
    item.type === 'doc' || item.type === 'ref'
      ? [item.id]
      : item.type === 'category'
        ? listIds(item.items)
        : [],
  );
}
