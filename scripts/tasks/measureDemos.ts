import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../serve/startServer.ts';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';
import { measurePage } from '../../lib/demo-heights/measurePage.ts';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { BUILD_DIR, CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';

const DEV_SERVER = 'http://localhost:3000';
const USAGE = `Usage: npm run demos:measure -- <page folder>... | all [--url ${DEV_SERVER}]
Writes demos/heights.json of each page. Without --url it looks at the site that "npm start" serves,
else at the one in build/.`;

/** `npm run demos:measure`: measures demos and writes the heights that pages reserve for them. */
async function measureDemos(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string' } },
  });
  const pages = choosePages(positionals);
  const site = await findSite(values.url);
  const browser = await launchChromium();
  try {
    for (const { folder, path } of pages) {
      const heights = await measurePage(browser, site.origin + path);
      const file = join(SITE_DIR, folder, 'demos', 'heights.json');
      const sorted = Object.fromEntries(
        Object.entries(heights).sort(([a], [b]) => (a < b ? -1 : 1)),
      );
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
      console.log(`${folder}: ${Object.keys(heights).length} demos measured`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

function choosePages(given: readonly string[]): HandWrittenPage[] {
  const withDemos = handWrittenPages().filter(({ folder }) =>
    existsSync(join(SITE_DIR, folder, 'demos')),
  );
  if (given.length === 0) {
    throw new Error(USAGE);
  }
  const wanted = given.map((folder) => folder.replace(/\/+$/, ''));
  const chosen = withDemos.filter(
    ({ folder }) => wanted.includes('all') || wanted.includes(folder),
  );
  const unknown = wanted.filter(
    (folder) => folder !== 'all' && !withDemos.some((page) => page.folder === folder),
  );
  if (unknown.length > 0) {
    throw new Error(`No page with demos lies in ${unknown.join(', ')}.\n${USAGE}`);
  }
  return chosen;
}

async function findSite(url: string | undefined) {
  const candidate = url ?? DEV_SERVER;
  const answers = await fetch(candidate).then(
    () => true,
    () => false,
  );
  if (answers) {
    return { origin: candidate.replace(/\/+$/, ''), stop: async () => {} };
  }
  if (url) {
    throw new Error(`Nothing answers at ${url}.`);
  }
  return startServer({
    root: BUILD_DIR,
    cacheDir: join(CACHE_DIR, 'serve'),
    port: 0,
    hostname: 'localhost',
  });
}

measureDemos().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
