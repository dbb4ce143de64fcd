import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { runAxe } from '../runAxe.ts';

/** Height of the space reserved for an ad, in CSS pixels; in narrow windows the image is above the text. */
const HEIGHT = { wide: 126, narrow: 142 };
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/**
 * Opens a page of the site with the default configuration: one of our own ads must appear in its reserved space,
 * everything must come from the site, and nothing may be stored or sent.
 */
export async function checkOwnAds(
  browser: Browser,
  origin: string,
  { path, language }: SitePage,
  check: Check,
): Promise<void> {
  for (const viewport of ['wide', 'narrow'] as const) {
    const context = await newReader(browser, { viewport, colorScheme: 'dark' });
    const sent = await watchRequests(context, origin);
    const page = await context.newPage();
    try {
      await page.goto(origin + path, { waitUntil: 'commit' });
      const reserved = await heightOfSlot(page, viewport);
      await openAlive(page, origin + path);
      await bringIntoView(page);
      const ad = page.locator('[data-ad="house"]');
      await ad.waitFor();
      const name = language === 'en' ? 'Advertisement' : '广告';
      check(`${path} shows an ad of our own, ${viewport}`, [
        ...(reserved === HEIGHT[viewport] ? [] : [`${reserved} px are reserved`]),
        ...((await heightOfSlot(page, viewport)) === reserved ? [] : ['its space has changed']),
        ...((await ad.getAttribute('aria-label')) === name ? [] : ['it is not called what it is']),
        ...(await findCutText(page)),
      ]);
      check(`${path} ad: accessibility, ${viewport} and dark`, await runAxe(page, undefined));
      check(`${path} tells nobody, ${viewport}`, [
        ...sent,
        ...(await context.cookies()).map((cookie) => `there is a cookie ${cookie.name}`),
      ]);
      await page.emulateMedia({ media: 'print' });
      check(`${path} prints no ad, ${viewport}`, (await ad.isVisible()) ? ['it is visible'] : []);
    } finally {
      await context.close();
    }
  }
  check(`${path} shows programs no ads`, await visitAsBot(browser, origin + path));
}

/** The slot that is visible at this width. */
const SLOT = '[class*="slot_"]:visible';

async function heightOfSlot(page: Page, viewport: keyof typeof HEIGHT): Promise<number> {
  const slot = page.locator(SLOT).first();
  await slot.waitFor({ state: 'attached' });
  return slot.evaluate(
    (element, minimum) =>
      Number.parseFloat(getComputedStyle(element).minHeight) === minimum
        ? element.getBoundingClientRect().height
        : 0,
    HEIGHT[viewport],
  );
}

const bringIntoView = (page: Page): Promise<void> =>
  page.locator(SLOT).first().scrollIntoViewIfNeeded();

/** The texts of our own ads must fit. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-ad] bdi')]
      .filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight > 0,
      )
      .map(({ innerText }) => `"${innerText}" does not fit`),
  );
}

/** Returns a list that collects requests to other hosts and requests with a body as they are made. */
async function watchRequests(context: BrowserContext, origin: string): Promise<string[]> {
  const sent: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) {
      sent.push(`${url} is not of the site`);
    } else if (request.method() !== 'GET') {
      sent.push(`${request.method()} ${url}`);
    }
  });
  return sent;
}

async function visitAsBot(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ userAgent: BOT, serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    // The code of the ads decides whether to show one, so it must have loaded.
    const loaded = page.waitForResponse((response) => /\.js$/.test(response.url()));
    await openAlive(page, address);
    await loaded;
    await page.waitForLoadState('networkidle');
    return (await page.locator('[data-ad]').count()) === 0 ? [] : ['there is one'];
  } finally {
    await context.close();
  }
}
