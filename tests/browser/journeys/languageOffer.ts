import type { Browser } from '@playwright/test';
import type { Check } from '../check.ts';
import { openAlive } from '../openSite.ts';

const OFFER = 'section[lang="zh"]';

/** Opens the site with a browser that prefers another language of the site, and with one that does not. */
export async function checkLanguageOffer(
  browser: Browser,
  origin: string,
  path: string,
  check: Check,
): Promise<void> {
  for (const start of ['/', path]) {
    const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block' });
    const page = await context.newPage();
    try {
      await openAlive(page, origin + start);
      const offer = page.locator(OFFER);
      const isOffered = await offer
        .waitFor({ timeout: 5_000 })
        .then(() => true)
        .catch(() => false);
      const href = isOffered ? await offer.locator('a').getAttribute('href') : null;
      check(`${start} offers Chinese`, [
        ...(isOffered ? [] : ['nothing is offered']),
        ...(href === `/zh${start}` ? [] : [`it leads to ${href}`]),
        ...(page.url() === origin + start ? [] : [`the reader was sent to ${page.url()}`]),
      ]);
      await page.reload({ waitUntil: 'load' });
      await page.waitForTimeout(800);
      check(
        `${start} offers Chinese once`,
        (await offer.count()) === 0 ? [] : ['the offer is there again'],
      );
    } finally {
      await context.close();
    }
  }
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    await openAlive(page, `${origin}/`);
    await page.waitForTimeout(800);
    check(
      '/ offers no language that the browser does not ask for',
      (await page.locator(OFFER).count()) === 0 ? [] : ['Chinese is offered'],
    );
  } finally {
    await context.close();
  }
}
