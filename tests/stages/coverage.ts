import { readCoverage } from '../coverage/readCoverage.ts';
import type { Stage } from '../runner/types.ts';

/** Areas that are written: each page that readers look for there exists and says what it covers. */
const FINISHED_AREAS = ['react-data-grid'];

/** Each page with a `topics.json` is one check, and each page of a finished area. */
export const coverage: Stage = {
  name: 'coverage',
  title: 'Pages cover the topics that readers look for',
  budgetSeconds: 10,
  fast: true,
  async run() {
    const pages = readCoverage();
    const done = pages.filter(({ state }) => state === 'covered');
    const lacking = pages.filter(
      ({ page, state }) => state !== 'covered' && FINISHED_AREAS.includes(page.split('/')[0] ?? ''),
    );
    return {
      passed: done.filter(({ problems }) => problems.length === 0).length,
      failures: [
        ...done
          .filter(({ problems }) => problems.length > 0)
          .map(({ page, problems }) => `docs/${page}\n${problems.join('\n')}`),
        ...lacking.map(({ page, state }) =>
          state === 'missing'
            ? `docs/${page} does not exist; readers look for it`
            : `docs/${page} has no topics.json, which says where its topics are covered`,
        ),
      ],
      notes: [
        `${done.length} of ${pages.length} expected pages say what they cover: npm run docs:coverage`,
      ],
    };
  },
};
