import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuiltSite } from './checkPage.ts';

/** Returns links of a Markdown file or list that point to the site but to no file of the build. */
export function checkLinks(file: string, { buildDir, origin }: BuiltSite): string[] {
  const text = readFileSync(join(buildDir, file), 'utf8');
  const targets = new Set(
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, url = '']) => url)
      .filter((url) => url.startsWith(`${origin}/`))
      .map((url) => decodeURI(url.slice(origin.length).replace(/[?#].*$/, ''))),
  );
  return [...targets].filter((target) => !isServed(join(buildDir, target)));
}

function isServed(file: string): boolean {
  return existsSync(file) && (!file.endsWith('/') || statSync(join(file, 'index.html')).isFile());
}

/** Returns the lists of a build, such as `llms.txt`, relative to the build. */
export function findLists(buildDir: string): string[] {
  return readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^llms[\w-]*\.txt$/.test(entry.name))
    .map((entry) => relative(buildDir, join(entry.parentPath, entry.name)))
    .sort();
}
