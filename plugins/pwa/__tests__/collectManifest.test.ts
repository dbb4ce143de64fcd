import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectManifest } from '../build/collectManifest';
import { listPages } from '../build/listPages';

test('lists pages, files and the search index, each once, with sizes', () => {
  const manifest = collectManifest(
    {
      version: 'v4',
      label: 'v4',
      build: '/zh/assets/js/main.00000000.js',
      baseUrl: '/zh/',
      folder: 'x/v4/',
      pages: [
        ['', 10],
        ['react-data-grid/', 20],
      ],
      files: ['assets/js/main.00000000.js', 'assets/js/1.js', 'assets/js/1.js'],
      search: [['/zh/assets/search/v4-pages.1.json', 30]],
      lists: ['/zh/x/v4/demos/files.json'],
    },
    (file) => file.length,
  );
  expect(manifest.files).toEqual([
    ['/zh/x/v4/', 10],
    ['/zh/x/v4/react-data-grid/', 20],
    ['/zh/assets/js/main.00000000.js', 26],
    ['/zh/assets/js/1.js', 14],
    ['/zh/assets/search/v4-pages.1.json', 30],
  ]);
  expect(manifest.lists).toEqual(['/zh/x/v4/demos/files.json']);
});

test('excludes pages of other versions and of demos from the current version', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const folder of [
    '',
    'charts',
    'charts/bars',
    'v4',
    'v4/grid',
    'demos/Bars',
    'charts/demos',
  ]) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'index.html'), folder);
  }
  writeFileSync(path.join(root, 'charts', 'bars.md'), 'not a page');
  const pages = listPages(root, new Set(['', 'v4', 'demos']));
  expect(pages.sort()).toEqual([
    ['', 0],
    ['charts/', 6],
    ['charts/bars/', 11],
    ['charts/demos/', 12],
  ]);
});
