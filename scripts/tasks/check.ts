import { parseArgs } from 'node:util';
import { checkPages } from '../../tests/pages/checkPages.ts';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';

const USAGE = `Usage: npm run check -- <page folder>... [--no-browser]
Checks pages as "npm test" does, without looking at the others: types, lint, prose, translations, topics and claims,
then a build of these pages, looked at in a browser. Screenshots lie beside that build.`;

/** `npm run check -- docs/react-charts/bars`: runs all checks for one page, for its authors. */
async function check(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-browser': { type: 'boolean', default: false } },
  });
  const passed = await checkPages(choosePages(positionals), { browser: !values['no-browser'] });
  process.exitCode = passed ? 0 : 1;
}

function choosePages(given: readonly string[]): HandWrittenPage[] {
  const folders = given.map((folder) => folder.replace(/\/+$/, ''));
  const pages = handWrittenPages();
  const unknown = folders.filter((folder) => !pages.some((page) => page.folder === folder));
  if (given.length === 0 || unknown.length > 0) {
    const problem = unknown.length > 0 ? `No page lies in ${unknown.join(', ')}.\n` : '';
    throw new Error(problem + USAGE);
  }
  const chosen = pages.filter(({ folder }) => folders.includes(folder));
  if (new Set(chosen.map(({ version }) => version.name)).size > 1) {
    throw new Error('Check the pages of one version at a time: each has packages of its own.');
  }
  return chosen;
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
