import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { marksOf } from '@site/lib/marks';
import { nameFlag } from '@site/src/components/FlagTag/flagTexts';
import leven from 'leven';

/** An entry of the sidebar that leads to a page. */
export type PageItem = Extract<PropSidebarItem, { type: 'link' }>;

/** A page that fits a filter, with the titles of the groups around it. */
export interface Hit {
  readonly item: PageItem;
  readonly trail: readonly string[];
}

/** Whether a text has a word that was typed. */
type HasWord = (text: string, word: string) => boolean;

/**
 * Finds the pages of a sidebar that fit what a reader typed: each word is in the page's title and marks or in the title of
 * a group around it, and at least one is the page's own. Where no page fits, those do whose words are nearly the same.
 *
 * @param query words in any order; without any, nothing fits
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

/** Words of four letters may have one wrong, missing or too many, those of eight two; their ends may not be typed yet. */
const hasNearly: HasWord = (text, word) =>
  text.split(/[^\p{L}\p{N}]+/u).some((other) => {
    const distance = Math.min(leven(word, other), leven(word, other.slice(0, word.length)));
    return distance <= Math.min(2, Math.floor(word.length / 4));
  });

/** Full-width letters and digits, as Chinese keyboards write them, are the same as narrow ones. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();
