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
  /** Readers' words for the part, one question per line; not displayed. */
  questions: string;
}

/** Texts of a part. */
export interface PartTexts {
  readonly head: string;
  readonly text: string;
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
  questions: string;
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
    { page, number, titles, keywords, section, text: '', questions: '' },
  ]);
}

/** @param partOf returns a part with its text, as far as it has loaded */
export function documentsOf(
  { title, description, keywords, original, trail, sections }: SearchPage,
  number: number,
  partOf: (id: string) => Pick<Part, 'text' | 'questions'>,
): Document[] {
  const around = trail.join(' ');
  const [originalTitle, ...originalKeywords] = original ?? [];
  const id = idOf(number, null);
  const loaded = (partId: string) => {
    const { text, questions } = partOf(partId);
    return { text, questions };
  };
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
      ...loaded(id),
    },
    ...sections.map(({ heading, original: originalHeading }, index) => ({
      id: idOf(number, index),
      heading,
      original: originalHeading,
      context: `${title} ${around}`,
      ...loaded(idOf(number, index)),
    })),
  ];
}

/** Returns everything a part contains, one item per line. */
export function wholeText(part: Part): string {
  const { head, text } = textsOfPart(part);
  return [...part.page.trail, head, text].join('\n');
}

/** Returns what names a part, such as its heading and readers' questions, and its text. */
export function textsOfPart({ page, section, text, questions }: Part): PartTexts {
  const { title, description, keywords = [], sections } = page;
  const own = section === null ? [description, ...keywords].join('\n') : sections[section]!.heading;
  return { head: [title, own, questions].join('\n'), text };
}
