import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';
import { buildSite } from '../../lib/build/buildSite.ts';
import { measurePage } from '../../lib/demo-heights/measurePage.ts';
import type { HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR, CACHE_DIR } from '../../lib/siteDir.ts';
import type { StageResult } from '../runner/types.ts';
import { startServer, type RunningServer } from '../../serve/startServer.ts';

/** Returns the folder of a build of these pages, relative to the site. */
export function buildFolder(pages: readonly HandWrittenPage[]): string {
  const names = pages.map(({ version, topic }) => `${version.name}-${topic.replaceAll('/', '-')}`);
  return `build-pages-${names.join('+').slice(0, 100)}`;
}

/** Builds these pages in both languages, measures their demos, and builds again if a height has changed. */
export async function buildPages(pages: readonly HandWrittenPage[]): Promise<StageResult> {
  const first = await build(pages);
  if (first.failures.length > 0 || !(await measure(pages))) {
    return first;
  }
  return build(pages);
}

async function build(pages: readonly HandWrittenPage[]): Promise<StageResult> {
  const { exitCode, output } = await buildSite({
    arguments: ['--out-dir', buildFolder(pages)],
    output: 'capture',
    env: {
      VERSIONS: pages[0]?.version.name,
      ONLY_PAGES: pages.map(({ topic }) => topic).join(','),
      NODE_ENV: 'production',
    },
  });
  return exitCode === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [output] };
}

/**
 * Writes `heights.json` of each page.
 *
 * @returns whether a height has changed
 */
async function measure(pages: readonly HandWrittenPage[]): Promise<boolean> {
  const site = await servePages(buildFolder(pages));
  const browser = await launchChromium();
  let changed = false;
  try {
    for (const { folder, path } of pages.filter(hasDemos)) {
      const heights = await measurePage(browser, site.origin + path);
      const file = join(SITE_DIR, folder, 'demos', 'heights.json');
      const sorted = Object.entries(heights).sort(([a], [b]) => (a < b ? -1 : 1));
      const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
        writeFileSync(file, text);
        changed = true;
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return changed;
}

function hasDemos({ folder }: HandWrittenPage): boolean {
  return existsSync(join(SITE_DIR, folder, 'demos'));
}

/** Serves a build of some pages on any free port. */
function servePages(folder: string): Promise<RunningServer> {
  return startServer({
    root: join(SITE_DIR, folder),
    cacheDir: join(CACHE_DIR, 'serve'),
    brotliLevels: { hashed: 1, other: 1 },
    port: 0,
    hostname: 'localhost',
  });
}
