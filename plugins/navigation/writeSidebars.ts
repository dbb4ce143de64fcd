import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SIDEBAR_NAME } from './defineSidebar';
import type { SidebarItem } from './types';

/**
 * Writes the sidebar of an older or newer version where Docusaurus looks for it. A file that holds
 * the same already is left alone, so that caches and watchers stay quiet.
 *
 * @param siteDir the folder of the site
 * @param version Docusaurus' name of the version
 * @param items its sidebar
 * @returns whether the file was written
 */
export async function writeSidebars(
  siteDir: string,
  version: string,
  items: readonly SidebarItem[],
): Promise<boolean> {
  const file = path.join(siteDir, 'versioned_sidebars', `version-${version}-sidebars.json`);
  const content = `${JSON.stringify({ [SIDEBAR_NAME]: items }, null, 2)}\n`;
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === content) {
    return false;
  }
  await mkdir(path.dirname(file), { recursive: true });
  // A build that runs beside this one must never read half a file.
  const half = `${file}.${process.pid}`;
  await writeFile(half, content);
  await rename(half, file);
  return true;
}
