import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkOriginals, TABLE, updateOriginals } from '../checkOriginals';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'originals-'));
  write('node_modules/@docusaurus/theme-classic/package.json', packageJson('3.10.2'));
  write('node_modules/@docusaurus/theme-classic/lib/theme/Navbar/index.js', 'original navbar');
  write('node_modules/@docusaurus/theme-classic/lib/nprogress.js', 'original progress');
  write('src/theme/Navbar/index.tsx', 'custom navbar');
  write('src/theme/Offer/index.tsx', 'a component that Docusaurus does not have');
  mkdirSync(path.join(dir, 'plugins'));
  write(
    TABLE,
    JSON.stringify({
      '@docusaurus/theme-classic/lib/nprogress.js': { by: 'client/progress.ts' },
    }),
  );
  accept();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

const packageJson = (version: string) =>
  JSON.stringify({ name: '@docusaurus/theme-classic', version });

const accept = () => write(TABLE, JSON.stringify(updateOriginals(dir)));

/** Installs another version, with a changed file. */
function upgrade(file: string, text: string): void {
  write('node_modules/@docusaurus/theme-classic/package.json', packageJson('3.11.0'));
  write(`node_modules/@docusaurus/theme-classic/${file}`, text);
}

test('accepts the originals that the table was made for', () => {
  expect(() => checkOriginals(dir)).not.toThrow();
});

test('accepts a new version that changes no original', () => {
  upgrade('lib/theme/Footer/index.js', 'a file that is not overridden');
  expect(() => checkOriginals(dir)).not.toThrow();
});

test('lists every changed original, and how to compare it', () => {
  upgrade('lib/nprogress.js', 'changed progress');
  upgrade('lib/theme/Navbar/index.js', 'changed navbar');
  expect(() => checkOriginals(dir)).toThrowErrorMatchingInlineSnapshot(`
    "Files of this site were made for other originals than the installed ones (lib/originals/originals.json):
    - @docusaurus/theme-classic/lib/nprogress.js changed since 3.10.2; compare it with client/progress.ts. See: npm diff --diff=@docusaurus/theme-classic@3.10.2 --diff=@docusaurus/theme-classic@3.11.0 lib/nprogress.js
    - @docusaurus/theme-classic/lib/theme/Navbar/index.js changed since 3.10.2; compare it with src/theme/Navbar/index.tsx. See: npm diff --diff=@docusaurus/theme-classic@3.10.2 --diff=@docusaurus/theme-classic@3.11.0 lib/theme/Navbar/index.js
    Adapt the files, then run "npm run originals:accept"."
  `);
});

test('rejects an override whose original was removed', () => {
  rmSync(path.join(dir, 'node_modules/@docusaurus/theme-classic/lib/theme/Navbar'), {
    recursive: true,
  });
  expect(() => checkOriginals(dir)).toThrow(
    /Navbar\/index\.js was removed from its package since 3\.10\.2; .*src\/theme\/Navbar/,
  );
});

test('rejects an override that is not in the table until it is accepted', () => {
  write('node_modules/@docusaurus/theme-classic/lib/theme/Footer/index.js', 'original footer');
  write('plugins/legal/theme/Footer/index.tsx', 'custom footer');
  expect(() => checkOriginals(dir)).toThrow(
    'plugins/legal/theme/Footer/index.tsx overrides @docusaurus/theme-classic/lib/theme/Footer/index.js',
  );
  accept();
  expect(() => checkOriginals(dir)).not.toThrow();
});

test('the originals of this site are those that are installed', () => {
  expect(() => checkOriginals()).not.toThrow();
});
