import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';

const ADDRESS = /https?:\/\/(?:next\.)?(?:mui|material-ui)\.com(\/[\w./#?=%-]*)/g;
/** Addresses of the library's own documentation, including all its former locations and short links. */
const IS_OWN = /^\/(?:x|components\/data-grid|r\/x-)/;
/** Images, not pages. */
const IS_PICTURE = /-svg\/?$/;
const TEXT = /(?:\.d\.ts|\.js|README\.md|package\.json)$/;
/** Folders with copies of the same code for other bundlers, and nested packages. */
const COPIES = new Set(['node_modules', 'esm', 'modern', 'legacy', 'node', 'umd']);

/**
 * Collects the addresses of the documentation that installed packages mention: in messages, in descriptions, in
 * readmes.
 *
 * @param siteDir the folder of the site
 * @returns paths with a trailing slash, each with a file that mentions it
 */
export function readNamedAddresses(siteDir: string): ReadonlyMap<string, string> {
  const folders = ['', ...DOCS_VERSIONS.map(({ folder }) => folder)]
    .map((folder) => join(siteDir, folder, 'node_modules/@mui'))
    .filter(existsSync);
  const named = new Map<string, string>();
  for (const file of folders.flatMap(ownPackages).flatMap(listTexts)) {
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(ADDRESS)) {
      const path = `${address.replace(/[#?].*/, '').replace(/[./]+$/, '')}/`;
      if (IS_OWN.test(path) && !IS_PICTURE.test(path)) {
        named.set(path, file);
      }
    }
  }
  return named;
}

const ownPackages = (scope: string): string[] =>
  readdirSync(scope)
    .filter((name) => name.startsWith('x-'))
    .map((name) => join(scope, name));

function listTexts(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) {
      return COPIES.has(entry.name) ? [] : listTexts(path);
    }
    return TEXT.test(entry.name) ? [path] : [];
  });
}
