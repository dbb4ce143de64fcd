import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { DOCS_VERSIONS } from '../../../src/versions';
import { findProofProblems } from '../findProofProblems';
import { readFeatureTable } from '../readFeatureTable';
import { translateTable } from '../translateTable';
import type { Feature, FeatureTable, Plan, Source } from '../types';

const siteDir = path.join(__dirname, '../../..');

const pinning: Feature = {
  id: 'pinning',
  title: 'Pinning',
  starts: [],
  plan: 'pro',
  proof: 'DataGrid.pinnedColumns',
};

const table: FeatureTable = {
  packages: { community: '@mui/x-data-grid', pro: '@mui/x-data-grid-pro' },
  groups: [{ id: 'columns', title: 'Columns', features: [pinning] }],
};

/** Milliseconds; loading a version's packages is slow on a busy machine. */
const LOADING = 30_000;

test.each(DOCS_VERSIONS)(
  'the tables of $label hold against its packages',
  async (version) => {
    const folder = path.join(siteDir, version.folder);
    for (const file of await Globby('*/_features.json', { cwd: folder })) {
      const name = path.join(version.folder, file);
      expect(findProofProblems(readFeatureTable(path.join(folder, file)), folder, name)).toEqual(
        [],
      );
    }
  },
  LOADING,
);

test.each(DOCS_VERSIONS)('the tables of $label link to sections that exist', async (version) => {
  const folder = path.join(siteDir, version.folder);
  const sources = new Map(
    handWrittenPages().map((page) => [
      page.path,
      readFileSync(path.join(siteDir, page.folder, 'index.mdx'), 'utf8'),
    ]),
  );
  const leadsNowhere = (address: string): boolean => {
    const [page = '', id] = address.split('#');
    const source = sources.get(page);
    return source === undefined || (id !== undefined && !source.includes(`{/* #${id} */}`));
  };
  for (const file of await Globby('*/_features.json', { cwd: folder })) {
    const { groups } = readFeatureTable(path.join(folder, file));
    const pages = groups.flatMap(({ features }) => features.flatMap(({ page }) => page ?? []));
    expect(pages.filter(leadsNowhere)).toEqual([]);
  }
});

test('reports a feature with the wrong plan', () => {
  const [group] = table.groups;
  const wrong = (plan: 'community' | 'pro', proof: string): FeatureTable => ({
    ...table,
    groups: [{ ...group!, features: [{ ...group!.features[0]!, plan, proof }] }],
  });
  const folder = path.join(siteDir, 'docs');
  expect(findProofProblems(table, folder, 'features.json')).toEqual([]);
  expect(
    findProofProblems(wrong('community', 'DataGrid.pinnedColumns'), folder, 'features.json'),
  ).toEqual([
    'features.json: "pinning" begins with community, but community has no DataGrid.pinnedColumns. Fix the plan or the proof.',
  ]);
  expect(findProofProblems(wrong('pro', 'GridToolbar'), folder, 'features.json')).toEqual([
    'features.json: "pinning" begins with pro, but community has GridToolbar already. Fix the plan or the proof.',
  ]);
});

describe('a feature without its own prop or export', () => {
  const problemsOf = (first: Plan, source: Source) =>
    findProofProblems(
      {
        ...table,
        groups: [{ ...table.groups[0]!, features: [{ ...pinning, plan: first, proof: source }] }],
      },
      path.join(siteDir, 'docs'),
      'features.json',
    );
  const limit: Source = {
    plan: 'community',
    file: 'hooks/features/pagination/gridPaginationUtils.js',
    text: 'pageSize > MAX_PAGE_SIZE',
    reason: 'Community throws above 100.',
  };
  const pinned: Source = {
    plan: 'pro',
    file: 'hooks/features/columnPinning/useGridColumnPinning.js',
    text: 'useGridColumnPinning',
    reason: 'Only Pro has the hook.',
  };

  test('is proven by code of a lower plan that withholds it, or of its plan that adds it', () => {
    expect(problemsOf('pro', limit)).toEqual([]);
    expect(problemsOf('pro', pinned)).toEqual([]);
  });

  test('is reported if the quoted code changed, or exists in a higher or a lower plan', () => {
    expect(problemsOf('pro', { ...limit, text: 'pageSize > 500' })).toEqual([
      'features.json: "pinning" quotes "pageSize > 500", which is not in @mui/x-data-grid/hooks/features/pagination/gridPaginationUtils.js. See whether the plan is still right, and fix the source.',
    ]);
    expect(problemsOf('community', pinned)).toEqual([
      'features.json: "pinning" begins with community, but its source is in pro. Quote community.',
    ]);
    expect(problemsOf('pro', { ...pinned, file: 'package.json', text: 'license' })).toEqual([
      'features.json: "pinning" begins with pro, but community has "license" in package.json already. Fix the plan or the source.',
    ]);
  });
});

test('a proof is a name or a quoted source with its reason', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'features-')), '_features.json');
  const read = (proof: unknown) => {
    writeFileSync(
      file,
      JSON.stringify({
        ...table,
        groups: [{ ...table.groups[0]!, features: [{ ...pinning, proof }] }],
      }),
    );
    return () => readFeatureTable(file);
  };
  expect(read('DataGrid.pinnedColumns')).not.toThrow();
  expect(read({ plan: 'pro', file: 'a.js', text: 'a', reason: 'b' })).not.toThrow();
  expect(read({ plan: 'pro', file: 'a.js', text: 'a' })).toThrow(/proof\.reason" is required/);
  expect(read('two words')).toThrow(/export or Component\.prop/);
  expect(read(undefined)).toThrow(/proof" is required/);
});

test('titles of another language take the place of the English ones', () => {
  const titles = { groups: { columns: '列' }, features: { pinning: '列固定' } };
  expect(translateTable(table, titles, 'zh.json').groups[0]).toMatchObject({
    title: '列',
    features: [{ id: 'pinning', title: '列固定' }],
  });
});

test('missing and superfluous titles are all named', () => {
  const titles = { groups: {}, features: { pinning: '列固定', sorting: '排序' } };
  expect(() => translateTable(table, titles, 'zh.json')).toThrowErrorMatchingInlineSnapshot(
    `"zh.json does not fit its table: "groups" has no title for "columns"; "features" has a title for "sorting", which the table does not have."`,
  );
});
