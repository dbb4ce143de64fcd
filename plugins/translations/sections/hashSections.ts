import { createHash } from 'node:crypto';
import { readHeadings } from './readHeadings';
import type { Section } from './types';

/** Long enough that two texts of one page never share it. */
const HASH_LENGTH = 10;
/** Marks for the build, and notes among authors. */
const COMMENT = /\{\/\*.*?\*\/\}/gs;
const TRANSLATED_FIELDS = /^(?:title|description):/;

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
