import type { Browser } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { until } from '../until.ts';

/** Adds an icon of the font to a page that has none. The font must load then, and not earlier. */
export async function checkIconFont(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/material-icons/.test(response.url()) && response.ok()) {
      loaded.push(new URL(response.url()).pathname);
    }
  });
  try {
    await openAlive(page, origin + path);
    await page.waitForLoadState('networkidle');
    const early = [...loaded];
    // Adds the icon long after loading, like a demo that the reader interacts with.
    await page.evaluate(() => {
      const icon = document.createElement('span');
      icon.className = 'material-icons';
      icon.textContent = 'delete_forever';
      document.querySelector('article')!.prepend(icon);
    });
    const icon = page.locator('.material-icons');
    const widthBefore = await icon.evaluate((element) => element.getBoundingClientRect().width);
    const has = (end: string) => loaded.some((each) => each.endsWith(end));
    await until(() => has('.css') && has('.woff2'));
    await page.evaluate(() => document.fonts.ready);
    const width = await icon.evaluate((element) => element.getBoundingClientRect().width);
    check(`${path} loads the icon font when there is an icon`, [
      ...early.map((each) => `${each} is loaded before`),
      ...(has('.css') && has('.woff2') ? [] : ['it is not loaded']),
      ...(widthBefore <= 24 ? [] : [`its name is ${widthBefore} px wide before`]),
      ...(width === 24 ? [] : [`it is ${width} px wide, not 24`]),
    ]);
  } finally {
    await context.close();
  }
}
