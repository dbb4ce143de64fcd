import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeadings } from '../../plugins/translations/sections/readHeadings.ts';
import { SITE_DIR } from '../../scripts/siteDir.ts';
import expectedTopics from './expectedTopics.json' with { type: 'json' };
import { findTopicProblems, type ReadIds } from './findTopicProblems.ts';
import type { CoveredTopics, ExpectedTopics, PageCoverage } from './types.ts';

const DOCS = join(SITE_DIR, 'docs');

/** Compares the pages of the current version with what readers expect there. */
export function readCoverage(): PageCoverage[] {
  return Object.entries(expectedTopics as ExpectedTopics).map(([page, expected]) => {
    if (readIds(page) === undefined) {
      return { page, state: 'missing', problems: [] };
    }
    const file = join(DOCS, page, 'topics.json');
    if (!existsSync(file)) {
      return { page, state: 'open', problems: [] };
    }
    const covered = JSON.parse(readFileSync(file, 'utf8')) as CoveredTopics;
    const problems = findTopicProblems(page, expected, covered, readIds);
    return { page, state: 'covered', problems };
  });
}

const readIds: ReadIds = (page) => {
  const file = join(DOCS, page, 'index.mdx');
  if (!existsSync(file)) {
    return undefined;
  }
  const headings = readHeadings(readFileSync(file, 'utf8').split('\n'));
  return new Set(headings.flatMap(({ id }) => id ?? []));
};
