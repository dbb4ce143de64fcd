import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { DOCS_VERSIONS } from '../../../src/versions';
import { findProofProblems } from '../findProofProblems';
import { readFeatureTable } from '../readFeatureTable';
import { translateTable } from '../translateTable';
import type { FeatureTable } from '../types';

const siteDir = path.join(__dirname, '../../..');

const table: FeatureTable = {
  packages: { community: '@mui/x-data-grid', pro: '@mui/x-data-grid-pro' },
  groups: [
    {
      id: 'columns',
      title: 'Columns',
      features: [
        {
          id: 'pinning',
          title: 'Pinning',
          starts: [],
          plan: 'pro',
          proof: 'DataGrid.pinnedColumns',
        },
      ],
    },
  ],
};

test('the tables of every version hold against its packages', async () => {
  for (const version of DOCS_VERSIONS) {
    const folder = path.join(siteDir, version.folder);
    for (const file of await Globby('*/_features.json', { cwd: folder })) {
      const name = path.join(version.folder, file);
      expect(findProofProblems(readFeatureTable(path.join(folder, file)), folder, name)).toEqual(
        [],
      );
    }
  }
});

test('a feature with the wrong plan is told from the packages', () => {
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
    'features.json: "pinning" begins with community, but community has no DataGrid.pinnedColumns. Mend the plan or the proof.',
  ]);
  expect(findProofProblems(wrong('pro', 'GridToolbar'), folder, 'features.json')).toEqual([
    'features.json: "pinning" begins with pro, but community has GridToolbar already. Mend the plan or the proof.',
  ]);
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
