import type { SidebarItem } from './types';

/** The previous and next page, in the format of Docusaurus' front matter; `null` for none. */
export interface Neighbors {
  readonly pagination_prev: string | null;
  readonly pagination_next: string | null;
}

/**
 * Finds a page's neighbors among the hand-written pages of its family, because readers do not continue from the last
 * page about charts to the tree view, or to a list of generated pages.
 *
 * @param items the sidebar; its first level are the families
 * @param id Docusaurus' id of the page, `react-data-grid/sorting/index`
 * @returns `null` if the sidebar does not list the page
 */
export function findNeighbors(items: readonly SidebarItem[], id: string): Neighbors | null {
  for (const item of items) {
    const ids = listPages([item]);
    const index = ids.indexOf(id);
    if (index >= 0) {
      return { pagination_prev: ids[index - 1] ?? null, pagination_next: ids[index + 1] ?? null };
    }
  }
  return null;
}

function listPages(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.type === 'doc' ? [item.id] : item.type === 'category' ? listPages(item.items) : [],
  );
}
