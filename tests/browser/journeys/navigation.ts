import type { Browser, Page } from '@playwright/test';
import { readProductVersions } from '../../../plugins/navigation/readProductVersions.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import { DOCS_VERSIONS } from '../../../src/versions/index.ts';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import { watchConsole } from '../watchConsole.ts';

const FILTER = 'aside input[type="search"]';
const GROUPS = 'aside .theme-doc-sidebar-item-category-level-1 > [aria-expanded]';
const NEIGHBOR = '.pagination-nav__link';
const ACTIVE_ENTRY = 'aside .menu__link[aria-current="page"]';

/** Navigates the site: navigation bar, sidebar, and a page change. */
export async function checkNavigation(
  browser: Browser,
  origin: string,
  path: string,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    check(`${path}: the bar shows the release of each family`, await findReleases(page));
    check(`${path}: the sidebar can be filtered`, await filter(page));
    check(`${path}: the sidebar stays as it was`, await openAndReload(page));
    check(`${path}: a change of page`, await followNeighbor(page));
    check(`${path}: a slow change of page shows its progress`, await followSlowly(page));
    check(`${path}: navigation stays silent`, watch.take());
  } finally {
    await context.close();
  }
}

async function findReleases(page: Page): Promise<string[]> {
  const bar = (await page.locator('.navbar').textContent()) ?? '';
  const releases = Object.values(readProductVersions(SITE_DIR, DOCS_VERSIONS[0]!));
  return releases.filter((release) => !bar.includes(release)).map((release) => `no ${release}`);
}

async function filter(page: Page): Promise<string[]> {
  const active = (await page.locator(ACTIVE_ENTRY).textContent()) ?? '';
  await page.fill(FILTER, active.slice(0, 3));
  const hit = page.locator(ACTIVE_ENTRY).first();
  const isFound = await hit
    .waitFor({ timeout: 2_000 })
    .then(() => true)
    .catch(() => false);
  const count = await page.locator('aside [role="status"]').textContent();
  await page.press(FILTER, 'Escape');
  const isBack = await page
    .locator(GROUPS)
    .first()
    .waitFor({ timeout: 2_000 })
    .then(() => true)
    .catch(() => false);
  return [
    ...(isFound ? [] : [`"${active}" is not found`]),
    ...(/\d/.test(count ?? '') ? [] : ['the number of pages is not said']),
    ...(isBack ? [] : ['Escape does not bring the sidebar back']),
  ];
}

/** Opens the first closed group and reloads the page. */
async function openAndReload(page: Page): Promise<string[]> {
  const states = await page.$$eval(GROUPS, (groups) => groups.map((group) => group.ariaExpanded));
  const closed = states.indexOf('false');
  await page.locator(GROUPS).nth(closed).click();
  await page.reload({ waitUntil: 'load' });
  const isOpen = await page
    .waitForFunction(
      ([selector, index]) =>
        document.querySelectorAll(String(selector))[Number(index)]?.ariaExpanded === 'true',
      [GROUPS, closed] as const,
      { timeout: 3_000 },
    )
    .then(() => true)
    .catch(() => false);
  return [
    ...(isOpen ? [] : ['a group that was open is closed after a new load']),
    ...((await isEntryInView(page)) ? [] : ['the entry of the page is out of sight']),
  ];
}

async function followNeighbor(page: Page): Promise<string[]> {
  const link = page.locator(NEIGHBOR).first();
  const target = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${target}`);
  const isFocused = await page
    .waitForFunction(() => document.activeElement?.tagName === 'H1', null, { timeout: 3_000 })
    .then(() => true)
    .catch(() => false);
  const title = await page.locator('h1').textContent();
  const said = await page.locator('#page-announcement').textContent();
  return [
    ...(isFocused ? [] : ['the focus is not on the heading']),
    ...(said?.includes(title ?? '?') ? [] : [`"${said}" is announced, not "${title}"`]),
    ...((await isEntryInView(page)) ? [] : ['the entry of the page is out of sight']),
    ...((await page.locator('nav.theme-doc-breadcrumbs a').count()) > 0
      ? []
      : ['there are no breadcrumbs']),
    ...((await isThere(page, NEIGHBOR)) ? [] : ['no link leads back']),
  ];
}

/** Waits for an element, because the end of a page is rendered after its beginning. */
function isThere(page: Page, selector: string): Promise<boolean> {
  return page
    .waitForSelector(selector, { timeout: 3_000 })
    .then(() => true)
    .catch(() => false);
}

async function isEntryInView(page: Page): Promise<boolean> {
  return page
    .waitForFunction(
      (selector) => {
        const entry = document.querySelector(selector)?.getBoundingClientRect();
        const frame = document.querySelector('aside nav.menu')?.getBoundingClientRect();
        return entry && frame && entry.top >= frame.top - 1 && entry.bottom <= frame.bottom + 1;
      },
      ACTIVE_ENTRY,
      { timeout: 3_000 },
    )
    .then(() => true)
    .catch(() => false);
}

async function followSlowly(page: Page): Promise<string[]> {
  // Discards the pages that were prefetched so far.
  await page.reload({ waitUntil: 'load' });
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.locator(NEIGHBOR).first().click();
  const bar = page.locator('#nprogress .bar');
  const height = await bar
    .evaluate((element) => getComputedStyle(element).height, null, { timeout: 3_000 })
    .catch(() => 'no');
  await bar.waitFor({ state: 'detached' });
  return height === '2px' ? [] : [`a bar of ${height} height is shown`];
}
