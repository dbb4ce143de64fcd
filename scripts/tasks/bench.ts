import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuild } from '../../bench/measureBuild.ts';
import { measureFilter } from '../../bench/measureFilter.ts';
import { measurePageChange } from '../../bench/measurePageChange.ts';
import { measureSearch } from '../../bench/measureSearch.ts';
import { measureStart, printStart } from '../../bench/measureStart.ts';
import { measureTransfer } from '../../bench/measureTransfer.ts';
import { BENCH_PAGES } from '../../bench/pages.ts';
import { readPeer } from '../../bench/peer.ts';
import * as print from '../../bench/printReport.ts';
import { runLighthouse } from '../../bench/runLighthouse.ts';
import type { BundleReport } from '../../plugins/docusaurus-patches/report/types.ts';
import { startServer } from '../../serve/startServer.ts';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';
import { BUILD_DIR, CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';

const SLOW_DOWN = 4;
/** Page that is opened and edited to measure the development server. */
const START_PAGE = { path: '/x/react-charts/bars/', file: 'docs/react-charts/bars/index.mdx' };

/**
 * `npm run bench`: measures a build, and builds first if there is none or with `--build` or `--cold`. `--pages key,key`
 * selects pages, `--runs 0` skips Lighthouse, `--dir` measures another build, `--out file.json` saves the figures.
 * `--start` measures the development server instead.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      build: { type: 'boolean', default: false },
      start: { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
      dir: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const root = values.dir ? resolve(values.dir) : BUILD_DIR;
  const peer = readPeer();
  if (values.start) {
    printStart(await measureStart(SITE_DIR, START_PAGE.path, START_PAGE.file));
    return;
  }
  if (values.build || values.cold || !existsSync(join(root, 'index.html'))) {
    print.printBuild(await measureBuild({ isCold: values.cold }), peer);
  }
  const server = await startServer({
    root,
    cacheDir: join(CACHE_DIR, 'serve'),
    port: 0,
    hostname: 'localhost',
  });
  const browser = await launchChromium();
  try {
    const pages = choosePages(root, values.pages);
    const figures: print.PageFigures[] = [];
    for (const page of pages) {
      const url = server.origin + page.path;
      const transfer = await measureTransfer(browser, url);
      const runs = Number(values.runs);
      const lighthouse = runs > 0 ? await runLighthouse(url, runs) : undefined;
      const filter = page.path.includes('/api/')
        ? await measureFilter(browser, url, SLOW_DOWN)
        : undefined;
      const measured = { ...page, transfer, lighthouse, filter };
      figures.push(measured);
      print.printPage(measured, peer);
    }
    const changes = await measurePageChange(browser, server.origin, pages, SLOW_DOWN);
    print.printPageChange(changes, peer);
    const [firstPage] = pages;
    if (firstPage) {
      print.printSearch(await measureSearch(browser, server.origin + firstPage.path, SLOW_DOWN));
    }
    printFirstJavaScript();
    if (values.out) {
      writeFileSync(values.out, `${JSON.stringify({ pages: figures, changes }, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

function choosePages(root: string, keys: string | undefined) {
  const wanted = keys?.split(',');
  const unknown = wanted?.filter((key) => !BENCH_PAGES.some((page) => page.key === key)) ?? [];
  if (unknown.length > 0) {
    const valid = BENCH_PAGES.map(({ key }) => key).join(', ');
    throw new Error(`There is no page ${unknown.join(', ')} to measure. Pages: ${valid}.`);
  }
  const chosen = BENCH_PAGES.filter(({ key }) => !wanted || wanted.includes(key));
  const [present, absent] = [true, false].map((isPresent) =>
    chosen.filter(({ path }) => existsSync(join(root, path, 'index.html')) === isPresent),
  );
  for (const { key, path } of absent ?? []) {
    console.log(`${key}: the site has no page ${path} yet`);
  }
  return present ?? [];
}

function printFirstJavaScript(): void {
  const file = join(CACHE_DIR, 'bundle-report', 'en-current.json');
  if (existsSync(file)) {
    print.printFirstJavaScript(JSON.parse(readFileSync(file, 'utf8')) as BundleReport);
  } else {
    console.log('\nWhat the first JavaScript is made of is known after npm run bench -- --build.');
  }
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
