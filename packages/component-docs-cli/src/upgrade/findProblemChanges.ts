import { descriptionOf } from '../../../../plugins/known-problems/address.ts';
import type { KnownProblem } from '../../../../plugins/known-problems/types.ts';
import { namesIn } from './findHits.ts';
import type { ProblemChanges, UpgradeFile, UpgradePath } from './types.ts';

/**
 * Finds the known problems that an upgrade removes and those that it adds, for the components that code uses. A problem
 * is added if only the later version has it, even if the earlier version lacks the component.
 */
export function findProblemChanges(
  files: readonly UpgradeFile[],
  { from, to }: UpgradePath,
  problems: readonly KnownProblem[],
): ProblemChanges {
  const names = new Set(files.flatMap((file) => [...namesIn(file)]));
  const used = problems.filter(({ components }) =>
    components.some((name) => names.has(`export ${name}`)),
  );
  const select = (version: string, isWanted: (problem: KnownProblem) => boolean) =>
    used
      .filter(({ outcomes }) => outcomes[version] === 'present')
      .filter(isWanted)
      .map((problem) => ({
        title: problem.title,
        components: problem.components,
        address: descriptionOf(problem, version),
      }));
  return {
    removed: select(from, ({ outcomes }) => outcomes[to] === 'fixed'),
    added: select(to, ({ outcomes }) => outcomes[from] !== 'present'),
  };
}
