import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '../data/openFolder.ts';
import { openPack } from '../data/openPack.ts';
import { RecentlyUsed } from '../data/RecentlyUsed.ts';
import { packFiles, choosePacked } from '../pack/packFiles.ts';
import { writeSite } from './writeSite.ts';

const root = writeSite();

test.each([
  '../outside.md',
  'x/../../outside.md',
  '/etc/passwd',
  '.secret.md',
  'x/.secret',
  'x//a.md',
  'x/a\0.md',
  'x\\..\\a.md',
  'C:/a.md',
  '',
  'x',
  'a/'.repeat(200),
])('a folder rejects %j', async (path) => {
  expect(await openFolder(root).read(path)).toBeNull();
});

test('lists a folder, and returns nothing for a missing one', async () => {
  const files = openFolder(root);
  expect(await files.list('x/demos')).toEqual(['SortByTwoColumns']);
  expect(await files.list('x/nowhere')).toEqual([]);
  expect(await files.list('../')).toEqual([]);
});

test('packs the published files that answers need', async () => {
  const all = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const chosen = choosePacked([...all, 'x/llms.txt', 'x/react-data-grid/sorting/hooks-api.md']);
  expect(chosen).not.toContain('index.html');
  expect(chosen).not.toContain('.secret.md');
  expect(chosen).not.toContain('x/llms.txt');
  expect(chosen).not.toContain('x/react-data-grid/sorting/hooks-api.md');
  const target = mkdtempSync(join(tmpdir(), 'pack-'));
  const report = await packFiles(root, chosen, target, 1);
  expect(report.files).toBe(chosen.length);
  const [folder, pack] = [openFolder(root), await openPack(target)];
  for (const path of chosen) {
    expect(await pack.read(path)).toBe(await folder.read(path));
  }
  expect(await pack.list('x/demos')).toEqual(['SortByTwoColumns']);
  expect(await pack.read('x/api-docs/nowhere.json')).toBeNull();
  expect(await pack.read('constructor')).toBeNull();
});

test('rejects a folder without packed data', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'pack-'));
  await expect(openPack(empty)).rejects.toMatchObject({ code: 'no-data' });
  writeFileSync(join(empty, 'index.json.br'), 'nonsense');
  await expect(openPack(empty)).rejects.toThrow('contains no packed documentation');
});

test('evicts the least recently used value, and creates a failed one again', async () => {
  const kept = new RecentlyUsed<string, Promise<string>>(2);
  const made: string[] = [];
  const take = (key: string) =>
    kept.take(key, async () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    await take(key);
  }
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  const fail = () => kept.take('d', () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  await expect(kept.take('d', async () => 'yes')).resolves.toBe('yes');
});
