import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedDemos } from '../../lib/demos/types';
import type { CompiledHost } from './build/compileHost';
import { ASSETS } from './build/createConfig';
import type { HostPage } from './build/hostPages';
import { joinFiles } from './build/joinFiles';
import { renderHtml, type HostSite } from './build/renderHtml';
import { linkFolder } from './linkFolder';

/** The browser checks write over this once they have looked at the build. */
export const NOT_CHECKED: CheckedDemos = {};

/**
 * Writes a version's host into the built site.
 *
 * @param target absolute path of the version's host there
 * @param withAssets whether this build holds the bundle; the other languages refer to the default one's
 */
export async function publishHost(
  { outDir, assets }: CompiledHost,
  pages: readonly HostPage[],
  site: HostSite,
  target: string,
  withAssets: boolean,
): Promise<void> {
  if (withAssets) {
    await linkFolder(path.join(outDir, ASSETS), path.join(target, ASSETS));
  }
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'checked.json'), JSON.stringify(NOT_CHECKED));
  await Promise.all(
    pages.map(async (page) => {
      const folder = path.join(target, page.folder);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'index.html'), renderHtml(page, assets, site));
      if (page.files.length > 0) {
        await writeFile(path.join(folder, 'source.txt'), await joinFiles(page.files));
      }
    }),
  );
}
