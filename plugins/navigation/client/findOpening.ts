import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

type Group = Pick<PropSidebarItemCategory, 'items'>;

/**
 * Finds the page that opens a group of the sidebar: its first entry, below whose address that of the next one lies.
 *
 * @returns `undefined` for groups that begin with a page like the others
 */
export function findOpening({ items: [first, second] }: Group): string | undefined {
  const next = second && findFirstPage(second);
  return first?.type === 'link' && next?.startsWith(`${first.href.replace(/\/$/, '')}/`)
    ? first.href
    : undefined;
}

/** The address of an entry of the sidebar, or of the first page below it. */
export function findFirstPage(item: PropSidebarItem): string | undefined {
  const own = item.type === 'html' ? undefined : item.href;
  return own ?? (item.type === 'category' ? item.items.map(findFirstPage).find(Boolean) : own);
}
