import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFilesDigest } from '../digestFiles';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'digest-'));
  mkdirSync(path.join(site, 'demos'));
  writeFileSync(path.join(site, 'demos/rows.ts'), 'export const rows = [1];');
  writeFileSync(path.join(site, 'grid.js'), 'export {};');
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

const digest = (dir: string, names: readonly string[]) =>
  createFilesDigest(dir)(names.map((name) => path.join(dir, name)));

it('is the same for a copy elsewhere, whatever the order', () => {
  const before = digest(site, ['grid.js', 'demos/rows.ts']);
  const moved = `${site}-moved`;
  renameSync(site, moved);
  expect(digest(moved, ['demos/rows.ts', 'grid.js'])).toBe(before);
  renameSync(moved, site);
});

it('differs when a file changes, is renamed or is left out', () => {
  const before = digest(site, ['grid.js', 'demos/rows.ts']);
  expect(digest(site, ['grid.js'])).not.toBe(before);
  renameSync(path.join(site, 'grid.js'), path.join(site, 'grids.js'));
  expect(digest(site, ['grids.js', 'demos/rows.ts'])).not.toBe(before);
  renameSync(path.join(site, 'grids.js'), path.join(site, 'grid.js'));
  writeFileSync(path.join(site, 'demos/rows.ts'), 'export const rows = [2];');
  expect(digest(site, ['grid.js', 'demos/rows.ts'])).not.toBe(before);
});
