import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { openAlive, waitUntilAlive } from '../openSite.ts';
import { visitHost } from './openHost.ts';
import type { ProductionHost } from './ProductionHost.ts';

const PAGE = '/x/introduction/';
const SETTINGS = '.navbar button[aria-haspopup="dialog"]:not([aria-keyshortcuts])';

/** Time in which an unwanted reload would start, in milliseconds. */
const RELOAD_WAIT_MS = 1_000;

/** Actions that need a chunk which the open page has not loaded. */
const WAYS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the search', (page) => page.keyboard.press('/')],
  ['the next page', (page) => page.locator('.pagination-nav__link--next').click()],
  [
    'the menu of versions',
    (page) => page.locator('.navbar .dropdown__link[href*="/v6/"]').first().evaluate(click),
  ],
];

/**
 * Deploys a new build under an open page without a service worker. Its chunks no longer exist, so the page must reload,
 * but only once.
 */
export async function checkLostChunks(
  browser: Browser,
  origin: string,
  check: Check,
): Promise<void> {
  await visitHost(browser, origin, 'block', async ({ host, page }) => {
    await openAlive(page, host.origin + PAGE);
    host.deploy();
    await askForChunk(page);
    await page.waitForFunction(() => document.querySelector('script[src*="/d1/main."]') !== null);
    await waitUntilAlive(page);
    await page.locator(SETTINGS).click();
    await page.locator('dialog[open]').waitFor();
    check('lost chunks: the new page works', []);
    check('lost chunks: one reload', findReloads(host, 2));
  });
  for (const [name, act] of WAYS) {
    await visitHost(browser, origin, 'block', async ({ host, page }) => {
      await openAlive(page, host.origin + PAGE);
      host.deploy();
      await act(page);
      await page.waitForFunction(() => document.querySelector('script[src*="/d1/main."]') !== null);
      await waitUntilAlive(page);
      const title = await page.locator('main h1').first().textContent();
      check(`lost chunks: ${name}`, title ? [] : ['the page is blank']);
    });
  }
  await visitHost(browser, origin, 'block', async ({ host, page }) => {
    await openAlive(page, host.origin + PAGE);
    // Chunks that the page loads later are missing in every deployment, like on a host that lost some files.
    host.lost = /assets\/js\/\d+\./;
    await Promise.all([page.waitForEvent('load'), askForChunk(page)]);
    // One request before the reload, and one after it.
    await waitForQuestions(host, 2);
    await page.waitForTimeout(RELOAD_WAIT_MS);
    check('lost chunks: no loop where they stay lost', findReloads(host, 2));
  });
}

/**
 * Opens something that needs a missing chunk. Clicks only once, because a mouse would click again on the reloaded page.
 */
async function askForChunk(page: Page): Promise<void> {
  await page.locator(SETTINGS).evaluate(click);
}

/** Waits until the page has requested lost files a number of times. */
async function waitForQuestions(host: ProductionHost, times: number): Promise<void> {
  const deadline = Date.now() + 15_000;
  const asked = () => host.asked.filter((each) => each.startsWith('HEAD ')).length;
  while (asked() < times && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const click = (element: Element): void => (element as HTMLElement).click();

function findReloads({ asked }: ProductionHost, expected: number): string[] {
  const loads = asked.filter((each) => each === `GET ${PAGE}`).length;
  return loads === expected ? [] : [`the page was loaded ${loads} times, not ${expected}`];
}
