import { checkChinese } from '../chinese/checkChinese.ts';
import { checkStrings } from '../chinese/checkStrings.ts';
import type { Stage } from '../runner/types.ts';

/** Each Chinese page is one check, and each file of strings. */
export const chinese: Stage = {
  name: 'chinese',
  title: 'Chinese: spacing, terms, paragraphs, listings, links and pronouns',
  budgetSeconds: 10,
  fast: true,
  async run() {
    const pages = [...checkChinese(), ...(await checkStrings())];
    const faulty = pages.filter(({ problems }) => problems.length > 0);
    return {
      passed: pages.length - faulty.length,
      failures: faulty.map(({ problems }) => problems.join('\n')),
    };
  },
};
