import type { Rule } from 'eslint';

export const stablePropsRule: Rule.RuleModule;
