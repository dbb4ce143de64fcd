import { join } from 'node:path';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';
import { CACHE_DIR } from '../../lib/siteDir.ts';
import { startServer } from '../../serve/startServer.ts';
import { copySite, removeCopy } from '../demos/copySite.ts';
import { measureTransfer } from '../measureTransfer.ts';
import { gib, kib, line } from '../printLine.ts';
import { addManyPages } from './addManyPages.ts';
import { measureScaledBuild } from './measureScaledBuild.ts';
import { measureStart, printStart } from '../measureStart.ts';

/** Limits for a site of 1,500 pages on two cores. */
const TARGETS = {
  buildSeconds: 720,
  buildBytes: 12 * 1024 ** 3,
  firstPageSeconds: 60,
  editSeconds: 2,
  peakBytes: 4 * 1024 ** 3,
};
/** A page with demos, which is the same in the copy as in the site. */
const PAGE = '/x/react-charts/bars/';

/**
 * Builds a copy of the site with `count` hand-written pages, and prints its costs: time, memory and size, the
 * JavaScript of a page compared with the site without copies, and the start time of `npm start`.
 */
export async function benchScale(count: number): Promise<void> {
  const copy = copySite();
  try {
    const before = await measureScaledBuild(copy);
    const script = await measureScript(join(copy, 'build'));
    const added = addManyPages(copy, count);
    console.log(`\n${count} hand-written pages, ${added} of them copies`);
    const after = await measureScaledBuild(copy);
    const scriptAfter = await measureScript(join(copy, 'build'));
    console.log(`\n${''.padEnd(30)}${'with copies'.padStart(12)}${'without'.padStart(12)}`);
    line('build, from nothing', `${after.seconds.toFixed(0)} s`, `${before.seconds.toFixed(0)} s`, [
      after.seconds <= TARGETS.buildSeconds,
      `${TARGETS.buildSeconds} s`,
    ]);
    line('peak memory', gib(after.peakBytes), gib(before.peakBytes), [
      after.peakBytes <= TARGETS.buildBytes,
      gib(TARGETS.buildBytes),
    ]);
    for (const [what, bytes] of Object.entries(after.sizes)) {
      line(`size of ${what}`, gib(bytes), gib(before.sizes[what] ?? 0));
    }
    line('JavaScript of a page', kib(scriptAfter), kib(script), [
      scriptAfter <= script * 1.01,
      'must not grow',
    ]);
    printStart(await measureStart(copy, PAGE, 'docs/react-charts/bars/index.mdx'), TARGETS);
  } finally {
    removeCopy(copy);
  }
}

/** Returns the compressed size of the JavaScript loaded before any demo starts, in bytes. */
async function measureScript(root: string): Promise<number> {
  const cacheDir = join(CACHE_DIR, 'serve');
  const server = await startServer({ root, cacheDir, port: 0, hostname: 'localhost' });
  const browser = await launchChromium();
  try {
    return (await measureTransfer(browser, server.origin + PAGE)).javaScriptBefore;
  } finally {
    await browser.close();
    await server.stop();
  }
}
