import type { Browser } from 'playwright-core';
import { bringToLife, naturalHeight } from './measureDemo.ts';

/** The two layouts whose heights are reserved, and a window in which a demo has each. */
export const VIEWPORTS = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
} as const;

type Layout = keyof typeof VIEWPORTS;

/** Height of each demo of a page in each layout, in CSS pixels. */
export type PageHeights = Record<string, Record<Layout, number>>;

/**
 * Opens a page in both layouts and measures its demos.
 *
 * @throws when a demo does not come alive: its height would be wrong
 */
export async function measurePage(browser: Browser, url: string): Promise<PageHeights> {
  const heights: PageHeights = {};
  for (const layout of ['wide', 'narrow'] as const) {
    const context = await browser.newContext({
      viewport: VIEWPORTS[layout],
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) {
      throw new Error(
        `${url} answers ${response?.status() ?? 'nothing'}. Is the page in the site?`,
      );
    }
    // The development server renders in the browser only.
    await page.waitForSelector('[data-demo]', { state: 'attached', timeout: 60_000 });
    for (const demo of await page.$$('[data-demo]')) {
      const id = (await demo.getAttribute('data-demo')) ?? '';
      const state = await bringToLife(page, demo);
      if (state !== 'ready') {
        throw new Error(`Demo "${id}" of ${url} is "${state}", not "ready": it has no height yet.`);
      }
      const measured = (heights[id] ??= { wide: 0, narrow: 0 });
      measured[layout] = await naturalHeight(page, demo);
    }
    await context.close();
  }
  return heights;
}
