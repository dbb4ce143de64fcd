import { nameDemoChunk, nameSourcesChunk } from '../chunkNames';

const grid = "import { DataGrid } from '@mui/x-data-grid';\nimport Box from '@mui/material/Box';";
const gridAgain = "import { useState } from 'react';\nimport { DataGrid } from '@mui/x-data-grid';";
const premium = "import { DataGridPremium } from '@mui/x-data-grid-premium';";

test('demos of a page that use the same packages share a chunk', () => {
  expect(nameDemoChunk('docs/grid/demos/A.tsx', [grid])).toBe(
    nameDemoChunk('docs/grid/demos/B.tsx', [gridAgain]),
  );
});

test('different packages or pages have separate chunks', () => {
  const names = [
    nameDemoChunk('docs/grid/demos/A.tsx', [grid]),
    nameDemoChunk('docs/grid/demos/C.tsx', [premium]),
    nameDemoChunk('docs/rows/demos/A.tsx', [grid]),
  ];
  expect(new Set(names).size).toBe(3);
});

test('one chunk contains the code of all demos of a page', () => {
  const [first, second, elsewhere] = ['grid/demos/A', 'grid/demos/B', 'rows/demos/A'].map((file) =>
    nameSourcesChunk(`docs/${file}.tsx`),
  );
  expect(second).toBe(first);
  expect(elsewhere).not.toBe(first);
});
