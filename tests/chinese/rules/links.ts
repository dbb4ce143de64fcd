import type { ChineseRule, ProsePage } from '../types.ts';

const LINK = /(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g;

/** If the English text of a link is the heading that it points to, the Chinese text must be the Chinese heading. */
export const checkLinks: ChineseRule = ({ english, chinese, headingOf }) => {
  const links = linksOf(chinese);
  return linksOf(english).flatMap((link, index) => {
    const translated = links[index];
    const heading = headingOf(english, link.url);
    if (!translated || translated.url !== link.url || !heading || !isSame(link.text, heading)) {
      return [];
    }
    const expected = headingOf(chinese, translated.url);
    return expected && !plain(expected).includes(plain(translated.text))
      ? [
          `${translated.line} the link to ${link.url} reads "${translated.text}", its heading "${expected}"`,
        ]
      : [];
  });
};

interface PageLink {
  readonly line: number;
  readonly text: string;
  readonly url: string;
}

function linksOf({ blocks }: ProsePage): PageLink[] {
  return blocks.flatMap(({ line, text }) =>
    [...text.matchAll(LINK)].map(([, words = '', url = '']) => ({ line, text: words, url })),
  );
}

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .replace(/[`*]|<[^>]*>/g, '')
    .trim()
    .toLowerCase();
}
