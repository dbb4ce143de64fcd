import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readExportPackages } from '../../../plugins/demos/page/export/readExportPackages';
import { DOCS_VERSIONS } from '../../../src/versions';
import { SITE_DIR } from '../../siteDir';
import {
  findForeignPackages,
  isKnownPackage,
  collectCommandPackages,
} from '../findForeignPackages';

test.each([
  ['npx tool --flag file', ['tool']],
  ['npx --yes @scope/tool@8 preset src', ['@scope/tool']],
  ['npm exec -- tool check src', ['tool']],
  ['npm install --save-exact "x', []],
  ['npm install @mui/x-data-grid@7.28.3 dayjs@^1 # now', ['@mui/x-data-grid', 'dayjs']],
  ['npm uninstall one && npm i two', ['one', 'two']],
  ['npm install grid-5@npm:@mui/x-data-grid@5.17.26', ['@mui/x-data-grid']],
  ['yarn add one\npnpm dlx two\nbunx three', ['one', 'two', 'three']],
  ['npm create vite@latest app -- --template react-ts', ['create-vite']],
  ['{ "command": "npx", "args": ["-y", "tool", "mcp"] }', ['tool']],
  ['npm install ./tool-1.0.0.tgz', []],
  ['npm install ${names} <package>', []],
  ['Run `npm install`, and then start.', []],
])('%s', (text, names) => {
  expect(collectCommandPackages(text)).toEqual(names);
});

test('reports a package that was not reviewed with its location', () => {
  expect(findForeignPackages('docs/page.mdx', 'npx component-docs upgrade src')).toEqual([
    expect.stringContaining('docs/page.mdx: a command names the package "component-docs"'),
  ]);
  expect(findForeignPackages('docs/page.mdx', 'npx @mui/x-codemod@8 preset src')).toEqual([]);
});

/**
 * Text for readers: pages in both languages, documents, and the code that writes answers and exports. Questions by which
 * pages are found are not shown.
 */
const SHOWN =
  /\.mdx?$|^(?:core|docs|i18n|versioned_docs)\/.*(?<!\/questions)\.json$|^(?:packages|plugins|src)\/.*\.[cm]?[jt]sx?$/;

test('commands for readers only name installed or reviewed packages', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: SITE_DIR, encoding: 'utf8' })
    .split('\0')
    .filter((file) => SHOWN.test(file) && !/(?:^|\/)(?:__tests__|tests|node_modules)\//.test(file))
    .filter((file) => existsSync(path.join(SITE_DIR, file)));
  expect(files.length).toBeGreaterThan(1000);
  expect(
    files.flatMap((file) =>
      findForeignPackages(file, readFileSync(path.join(SITE_DIR, file), 'utf8')),
    ),
  ).toEqual([]);
});

test.each(DOCS_VERSIONS)('exported projects of $name depend on known packages', (version) => {
  const packages = readExportPackages(SITE_DIR, version, 'https://docs.example');
  const names = [
    ...Object.keys({ ...packages.versions, ...packages.tools, ...packages.dateLibraries }),
    ...Object.values(packages.peers).flat(),
  ];
  expect(names.filter((name) => !isKnownPackage(name))).toEqual([]);
});
