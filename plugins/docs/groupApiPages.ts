import type { SidebarItemsGeneratorOption } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { Labels } from '../api-reference/pages/labels';
import { ENTRY_KINDS, type EntryKind } from '../api-reference/types';
import { groupByWords } from './groupByWords';

type Items = Awaited<ReturnType<SidebarItemsGeneratorOption>>;

/**
 * Groups the generated reference pages by kind, and the pages of large kinds by the first words of their names. Kinds
 * with a single page and the index are not grouped.
 */
export function groupApiPages(labels: Labels): SidebarItemsGeneratorOption {
  return async (args) => {
    const items = await args.defaultSidebarItemsGenerator(args);
    const kinds = new Map(args.docs.map(({ id, frontMatter }) => [id, frontMatter.kind]));
    const ofKind = (kind: EntryKind | undefined): Items =>
      items.filter((item) => (item.type === 'doc' ? kinds.get(item.id) : undefined) === kind);
    return [
      ...ofKind(undefined),
      ...ENTRY_KINDS.flatMap((kind): Items => {
        const pages = ofKind(kind);
        const key = `${args.item.dirName}/${kind}`;
        return pages.length > 1
          ? [category(labels[`index.${kind}`], key, shorten(pages, key))]
          : pages;
      }),
    ];
  };
}

/** @param key distinguishes groups of different families that have the same label */
function category(label: string, key: string, items: Items): Items[number] {
  return {
    type: 'category',
    label,
    key,
    collapsible: true,
    collapsed: true,
    items,
  } as Items[number];
}

function shorten(pages: Items, key: string): Items {
  const nameOf = (page: Items[number]) => ('label' in page && page.label) || '';
  return groupByWords(pages, nameOf).map((group) =>
    'stem' in group ? category(`${group.stem}…`, `${key}/${group.stem}`, group.items) : group,
  );
}
