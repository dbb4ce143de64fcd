import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { findRepeats, type Repeat } from './findRepeats.ts';
import { countWords, findDenseWords, formatDensities } from './measureDensities.ts';
import { readProse } from './readProse.ts';
import { checkLinks } from './rules/links.ts';
import { checkListings } from './rules/listings.ts';
import { checkParagraphs } from './rules/paragraphs.ts';
import { checkBold } from './rules/bold.ts';
import { checkSpacing } from './rules/spacing.ts';
import { checkTerms } from './rules/terms.ts';
import type { ChineseRule, PagePair, ProsePage } from './types.ts';

/** The reason why a page uses different Chinese for an English block that it shares with other pages. */
const OWN_CHINESE = /^ownChinese: \S/m;

export const RULES: readonly ChineseRule[] = [
  checkSpacing,
  checkTerms,
  checkParagraphs,
  checkListings,
  checkLinks,
  checkBold,
  ({ chinese }) => findDenseWords(chinese),
];

/** Problems of a page's Chinese. */
export interface ChinesePage {
  readonly file: string;
  /** Problems in the form `file:line description`. */
  readonly problems: readonly string[];
}

/**
 * Checks Chinese pages against the language rules and against their English pages.
 *
 * @param isMeant selects pages by their English folder; without it, all pages are checked
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

/**
 * Checks that an English block on several pages has the same Chinese on all of them, so that a correction reaches every
 * version. A page that needs a different wording sets `ownChinese: <reason>` in its front matter.
 *
 * @returns one problem for each block with different translations
 */
export function checkRepeats(): string[] {
  const pairs = handWrittenPages()
    .filter(({ chineseFile }) => exists(chineseFile))
    .filter(
      ({ chineseFile }) => !OWN_CHINESE.test(readFileSync(join(SITE_DIR, chineseFile), 'utf8')),
    )
    .map(readPair);
  return findRepeats(pairs).map(formatRepeat);
}

/**
 * Measures how often sections use words that are overused in translations, one line for each section of each version.
 */
export function measureSections(): string[] {
  const sections = new Map<string, ProsePage[]>();
  for (const { version, topic, chineseFile } of handWrittenPages().filter(({ chineseFile }) =>
    exists(chineseFile),
  )) {
    const section = `${version.name} ${topic.split('/')[0]}`;
    sections.set(section, [...(sections.get(section) ?? []), read(chineseFile)]);
  }
  const all = [...sections.values()].flat();
  return [...sections, ['all', all] as const].map(([name, pages]) =>
    formatDensities(name, countWords(pages)),
  );
}

/** Formats a block with different translations, with the location of each wording. */
export function formatRepeat({ english, wordings }: Repeat): string {
  const lines = wordings.map((wording) => {
    const [first] = wording;
    const more = wording.length > 1 ? ` and ${wording.length - 1} more` : '';
    return `${first?.file}:${first?.line}${more}: ${first?.text}`;
  });
  return [`"${english}" has different Chinese; use one wording:`, ...lines].join('\n');
}

/** Returns the problems of a page according to all rules. */
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

/** Returns the heading that a relative link points to; `undefined` for other links. */
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
