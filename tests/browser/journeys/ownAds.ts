import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { runAxe } from '../runAxe.ts';

/** The space that is kept for an ad, in CSS pixels; on small windows the picture is above the text. */
const HEIGHT = { wide: 126, narrow: 142 };
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/**
 * Reads a page of the site as it is built by default: one of our own ads is there in the space that was kept for it,
 * everything comes from the site, nothing is kept and nobody is told.
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

/** The slot that this width shows. */
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

/** Texts of our own are written to fit. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-ad] bdi')]
      .filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight > 0,
      )
      .map(({ innerText }) => `"${innerText}" does not fit`),
  );
}

/** Requests to other hosts, and those that carry something; filled as they are made. */
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
    // The ad's code decides, and has to be there for that.
    const loaded = page.waitForResponse((response) => /\.js$/.test(response.url()));
    await openAlive(page, address);
    await loaded;
    await page.waitForLoadState('networkidle');
    return (await page.locator('[data-ad]').count()) === 0 ? [] : ['there is one'];
  } finally {
    await context.close();
  }
}
