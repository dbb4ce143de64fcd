import type { Browser } from 'playwright-core';
import type { CheckLog } from '../CheckLog.ts';
import { newReader } from '../openSite.ts';

/** Each kind of sign that is cut out of a background, and where it stands. */
const SIGNS: readonly (readonly [selector: string, pseudo: string])[] = [
  ['.breadcrumbs__item:not(:last-child)', '::after'],
  ['.menu__link--sublist-caret', '::after'],
  ['.navbar button.navbar__link', '::after'],
  ['.theme-doc-markdown a[href^="http"]', '::after'],
];

/** A page with each of the signs. */
export const SIGNS_PAGE = '/x/introduction/licensing/';

/** Looks at a page in the colours that a reader's system chooses, which takes backgrounds away. */
export async function checkForcedColors(
  browser: Browser,
  origin: string,
  log: CheckLog,
): Promise<void> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(origin + SIGNS_PAGE, { waitUntil: 'load' });
    log.check(
      `${SIGNS_PAGE} in forced colours`,
      await page.evaluate((signs) => {
        const wanted = getComputedStyle(document.body).color;
        return signs.flatMap(([selector, pseudo]) => {
          const element = document.querySelector(selector);
          const color = element && getComputedStyle(element, pseudo).backgroundColor;
          return color === wanted
            ? []
            : [`the sign of ${selector} is ${color ?? 'absent'}, not ${wanted}`];
        });
      }, SIGNS),
    );
  } finally {
    await context.close();
  }
}
