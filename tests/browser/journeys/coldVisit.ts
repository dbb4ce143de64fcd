import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { largestShifts, readPageFacts, recordLayoutShift } from '../pageFacts.ts';
import type { SitePage } from '../sitePages.ts';

/** A slow connection: 1.6 Mbit/s with a round-trip time of 150 ms. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const MAX_LAYOUT_SHIFT = 0.01;
const MAX_START_MS = 30_000;

/**
 * Visits a page for the first time, on a slow connection. Fonts and demos arrive late and must not shift the layout.
 */
export async function checkColdVisit(
  page: Page,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  await page.addInitScript(recordLayoutShift);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(origin + path, { waitUntil: 'load', timeout: MAX_START_MS });
  await page.locator('[data-demo-state="ready"]').first().waitFor({ timeout: MAX_START_MS });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1_000);
  const { layoutShift } = await page.evaluate(readPageFacts);
  check(
    `${path} does not move on a slow line`,
    layoutShift <= MAX_LAYOUT_SHIFT
      ? []
      : [`layout shift ${layoutShift.toFixed(4)}`, ...(await page.evaluate(largestShifts))],
  );
}
