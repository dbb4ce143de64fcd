import type { Browser, Page } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import { VIEWPORTS } from '../../../lib/demo-heights/measurePage.ts';
import type { Check } from '../check.ts';
import type { SitePage } from '../sitePages.ts';

const SETTLE_MS = 500;

/** Scrolls through a page with demos on a touch phone: nothing may open over the page or keep it from scrolling. */
export async function checkTouchReading(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await browser.newContext({
    viewport: VIEWPORTS.narrow,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name ??= (target) => target;');
    await page.goto(origin + path, { waitUntil: 'load' });
    for (const demo of await page.locator('[data-demo]').all()) {
      await bringToLife(page, (await demo.elementHandle())!);
      await page.waitForTimeout(SETTLE_MS);
      const name = await demo.getAttribute('data-demo');
      check(`${path} ${name} leaves the page to a finger`, await findTraps(page));
    }
  } finally {
    await context.close();
  }
}

function findTraps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layers = [...document.body.children].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        getComputedStyle(element).position === 'fixed' &&
        width >= innerWidth &&
        height >= innerHeight &&
        getComputedStyle(element).pointerEvents !== 'none'
      );
    });
    return [
      ...(getComputedStyle(document.body).overflowY === 'hidden' ? ['it cannot be scrolled'] : []),
      ...layers.map(({ className }) => `${className} lies over the page`),
    ];
  });
}
