import type { Browser, Page } from '@playwright/test';
import { VIEWPORTS } from '../../../lib/demo-heights/measurePage.ts';
import type { Check } from '../check.ts';
import { openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/** Widths of phones: the narrowest on sale, and a common one. */
const WIDTHS = [320, VIEWPORTS.narrow.width];

/** Checks on a phone that a page shows its version, and that no button covers its code. */
export async function checkPhoneReading(
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
  const page = await context.newPage();
  try {
    await page.addInitScript('globalThis.__name ??= (target) => target;');
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...VIEWPORTS.narrow, width });
      await openAlive(page, origin + path);
      const version = page.locator('.navbar .docs-version-menu');
      const box = await version.boundingBox();
      check(`${path} at ${width} px: the version is in the bar`, [
        ...(box ? [] : ['it is not shown']),
        ...(box && box.x >= 0 && box.x + box.width <= width ? [] : ['it leaves the window']),
      ]);
      check(`${path} at ${width} px: no button lies on code`, await findCovered(page));
    }
  } finally {
    await context.close();
  }
}

/** Returns code whose visible box overlaps its copy button. */
async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main pre')].filter(
      (pre) => pre.getBoundingClientRect().height > 0,
    );
    const withButton = blocks.flatMap((pre) => {
      const frame = pre.closest('[data-demo-listing]')?.parentElement ?? pre.parentElement;
      const button = frame?.querySelector(':scope > button');
      return button ? [[pre, button] as const] : [];
    });
    const covered = withButton.filter(([pre, button]) => {
      const code = pre.getBoundingClientRect();
      const copy = button.getBoundingClientRect();
      return (
        copy.left < code.right &&
        copy.right > code.left &&
        copy.top < code.bottom &&
        copy.bottom > code.top + Number.parseFloat(getComputedStyle(pre).paddingTop)
      );
    });
    return [
      ...(withButton.length > 0 ? [] : ['no code has a button']),
      ...covered.map(([pre]) => `a button lies on "${pre.textContent?.slice(0, 60)}"`),
    ].slice(0, 3);
  });
}
