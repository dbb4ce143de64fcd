import type { Browser, Page } from 'playwright-core';
import type { BenchPage } from './pages.ts';

const VIEWPORT = { width: 1366, height: 900 };
/** After loading, the site fetches what its visible links lead to, as it does while a reader reads. */
const READING_MS = 2_500;
const LINKS_PER_PAGE = 3;

/**
 * Follows links inside the site and takes the time from the click until the new heading is painted.
 *
 * @param slowDown how many times slower the processor is made
 * @returns milliseconds, one figure for each link
 */
export async function measurePageChange(
  browser: Browser,
  origin: string,
  pages: readonly BenchPage[],
  slowDown: number,
): Promise<number[]> {
  const times: number[] = [];
  for (const { path } of pages) {
    for (let index = 0; index < LINKS_PER_PAGE; index += 1) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'load' });
      const href = (await readLinks(page))[index];
      if (href) {
        await page.waitForTimeout(READING_MS);
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
        times.push(await page.evaluate(timeClick, href));
      }
      await context.close();
    }
  }
  return times;
}

/** Links of the sidebar and to the neighbouring pages, spread over all there are. */
async function readLinks(page: Page): Promise<string[]> {
  const hrefs = await page.$$eval('aside a[href], nav.pagination-nav a[href]', (links) =>
    links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\/[^#]*$/.test(href) && href !== location.pathname),
  );
  const unique = [...new Set(hrefs)];
  const step = Math.max(1, Math.floor(unique.length / LINKS_PER_PAGE));
  return unique.filter((_, index) => index % step === 0).slice(0, LINKS_PER_PAGE);
}

/** Runs in the page. */
function timeClick(href: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(
    `aside a[href="${href}"], nav.pagination-nav a[href="${href}"]`,
  );
  const before = document.querySelector('h1')?.textContent;
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`${href} did not open within 15 s`)), 15_000);
    const start = performance.now();
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== before && location.pathname === href) {
        observer.disconnect();
        clearTimeout(timeout);
        // The frame that this one leads to has been painted when its task runs.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    link?.click();
  });
}
