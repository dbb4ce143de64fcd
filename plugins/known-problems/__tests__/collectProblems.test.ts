import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectProblems } from '../collectProblems';

const PAGE = `---
title: Rows
---

<KnownProblem id="rows-jump" components="DataGrid, DataGridPro" title="Rows jump when \`rows\` changes">

Keep the array stable.

\`\`\`tsx
const rows = useMemo(load, []);
\`\`\`

</KnownProblem>
`;
const OUTCOMES = '{ "rows-jump": { "v6": "present", "current": "fixed" } }';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/rows';

let siteDir: string;

/** Writes a site with the given files. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'problems-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

test('collects marks with their outcomes and the pages that describe them', async () => {
  write({
    'docs/react-data-grid/rows/index.mdx': PAGE,
    'docs/react-data-grid/rows/problems.json': OUTCOMES,
    'versioned_docs/version-v6/react-data-grid/rows/index.mdx': PAGE,
  });
  expect(await collectProblems(siteDir, null, '/')).toEqual([
    {
      id: 'rows-jump',
      title: 'Rows jump when `rows` changes',
      components: ['DataGrid', 'DataGridPro'],
      workaround: { language: 'tsx', code: 'const rows = useMemo(load, []);' },
      family: 'react-data-grid',
      outcomes: { v6: 'present', current: 'fixed' },
      addresses: {
        current: '/x/react-data-grid/rows/#problem-rows-jump',
        v6: '/x/v6/react-data-grid/rows/#problem-rows-jump',
      },
    },
  ]);
});

test('takes titles and addresses from translated pages, and outcomes from beside the English page', async () => {
  write({
    'docs/react-data-grid/rows/index.mdx': PAGE,
    'docs/react-data-grid/rows/problems.json': OUTCOMES,
    [`${CHINESE}/index.mdx`]: PAGE.replace('Rows jump when', '行会跳动：'),
  });
  const [problem] = await collectProblems(siteDir, 'zh', '/zh/');
  expect(problem).toMatchObject({
    title: '行会跳动： `rows` changes',
    outcomes: { v6: 'present', current: 'fixed' },
    addresses: { current: '/zh/x/react-data-grid/rows/#problem-rows-jump' },
  });
});

test('rejects a translation without the problem, or with other components', async () => {
  write({
    'docs/react-data-grid/rows/index.mdx': PAGE,
    'docs/react-data-grid/rows/problems.json': OUTCOMES,
    [`${CHINESE}/index.mdx`]: 'No problem\n',
  });
  await expect(collectProblems(siteDir, 'zh', '/zh/')).rejects.toThrow(
    'Missing: docs/react-data-grid/rows rows-jump (DataGrid, DataGridPro).',
  );
  write({ [`${CHINESE}/index.mdx`]: PAGE.replace('DataGrid, ', '') });
  await expect(collectProblems(siteDir, 'zh', '/zh/')).rejects.toThrow(
    'Only in "zh": docs/react-data-grid/rows rows-jump (DataGridPro).',
  );
});

test('rejects a problem that no test reproduced', async () => {
  write({ 'docs/react-data-grid/rows/index.mdx': PAGE });
  await expect(collectProblems(siteDir, null, '/')).rejects.toThrow(
    'The problem "rows-jump" in react-data-grid/rows was not reproduced in any version.',
  );
  write({ 'docs/react-data-grid/rows/problems.json': '{ "rows-jump": { "current": "fixed" } }' });
  await expect(collectProblems(siteDir, null, '/')).rejects.toThrow('was not reproduced');
});

test('rejects an outcome without a mark', async () => {
  write({
    'docs/react-data-grid/rows/index.mdx': PAGE,
    'docs/react-data-grid/rows/problems.json':
      '{ "rows-jump": { "v6": "present" }, "rows-vanish": { "v6": "present" } }',
  });
  await expect(collectProblems(siteDir, null, '/')).rejects.toThrow(
    'Problems on record without a <KnownProblem> on their page: rows-vanish.',
  );
});

test('rejects an id that two pages define', async () => {
  write({
    'docs/react-data-grid/rows/index.mdx': PAGE,
    'docs/react-data-grid/rows/problems.json': OUTCOMES,
    'docs/react-data-grid/columns/index.mdx': PAGE,
    'docs/react-data-grid/columns/problems.json': OUTCOMES,
  });
  await expect(collectProblems(siteDir, null, '/')).rejects.toThrow('another page has a problem');
});

test.each([
  ['id="rows-jump"', 'id=""', 'needs id="…"'],
  ['id="rows-jump"', 'id="Rows jump"', 'lowercase words joined by hyphens'],
  ['title="Rows jump when `rows` changes"', '', 'needs title="…"'],
])('rejects a mark with %s replaced by %s', async (before, after, message) => {
  write({ 'docs/react-data-grid/rows/index.mdx': PAGE.replace(before, after) });
  const collected = collectProblems(siteDir, null, '/');
  await expect(collected).rejects.toThrow(message);
  await expect(collected).rejects.toThrow('docs/react-data-grid/rows/index.mdx:5: ');
});
