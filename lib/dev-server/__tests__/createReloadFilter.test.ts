import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReloadFilter } from '../createReloadFilter.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'reload-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = 'sorting.mdx';
const write = (title: string, text: string) =>
  writeFileSync(path.join(folder, PAGE), `---\ntitle: ${title}\n---\n\n${text}\n`);

test('loads content again for front matter and demos, not for text', () => {
  write('Sorting', 'Click a header.');
  const needsReload = createReloadFilter(folder, [PAGE]);
  const change = { name: 'change', path: PAGE };

  write('Sorting', 'Click a column header.');
  expect(needsReload(change)).toBe(false);
  write('Sort rows', 'Click a column header.');
  expect(needsReload(change)).toBe(true);
  write('Sort rows', 'Click a column header.\n\n<Demo id="SortRows" />');
  expect(needsReload(change)).toBe(true);
  expect(needsReload(change)).toBe(false);
});

test('loads content again for added and removed files, and for data, not for the code of demos', () => {
  const needsReload = createReloadFilter(folder, []);
  expect(needsReload({ name: 'add', path: 'sorting/demos/SortRows.tsx' })).toBe(true);
  expect(needsReload({ name: 'unlink', path: PAGE })).toBe(true);
  expect(needsReload({ name: 'change', path: 'sorting/demos/heights.json' })).toBe(true);
  expect(needsReload({ name: 'change', path: 'sorting/demos/SortRows.tsx' })).toBe(false);
});
