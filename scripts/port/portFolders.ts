import { join } from 'node:path';
import { VERSION_NAMES, type VersionName } from '../../plugins/api-reference/data/during.ts';
import { createEntryIndex } from '../../plugins/api-reference/entryIndex.ts';
import { loadReferences } from '../../plugins/api-reference/loadReferences.ts';
import {
  findTopics,
  handWrittenPages,
  type HandWrittenPage,
} from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { addressOf, type DocsVersion } from '../../src/versions/index.ts';
import { readExpectedTopics } from '../../tests/coverage/readCoverage.ts';
import { createParser } from './createParser.ts';
import { createNameTable } from './createNameTable.ts';
import { findDecisions, type Decisions, type PortedPage } from './findDecisions.ts';
import { portPage, type PortContext } from './portPage.ts';
import { findExisting, writePort } from './writePort.ts';

/**
 * Returns the page in a folder.
 *
 * @throws when the folder has no page
 */
export function findPlaceOfFolder(folder: string): HandWrittenPage {
  const page = handWrittenPages().find((each) => each.folder === folder);
  if (!page) {
    throw new Error(
      `No page lies in "${folder}". Name its folder, such as docs/react-data-grid/sorting.`,
    );
  }
  return page;
}

/** Ports pages together, which preserves links between them, and prints what the author must decide about each page. */
export async function portFolders(
  pages: readonly HandWrittenPage[],
  to: DocsVersion,
): Promise<void> {
  const references = await loadReferences(SITE_DIR);
  const toName = documentedVersion(to);
  const apiTo = addressOf(to, 'api/');
  const { entries, pages: families } = createEntryIndex(
    references.references[toName].entries,
    apiTo,
  );
  const apiPages = new Set([...families, ...entries.map(({ address }) => address)]);
  const topics = new Set([
    ...findTopics(join(SITE_DIR, to.folder)),
    ...pages.map(({ topic }) => topic),
  ]);
  const expected = readExpectedTopics(to);
  const parse = await createParser();
  const portedPages: PortedPage[] = [];

  for (const { version: from, topic, folder } of pages) {
    if (from.name === to.name) {
      throw new Error(`${folder} is a page of ${to.name} already.`);
    }
    const names = createNameTable(references, documentedVersion(from), toName);
    const context: PortContext = {
      from: documentedVersion(from),
      to: toName,
      names,
      apiFrom: addressOf(from, 'api/'),
      apiTo,
      hasApiPage: (address) => apiPages.has(address),
      findApiPage: (entry) => entries.find((each) => each.name === entry)?.address,
      hasPage: (each) => topics.has(each),
      topic,
      parse,
      expectedTopics: expected[topic] ?? [],
    };
    const port = { from, to, topic };
    const existing = findExisting(port);
    console.log(`\n${folder} → ${to.folder}/${topic}`);
    if (existing.length > 0) {
      console.log(`  Nothing is written, because ${existing.join(' and ')} exist already.`);
    } else {
      const ported = await portPage(port, context);
      const { inSidebar } = await writePort(port, ported);
      console.log(`  Wrote ${ported.files.size} files.`);
      ported.notes.forEach((note) => console.log(`  ${note}`));
      console.log(
        inSidebar ? '  It has an entry in the sidebar.' : `  Add it to ${to.sidebarFile}.`,
      );
    }
    portedPages.push({ page: findPlaceOfFolder(`${to.folder}/${topic}`), from, names });
  }
  printDecisions(await findDecisions(portedPages, to));
}

function printDecisions(decisions: ReadonlyMap<string, readonly Decisions[]>): void {
  for (const [folder, paragraphs] of decisions) {
    if (folder !== '') {
      console.log(
        `\n${folder}: ${paragraphs.length > 0 ? 'left to decide' : 'nothing is left to decide'}`,
      );
    }
    for (const { title, problems } of paragraphs) {
      console.log(`\n${title}: ${problems.length}`);
      problems.forEach((problem) => console.log(`- ${problem}`));
    }
  }
}

/**
 * Returns the name of a version that the API reference documents.
 *
 * @throws for other versions
 */
function documentedVersion({ name }: DocsVersion): VersionName {
  const known = VERSION_NAMES.find((each) => each === name);
  if (!known) {
    throw new Error(
      `Names are followed through ${VERSION_NAMES.join(', ')}, and "${name}" is none of them.`,
    );
  }
  return known;
}
