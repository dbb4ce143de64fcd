import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressOf, currentVersionOf } from '../../../src/versions';
import type { MachinePage, MachineSite } from '../types';
import { readNews } from './readNews';
import { renderFeed } from './renderFeed';

/** Address of the "What's new" page of the current version. */
export const NEWS_PAGE = addressOf(currentVersionOf('x'), 'introduction/whats-new/', '');

/** File name of the feed, below the base of each language. */
export const FEED_FILE = 'feed.xml';

/** Writes the feed of the news. A build without the current version has no feed. */
export async function writeFeed(
  pages: readonly MachinePage[],
  site: MachineSite,
  author: string,
  outDir: string,
): Promise<void> {
  const { origin, baseUrl, language, texts, addresses, siteDir } = site;
  const page = pages.find(({ address }) => address === baseUrl + NEWS_PAGE);
  const [file] = [...addresses].find(([, address]) => address === page?.address) ?? [];
  if (!page || !file) {
    return;
  }
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  // The feed is for human readers, so its links lead to pages instead of Markdown.
  const markdown = (await page.renderBody()).replaceAll(/(\]\([^)#]*)\.md(?=[)#])/g, '$1/');
  const feed = await renderFeed(readNews(source, markdown, file), {
    title: texts['feed.title'],
    author,
    language,
    address: `${origin}${baseUrl}${FEED_FILE}`,
    page: origin + page.address,
  });
  await writeFile(path.join(outDir, FEED_FILE), feed);
}
