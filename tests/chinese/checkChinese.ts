import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { readProse } from './readProse.ts';
import { checkLinks } from './rules/links.ts';
import { checkListings } from './rules/listings.ts';
import { checkParagraphs } from './rules/paragraphs.ts';
import { checkBold } from './rules/bold.ts';
import { checkPronouns } from './rules/pronouns.ts';
import { checkSpacing } from './rules/spacing.ts';
import { checkTerms } from './rules/terms.ts';
import type { ChineseRule, PagePair, ProsePage } from './types.ts';

export const RULES: readonly ChineseRule[] = [
  checkSpacing,
  checkTerms,
  checkParagraphs,
  checkListings,
  checkLinks,
  checkBold,
  checkPronouns,
];

/** What is wrong with the Chinese of one page. */
export interface ChinesePage {
  readonly file: string;
  /** `file:line what is wrong`. */
  readonly problems: readonly string[];
}

/**
 * Holds Chinese pages against the rules of the language and against their English twins.
 *
 * @param isMeant chooses pages by their English folder; without it, all are checked
 */
export function checkChinese(isMeant?: (folder: string) => boolean): ChinesePage[] {
  return handWrittenPages()
    .filter(({ folder, chineseFile }) => (isMeant?.(folder) ?? true) && exists(chineseFile))
    .map((page) => {
      const problems = findProblems(readPair(page)).map(
        (problem) => `${page.chineseFile}:${problem}`,
      );
      return { file: page.chineseFile, problems };
    });
}

/** Problems of one page by all rules. */
export function findProblems(pair: PagePair): string[] {
  return RULES.flatMap((rule) => rule(pair));
}

function readPair({ folder, chineseFile }: HandWrittenPage): PagePair {
  return {
    english: read(`${folder}/index.mdx`),
    chinese: read(chineseFile),
    headingOf: ({ file }, url) => readHeading(file, url),
  };
}

function read(file: string): ProsePage {
  return readProse(file, readFileSync(join(SITE_DIR, file), 'utf8'));
}

function exists(file: string): boolean {
  return existsSync(join(SITE_DIR, file));
}

/** The heading that a relative link leads to; nothing for other links. */
function readHeading(from: string, url: string): string | undefined {
  const [target = '', id] = url.split('#');
  const file = target ? posix.join(posix.dirname(from), target) : from;
  if (/^(?:[a-z]+:|\/)/.test(url) || !file.endsWith('.mdx') || !exists(file)) {
    return undefined;
  }
  const source = readFileSync(join(SITE_DIR, file), 'utf8');
  return id === undefined
    ? /^title: *["']?(.*?)["']?$/m.exec(source)?.[1]
    : source
        .split('\n')
        .find((line) => line.startsWith('#') && line.includes(`{/* #${id} */}`))
        ?.replace(/^#+\s*|\s*\{\/\*.*$/g, '');
}
