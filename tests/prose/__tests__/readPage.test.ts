import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageReader } from '../pages/readPage';

test('parses a page like the site does: tables, lists, comments in headings, front matter', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'prose-'));
  const text = [
    '---',
    'title: From v6',
    'migration: { from: v6, to: current }',
    "terms: [ERESOLVE, '@mui/lab']",
    '---',
    '',
    '## `rows` {/* #rows */}',
    '',
    '| Key | Meaning |',
    '| --- | --- |',
    "| `type` | `'a' \\| 'b'` |",
    '',
    '- Item',
    '',
    '  ```tsx before title="Old.tsx"',
    '  <Orders />',
    '  ```',
    '',
  ].join('\n');
  writeFileSync(join(dir, 'index.mdx'), text);
  const read = await createPageReader(dir);
  expect(await read('index.mdx')).toEqual({
    file: 'index.mdx',
    migration: { from: 'v6', to: 'current' },
    mentions: [],
    terms: ['ERESOLVE', '@mui/lab'],
    spans: [
      { text: 'rows', line: 7 },
      { text: 'type', line: 11 },
      { text: "'a' | 'b'", line: 11 },
    ],
    fences: [
      {
        language: 'tsx',
        meta: 'before title="Old.tsx"',
        side: 'before',
        isLocalized: false,
        code: '<Orders />',
        line: 16,
      },
    ],
  });
  rmSync(dir, { recursive: true });
});
