import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** An entry of the sidebar that leads to a page. */
export type PageItem = Extract<PropSidebarItem, { type: 'link' }>;

/** A page that fits a filter, with the titles of the groups around it. */
export interface Hit {
  readonly item: PageItem;
  readonly trail: readonly string[];
}

/**
 * Finds the pages of a sidebar that fit what a reader typed: each word is in the page's title or in that of a group
 * around it, and at least one is in its own.
 *
 * @param query words in any order; without any, nothing fits
 */
export function filterPages(items: readonly PropSidebarItem[], query: string): Hit[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? [] : collect(items, words, []);
}

function collect(
  items: readonly PropSidebarItem[],
  words: readonly string[],
  trail: readonly string[],
): Hit[] {
  return items.flatMap((item): Hit[] => {
    if (item.type === 'category') {
      return collect(item.items, words, [...trail, item.label]);
    }
    return item.type === 'link' && fits(item.label, words, trail) ? [{ item, trail }] : [];
  });
}

function fits(label: string, words: readonly string[], trail: readonly string[]): boolean {
  const own = normalize(label);
  const all = `${normalize(trail.join(' '))} ${own}`;
  return words.some((word) => own.includes(word)) && words.every((word) => all.includes(word));
}

/** Full-width letters and digits, as Chinese keyboards write them, are the same as narrow ones. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();
