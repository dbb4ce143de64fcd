import { checkChinese, checkRepeats, measureSections } from '../chinese/checkChinese.ts';
import { checkStrings } from '../chinese/checkStrings.ts';
import type { Stage } from '../runner/types.ts';

/** Each Chinese page and each file of strings is one check, and so is the English that several pages share. */
export const chinese: Stage = {
  name: 'chinese',
  title: 'Chinese: spacing, terms, paragraphs, listings, links and density of words',
  fast: true,
  usesOneCore: true,
  async run() {
    const pages = [...checkChinese(), ...(await checkStrings())];
    const repeats = checkRepeats();
    const faulty = pages.filter(({ problems }) => problems.length > 0);
    return {
      passed: pages.length - faulty.length + (repeats.length === 0 ? 1 : 0),
      failures: [...faulty.map(({ problems }) => problems.join('\n')), ...repeats],
      notes: ['Words in 1,000 characters (in Ant Design’s documentation):', ...measureSections()],
    };
  },
};
