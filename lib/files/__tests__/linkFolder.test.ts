import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkFolder } from '../linkFolder';

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<typeof files>('node:fs/promises'),
  link: jest.fn(jest.requireActual<typeof files>('node:fs/promises').link),
}));

const base = mkdtempSync(path.join(tmpdir(), 'link-'));
const source = path.join(base, 'bundle');
const NAMES = ['host.1a2b.js', 'react/index.3c4d.js'];

beforeAll(() => {
  mkdirSync(path.join(source, 'react'), { recursive: true });
  NAMES.forEach((name) => writeFileSync(path.join(source, name), name));
});

afterAll(() => rmSync(base, { recursive: true }));

const inodesOf = (folder: string) => NAMES.map((name) => statSync(path.join(folder, name)).ino);

test('links the files of a folder instead of writing them again', async () => {
  const target = path.join(base, 'site/x/demos');
  await linkFolder(source, target);
  expect(inodesOf(target)).toEqual(inodesOf(source));
});

test('copies the files to another disk', async () => {
  jest.mocked(files.link).mockRejectedValue(Object.assign(new Error(), { code: 'EXDEV' }));
  const target = path.join(base, 'other');
  await linkFolder(source, target);
  expect(inodesOf(target)).not.toEqual(inodesOf(source));
  expect(NAMES.map((name) => readFileSync(path.join(target, name), 'utf8'))).toEqual(NAMES);
});

test('does not overwrite existing files', async () => {
  const target = path.join(base, 'full');
  mkdirSync(target);
  writeFileSync(path.join(target, NAMES[0]!), 'other');
  jest.mocked(files.link).mockRejectedValue(Object.assign(new Error(), { code: 'EXDEV' }));
  await expect(linkFolder(source, target)).rejects.toThrow('EEXIST');
  expect(readFileSync(path.join(target, NAMES[0]!), 'utf8')).toBe('other');
});

test('files that exist are kept on request', async () => {
  jest
    .mocked(files.link)
    .mockImplementation(jest.requireActual<typeof files>('node:fs/promises').link);
  const target = path.join(base, 'kept');
  mkdirSync(target);
  writeFileSync(path.join(target, NAMES[0]!), 'other');
  await linkFolder(source, target, 'keep');
  expect(readFileSync(path.join(target, NAMES[0]!), 'utf8')).toBe('other');
  expect(readFileSync(path.join(target, NAMES[1]!), 'utf8')).toBe(NAMES[1]);
});
