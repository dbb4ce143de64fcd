import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findDocumentProblems } from '../findDocumentProblems';

const SITE = path.join(__dirname, '../../..');

test('reports links to missing targets and mentions of missing files', () => {
  expect(findDocumentProblems('first.md', path.join(__dirname, 'fixtures'))).toEqual([
    'first.md links to second.md#none, which is not there.',
    'first.md links to third.md, which is not there.',
    'first.md names lib/none.ts, which is not there.',
  ]);
});

const DOCUMENTS = execFileSync('git', ['ls-files', '--', '*.md'], { cwd: SITE, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:[A-Z]+\.md$|how-to\/|plugins\/[^/]+\/README\.md$)/.test(file));

test('finds the documents', () => {
  expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', 'how-to/add-a-page.md']));
});

test.each(DOCUMENTS)('%s links to existing files and sections', (document) => {
  expect(findDocumentProblems(document, SITE)).toEqual([]);
});

test.each(DOCUMENTS)('%s has no paragraph over 80 words', (document) => {
  const paragraphs = readFileSync(path.join(SITE, document), 'utf8')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-|]|\d+\.) )/);
  expect(paragraphs.filter((text) => text.trim().split(/\s+/).length > 80)).toEqual([]);
});
