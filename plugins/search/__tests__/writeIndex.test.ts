import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageSource } from '../types';
import { writeIndex } from '../writeIndex';

const directory = mkdtempSync(path.join(tmpdir(), 'search-'));
afterAll(() => rmSync(directory, { recursive: true }));

const page = (area: string, texts: string[]): PageSource => ({
  address: `/x/${area}/`,
  title: area,
  description: '',
  area,
  trail: [],
  sections: [],
  texts,
});

const read = (address: string): unknown =>
  JSON.parse(readFileSync(path.join(directory, path.basename(address)), 'utf8'));

describe('writeIndex', () => {
  const pages = [page('a', ['One']), page('api', ['']), page('b', ['Two']), page('a', ['Three'])];
  const files = writeIndex({ version: 'v6', pages, names: null }, directory, '/zh/');

  it('splits text by area with page numbers, and omits pages without text', () => {
    expect(Object.keys(files.texts)).toEqual(['a', 'b']);
    expect(read(files.texts.a!)).toEqual([
      [0, ['One']],
      [3, ['Three']],
    ]);
    expect(files.names).toBeNull();
  });

  it('keeps text out of the first file', () => {
    expect(readFileSync(path.join(directory, path.basename(files.pages)), 'utf8')).not.toContain(
      'One',
    );
  });

  it('changes the address when the content changes', () => {
    const [first] = pages as [PageSource];
    const changed = writeIndex(
      { version: 'v6', pages: [{ ...first, texts: ['Other'] }], names: null },
      directory,
      '/zh/',
    );
    expect(files.texts.a).toMatch(/^\/zh\/assets\/search\/v6-a\.[0-9a-f]{8}\.json$/);
    expect(changed.texts.a).not.toBe(files.texts.a);
    expect(readdirSync(directory)).toContain(path.basename(files.texts.a!));
  });
});
