import { lintFor } from 'autocorrect-node';
import type { ChineseRule } from '../types.ts';

/** Spaces between Chinese and Latin text, and full-width punctuation, after AutoCorrect's rules. */
export const checkSpacing: ChineseRule = ({ chinese }) =>
  lintFor(chinese.text, 'markdown').lines.map(
    ({ l: line, old, new: better }) => `${line} write "${better}" instead of "${old}"`,
  );
