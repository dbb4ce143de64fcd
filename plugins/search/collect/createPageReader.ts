import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createMdxParser } from '../../../lib/mdx/createMdxParser';
import { readSections, type PageText } from './readSections';
import type { ElementText } from './textOf';

/** Reads the text of a page, given its path relative to the site. */
export type PageReader = (file: string, elementText: ElementText) => Promise<PageText>;

/**
 * Creates a page reader that caches parsed pages. The development server requests all pages after each edit, and only
 * changed pages are parsed again.
 */
export async function createPageReader(siteDir: string): Promise<PageReader> {
  const parse = await createMdxParser();
  const known = new Map<string, { source: string; text: PageText }>();
  return async (file, elementText) => {
    const source = await readFile(path.join(siteDir, file), 'utf8');
    const before = known.get(file);
    if (before?.source === source) {
      return before.text;
    }
    try {
      const text = readSections(parse(source), elementText);
      known.set(file, { source, text });
      return text;
    } catch (cause) {
      throw new Error(`${file} cannot be read for the search index. Fix its syntax.`, { cause });
    }
  };
}
