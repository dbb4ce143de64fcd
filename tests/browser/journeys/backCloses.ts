import type { Browser, Page } from 'playwright-core';
import type { CheckLog } from '../CheckLog.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

const SETTLE_MS = 300;

/** What opens over a page on a phone: how, and what is there then. */
const OVERLAYS = [
  {
    name: 'search',
    button: 'button[aria-keyshortcuts^="/"]',
    shown: 'dialog[open] [role="combobox"]',
  },
  {
    name: 'settings',
    button: '.navbar button[aria-haspopup="dialog"]:not([aria-keyshortcuts])',
    shown: 'dialog[open][aria-labelledby]',
  },
  {
    name: 'contents',
    button: '.theme-doc-toc-mobile > button',
    shown: '.theme-doc-toc-mobile li a',
  },
  { name: 'drawer', button: '.navbar__toggle', shown: '.navbar-sidebar--show .navbar-sidebar' },
] as const;

/** Goes back on a phone while something is open over the page, and after it was closed in another way. */
export async function checkBackCloses(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  log: CheckLog,
): Promise<void> {
  const context = await newReader(browser, { viewport: 'narrow' });
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await openAlive(page, `${origin}/`);
    await openAlive(page, origin + path);
    await page.evaluate(() => scrollTo(0, 400));
    for (const overlay of OVERLAYS) {
      await open(page, overlay);
      await page.goBack();
      await page.waitForTimeout(SETTLE_MS);
      log.check(`${path}: Back closes the ${overlay.name}`, [
        ...(page.url() === origin + path ? [] : [`it leads to ${page.url()}`]),
        ...((await page.locator(overlay.shown).count()) === 0 ? [] : ['it stays open']),
        ...((await page.evaluate(() => scrollY)) > 200 ? [] : ['the page is at its beginning']),
      ]);
      if (!page.url().endsWith(path)) {
        await openAlive(page, origin + path);
      }
    }
    log.check(`${path}: what was closed leaves no step`, await closeOtherwise(page, origin));
    await openAlive(page, origin + path);
    log.check(`${path}: a result follows the page itself`, await followResult(page, origin + path));
    log.check(`${path}: Back is silent`, watch.take());
  } finally {
    await context.close();
  }
}

async function open(page: Page, { button, shown }: (typeof OVERLAYS)[number]): Promise<void> {
  await page.locator(button).first().click();
  await page.locator(shown).first().waitFor();
}

/** Escape closes the settings; Back then leads to the page before. */
async function closeOtherwise(page: Page, origin: string): Promise<string[]> {
  await open(page, OVERLAYS[1]);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLE_MS);
  await page.goBack();
  await page.waitForTimeout(SETTLE_MS);
  return page.url() === `${origin}/` ? [] : [`Back leads to ${page.url()}`];
}

async function followResult(page: Page, address: string): Promise<string[]> {
  await open(page, OVERLAYS[0]);
  await page.keyboard.type('licens');
  const result = page.locator('dialog [role="option"]').first();
  await result.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await result.click();
  await page.waitForURL((url) => url.href !== address);
  await page.goBack();
  await page.waitForTimeout(SETTLE_MS);
  return page.url() === address ? [] : [`Back leads to ${page.url()}`];
}
