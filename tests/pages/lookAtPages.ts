import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';
import type { HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { CheckLog } from '../browser/CheckLog.ts';
import { eachInParallel } from '../browser/eachInParallel.ts';
import { newReader, openAlive } from '../browser/openSite.ts';
import { sitePages } from '../browser/sitePages.ts';
import { setState, type PageState } from '../browser/states.ts';
import { visitPage } from '../browser/visitPage.ts';
import { runJest } from '../runner/runJest.ts';
import type { StageResult } from '../runner/types.ts';
import { bringToLife } from '../../lib/demo-heights/measureDemo.ts';
import { buildFolder } from './buildPages.ts';
import { servePages } from './servePages.ts';

const LAYOUTS = ['wide', 'narrow'] as const;
/** Between them, these show both colors and both directions. */
const PICTURED: readonly PageState[] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
];
/** Pages that are looked at at once. */
const PARALLEL_PAGES = 2;

/** Looks at built pages as the browser stage does, in both languages, and takes pictures. */
export async function lookAtPages(pages: readonly HandWrittenPage[]): Promise<StageResult> {
  const folder = buildFolder(pages);
  const log = new CheckLog();
  const site = await servePages(folder);
  const browser = await launchChromium();
  const pictures = join(SITE_DIR, folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  const folders = new Set(pages.map((page) => page.folder));
  const built = sitePages(join(SITE_DIR, folder)).filter((page) => folders.has(page.folder ?? ''));
  try {
    await eachInParallel(built, PARALLEL_PAGES, async (page) => {
      const reader = await newReader(browser, {
        viewport: page.language === 'zh' ? 'narrow' : 'wide',
      });
      await visitPage(reader, site.origin, page, log);
      await reader.close();
      await takePictures(browser, site.origin + page.path, join(pictures, nameOf(page.path)));
    });
  } finally {
    await browser.close();
    await site.stop();
  }
  const claims = await runBrowserClaims(pages);
  const { passed, failures } = log.result();
  return {
    passed: passed + claims.passed,
    failures: [...failures, ...claims.failures],
    notes: [`Pictures: ${folder}/pictures`],
  };
}

function nameOf(path: string): string {
  return path.split('/').filter(Boolean).join('-');
}

async function takePictures(browser: Browser, url: string, file: string): Promise<void> {
  for (const viewport of LAYOUTS) {
    const reader = await newReader(browser, { viewport });
    const page = await reader.newPage();
    await openAlive(page, url);
    for (const demo of await page.$$('[data-demo]')) {
      await bringToLife(page, demo);
    }
    for (const state of PICTURED) {
      await setState(page, state);
      await page.waitForTimeout(300);
      const path = `${file}-${viewport}-${state.theme}-${state.dir}.png`;
      await page.screenshot({ path, fullPage: true });
    }
    await reader.close();
  }
}

async function runBrowserClaims(pages: readonly HandWrittenPage[]): Promise<StageResult> {
  const own = pages.filter(({ folder }) =>
    existsSync(join(SITE_DIR, folder, 'claims.browser.test.ts')),
  );
  return own.length === 0
    ? { passed: 0, failures: [] }
    : runJest(
        ['browser-claims'],
        own.map(({ folder }) => `${folder}/claims.browser`),
        { SITE_BUILD: join(SITE_DIR, buildFolder(pages)) },
      );
}
