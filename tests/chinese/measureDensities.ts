import type { ProsePage } from './types.ts';

/** A word that is overused in translations. */
export interface DensityGoal {
  readonly word: string;
  readonly pattern: RegExp;
  /** Occurrences per 1,000 characters in Ant Design's Chinese documentation. */
  readonly benchmark: number;
  /** Maximum average of a section. */
  readonly goal: number;
  /** Maximum density of a single page. */
  readonly pageLimit: number;
}

export const DENSITY_GOALS: readonly DensityGoal[] = [
  { word: '它', pattern: /(?<!其)它/g, benchmark: 0.35, goal: 1, pageLimit: 2 },
  { word: '请', pattern: /(?<![申邀])请(?!求)/g, benchmark: 3.3, goal: 3.5, pageLimit: 7 },
  // Does not count 第一个, 另一个 and the like, where the word is needed. The benchmark includes them.
  {
    word: '一个',
    pattern: /(?<![第下上每另同前后哪任某这那])一个/g,
    benchmark: 1.8,
    goal: 2.5,
    pageLimit: 12,
  },
  { word: '的', pattern: /的(?!确)/g, benchmark: 32, goal: 36, pageLimit: 72 },
];

/** Shorter pages are measured as if they had this many characters. */
const MIN_CHARACTERS = 1000;

/** Matches what word processors count: each Chinese character, and each word or number in other scripts. */
const CHARACTER = /\p{Script=Han}|[\p{Script=Latin}\d][\p{Script=Latin}\d.'-]*/gu;
/** Code, link addresses, elements, and ids of headings. */
const MARKUP = /`[^`]*`|\]\([^)]*\)|<[^>]*>|\{\/\*.*?\*\/\}/g;

/** Occurrences of each word of {@link DENSITY_GOALS}, and the number of characters in the text. */
export interface WordCounts {
  readonly characters: number;
  readonly counts: readonly number[];
}

/** Counts the characters and words in the prose of pages. */
export function countWords(pages: readonly ProsePage[]): WordCounts {
  const texts = pages.flatMap(({ blocks }) => blocks.map(({ text }) => text.replace(MARKUP, '')));
  const countAll = (pattern: RegExp) =>
    texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  return {
    characters: countAll(CHARACTER),
    counts: DENSITY_GOALS.map(({ pattern }) => countAll(pattern)),
  };
}

/** Finds words that a page uses more often than allowed. */
export function findDenseWords(page: ProsePage): string[] {
  const { characters, counts } = countWords([page]);
  return DENSITY_GOALS.flatMap(({ word, pattern, pageLimit }, index) => {
    const count = counts[index] ?? 0;
    const lines = page.blocks.flatMap(({ line, text }) =>
      text.split('\n').flatMap((words, offset) => (words.match(pattern) ? line + offset : [])),
    );
    return (count / Math.max(characters, MIN_CHARACTERS)) * 1000 > pageLimit
      ? [
          `${lines[0]} has ${word} ${count} times in ${characters} characters, at most ${pageLimit} in 1,000 are allowed: rephrase sentences (lines ${lines.join(', ')})`,
        ]
      : [];
  });
}

/** Formats the densities of a section next to those of Ant Design: `charts: 它 0.9 (0.35), …`. */
export function formatDensities(section: string, { characters, counts }: WordCounts): string {
  const densities = DENSITY_GOALS.map(({ word, benchmark }, index) => {
    const density = ((counts[index] ?? 0) / characters) * 1000;
    return `${word} ${density.toFixed(1)} (${benchmark})`;
  });
  return `${section}: ${densities.join(', ')}`;
}
