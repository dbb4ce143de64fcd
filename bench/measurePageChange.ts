import type { Browser, Page } from 'playwright-core';
import type { BenchPage } from './pages.ts';

const VIEWPORT = { width: 1366, height: 900 };
/** Time to wait after loading, in which the site prefetches the targets of visible links as it does for a reader. */
const READING_MS = 2_500;
const LINKS_PER_PAGE = 3;
const LINKS = 'aside a[href], nav.pagination-nav a[href]';
const TIMEOUT_MS = 30_000;

/** Typical time between moving the pointer onto a link and pressing the button. */
const REACH_MS = 100;

/** Times of a page change, in milliseconds since the click. */
export interface PageChange {
  /** Until the new heading is painted. */
  readonly heading: number;
  /** Until the last section listed in the table of contents is painted, too. */
  readonly whole: number;
}

/**
 * Follows internal links with the mouse, and measures the time from the click until the new page is painted.
 *
 * @param slowDown CPU slowdown factor
 * @returns one change for each link
 */
export async function measurePageChange(
  browser: Browser,
  origin: string,
  pages: readonly BenchPage[],
  slowDown: number,
): Promise<PageChange[]> {
  const changes: PageChange[] = [];
  for (const { path } of pages) {
    for (let index = 0; index < LINKS_PER_PAGE; index += 1) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.waitForTimeout(READING_MS);
      const href = (await readLinks(page))[index];
      if (href) {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
        changes.push(await timeChange(page, href));
      }
      await context.close();
    }
  }
  return changes;
}

/** Returns visible links of the sidebar and to the previous and next pages, evenly spread over all such links. */
async function readLinks(page: Page): Promise<string[]> {
  const hrefs = await page.$$eval(LINKS, (links) =>
    links
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\/[^#]*$/.test(href) && href !== location.pathname),
  );
  const unique = [...new Set(hrefs)];
  const step = Math.max(1, Math.floor(unique.length / LINKS_PER_PAGE));
  return unique.filter((_, index) => index % step === 0).slice(0, LINKS_PER_PAGE);
}

async function timeChange(page: Page, href: string): Promise<PageChange> {
  const link = page
    .locator(`:is(${LINKS})`)
    .and(page.locator(`[href="${href}"]`))
    .first();
  await page.evaluate(watchPage);
  await link.hover();
  await page.waitForTimeout(REACH_MS);
  await page.mouse.down();
  await page.mouse.up();
  const changed = await page.waitForFunction(
    () => {
      const { heading, whole } =
        (globalThis as { pageChange?: Partial<PageChange> }).pageChange ?? {};
      return heading !== undefined && whole !== undefined && { heading, whole };
    },
    undefined,
    { timeout: TIMEOUT_MS, polling: 100 },
  );
  return (await changed.jsonValue()) || { heading: Number.NaN, whole: Number.NaN };
}

/** Runs in the page. */
function watchPage(): void {
  const change: { heading?: number; whole?: number } = {};
  (globalThis as { pageChange?: Partial<PageChange> }).pageChange = change;
  const before = document.querySelector('h1');
  const words = before?.textContent;
  let start: number | undefined;
  document.addEventListener('click', () => (start = performance.now()), {
    capture: true,
    once: true,
  });
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    const isNew = heading !== before || heading?.textContent !== words;
    if (start === undefined || !heading || !isNew) {
      return;
    }
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a[href*="#"]'),
    ];
    const last = links.at(-1)?.hash.slice(1);
    const isWhole =
      last === undefined || document.getElementById(decodeURIComponent(last)) !== null;
    if (isWhole) {
      observer.disconnect();
    }
    const arrived = isWhole ? (['heading', 'whole'] as const) : (['heading'] as const);
    // This task runs after the frame requested here was painted.
    requestAnimationFrame(() =>
      setTimeout(() => arrived.forEach((part) => (change[part] ??= performance.now() - start!))),
    );
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
