import { checkClaims } from '../claims/checkClaims.ts';
import { chooseClaims } from '../claims/chooseClaims.ts';
import { runJest } from '../runner/runJest.ts';
import type { Stage } from '../runner/types.ts';

/** Each page with claims is one check, and each claim that runs in jsdom: of pages that changed, and of others in turn. */
export const claims: Stage = {
  name: 'claims',
  title: 'What pages say about behavior, on the packages of their version',
  budgetSeconds: 90,
  fast: true,
  async run(options) {
    const plan = chooseClaims(options);
    const pages = checkClaims();
    const faulty = pages.filter(({ problems }) => problems.length > 0);
    const run = await runJest(
      ['claims'],
      [...plan.folders].map((folder) => `${folder}/claims`),
    );
    const hasCrashed = run.failures.some((failure) => pageOf(failure, plan.folders) === undefined);
    plan.finish(
      (folder) =>
        hasCrashed || run.failures.some((failure) => pageOf(failure, plan.folders) === folder),
    );
    return {
      passed: pages.length - faulty.length + run.passed,
      failures: [
        ...faulty.map(({ page, problems }) => `${page}\n${problems.join('\n')}`),
        ...run.failures,
      ],
      notes: [...plan.notes, ...(run.notes ?? [])],
    };
  },
};

/** The page that a failure is about; none where Jest itself failed. */
function pageOf(failure: string, folders: ReadonlySet<string>): string | undefined {
  return [...folders].find((folder) => failure.startsWith(`${folder}/claims`));
}
