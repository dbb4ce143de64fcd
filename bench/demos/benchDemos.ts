import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';
import { CACHE_DIR } from '../../lib/siteDir.ts';
import { startServer, type RunningServer } from '../../serve/startServer.ts';
import { addressOf, versionsOfInstance } from '../../src/versions/index.ts';
import { copySite, removeCopy } from './copySite.ts';
import { measureDemoCost } from './measureDemoCost.ts';
import { measureDemoTools } from './measureDemoTools.ts';
import { measureScroll } from './measureScroll.ts';
import { printCost, printScroll, printTools } from './printDemos.ts';

/**
 * Measures the costs of demos: the code loaded to edit one, in every version; scrolling a page with a hundred demos;
 * and the build time of one more demo.
 *
 * @param root absolute path of a built site
 * @param slowDown CPU slowdown factor
 */
export async function benchDemos(root: string, slowDown: number): Promise<void> {
  const browser = await launchChromium();
  const copy = copySite();
  try {
    await serve(root, async ({ origin }) => {
      for (const version of versionsOfInstance('x')) {
        const page = addressOf(version, 'react-data-grid/');
        if (existsSync(join(root, page, 'index.html'))) {
          printTools(version.label, await measureDemoTools(browser, origin + page));
        }
      }
    });
    const cost = await measureDemoCost(copy);
    printCost(cost);
    await serve(cost.outDir, async ({ origin }) => {
      printScroll(await measureScroll(browser, origin + cost.page, slowDown), slowDown);
    });
  } finally {
    await browser.close();
    removeCopy(copy);
  }
}

async function serve(root: string, work: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer({
    root,
    cacheDir: join(CACHE_DIR, 'serve'),
    port: 0,
    hostname: 'localhost',
  });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
