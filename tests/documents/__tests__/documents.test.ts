import path from 'node:path';
import { findDocumentProblems } from '../findDocumentProblems';

const SITE = path.join(__dirname, '../../..');

test('a link or a name that leads nowhere is told', () => {
  expect(findDocumentProblems('first.md', path.join(__dirname, 'fixtures'))).toEqual([
    'first.md links to second.md#none, which is not there.',
    'first.md links to third.md, which is not there.',
    'first.md names lib/none.ts, which is not there.',
  ]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'HOSTING.md'])(
  '%s leads to what is there',
  (document) => {
    expect(findDocumentProblems(document, SITE)).toEqual([]);
  },
);
