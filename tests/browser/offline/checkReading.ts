import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { answered } from '../journeys/searchAnswers.ts';
import { waitUntilAlive } from '../openSite.ts';
import { disconnect, reconnect, visitHost } from './openHost.ts';
import { openStored, waitUntilSearchIsStored, waitUntilStored } from './workerState.ts';

const FIELD = 'dialog [role="combobox"]';
const LIST = 'dialog [role="listbox"]';

const WORDS = {
  en: { prefix: '', prose: 'sort by several columns', offline: 'No connection' },
  zh: { prefix: '/zh', prose: '按多列排序', offline: '没有网络连接' },
};

const FIRST = '/x/introduction/';
const SECOND = '/x/introduction/installation/';
const NEVER_VISITED = '/x/react-data-grid/sorting/';

/** Visits two pages, disconnects the network, visits them again, searches, and opens a page that is not stored. */
export async function checkReading(
  browser: Browser,
  origin: string,
  language: keyof typeof WORDS,
  check: Check,
): Promise<void> {
  const { prefix, prose, offline } = WORDS[language];
  const name = `offline, ${language}`;
  await visitHost(browser, origin, 'allow', async (visit) => {
    const { page, host } = visit;
    await openStored(page, host.origin + prefix + FIRST, prefix);
    await waitUntilSearchIsStored(page, 'current', prefix);
    await goInside(page, prefix + SECOND);
    await waitUntilStored(page, prefix + SECOND, prefix);
    await disconnect(visit);
    check(`${name}: a page reached by a link, reloaded`, await reload(page));
    check(
      `${name}: the page that was visited first`,
      await open(page, host.origin + prefix + FIRST),
    );
    check(`${name}: search finds`, await search(page, prose, prefix + NEVER_VISITED));
    check(
      `${name}: a page that is not stored`,
      await follow(page, prefix + NEVER_VISITED, offline),
    );
    check(
      `${name}: pages that are stored are named`,
      await findStoredPages(page, [prefix + FIRST, prefix + SECOND]),
    );
    await reconnect(visit);
    await page.locator('main a.button').click();
    await page.waitForURL((url) => url.pathname === prefix + NEVER_VISITED);
    check(`${name}: the page, once there is a network again`, await findDead(page));
  });
}

async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = [...document.querySelectorAll('a')].find((each) => each.pathname === address);
    link?.click();
  }, path);
  await page.waitForFunction(
    (address) => document.querySelector(`link[rel=canonical][href$="${address}"]`) !== null,
    path,
  );
  await page.waitForLoadState('networkidle');
}

async function reload(page: Page): Promise<string[]> {
  await page.reload({ waitUntil: 'load' });
  return findDead(page);
}

async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'load' });
  return findDead(page);
}

/** Checks that a page is hydrated, because a page can look right without working. */
async function findDead(page: Page): Promise<string[]> {
  const isAlive = await waitUntilAlive(page).then(
    () => true,
    () => false,
  );
  const heading = await page.locator('h1').first().textContent();
  return isAlive && heading ? [] : [`${page.url()} is ${isAlive ? 'empty' : 'not hydrated'}`];
}

async function search(page: Page, text: string, expected: string): Promise<string[]> {
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  await page.fill(FIELD, text);
  await answered(page, text);
  const found = await page.locator(`${LIST} a[href^="${expected}"]`).count();
  return found > 0 ? [] : [`${expected} is not among the results`];
}

/** Opens a search result: a page that was never visited. */
async function follow(page: Page, path: string, heading: string): Promise<string[]> {
  await page.locator(`${LIST} a[href^="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname.endsWith('/x/offline/'));
  const problems = await findDead(page);
  const shown = await page.locator('h1').textContent();
  return [...problems, ...(shown === heading ? [] : [`the heading is "${shown}"`])];
}

async function findStoredPages(page: Page, expected: readonly string[]): Promise<string[]> {
  await page.locator('main li a').first().waitFor();
  const named = await page
    .locator('main li a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  return expected.filter((path) => !named.includes(path)).map((path) => `${path} is not named`);
}
