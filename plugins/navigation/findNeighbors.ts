import type { SidebarItem } from './types';

/** The pages a reader comes from and goes on to, as Docusaurus' front matter names them; `null` for none. */
export interface Neighbors {
  readonly pagination_prev: string | null;
  readonly pagination_next: string | null;
}

/**
 * Finds a page's neighbors among the hand-written pages of its own family: nobody reads on from the last page about
 * charts into the tree view, or into a list of generated pages.
 *
 * @param items the sidebar; its first level are the families
 * @param id the page's id in Docusaurus, `react-data-grid/sorting/index`
 * @returns `null` when the sidebar does not list the page
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
