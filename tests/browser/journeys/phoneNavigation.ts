import type { Browser, Locator } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import { watchConsole } from '../watchConsole.ts';

const BAR = '.theme-doc-toc-mobile';

/** Uses the table of contents and the drawer on a phone. */
export async function checkPhoneNavigation(
  browser: Browser,
  origin: string,
  path: string,
  check: Check,
): Promise<void> {
  const context = await newReader(browser, { viewport: 'narrow' });
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    const button = page.locator(`${BAR} button`);
    await button.click();
    const link = page.locator(`${BAR} a`).nth(1);
    const title = (await link.textContent())?.trim();
    await link.click();
    const isNamed = await page
      .waitForFunction(
        ([selector, text]) => document.querySelector(selector!)?.textContent?.includes(text!),
        [BAR, title],
        { timeout: 3_000 },
      )
      .then(() => true)
      .catch(() => false);
    const [bar, heading] = await Promise.all([
      page.locator(BAR).boundingBox(),
      page.locator(decodeURI(new URL(page.url()).hash)).boundingBox(),
    ]);
    check(`${path} on a phone: contents`, [
      ...((await button.getAttribute('aria-expanded')) === 'false' ? [] : ['the list stays open']),
      ...(isNamed ? [] : [`the bar does not say "${title}"`]),
      ...(bar && heading && heading.y >= bar.y + bar.height
        ? []
        : ['the bar covers the heading that was chosen']),
      ...((await countLabelLines(button)) === 1 ? [] : ['what the bar says takes several lines']),
    ]);

    await page.locator('.navbar__toggle').click();
    const entry = page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]');
    await entry.waitFor();
    const name = (await entry.textContent()) ?? '';
    await page.fill('.navbar-sidebar input[type="search"]', name.slice(0, 3));
    const hit = page.locator('.navbar-sidebar [role="status"] + ul [aria-current="page"]');
    await hit.click();
    await page.waitForSelector('.navbar-sidebar--show', { state: 'detached' });
    check(`${path} on a phone: nothing went wrong`, watch.take());
  } finally {
    await context.close();
  }
}

/** Returns the number of lines that the label of the list takes next to a long section name. */
function countLabelLines(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    element.querySelector('span')!.textContent = 'A name that is longer than the bar of any phone';
    const range = document.createRange();
    range.selectNodeContents(element.firstChild!);
    return range.getClientRects().length;
  });
}
