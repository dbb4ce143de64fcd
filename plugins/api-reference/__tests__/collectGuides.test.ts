import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectGuides } from '../pages/collectGuides';

const dir = mkdtempSync(path.join(tmpdir(), 'guides-'));
const writePage = (folder: string, text: string) => {
  mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, folder, 'index.mdx'), text);
};

beforeAll(() => {
  writePage('grid/start', '---\ntitle: Start\nslug: /grid/quickstart\n---\nUses `DataGrid`.\n');
  writePage('grid/sorting', '---\ntitle: Sorting\ncomponents: [DataGridPro]\n---\n`DataGrid`\n');
});
afterAll(() => rmSync(dir, { recursive: true }));

test('finds a page at its address, which may differ from its folder', async () => {
  const guidesOf = await collectGuides(dir, null);
  expect(guidesOf('DataGrid').map(({ address }) => address)).toEqual([
    'grid/sorting',
    'grid/quickstart',
  ]);
});

test('lists pages that document an export before pages that mention it', async () => {
  const guidesOf = await collectGuides(dir, null);
  expect(guidesOf('DataGridPro')).toEqual([{ title: 'Sorting', address: 'grid/sorting' }]);
  expect(guidesOf('TreeItem')).toEqual([]);
});
