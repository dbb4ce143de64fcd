import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageReader } from '../collect/createPageReader';
import { readOriginal } from '../collect/readOriginal';

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-original-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const version = {
  contentPath: path.join(siteDir, 'docs'),
  contentPathLocalized: path.join(siteDir, 'i18n/zh/docs'),
};

function write(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
  return file;
}

async function read(file: string) {
  const readPage = await createPageReader(siteDir);
  const page = await readPage(file, () => '');
  return readOriginal(file, page, version, { siteDir, readPage });
}

describe('readOriginal', () => {
  const english = write(
    'docs/pinning/index.mdx',
    '---\ntitle: Column pinning\nkeywords: [frozen columns]\n---\n\n## Pin columns {/* #pin */}\n\n## API {/* #api */}\n',
  );
  const chinese = write(
    'i18n/zh/docs/pinning/index.mdx',
    '---\ntitle: 列固定\n---\n\n## 固定列 {/* #pin */}\n\n## API {/* #api */}\n\n## 更多 {/* #more */}\n',
  );

  it('reads the original names of a translated page and its sections', async () => {
    expect(await read(chinese)).toEqual({
      original: ['Column pinning', 'frozen columns'],
      sections: [
        { anchor: 'pin', heading: '固定列', original: 'Pin columns' },
        { anchor: 'api', heading: 'API' },
        { anchor: 'more', heading: '更多' },
      ],
    });
  });

  it('adds nothing to an original page', async () => {
    expect(await read(english)).toEqual({});
  });
});
