import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

const SETTLE_MS = 300;
/** Time until the previous page is restored on a busy machine. */
const RETURN_MS = 3_000;

/** Overlays on a phone: the button that opens each one, and an element that it shows. */
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
] as const;

type Overlay = (typeof OVERLAYS)[number];

/**
 * Sends a close request while an overlay is open on a phone (Back on Android, Escape here), and navigates away while it
 * is open.
 */
export async function checkLeavingOverlays(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser, { viewport: 'narrow' });
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await openAlive(page, origin + path);
    await page.evaluate(() => scrollTo(0, 400));
    for (const overlay of OVERLAYS) {
      check(`${path}: a close request closes the ${overlay.name}`, await ask(page, overlay));
    }
    for (const overlay of OVERLAYS) {
      const found = await leave(page, origin + path, overlay);
      check(`${path}: the ${overlay.name} does not outlive its page`, found);
    }
    check(`${path}: closing is silent`, watch.take());
  } finally {
    await context.close();
  }
}

async function open(page: Page, { button, shown }: Overlay): Promise<void> {
  // A click by Playwright might scroll the page to the button first.
  await page
    .locator(button)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.locator(shown).first().waitFor();
}

async function ask(page: Page, overlay: Overlay): Promise<string[]> {
  const address = page.url();
  await open(page, overlay);
  // A system gesture is not sent to an element of the page.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLE_MS);
  return [
    ...((await page.locator(overlay.shown).count()) === 0 ? [] : ['it stays open']),
    ...(page.url() === address ? [] : [`it leads to ${page.url()}`]),
    ...((await page.evaluate(() => scrollY)) > 200 ? [] : ['the page is at its beginning']),
  ];
}

async function leave(page: Page, address: string, overlay: Overlay): Promise<string[]> {
  await openAlive(page, address);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.href !== address);
  await page.waitForTimeout(SETTLE_MS);
  await open(page, overlay);
  await page.goBack();
  const stays = await page
    .locator(overlay.shown)
    .first()
    .waitFor({ state: 'hidden', timeout: RETURN_MS })
    .then(() => false)
    .catch(() => true);
  return [
    ...(page.url() === address ? [] : [`Back leads to ${page.url()}`]),
    ...(stays ? ['it stays open'] : []),
  ];
}
