import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeadings } from '../../plugins/translations/sections/hashSections.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { DOCS_VERSIONS, type DocsVersion } from '../../src/versions/index.ts';
import { findTopicProblems, type ReadIds } from './findTopicProblems.ts';
import type { CoveredTopics, ExpectedTopics, PageCoverage } from './types.ts';

/** Contains one folder for each version, with one file for each area. */
const EXPECTED = join(SITE_DIR, 'tests', 'coverage', 'expected');

/** Compares the pages of every version with the topics that readers expect. */
export function readCoverage(): PageCoverage[] {
  return DOCS_VERSIONS.flatMap((version) => {
    const readIds = createIdReader(version);
    return Object.entries(readExpectedTopics(version)).map(([topic, expected]): PageCoverage => ({
      version: version.name,
      topic,
      page: `${version.folder}/${topic}`,
      ...readPage(version, topic, expected, readIds),
    }));
  });
}

/** Returns the topics that readers expect of a version, by page. */
export function readExpectedTopics({ name }: DocsVersion): ExpectedTopics {
  const folder = join(EXPECTED, name);
  return Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  ) as ExpectedTopics;
}

function readPage(
  version: DocsVersion,
  topic: string,
  expected: readonly string[],
  readIds: ReadIds,
): Pick<PageCoverage, 'state' | 'problems'> {
  if (readIds(topic) === undefined) {
    return { state: 'missing', problems: [] };
  }
  const file = join(SITE_DIR, version.folder, topic, 'topics.json');
  if (!existsSync(file)) {
    return { state: 'open', problems: [] };
  }
  const covered = JSON.parse(readFileSync(file, 'utf8')) as CoveredTopics;
  return { state: 'covered', problems: findTopicProblems(topic, expected, covered, readIds) };
}

function createIdReader(version: DocsVersion): ReadIds {
  return (topic) => {
    const file = join(SITE_DIR, version.folder, topic, 'index.mdx');
    if (!existsSync(file)) {
      return undefined;
    }
    const headings = readHeadings(readFileSync(file, 'utf8').split('\n'));
    return new Set(headings.flatMap(({ id }) => id ?? []));
  };
}
