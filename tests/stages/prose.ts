import { checkProse } from '../prose/checkProse.ts';
import { collectUnmarked } from '../prose/collectUnmarked.ts';
import type { Stage } from '../runner/types.ts';
import { choosePages } from '../selection/choosePages.ts';
import { readSiteChanges } from '../selection/readSiteChanges.ts';

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
    const unmarked = collectUnmarked();
    return {
      ...result,
      failures: [...result.failures, ...findTooMany(unmarked)],
      notes: [
        ...notes,
        ...(result.notes ?? []),
        `${countAll(unmarked)} statements about behavior have neither a claim nor a link.`,
      ],
    };
  },
};

const countAll = (unmarked: ReadonlyMap<string, readonly string[]>): number =>
  [...unmarked.values()].reduce((sum, { length }) => sum + length, 0);

/** Rejects more unmarked statements than before, and lists those of changed pages. */
function findTooMany(unmarked: ReadonlyMap<string, readonly string[]>): string[] {
  const excess = countAll(unmarked) - MAX_UNMARKED;
  if (excess <= 0) {
    return [];
  }
  const statements = [...(readSiteChanges()?.pages.keys() ?? [])].flatMap((folder) =>
    (unmarked.get(folder) ?? []).map((sentence) => `${folder}: ${sentence}`),
  );
  return [
    `Statements about behavior without a claim or a link: ${excess} more than before. Add claims or links to the new ones. Those of changed pages are:\n${statements.join('\n')}`,
  ];
}
