import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';

/** Words of statements about behavior. */
const BEHAVIOR =
  /\b(?:(?:does|do)(?: not|n['’]t)|stays?|remains?|(?:is|are) lost|throws?|returns?|before|after|once|twice)\b/;

const MARK = /[ \t]*\{\/\* claim(?: \S+)? \*\/\}/g;
/** Follows a marked sentence in place of its mark. */
const MARKED = '\u0001';

/** Returns the unmarked statements about behavior of every English page, by its folder. */
export function collectUnmarked(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    handWrittenPages().map(({ folder }) => [
      folder,
      findUnmarked(readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8')),
    ]),
  );
}

/**
 * Finds sentences about behavior that have neither a claim nor a link, which may lead to the proof.
 *
 * @param page source of a page
 */
export function findUnmarked(page: string): string[] {
  const prose = page
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^( *)(`{3,}).*?^\1\2$/gms, '')
    .replace(MARK, MARKED)
    .split('\n')
    .filter((line) => !/^(?:#|<|import |export |:::|\|)/.test(line));
  return prose
    .flatMap((line) => line.split(new RegExp(`(?<=[.!?:]${MARKED}?)\\s+(?=[^a-z])`)))
    .filter(
      (sentence) =>
        BEHAVIOR.test(sentence) && !sentence.includes(MARKED) && !sentence.includes(']('),
    );
}
