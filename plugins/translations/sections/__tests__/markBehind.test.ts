import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSections } from '../hashSections';
import { markBehind } from '../markBehind';
import { readRecord, writeRecord } from '../recordFile';

const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/version-v6/grid/rows/index.mdx';
const ENGLISH = 'versioned_docs/version-v6/grid/rows/index.mdx';
const TEXT = '---\ntitle: Rows\n---\n\nRows.\n\n## Height {/* #height */}\n\n52 pixels.\n';

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
}

const parse = markBehind(siteDir, async () => ({ frontMatter: { title: '行' }, content: '' }));
const frontMatterOf = async (file: string) =>
  (
    await parse({ filePath: path.join(siteDir, file), fileContent: '' } as Parameters<
      typeof parse
    >[0])
  ).frontMatter;

beforeEach(() => {
  write(ENGLISH, TEXT);
  write(CHINESE, '');
  const sections = hashSections(TEXT).map(({ id, hash }) => [id, hash] as const);
  writeRecord(siteDir, 'zh', 'v6', { 'grid/rows': Object.fromEntries(sections) });
});

test('a translation of the text as it is has nothing behind', async () => {
  expect(await frontMatterOf(CHINESE)).toEqual({ title: '行' });
});

test('sections whose English changed since are named', async () => {
  write(ENGLISH, TEXT.replace('52', '48'));
  expect(await frontMatterOf(CHINESE)).toEqual({ title: '行', behind: ['height'] });
  expect(await frontMatterOf(ENGLISH)).toEqual({ title: '行' });
});

test('a page that is not recorded, and one without English text, are left to the check', async () => {
  const other = CHINESE.replace('rows', 'columns');
  expect(await frontMatterOf(other)).toEqual({ title: '行' });
  writeRecord(siteDir, 'zh', 'v6', { 'grid/columns': { '': 'a' } });
  expect(await frontMatterOf(other)).toEqual({ title: '行' });
});

test('the record keeps its pages in order, and a language without one is empty', () => {
  writeRecord(siteDir, 'zh', 'v6', { b: { '': '1' }, a: { '': '2' } });
  expect(Object.keys(readRecord(siteDir, 'zh', 'v6'))).toEqual(['a', 'b']);
  expect(readRecord(siteDir, 'zh', 'v5')).toEqual({});
});
