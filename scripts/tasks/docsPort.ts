import { parseArgs } from 'node:util';
import { findPlaceOfFolder, portFolders } from '../port/portFolders.ts';
import { readStatus } from '../port/readStatus.ts';
import { currentVersionOf, versionNamed } from '../../src/versions/index.ts';

const USAGE = `Usage: npm run docs:port -- <page folder>... <version>
       npm run docs:port -- --status <version> [section]
Copies pages with demos, claims and translations into another version, rewrites the names that changed between the
versions, and prints what is left to decide. Pages that the version has are not written, only looked at.
--status lists the pages of a section, such as react-data-grid, that the version does not have.`;

const TITLES = {
  ported: 'Pages that both versions have',
  toPort: 'Pages to port',
  toWrite: 'Pages to write, since the current version has none in their place',
  notExpected: 'Pages whose subject the version may not have',
} as const;

/** `npm run docs:port -- docs/react-data-grid/sorting v6`: copies a page to another version as a starting point. */
async function docsPort(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { status: { type: 'string' } },
  });
  if (values.status !== undefined) {
    printStatus(values.status, positionals[0]);
    return;
  }
  const folders = positionals.slice(0, -1).map((folder) => folder.replace(/\/+$/, ''));
  const name = positionals.at(-1);
  if (folders.length === 0 || name === undefined) {
    throw new Error(USAGE);
  }
  const to = versionNamed(name);
  await portFolders(folders.map(findPlaceOfFolder), to);
}

function printStatus(name: string, section?: string): void {
  const to = versionNamed(name);
  const status = readStatus(currentVersionOf(to.instance), to, section);
  for (const state of ['ported', 'toPort', 'toWrite', 'notExpected'] as const) {
    console.log(`\n${TITLES[state]}: ${status[state].length}`);
    status[state].forEach((topic) => console.log(`  ${topic}`));
  }
}

docsPort().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
