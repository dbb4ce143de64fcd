import { checkClaims } from '../claims/checkClaims.ts';
import { runJest } from '../runner/runJest.ts';
import type { Stage } from '../runner/types.ts';

/** Each page with claims is one check, and each claim that runs in jsdom. */
export const claims: Stage = {
  name: 'claims',
  title: 'What pages say about behavior, on the packages of their version',
  budgetSeconds: 90,
  fast: true,
  async run() {
    const pages = checkClaims();
    const faulty = pages.filter(({ problems }) => problems.length > 0);
    const run = await runJest(['claims']);
    return {
      passed: pages.length - faulty.length + run.passed,
      failures: [
        ...faulty.map(({ page, problems }) => `${page}\n${problems.join('\n')}`),
        ...run.failures,
      ],
      notes: [`${pages.length} pages have claims that run.`],
    };
  },
};
