import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { copyPage } from './copyPage.ts';

/** Pages with an address of their own, and those that a comparison of versions lists once. */
const UNIQUE = /^(?:slug|migration):/m;

/**
 * Adds copies of the current version's pages to a copy of the site, one after the other, until it has as many pages as are
 * asked for.
 *
 * @param siteDir absolute path of the copy
 * @returns how many were added
 */
export function addManyPages(siteDir: string, count: number): number {
  const pages = handWrittenPages();
  const sources = pages.filter(isCopied);
  const missing = Math.max(0, count - pages.length);
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

function isCopied({ version, topic, folder }: HandWrittenPage): boolean {
  return (
    version.name === 'current' &&
    topic.includes('/') &&
    !UNIQUE.test(readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8'))
  );
}
