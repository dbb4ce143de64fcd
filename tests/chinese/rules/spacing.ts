import { lintFor } from 'autocorrect-node';
import type { ChineseRule } from '../types.ts';

/** Matches the tags around the description of a known problem, with its title. */
const PROBLEM_TAG = /^<\/?KnownProblem\b(?:.*\btitle="([^"]*)")?.*>$/gm;

/** Checks spaces between Chinese and Latin text, and full-width punctuation, with AutoCorrect's rules. */
export const checkSpacing: ChineseRule = ({ chinese }) => {
  // AutoCorrect does not recognize links between tags.
  const text = chinese.text.replace(PROBLEM_TAG, (_tag, title?: string) => title ?? '');
  return lintFor(text, 'markdown').lines.map(
    ({ l: line, old, new: better }) => `${line} write "${better}" instead of "${old}"`,
  );
};
