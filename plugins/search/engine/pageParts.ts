import { joinWords } from '../text/joinWords';
import { splitWords } from '../text/splitWords';
import type { SearchPage } from '../types';

/** Unit of the index: a page, or the part below one of its headings. */
export interface Part {
  readonly page: SearchPage;
  /** Number of the page. */
  readonly number: number;
  /** Words of the page's title, in each language. */
  readonly titles: readonly string[];
  /** Words of each keyword, in each language. */
  readonly keywords: readonly string[];
  /** Number of the section; `null` for the page itself. */
  readonly section: number | null;
  text: string;
}

/** A part in the form that the index accepts. */
export interface Document {
  id: string;
  title?: string;
  /** The title as one word: `datepicker`. */
  joined?: string;
  description?: string;
  keywords?: string;
  heading?: string;
  /** Title in the source language of a translated page; weighted like the title. */
  originalTitle?: string;
  /** Keywords and headings in the source language. */
  original?: string;
  /** Surroundings: the sidebar groups and, for a section, the title of its page. */
  context: string;
  text: string;
}

/** Returns the id of a part in the index. */
export function idOf(page: number, section: number | null): string {
  return section === null ? `${page}` : `${page}.${section}`;
}

/** Returns the parts of a page by id, without their text. */
export function partsOf(page: SearchPage, number: number): [string, Part][] {
  const [originalTitle, ...originalKeywords] = page.original ?? [];
  const titles = [page.title, ...(originalTitle === undefined ? [] : [originalTitle])].map(
    joinWords,
  );
  const keywords = [...(page.keywords ?? []), ...originalKeywords].map(joinWords);
  return [null, ...page.sections.keys()].map((section) => [
    idOf(number, section),
    { page, number, titles, keywords, section, text: '' },
  ]);
}

/** @param textOf returns the text of a part, as far as it has loaded */
export function documentsOf(
  { title, description, keywords, original, trail, sections }: SearchPage,
  number: number,
  textOf: (id: string) => string,
): Document[] {
  const around = trail.join(' ');
  const [originalTitle, ...originalKeywords] = original ?? [];
  const id = idOf(number, null);
  return [
    {
      id,
      title,
      joined: splitWords(title).join(''),
      description,
      keywords: keywords?.join('\n'),
      originalTitle,
      original: originalKeywords.join('\n'),
      context: around,
      text: textOf(id),
    },
    ...sections.map(({ heading, original: originalHeading }, index) => ({
      id: idOf(number, index),
      heading,
      original: originalHeading,
      context: `${title} ${around}`,
      text: textOf(idOf(number, index)),
    })),
  ];
}

/** Returns everything a part contains, one item per line. */
export function wholeText({ page, section, text }: Part): string {
  const { title, description, keywords = [], trail, sections } = page;
  const head =
    section === null ? [description, ...keywords].join('\n') : sections[section]!.heading;
  return [title, head, ...trail, text].join('\n');
}
