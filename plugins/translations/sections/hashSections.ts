import { createHash } from 'node:crypto';

/** Long enough that two texts of one page never share it. */
const HASH_LENGTH = 10;
/** Marks for the build, and notes among authors. */
const COMMENT = /\{\/\*.*?\*\/\}/gs;
const TRANSLATED_FIELDS = /^(?:title|description):/;

/** A part of a page, from one heading to the next. */
export interface Section {
  /** The id of its heading; empty for what is before the first one, title and description included. */
  readonly id: string;
  /** Hash that shows whether its text has changed. */
  readonly hash: string;
}

/** The hashes of a page's English sections at the time of their translation, by id. */
export type TranslatedFrom = Readonly<Record<string, string>>;

const HEADING = /^(#{1,6}) .*?(?:\{\/\*\s*#(\S+?)\s*\*\/\})?\s*$/;
const FENCE = /^(```|~~~)/;

/**
 * Hashes an English page section by section. White space at the ends of lines, empty lines and comments do not
 * count, nor does front matter that translations repeat.
 *
 * @param mdx the text of the page
 */
export function hashSections(mdx: string): Section[] {
  const lines = mdx.split(/\r?\n/).map((line) => line.trimEnd());
  const end = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const frontMatter = lines.slice(0, end).filter((line) => TRANSLATED_FIELDS.test(line));
  const body = lines.slice(end);
  const headings = readHeadings(body).filter(({ level }) => level > 1);
  const starts = [0, ...headings.map(({ line }) => line)];
  return starts.map((start, index) => {
    const text = body.slice(start, starts[index + 1]);
    return {
      id: index === 0 ? '' : (headings[index - 1]?.id ?? ''),
      hash: hash((index === 0 ? [...frontMatter, ...text] : text).join('\n')),
    };
  });
}

function hash(text: string): string {
  const paragraphs = text
    .replace(COMMENT, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return createHash('sha256').update(paragraphs).digest('hex').slice(0, HASH_LENGTH);
}

/** A line that begins a section. */
interface HeadingLine {
  readonly level: number;
  /** Its explicit id. */
  readonly id: string | undefined;
  /** Index of the line. */
  readonly line: number;
}

/** The lines of an MDX page, with those of code emptied. */
export function withoutFences(lines: readonly string[]): string[] {
  let isFenced = false;
  return lines.map((text) => {
    const isFence = FENCE.test(text.trim());
    isFenced = isFence ? !isFenced : isFenced;
    return isFence || isFenced ? '' : text;
  });
}

/** Finds the headings of an MDX page; lines of code that look like headings are none. */
export function readHeadings(lines: readonly string[]): HeadingLine[] {
  return withoutFences(lines).flatMap((text, line) => {
    const [, hashes, id] = HEADING.exec(text) ?? [];
    return hashes ? [{ level: hashes.length, id, line }] : [];
  });
}

/**
 * Finds the sections of an English page that changed after they were translated, new ones included.
 *
 * @returns their ids, in the order of the page
 */
export function findSectionsBehind(
  sections: readonly Section[],
  translatedFrom: TranslatedFrom,
): string[] {
  return sections.filter(({ id, hash }) => translatedFrom[id] !== hash).map(({ id }) => id);
}

/** Finds recorded sections that the English page does not have any more. */
export function findSectionsGone(
  sections: readonly Section[],
  translatedFrom: TranslatedFrom,
): string[] {
  return Object.keys(translatedFrom).filter((id) => !sections.some((section) => section.id === id));
}
