import { lintFor } from 'autocorrect-node';
import type { ChineseRule } from '../types.ts';

/** Checks spaces between Chinese and Latin text, and full-width punctuation, with AutoCorrect's rules. */
export const checkSpacing: ChineseRule = ({ chinese }) =>
  lintFor(chinese.text, 'markdown').lines.map(
    ({ l: line, old, new: better }) => `${line} write "${better}" instead of "${old}"`,
  );
