import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { findUnlinkedPages } from '../../tests/coverage/findUnlinkedPages.ts';
import { readCoverage } from '../../tests/coverage/readCoverage.ts';
import type { PageCoverage } from '../../tests/coverage/types.ts';

const TITLES: Readonly<Record<PageCoverage['state'], string>> = {
  missing: 'Pages that do not exist',
  open: 'Pages without a topics.json, which says where their topics are covered',
  covered: 'Topics that are not covered',
};

/**
 * `npm run docs:coverage`: lists topics that a version is expected to cover and does not cover yet, and pages without
 * links to or from the other pages of their area. Arguments, such as `docs/react-charts`, select folders.
 */
function docsCoverage(): void {
  const folders = process.argv.slice(2).map((folder) => folder.replace(/\/*$/, '/'));
  const isMeant = (page: string) =>
    folders.length === 0 || folders.some((folder) => `${page}/`.startsWith(folder));
  const pages = readCoverage().filter(({ page }) => isMeant(page));
  for (const state of ['missing', 'open', 'covered'] as const) {
    const own = pages.filter((page) => page.state === state);
    const lines = own.flatMap(({ page, problems }) =>
      state === 'covered' ? problems.map((problem) => `${page}: ${problem}`) : [page],
    );
    print(TITLES[state], lines);
  }
  const written = handWrittenPages().map(({ folder, path }) => ({
    folder,
    path,
    text: readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8'),
  }));
  print(
    'Pages without links to or from the other pages of their area',
    findUnlinkedPages(written).filter(isMeant),
  );
  const whole = pages.filter(({ state, problems }) => state === 'covered' && problems.length === 0);
  console.log(`\n${whole.length} of ${pages.length} pages cover what is expected of them.`);
}

function print(title: string, lines: readonly string[]): void {
  console.log(`\n${title}: ${lines.length}`);
  lines.forEach((line) => console.log(`  ${line}`));
}

docsCoverage();
