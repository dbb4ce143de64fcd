import { checkProse } from '../prose/checkProse.ts';
import type { Stage } from '../runner/types.ts';
import { choosePages } from '../selection/choosePages.ts';

const RULE = {
  counts: new Set(['new', 'demos', 'packages', 'text', 'translation'] as const),
  // Code that finds and checks names, and code that extracts them from the packages.
  everything:
    /^(?:tests\/prose\/|src\/markdown\/|plugins\/(?:api-reference|messages)\/|lib\/(?:highlight|lint|packages|pages)\/)(?!.*__tests__)/,
};

/** Each page in each language is one check. */
export const prose: Stage = {
  name: 'prose',
  title: 'Listings, names and messages on pages, against the packages of their version',
  fast: true,
  usesOneCore: true,
  async run(options) {
    const { folders, isComplete, notes } = choosePages(RULE, options);
    const result = await checkProse(isComplete ? undefined : (folder) => folders.has(folder));
    return { ...result, notes: [...notes, ...(result.notes ?? [])] };
  },
};
