import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

const TABS = 'main nav a[href$="-api/"]';
const ACTIVE_ENTRY = 'aside .menu__link--active:not(.menu__link--sublist)';

/** Opens each API tab of a page, and checks the tab's metadata. */
export async function checkApiTabs(
  browser: Browser,
  { origin, buildDir }: { origin: string; buildDir: string },
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    const tabs = await page.$$eval(TABS, (links) =>
      links.map((link) => link.getAttribute('href')!),
    );
    check(`${path} has tabs`, tabs.length > 0 ? [] : ['no link leads to a tab']);
    for (const tab of tabs) {
      await page.goto(origin + path, { waitUntil: 'load' });
      const title = await page.title();
      await page.locator(`${TABS}[href="${tab}"]`).click();
      await page.waitForURL(`**${tab}`);
      await page.waitForSelector('#api-tab h2');
      check(`${tab} is a separate page`, await findProblems(page, tab, title));
      const isHidden = (await page.locator('meta[name="robots"][content*="noindex"]').count()) > 0;
      check(
        `${tab} is ${isHidden ? 'not ' : ''}in the sitemap`,
        isListed(buildDir, tab) === isHidden ? ['the sitemap says otherwise'] : [],
      );
      await page.reload({ waitUntil: 'load' });
      check(`${tab} is the same when it is loaded`, await findProblems(page, tab, title));
    }
    check(`${path}: nothing went wrong in its tabs`, watch.take());
  } finally {
    await context.close();
  }
}

/** Maximum delay of updates to the head on a busy machine, in milliseconds. */
const HEAD_MS = 5_000;

async function findProblems(page: Page, tab: string, titleOfPage: string): Promise<string[]> {
  // The head is updated after the page is painted. A canonical address that is still missing is reported below.
  await page
    .waitForSelector(`link[rel="canonical"][href$="${tab}"]`, {
      state: 'attached',
      timeout: HEAD_MS,
    })
    .catch(() => null);
  const canonical = await page.getAttribute('link[rel="canonical"]', 'href');
  const active = page.locator(ACTIVE_ENTRY);
  const current = await page.getAttribute(`${TABS}[aria-current="page"]`, 'href');
  const otherLanguage = page.locator('.navbar a[lang="zh-CN"]').first();
  const chinese = (await otherLanguage.count()) > 0 ? await otherLanguage.getAttribute('href') : '';
  return [
    ...(canonical?.endsWith(tab) ? [] : [`its canonical address is ${canonical}`]),
    ...((await page.title()) === titleOfPage ? ['it has the title of its page'] : []),
    ...((await active.count()) === 1 ? [] : ['the sidebar does not show its page']),
    ...(current === tab ? [] : [`${current} is shown as the tab on screen`]),
    ...(!chinese || chinese.endsWith(tab) ? [] : [`the other language leads to ${chinese}`]),
  ];
}

function isListed(buildDir: string, tab: string): boolean {
  return readFileSync(join(buildDir, 'sitemap.xml'), 'utf8').includes(`${tab}</loc>`);
}
