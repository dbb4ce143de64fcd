import { checkProse } from '../prose/checkProse.ts';
import { countUnmarked } from '../prose/countUnmarked.ts';
import type { Stage } from '../runner/types.ts';
import { choosePages } from '../selection/choosePages.ts';

const RULE = {
  counts: new Set(['new', 'demos', 'packages', 'text', 'translation'] as const),
  // Code that finds and checks names, and code that extracts them from the packages.
  everything:
    /^(?:tests\/prose\/|src\/markdown\/|plugins\/(?:api-reference|messages)\/|lib\/(?:highlight|lint|packages|pages)\/)(?!.*__tests__)/,
};

/**
 * Maximum number of statements about behavior without a claim or a link. New ones get one; when the number has become
 * smaller, lower the limit.
 */
const MAX_UNMARKED = 3682;

/** Each page in each language is one check. */
export const prose: Stage = {
  name: 'prose',
  title: 'Listings, names and messages on pages, against the packages of their version',
  fast: true,
  usesOneCore: true,
  async run(options) {
    const { folders, isComplete, notes } = choosePages(RULE, options);
    const result = await checkProse(isComplete ? undefined : (folder) => folders.has(folder));
    const unmarked = countUnmarked();
    const count = `${unmarked} statements about behavior have neither a claim nor a link`;
    return {
      ...result,
      failures: [
        ...result.failures,
        ...(unmarked > MAX_UNMARKED
          ? [`${count}, ${unmarked - MAX_UNMARKED} more than before. Mark them and add claims.`]
          : []),
      ],
      notes: [...notes, ...(result.notes ?? []), `${count}.`],
    };
  },
};
