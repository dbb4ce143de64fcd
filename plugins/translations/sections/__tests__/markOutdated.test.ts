import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSections } from '../hashSections';
import { markOutdated } from '../markOutdated';
import { readRecord, recordFile, writeRecord } from '../recordFile';

const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/version-v6/grid/rows/index.mdx';
const ENGLISH = 'versioned_docs/version-v6/grid/rows/index.mdx';
const TEXT = '---\ntitle: Rows\n---\n\nRows.\n\n## Height {/* #height */}\n\n52 pixels.\n';

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
}

const parse = markOutdated(siteDir, async () => ({ frontMatter: { title: '行' }, content: '' }));
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
  writeRecord(path.join(siteDir, CHINESE), Object.fromEntries(sections));
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
  write(other, '');
  expect(await frontMatterOf(other)).toEqual({ title: '行' });
  writeRecord(path.join(siteDir, other), { '': 'a' });
  expect(await frontMatterOf(other)).toEqual({ title: '行' });
});

test('a record keeps the order of the page, and a broken one names its file', () => {
  const page = path.join(siteDir, CHINESE);
  writeRecord(page, { '': '1', height: '2', auto: '3' });
  expect(Object.keys(readRecord(page) ?? {})).toEqual(['', 'height', 'auto']);
  writeFileSync(recordFile(page), '{');
  expect(() => readRecord(page)).toThrow(/rows\/translated-from\.json is not valid JSON/);
});
