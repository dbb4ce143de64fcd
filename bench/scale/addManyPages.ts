import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { copyPage, DEMO } from './copyPage.ts';

/**
 * Matches content that may occur only once: an address, a guide in a comparison, a list of the pages below a page, the
 * messages of a family.
 */
const UNIQUE = /^(?:slug|migration):|\]\(\.\/|<Message/m;

/**
 * Number of demos expected of a site with 1,500 pages: pages of older versions are shorter, and guides have no demos.
 */
const MAX_DEMOS = 2600;

/**
 * Adds copies of the current version's pages to a copy of the site until it has `count` pages. Copies pages with few
 * demos, so that the site has no more than 2,600 demos.
 *
 * @param siteDir absolute path of the copy
 * @returns how many pages were added
 */
export function addManyPages(siteDir: string, count: number): number {
  const pages = handWrittenPages();
  const missing = Math.max(0, count - pages.length);
  const sources = chooseSources(pages, missing);
  const topics = Array.from({ length: missing }, (_, index) => {
    const page = sources[index % sources.length]!;
    const suffix = `Copy${Math.floor(index / sources.length) + 1}`;
    const topic = `${page.topic}-${suffix.toLowerCase()}`;
    const place = (own: string, file: string) => ({
      folder: join(siteDir, page.version.folder, own),
      chineseFile: join(siteDir, file),
    });
    copyPage(
      place(page.topic, page.chineseFile),
      place(topic, page.chineseFile.replace(`/${page.topic}/`, `/${topic}/`)),
      suffix,
    );
    return topic;
  });
  const sidebar = join(siteDir, 'sidebars.ts');
  const entries = topics.map((topic) => `{ page: '${topic}' }, `).join('');
  const text = readFileSync(sidebar, 'utf8');
  writeFileSync(sidebar, text.replace('defineSidebar([', `defineSidebar([${entries}`));
  return missing;
}

/** Selects as many pages as possible whose copies together stay below the maximum number of demos. */
function chooseSources(pages: readonly HandWrittenPage[], copies: number): HandWrittenPage[] {
  const present = pages.reduce((sum, page) => sum + countDemos(page), 0);
  // Without room for more demos, only pages without demos are copied.
  const room = Math.max(0, MAX_DEMOS - present);
  const sorted = pages.filter(isCopied).sort((a, b) => countDemos(a) - countDemos(b));
  let sum = 0;
  return sorted.filter((page, place) => {
    sum += countDemos(page);
    return (sum / (place + 1)) * copies <= room;
  });
}

function countDemos({ folder }: HandWrittenPage): number {
  const demos = join(SITE_DIR, folder, 'demos');
  return existsSync(demos) ? readdirSync(demos).filter((name) => DEMO.test(name)).length : 0;
}

function isCopied({ version, topic, folder }: HandWrittenPage): boolean {
  return (
    version.name === 'current' &&
    topic.includes('/') &&
    !UNIQUE.test(readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8'))
  );
}
