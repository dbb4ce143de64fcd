import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * Returns the entries of a sidebar with the given groups open, in addition to those open by default.
 *
 * @param open places of groups, such as `3/1`: the second entry of the fourth. Places are the same in every language.
 */
export function openGroups(
  items: readonly PropSidebarItem[],
  open: ReadonlySet<string>,
  place = '',
): PropSidebarItem[] {
  return items.map((item, index) => {
    const own = place + index;
    return item.type === 'category'
      ? {
          ...item,
          collapsed: item.collapsed && !open.has(own),
          items: openGroups(item.items, open, `${own}/`),
        }
      : item;
  });
}

/** Reads the open groups of a sidebar from the DOM. */
export function readOpenGroups(list: Element, place = ''): string[] {
  return [...list.children].flatMap((item, index) => {
    const own = place + index;
    const isOpen = item.querySelector(':scope > [aria-expanded="true"]') !== null;
    const inner = item.querySelector(':scope > ul');
    return [...(isOpen ? [own] : []), ...(inner ? readOpenGroups(inner, `${own}/`) : [])];
  });
}
