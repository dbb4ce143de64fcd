import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageReader } from '../collect/createPageReader';

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-pages-'));
const write = (text: string) => writeFileSync(path.join(siteDir, 'page.mdx'), text);
afterAll(() => rmSync(siteDir, { recursive: true }));

describe('createPageReader', () => {
  it('parses a page again only after a change', async () => {
    const read = await createPageReader(siteDir);
    write('One');
    const first = await read('page.mdx', () => '');
    expect(await read('page.mdx', () => '')).toBe(first);
    write('Two');
    expect(await read('page.mdx', () => '')).toEqual({ sections: [], texts: ['Two'] });
  });

  it('names the page that cannot be parsed', async () => {
    write('<Open>');
    const read = await createPageReader(siteDir);
    await expect(read('page.mdx', () => '')).rejects.toThrowErrorMatchingInlineSnapshot(`
      "page.mdx cannot be read for the search index. Fix its syntax.
      Cause: Expected a closing tag for \`<Open>\` (1:1-1:7)"
    `);
  });
});
