import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const siteDir = join(__dirname, '..', '..', '..');

/** Lints sources as if they were at these paths, with the project's configuration. */
const SCRIPT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const results = [];
  for (const [filePath, code] of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(code, { filePath });
    results.push(result.messages.map((message) => message.line + ' ' + message.message));
  }
  console.log(JSON.stringify(results));
`;

function lint(files: [path: string, code: string][]): string[][] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', SCRIPT, JSON.stringify(files)],
    { cwd: siteDir, encoding: 'utf8' },
  );
  if (stdout === '') {
    throw new Error(stderr);
  }
  return JSON.parse(stdout) as string[][];
}

const demo = (version: string) => `${version}/react-data-grid/sorting/demos/SortByColumn.tsx`;

it('allows imports of packages that the version declares and of sibling files', () => {
  const code = `import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import { rows } from './orders';
export default () => [React, DataGrid, Box, rows, import('dayjs/locale/zh-cn')];
`;
  expect(lint([[demo('docs'), code]])).toEqual([[]]);
});

it('names the package.json that lacks the package', () => {
  const old = 'versioned_docs/version-v4';
  const [notInV4, undeclared, outside, dynamic, prefix] = lint([
    [demo(old), "import '@mui/x-date-pickers/DatePicker';\n"],
    [demo('docs'), "export * from 'clsx';\n"],
    [demo('docs'), "import '../../filtering/demos/orders';\n"],
    [demo('docs'), "\nvoid import('@mui/x-nothing');\n"],
    [demo('docs'), "import 'react-router';\n"],
  ]);
  expect(notInV4).toEqual([
    expect.stringMatching(
      /^1 '@mui\/x-date-pickers\/DatePicker' import is restricted.+versioned_docs\/version-v4\/package\.json does not declare/,
    ),
  ]);
  for (const messages of [undeclared, outside, dynamic, prefix]) {
    expect(messages).toEqual([expect.stringContaining('docs/package.json does not declare')]);
  }
  expect(dynamic?.[0]).toMatch(/^2 /);
});

describe('Props of demos that require a stable value', () => {
  const grid = (prop: string, inside = '') => `import { useMemo } from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { rows, columns } from './orders';
export default function Orders({ count }: { count: number }) {
  const few = useMemo(() => rows.slice(0, count), [count]);
  ${inside}
  return <DataGridPro columns={columns} rows={few} ${prop} />;
}
`;

  it('must not be given inline', () => {
    const results = lint(
      [
        grid('getTreeDataPath={(row) => row.path}'),
        grid("pinnedColumns={{ left: ['id'] }}"),
        grid('sortModel={count > 3 ? [] : undefined}'),
        grid('pinnedRows={pinned}', 'const pinned = { top: rows };'),
        grid('getRowHeight={tall}', 'function tall() { return 80; }'),
        grid('columnGroupingModel={rows.map((row) => row.group)}'),
      ].map((code) => [demo('docs'), code]),
    );
    expect(results).toEqual([
      [
        '7 "getTreeDataPath" gets a new function on each render, and with each new one the data grid builds the row tree again, which closes groups that people opened. Define it outside the component, or keep it with useCallback.',
      ],
      [expect.stringMatching(/^7 "pinnedColumns" gets a new object on each render.+an effect of/)],
      [expect.stringMatching(/^7 "sortModel" gets a new array .+ useMemo or useState\.$/)],
      [expect.stringMatching(/^7 "pinnedRows" gets a new object/)],
      [expect.stringMatching(/^7 "getRowHeight" gets a new function/)],
      [expect.stringMatching(/^7 "columnGroupingModel" gets a new array/)],
    ]);
  });

  it('depend on the packages of the version', () => {
    const code = (item: string) => `import { DataGrid } from '@mui/x-data-grid';
import { rows, columns } from './orders';
export default () => <DataGrid rows={rows} columns={columns} ${item} />;
`;
    const [old, current] = lint([
      [demo('versioned_docs/version-v4'), code('selectionModel={[]}')],
      [demo('docs'), code('selectionModel={[]}')],
    ]);
    expect(old).toEqual([expect.stringContaining('"selectionModel" gets a new array')]);
    expect(current).toEqual([]);
  });

  it('are checked on other components and on styled() components', () => {
    const [tree, styled] = lint([
      [
        demo('docs'),
        `import { RichTreeView } from '@mui/x-tree-view';
export default () => <RichTreeView items={[{ id: '1', label: 'Depot' }]} />;
`,
      ],
      [
        demo('docs'),
        `import { styled } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
const Striped = styled(DataGrid)({ color: 'red' });
export default () => <Striped columns={[]} rows={[]} />;
`,
      ],
    ]);
    expect(tree).toEqual([expect.stringContaining('"items" gets a new array')]);
    expect(styled).toHaveLength(2);
  });

  it('may be given inline with a comment where the demo shows the effect', () => {
    const [shown, stable] = lint([
      [
        demo('docs'),
        grid(
          '{...{}}',
          `// eslint-disable-next-line demos/stable-props -- shows what an inline function does
  return <DataGridPro columns={columns} rows={few} getTreeDataPath={(row) => row.path} />;`,
        ).replace(/\n {2}return <DataGridPro[^\n]+\{\.\.\.\{\}\} \/>;/, ''),
      ],
      [
        demo('docs'),
        grid(
          "slotProps={{ row: {} }} onRowClick={() => {}} sx={{ m: 1 }} initialState={{ density: 'compact' }}",
        ),
      ],
    ]);
    expect(shown).toEqual([]);
    expect(stable).toEqual([]);
  });
});

it('rejects Node modules and the compiler in browser code', () => {
  const [fs, typescript, types, data] = lint([
    ['plugins/demos/page/client/hydrate.ts', "import 'node:fs';\n"],
    ['plugins/demos/page/theme/Demo/index.tsx', "import ts from 'typescript';\nvoid ts;\n"],
    [
      'plugins/demos/page/theme/Demo/index.tsx',
      "import type { LoadContext } from '@docusaurus/types';\nexport type A = LoadContext;\n",
    ],
    ['plugins/demos/page/collectDemos.ts', "import 'node:fs';\n"],
  ]);
  expect(fs).toEqual([expect.stringContaining('This file runs in the browser')]);
  expect(typescript).toEqual([expect.stringContaining('This file runs in the browser')]);
  expect(types).toEqual([]);
  expect(data).toEqual([]);
});
