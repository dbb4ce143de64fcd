import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as instance from '@rspack/core';
import type { CurrentBundler } from '@docusaurus/types';
import type { Originals } from '../../../lib/originals/checkOriginals';
import { replaceModules, type Replacement } from '../bundler/replaceModules';

const bundler = { name: 'rspack', instance } as unknown as CurrentBundler;
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'replace-'));
  write('site/link.js', "export { default } from '../packages/core/link.js?wrapped';");
  write('packages/core/link.js', 'export default "theirs";');
  write('packages/core/app.js', "export { default } from './link';");
  write('site/entry.js', "import link from '../packages/core/app'; console.log(link);");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

const LISTED = Object.fromEntries(
  ['core/link.js', 'core/anchor.js'].map((original) => [
    original,
    { by: 'site/link.js', version: '1.2.3', hash: '' },
  ]),
);

async function build(
  change: Partial<Replacement> = {},
  originals: Originals = LISTED,
): Promise<string[]> {
  const replacement: Replacement = {
    original: 'core/link.js',
    request: /^\.\/link$/,
    by: path.join(dir, 'site/link.js'),
    ...change,
  };
  const compiler = instance.rspack({
    context: dir,
    mode: 'production',
    entry: './site/entry.js',
    output: { path: path.join(dir, 'out') },
    plugins: replaceModules(
      bundler,
      [replacement],
      path.join(dir, 'packages'),
      originals,
    ) as unknown as instance.RspackPluginInstance[],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        error ? reject(error) : resolve(stats!.toJson().errors!.map(({ message }) => message)),
      ),
    ),
  );
}

test('accepts a replacement that imports its original', async () => {
  expect(await build()).toEqual([]);
});

test.each([
  [
    'asks in another way',
    /^\.\/Link$/,
    /Nothing asks for core\/link\.js as its replacement expects/,
  ],
  ['asks in a second way', /^\.\/link$/, /still imported by .*packages\/core\/menu\.js/],
])('the build fails when a package %s', async (_change, request, problem) => {
  write('packages/core/menu.js', "export { default } from '../core/link';");
  write(
    'site/entry.js',
    "import link from '../packages/core/app'; import menu from '../packages/core/menu'; console.log(link, menu);",
  );
  expect(await build({ request })).toEqual([expect.stringMatching(problem)]);
});

test('fails if the original is missing, and names the release that the replacement was made for', async () => {
  expect(await build({ original: 'core/anchor.js' })).toEqual([
    expect.stringMatching(/There is no core\/anchor\.js to replace\. .*was made for 1\.2\.3/),
  ]);
});

test('replaces the module only for the selected importers', async () => {
  write('packages/other/page.js', "export { default } from '../core/link';");
  write(
    'site/entry.js',
    "import link from '../packages/core/app'; import page from '../packages/other/page'; console.log(link, page);",
  );
  expect(await build({ from: /packages[\\/]core$/ })).toEqual([]);
});

test('fails if the original is not in the table of originals', async () => {
  expect(await build({}, {})).toEqual([
    expect.stringMatching(/core\/link\.js is replaced, but not listed in .*originals\.json/),
  ]);
});
