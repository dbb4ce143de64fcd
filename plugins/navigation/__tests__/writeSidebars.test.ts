import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeSidebars } from '../prepareSidebars';

const items = [{ type: 'doc', id: 'grid/rows/index', key: 'grid/rows' }] as const;
let siteDir = '';

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'sidebars-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

test('writes only the file that Docusaurus reads as the sidebar of a version', async () => {
  expect(await writeSidebars(siteDir, 'v6', items)).toBe(true);
  const folder = path.join(siteDir, 'versioned_sidebars');
  expect(await readdir(folder)).toEqual(['version-v6-sidebars.json']);
  const file = path.join(folder, 'version-v6-sidebars.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ docs: items });
});

test('does not rewrite a file with the same content', async () => {
  const file = path.join(siteDir, 'versioned_sidebars/version-v6-sidebars.json');
  await writeSidebars(siteDir, 'v6', items);
  const { mtimeMs, ino } = await stat(file);
  expect(await writeSidebars(siteDir, 'v6', items)).toBe(false);
  expect(await stat(file)).toMatchObject({ mtimeMs, ino });
});
