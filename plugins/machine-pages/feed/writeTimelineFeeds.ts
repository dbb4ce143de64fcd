import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Timeline } from '../../api-reference/minors/buildTimeline';
import { minorsByFamily } from '../../api-reference/minors/generateTimelines';
import {
  TIMELINE_FEED,
  TIMELINE_PAGE,
  timelineAddress,
  timelineTitle,
} from '../../api-reference/minors/timelinePage';
import type { Labels } from '../../api-reference/pages/labels';
import { pageDataFolder } from '../../api-reference/writeVersion';
import { currentVersionOf } from '../../../src/versions';
import { renderMinor } from '../reference/renderTimeline';
import type { MachinePage, MachineSite } from '../types';
import { renderFeed } from './renderFeed';

/**
 * Writes a feed of each family's minors next to the page that lists them. Feed items require a date, so minors without
 * a known release date appear only on the page.
 */
export async function writeTimelineFeeds(
  pages: readonly MachinePage[],
  site: MachineSite,
  labels: Labels,
  author: string,
  outDir: string,
): Promise<void> {
  const { origin, baseUrl, language, locale, generatedFilesDir } = site;
  const folder = path.join(generatedFilesDir, pageDataFolder(currentVersionOf('x').name, locale));
  for (const family of minorsByFamily().keys()) {
    const address = timelineAddress(family, baseUrl);
    if (pages.some((page) => page.address === address)) {
      const file = path.join(folder, family, `${TIMELINE_PAGE}.json`);
      const { minors } = JSON.parse(await readFile(file, 'utf8')) as Timeline;
      const items = minors.flatMap((minor) =>
        minor.date === null || minor.changes.length === 0
          ? []
          : [
              {
                title: minor.minor,
                id: minor.id,
                date: minor.date,
                text: renderMinor(minor, labels, { origin }).replaceAll(
                  /(\]\([^)#]*)\.md(?=[)#])/g,
                  '$1/',
                ),
              },
            ],
      );
      const feed = await renderFeed(items, {
        title: timelineTitle(family, labels),
        author,
        language,
        address: origin + address + TIMELINE_FEED,
        page: origin + address,
      });
      const target = path.join(outDir, address.slice(baseUrl.length), TIMELINE_FEED);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, feed);
    }
  }
}
