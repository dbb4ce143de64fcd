import { readCoverage } from '../../tests/coverage/readCoverage.ts';
import type { PageCoverage } from '../../tests/coverage/types.ts';

const TITLES: Readonly<Record<PageCoverage['state'], string>> = {
  missing: 'Pages that do not exist',
  open: 'Pages without a topics.json, which says where their topics are covered',
  covered: 'Topics that are not covered',
};

/**
 * `npm run docs:coverage`: lists topics that a version is expected to cover and does not cover yet. Arguments, such as
 * `docs/react-charts`, select folders.
 */
function docsCoverage(): void {
  const folders = process.argv.slice(2).map((folder) => folder.replace(/\/*$/, '/'));
  const pages = readCoverage().filter(
    ({ page }) => folders.length === 0 || folders.some((folder) => `${page}/`.startsWith(folder)),
  );
  for (const state of ['missing', 'open', 'covered'] as const) {
    const own = pages.filter((page) => page.state === state);
    const lines = own.flatMap(({ page, problems }) =>
      state === 'covered' ? problems.map((problem) => `${page}: ${problem}`) : [page],
    );
    console.log(`\n${TITLES[state]}: ${lines.length}`);
    lines.forEach((line) => console.log(`  ${line}`));
  }
  const whole = pages.filter(({ state, problems }) => state === 'covered' && problems.length === 0);
  console.log(`\n${whole.length} of ${pages.length} pages cover what is expected of them.`);
}

docsCoverage();
