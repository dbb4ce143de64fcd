import { readCoverage } from '../coverage/readCoverage.ts';
import type { Stage } from '../runner/types.ts';

/** Each page with a `topics.json` is one check. */
export const coverage: Stage = {
  name: 'coverage',
  title: 'Pages cover the topics that readers look for',
  budgetSeconds: 10,
  fast: true,
  async run() {
    const pages = readCoverage();
    const done = pages.filter(({ state }) => state === 'covered');
    return {
      passed: done.filter(({ problems }) => problems.length === 0).length,
      failures: done
        .filter(({ problems }) => problems.length > 0)
        .map(({ page, problems }) => `docs/${page}\n${problems.join('\n')}`),
      notes: [
        `${done.length} of ${pages.length} expected pages say what they cover: npm run docs:coverage`,
      ],
    };
  },
};
