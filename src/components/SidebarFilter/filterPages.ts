import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { marksOf } from '@site/lib/marks';
import { isNearWord } from '@site/lib/text/nearWords';
import { nameFlag } from '@site/src/components/FlagTag/flagTexts';

/** A sidebar entry that links to a page. */
export type PageItem = Extract<PropSidebarItem, { type: 'link' }>;

/** A page that matches a filter, with the titles of its groups. */
export interface Hit {
  readonly item: PageItem;
  readonly trail: readonly string[];
}

/** Reports whether a text contains a word of the query. */
type HasWord = (text: string, word: string) => boolean;

/**
 * Returns the pages of a sidebar that match a query. Each word of the query must be in the page's title and marks or in
 * the title of one of its groups, and at least one word must be in the page's title and marks. If no page matches,
 * returns
 * the pages that match approximately.
 *
 * @param query words in any order; an empty query matches nothing
 */
export function filterPages(items: readonly PropSidebarItem[], query: string): Hit[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return [];
  }
  const pages = listPages(items, []);
  const exact = pages.filter((page) => fits(page, words, (text, word) => text.includes(word)));
  return exact.length > 0 ? exact : pages.filter((page) => fits(page, words, hasNearly));
}

function listPages(items: readonly PropSidebarItem[], trail: readonly string[]): Hit[] {
  return items.flatMap((item): Hit[] => {
    if (item.type === 'category') {
      return listPages(item.items, [...trail, item.label]);
    }
    return item.type === 'link' ? [{ item, trail }] : [];
  });
}

function fits({ item, trail }: Hit, words: readonly string[], has: HasWord): boolean {
  const { plan = '', flags = [] } = marksOf(item.customProps);
  const own = normalize([item.label, plan, ...flags, ...flags.map(nameFlag)].join(' '));
  const all = `${normalize(trail.join(' '))} ${own}`;
  return words.some((word) => has(own, word)) && words.every((word) => has(all, word));
}

const hasNearly: HasWord = (text, word) =>
  text.split(/[^\p{L}\p{N}]+/u).some((other) => isNearWord(word, other));

/** Treats full-width letters and digits, as Chinese keyboards enter them, like half-width ones. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();
