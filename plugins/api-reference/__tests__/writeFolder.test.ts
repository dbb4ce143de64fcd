import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { completeFolder, STAMP, writeFolder } from '../pages/writeFolder';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-folder-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('makes a folder contain exactly the given files', () => {
  writeFileSync(path.join(folder, 'old.mdx'), 'old');
  writeFolder(folder, new Map([['grid/rows.mdx', 'rows']]));
  expect(readdirSync(folder)).toEqual(['grid']);
  expect(read('grid/rows.mdx')).toBe('rows');
});

test('keeps the pages and the stamp of the default language when a translation is written', () => {
  writeFileSync(path.join(folder, 'rows.mdx'), 'English');
  writeFileSync(path.join(folder, STAMP), 'digest');
  completeFolder(folder, new Map([['rows.mdx', '中文']]));
  expect(read('rows.mdx')).toBe('English');
  expect(read(STAMP)).toBe('digest');
});

test('adds a page in the default language for a translated page, to be written again later', () => {
  writeFileSync(path.join(folder, 'old.mdx'), 'old');
  writeFileSync(path.join(folder, STAMP), 'digest');
  completeFolder(folder, new Map([['rows.mdx', '中文']]));
  expect(read('rows.mdx')).toBe('中文');
  expect(existsSync(path.join(folder, 'old.mdx'))).toBe(false);
  expect(existsSync(path.join(folder, STAMP))).toBe(false);
});
