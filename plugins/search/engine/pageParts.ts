import { joinWords } from '../text/joinWords';
import { splitWords } from '../text/splitWords';
import type { SearchPage } from '../types';

/** Document of the index: a page, or the part below one of its headings. */
export interface Part {
  readonly page: SearchPage;
  /** Number of the page. */
  readonly number: number;
  /** The words of the page's title, in each language. */
  readonly titles: readonly string[];
  /** The words of each of its keywords, in each language. */
  readonly keywords: readonly string[];
  /** Number of the section; `null` for the page itself. */
  readonly section: number | null;
  text: string;
}

/** A part as the index takes it in. */
export interface Document {
  id: string;
  title?: string;
  /** The title as one word: `datepicker`. */
  joined?: string;
  description?: string;
  keywords?: string;
  heading?: string;
  /** The title in the language that the page is translated from; it counts as much as the page's own. */
  originalTitle?: string;
  /** Keywords and headings in that language. */
  original?: string;
  /** Surroundings: groups of the sidebar, and the page around a section. */
  context: string;
  text: string;
}

/** Names a part in the index. */
export function idOf(page: number, section: number | null): string {
  return section === null ? `${page}` : `${page}.${section}`;
}

/** The parts of a page, still without their text, by their names. */
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

/** @param textOf a part's text as far as it is there */
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

/** Everything that a part says, one thing a line. */
export function wholeText({ page, section, text }: Part): string {
  const { title, description, keywords = [], trail, sections } = page;
  const head =
    section === null ? [description, ...keywords].join('\n') : sections[section]!.heading;
  return [title, head, ...trail, text].join('\n');
}
