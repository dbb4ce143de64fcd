import type { ChineseRule } from '../types.ts';

/** Chinese names a thing again or leaves it out, where English says "it". */
const MOST_IN_A_THOUSAND = 8;
/** A page shorter than this may say it a few times. */
const FEWEST_CHARACTERS = 250;

/** Counted as word processors do: each Chinese character, and each word or number in other letters. */
const CHARACTER = /\p{Script=Han}|[\p{Script=Latin}\d][\p{Script=Latin}\d.'-]*/gu;
const PRONOUN = /(?<![其])它/g;

/** Pages of older versions are as they were. */
const OLDER_VERSION = /\/version-[^/]+\//;

/** A page says 它 and 它们 seldom. */
export const checkPronouns: ChineseRule = ({ chinese }) => {
  if (OLDER_VERSION.test(chinese.file)) {
    return [];
  }
  const blocks = chinese.blocks.map(({ line, text }) => ({ line, text: withoutCode(text) }));
  const characters = countAll(blocks, CHARACTER);
  const pronouns = countAll(blocks, PRONOUN);
  const share = (pronouns / Math.max(characters, FEWEST_CHARACTERS)) * 1000;
  const lines = blocks.flatMap(({ line, text }) =>
    text.split('\n').flatMap((words, index) => (words.includes('它') ? line + index : [])),
  );
  return share > MOST_IN_A_THOUSAND
    ? [
        `${lines[0]} has 它 ${pronouns} times in ${characters} characters, at most ${MOST_IN_A_THOUSAND} in 1,000 are allowed: name the thing or leave it out (lines ${lines.join(', ')})`,
      ]
    : [];
};

function countAll(blocks: readonly { readonly text: string }[], pattern: RegExp): number {
  return blocks.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
}

/** Code, addresses of links, elements and ids of headings are no words of the page. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>|\{\/\*.*?\*\/\}/g, '');
}
