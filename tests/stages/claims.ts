import { checkClaims } from '../claims/checkClaims.ts';
import { chooseClaims } from '../claims/chooseClaims.ts';
import { runJest } from '../runner/runJest.ts';
import type { Stage } from '../runner/types.ts';

/**
 * Each page with claims is one check, and so is each claim in jsdom: of changed pages, and of a sample of the others.
 */
export const claims: Stage = {
  name: 'claims',
  title: 'What pages say about behavior, on the packages of their version',
  fast: true,
  async run(options) {
    const plan = chooseClaims(options);
    const pages = checkClaims();
    const faulty = pages.filter(({ problems }) => problems.length > 0);
    const run = await runJest(
      ['claims'],
      [...plan.folders].map((folder) => `${folder}/claims`),
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
