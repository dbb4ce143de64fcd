import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { SITE_DIR } from '../../siteDir';
import { PackageListPlugin } from '../PackageListPlugin';
import { readNotice } from '../readNotice';
import { renderNotices } from '../renderNotices';

const base = mkdtempSync(path.join(tmpdir(), 'licenses-'));

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
    writeFileSync(path.join(base, name), text);
  }
}

writeFiles({
  'node_modules/used/package.json':
    '{"name":"used","version":"1.0.0","license":"MIT","sideEffects":false}',
  'node_modules/used/LICENSE.md': 'MIT License\n\nCopyright (c) Used',
  'node_modules/used/esm/package.json': '{"type":"module"}',
  'node_modules/used/esm/index.js': 'export const used = (n) => `used ${n}`;',
  'node_modules/unused/package.json':
    '{"name":"unused","version":"2.0.0","license":"MIT","sideEffects":false}',
  'node_modules/unused/index.js': 'export const unused = 1;',
  'node_modules/choice/package.json':
    '{"name":"choice","version":"3.0.0","license":"(GPL-3.0 OR MIT)","author":{"name":"Ann"}}',
  'node_modules/strict/package.json': '{"name":"strict","version":"4.0.0","license":"GPL-3.0"}',
  'main.js':
    "import { used } from 'used/esm/index.js'; import { unused } from 'unused';\n" +
    "console.log(used(1)); void import('./own.js');",
  'own.js': 'console.log("own");',
});

test('lists the packages in the scripts, and links to their licenses only in scripts with package code', async () => {
  let dirs: readonly string[] = [];
  const out = path.join(base, 'out');
  const compiler = rspack({
    mode: 'production',
    context: base,
    entry: './main.js',
    output: { path: out, chunkFilename: '[id].js' },
    plugins: [
      new PackageListPlugin({
        address: '/licenses.txt',
        onPackages: (found) => {
          dirs = found;
        },
      }) as never,
    ],
  });
  const assets = await new Promise<Record<string, string>>((resolve, reject) => {
    compiler.hooks.afterEmit.tap('test', (compilation) => {
      resolve(
        Object.fromEntries(
          compilation.getAssets().map(({ name, source }) => [name, source.source().toString()]),
        ),
      );
    });
    compiler.run((error) => error && reject(error as Error));
  }).finally(() => new Promise((resolve) => compiler.close(resolve)));
  expect(dirs).toEqual([path.join(base, 'node_modules/used')]);
  const { 'main.js': main, ...others } = assets;
  expect(main).toMatch(/^\/\*! Licenses: \/licenses\.txt \*\/\n/);
  expect(Object.values(others)).toHaveLength(1);
  expect(Object.values(others)[0]).not.toContain('Licenses');
});

test('selects a permissive license among alternatives, and rejects licenses that were not reviewed', () => {
  expect(readNotice(path.join(base, 'node_modules/choice'))).toMatchObject({
    license: '(GPL-3.0 OR MIT)',
    text: expect.stringMatching(/Copyright \(c\) Ann\n\nPermission is hereby granted/) as string,
  });
  expect(() => readNotice(path.join(base, 'node_modules/strict'))).toThrow(
    /strict 4\.0\.0 .* has the license "GPL-3\.0", which nobody has reviewed/,
  );
});

test('lists commercial packages of MUI first', () => {
  const dirs = ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-license', 'react', 'react-dom'];
  const older = 'versioned_docs/version-v4/node_modules/@mui/x-data-grid-pro';
  const notices = [...dirs.map((name) => `node_modules/${name}`), older].map((dir) =>
    readNotice(path.join(SITE_DIR, dir)),
  );
  const text = renderNotices(notices, 'About');
  const [, commercial = '', ...rest] = text.split(`\n\n${'-'.repeat(80)}\n\n`);
  expect(commercial).toMatch(/^Commercial packages/);
  expect(commercial.match(/^- .*$/gm)).toEqual([
    '- @mui/x-data-grid-pro 4.0.2 (Commercial)',
    expect.stringMatching(/^- @mui\/x-data-grid-pro 7.*\(Commercial\)$/),
    expect.stringMatching(/^- @mui\/x-license .*\(Commercial\)$/),
  ]);
  expect(rest.join()).toContain('Permission is hereby granted');
  // Both have the same text.
  expect(rest.filter((part) => part.includes('Facebook'))).toHaveLength(1);
});

test('installed packages have a reviewed license and its text', () => {
  const names = ['@mui/material', '@emotion/react', 'dayjs', 'workbox-core', '@rspack/core'];
  for (const name of names) {
    expect(readNotice(path.join(SITE_DIR, 'node_modules', name)).text).not.toBe('');
  }
});
