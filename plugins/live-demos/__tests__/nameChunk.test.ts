import { nameChunk } from '../nameChunk';
import type { DemoEntry, DemoSource } from '../../../lib/demos/types';

const demo = (file: string): DemoEntry => ({
  id: 'X',
  version: 'current',
  file,
  stylings: { system: file },
  height: null,
});
const source = (typescript: string): DemoSource => ({
  name: 'X.tsx',
  typescript,
  javascriptName: 'X.jsx',
  javascript: '',
});
const grid = source(
  "import { DataGrid } from '@mui/x-data-grid';\nimport Box from '@mui/material/Box';",
);
const gridAgain = source(
  "import { useState } from 'react';\nimport { DataGrid } from '@mui/x-data-grid';",
);
const premium = source("import { DataGridPremium } from '@mui/x-data-grid-premium';");
const name = (file: string, sources: DemoSource[]) => nameChunk(demo(file), sources, '/site');

test('demos of a page on the same packages share a chunk', () => {
  const page = '/site/docs/grid/demos';
  expect(name(`${page}/A.tsx`, [grid])).toBe(name(`${page}/B.tsx`, [gridAgain]));
});

test('other packages and other pages have chunks of their own', () => {
  const names = [
    name('/site/docs/grid/demos/A.tsx', [grid]),
    name('/site/docs/grid/demos/C.tsx', [premium]),
    name('/site/docs/rows/demos/A.tsx', [grid]),
  ];
  expect(new Set(names).size).toBe(3);
});
