import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const siteDir = join(__dirname, '..', '..', '..');

/** Lints sources as if they stood at these paths, with the project's own configuration. */
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

it('lets a demo import what its version declares and the files beside it', () => {
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

it('keeps Node and the compiler out of what the browser runs', () => {
  const [fs, typescript, types, data] = lint([
    ['plugins/live-demos/client/hydrate.ts', "import 'node:fs';\n"],
    ['plugins/live-demos/theme/Demo/index.tsx', "import ts from 'typescript';\nvoid ts;\n"],
    [
      'plugins/live-demos/theme/Demo/index.tsx',
      "import type { LoadContext } from '@docusaurus/types';\nexport type A = LoadContext;\n",
    ],
    ['plugins/live-demos/collectDemos.ts', "import 'node:fs';\n"],
  ]);
  expect(fs).toEqual([expect.stringContaining('This file runs in the browser')]);
  expect(typescript).toEqual([expect.stringContaining('This file runs in the browser')]);
  expect(types).toEqual([]);
  expect(data).toEqual([]);
});
