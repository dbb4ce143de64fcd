import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { writeWhole } from '../../lib/files/writeWhole.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { folderOf } from '../../src/versions/index.ts';
import { addSidebarEntry } from './addSidebarEntry.ts';
import type { Port, PortedPage } from './types.ts';

/**
 * Returns the existing files of a page in the target version, in either language. Existing files are never overwritten.
 */
export function findExisting({ to, topic }: Port): string[] {
  return [to.folder, folderOf(to, 'zh')]
    .map((folder) => `${folder}/${topic}/index.mdx`)
    .filter((file) => existsSync(join(SITE_DIR, file)));
}

/** Writes the files of a page, and adds the page to the sidebar if its place is clear. */
export async function writePort(
  port: Port,
  { files }: PortedPage,
): Promise<{ inSidebar: boolean }> {
  for (const [file, text] of files) {
    writeWhole(join(SITE_DIR, file), text);
  }
  const { from, to, topic } = port;
  const target = readFileSync(join(SITE_DIR, to.sidebarFile), 'utf8');
  const source = readFileSync(join(SITE_DIR, from.sidebarFile), 'utf8');
  const changed = addSidebarEntry(source, target, topic);
  if (changed) {
    const file = join(SITE_DIR, to.sidebarFile);
    const options = await prettier.resolveConfig(file);
    writeWhole(file, await prettier.format(changed.text, { ...options, filepath: file }));
    copyTitles(port, changed.trail);
  }
  return { inSidebar: changed !== null || target.includes(`page: '${topic}'`) };
}

type Messages = Record<string, { message: string; description: string }>;

/** Copies the Chinese titles of the entry and of its groups, unless the version already has them. */
function copyTitles({ from, to, topic }: Port, trail: readonly string[]): void {
  const titlesOf = (version: Port['to']) => join(SITE_DIR, `${folderOf(version, 'zh')}.json`);
  const source = JSON.parse(readFileSync(titlesOf(from), 'utf8')) as Messages;
  const target = JSON.parse(readFileSync(titlesOf(to), 'utf8')) as Messages;
  const keys = [
    ...trail.map((_, depth) => `sidebar.docs.category.${trail.slice(0, depth + 1).join(' / ')}`),
    `sidebar.docs.doc.${topic}`,
  ];
  const missing = keys.filter((key) => source[key] && !target[key]);
  if (missing.length > 0) {
    const added = Object.fromEntries(missing.map((key) => [key, source[key]]));
    writeWhole(titlesOf(to), `${JSON.stringify({ ...target, ...added }, null, 2)}\n`);
  }
}
