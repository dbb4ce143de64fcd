import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/** Checks a page by keyboard, and for screen readers. */
export async function checkSpokenPage(
  page: Page,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  await openAlive(page, origin + path);
  await page.keyboard.press('Tab');
  const region = await page.evaluate(() =>
    document.activeElement
      ?.closest('[role="region"], nav, header, section')
      ?.outerHTML.slice(0, 80),
  );
  await page.keyboard.press('Enter');
  const focused = await page.evaluate(() => document.activeElement?.localName);
  check(`${path}: the skip link leads to the heading`, [
    ...(region === undefined ? [] : [`it is in ${region}`]),
    ...(focused === 'h1' ? [] : [`the focus is on ${focused}`]),
  ]);
  check(`${path}: headings are read once`, await findDoubled(page));
  check(`${path}: a listing is one stop`, await countStops(page));
}

/** Returns headings whose link repeats their text or contains their id. */
function findDoubled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('main :is(h2, h3, h4)[id] > a.hash-link')];
    const repeated = links.filter((link) => {
      const heading = link.parentElement!;
      const words = heading.firstChild?.textContent?.trim() ?? '';
      const name = link.getAttribute('aria-label') ?? '';
      return name === '' || name.includes(words) || name.includes(heading.id);
    });
    return [
      ...(links.length > 0 ? [] : ['no heading has a link']),
      ...repeated.map((link) => `"${link.getAttribute('aria-label')}"`),
    ].slice(0, 3);
  });
}

async function countStops(page: Page): Promise<string[]> {
  const problems = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .docs-listing')].flatMap((listing) => {
      const stops = [...listing.querySelectorAll<HTMLElement>('*')].filter(
        ({ tabIndex }) => tabIndex >= 0,
      );
      return stops.length === 1
        ? []
        : [`${stops.length} in "${listing.textContent?.slice(0, 60)}"`];
    }),
  );
  return problems.slice(0, 3);
}
