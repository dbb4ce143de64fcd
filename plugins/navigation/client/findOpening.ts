import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

type Group = Pick<PropSidebarItemCategory, 'items'>;

/**
 * Finds the page that opens a sidebar group: its first entry, if the address of the next entry is below it.
 *
 * @returns `undefined` for groups whose first page is like the others
 */
export function findOpening({ items: [first, second] }: Group): string | undefined {
  const next = second && findFirstPage(second);
  return first?.type === 'link' && next?.startsWith(`${first.href.replace(/\/$/, '')}/`)
    ? first.href
    : undefined;
}

/** Returns the address of a sidebar entry or of the first page below it. */
export function findFirstPage(item: PropSidebarItem): string | undefined {
  const own = item.type === 'html' ? undefined : item.href;
  return own ?? (item.type === 'category' ? item.items.map(findFirstPage).find(Boolean) : own);
}
