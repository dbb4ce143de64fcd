import type { Rule } from 'eslint';

/** A word with a plainer alternative. */
export interface QuaintWord {
  readonly index: number;
  readonly word: string;
  readonly plain: string;
}

export function findQuaintWords(text: string): QuaintWord[];
export const plainWordsRule: Rule.RuleModule;
