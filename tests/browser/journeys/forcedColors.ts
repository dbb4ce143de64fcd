import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';

/** An icon drawn as a mask over a background color, identified by its element and pseudo-element. */
type Sign = readonly [selector: string, pseudo: '::before' | '::after'];

/** Every kind of such icons, by a page that shows them. */
const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  '/x/introduction/licensing/': [
    ['.breadcrumbs__item:not(:first-child)', '::before'],
    ['.menu__link--sublist-caret', '::after'],
    ['.navbar button.navbar__link', '::after'],
    ['.theme-doc-markdown a[href^="http"]', '::after'],
  ],
  '/x/api/data-grid/data-grid/': [['[data-api-list] > li > button', '::before']],
};

export const SIGN_PAGES = Object.keys(SIGNS);

/** Checks a page in forced colors, where the browser removes backgrounds. */
export async function checkForcedColors(
  browser: Browser,
  origin: string,
  path: string,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(origin + path, { waitUntil: 'load' });
    for (const sign of SIGNS[path]!) {
      check(`${path} in forced colors, ${sign[0]}`, await findHidden(page, sign));
    }
  } finally {
    await context.close();
  }
}

/** Hovers over the element first, because some icons are only shown on hover. */
async function findHidden(page: Page, [selector, pseudo]: Sign): Promise<string[]> {
  const element = page.locator(selector).first();
  await element.hover();
  const { content, color, wanted } = await element.evaluate((node, part) => {
    const { content, backgroundColor } = getComputedStyle(node, part);
    return { content, color: backgroundColor, wanted: getComputedStyle(document.body).color };
  }, pseudo);
  if (content === 'none') {
    return ['the sign is absent'];
  }
  return color === wanted ? [] : [`the sign is ${color}, not ${wanted}`];
}
