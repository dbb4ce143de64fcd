import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/** Scroll distance before following a link, in CSS pixels. */
const DISTANCE = 2_500;

/** Tolerated difference between scroll positions, in CSS pixels. */
const TOLERANCE = 40;

const SETTLE_MS = 2_000;

/**
 * Follows a link in the middle of a page, and returns by Back, Forward and a reload, which must restore the position.
 */
export async function checkReadingPlace(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  await openAlive(page, origin + path);
  await scrollBy(page, DISTANCE);
  const heading = await findHeading(page);
  const place = () => distanceOf(page, heading);
  const before = await place();
  await page.locator('.pagination-nav__link').last().dispatchEvent('click');
  await page.waitForURL((url) => url.pathname !== path);
  await page.waitForTimeout(SETTLE_MS);
  await scrollBy(page, 300);
  const next = await page.evaluate(() => scrollY);
  const compare = (what: string, from: number, to: number) =>
    check(`${path}: ${what} leads to the place that was read`, [
      ...(Math.abs(from - to) <= TOLERANCE ? [] : [`it is ${Math.round(to - from)} px away`]),
    ]);
  await page.goBack();
  await page.waitForTimeout(SETTLE_MS);
  compare('Back', before, await place());
  await page.goForward();
  await page.waitForTimeout(SETTLE_MS);
  compare('Forward', next, await page.evaluate(() => scrollY));
  await page.goBack();
  await page.waitForTimeout(SETTLE_MS);
  await page.reload({ waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  compare('a reload', before, await place());
  check(`${path}: the contents lead to the same section twice`, await chooseTwice(page));
  check(`${path}: nothing went wrong on the way back`, watch.take());
}

async function chooseTwice(page: Page): Promise<string[]> {
  const entry = page.locator('.table-of-contents a').last();
  const tops: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await entry.click();
    await page.waitForTimeout(SETTLE_MS);
    tops.push(Math.round(await page.evaluate(() => scrollY)));
  }
  const [first = 0, second = 0] = tops;
  return first > 0 && Math.abs(first - second) <= TOLERANCE
    ? []
    : [`they lead to ${first} px, then to ${second} px`];
}

async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, distance);
  await page.waitForTimeout(SETTLE_MS);
}

/** Returns the id of the first heading below the top of the window. */
function findHeading(page: Page): Promise<string> {
  return page.$$eval('article :is(h2, h3)[id]', (headings) => {
    const next = headings.find((heading) => heading.getBoundingClientRect().top > 0);
    return (next ?? headings.at(-1))!.id;
  });
}

function distanceOf(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);
}
