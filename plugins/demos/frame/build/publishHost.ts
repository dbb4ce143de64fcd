import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FRAME_FOLDER } from '../../shared/hostAddresses';
import { readNotice } from '../../../../lib/licenses/readNotice';
import { NOTICES_FILE, renderNotices } from '../../../../lib/licenses/renderNotices';
import type { CheckedDemos, DemoEntry } from '../../shared/types';
import { linkFolder } from '../../../../lib/files/linkFolder';
import type { CompiledHost } from './compileHost';
import { ASSETS } from './createConfig';
import { joinFiles } from './joinFiles';
import { renderHtml, type HostSite } from './renderHtml';
import type { DemoPages } from '../demoPages';

/** Initial value; the browser checks overwrite it once they have checked the build. */
export const NOT_CHECKED: CheckedDemos = {};

/** First lines of the list of licenses. */
const ABOUT_NOTICES =
  'Licenses\nThe scripts that run demos in frames and over the whole window contain code of the packages below, under their licenses.';

/** Folders with a page in a version's host: the host's folder with the full-screen page, and that of the frame. */
export const PAGE_FOLDERS: readonly string[] = ['', FRAME_FOLDER];

/**
 * Writes a version's host into the built site.
 *
 * @param pages the documentation pages that show the demos
 * @param target absolute path of the version's host in the site
 * @param isOwner whether this build contains the bundle and the demos' code; builds of other languages refer to them
 */
export async function publishHost(
  { outDir, assets, packages }: CompiledHost,
  demos: readonly DemoEntry[],
  pages: DemoPages,
  site: HostSite,
  target: string,
  isOwner: boolean,
): Promise<void> {
  if (isOwner) {
    await linkFolder(path.join(outDir, ASSETS), path.join(target, ASSETS));
    await Promise.all(demos.map((demo) => writeSource(demo, path.join(target, demo.id))));
  }
  await mkdir(path.join(target, FRAME_FOLDER), { recursive: true });
  if (isOwner) {
    const notices = renderNotices(packages.map(readNotice), ABOUT_NOTICES);
    await writeFile(path.join(target, NOTICES_FILE), notices);
  }
  await writeFile(path.join(target, 'checked.json'), JSON.stringify(NOT_CHECKED));
  await writeFile(path.join(target, 'index.html'), renderHtml(pages, assets, site));
  await writeFile(path.join(target, FRAME_FOLDER, 'index.html'), renderHtml(null, assets, site));
}

async function writeSource({ stylings }: DemoEntry, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'source.txt'), await joinFiles(Object.values(stylings)));
}
