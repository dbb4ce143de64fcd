import type { Browser, Page } from 'playwright-core';

const VIEWPORT = { width: 1366, height: 900 };
/** Scroll speed of a reader who skims: half a window at a time, with a short pause. */
const STEP_PX = 450;
const STEP_MS = 400;
const SETTLE_MS = 3_000;

/** Figures of scrolling through a page with demos. */
export interface ScrollFigures {
  readonly demos: number;
  /** Number of demos that have started. */
  readonly started: number;
  /** Durations of the longest tasks in milliseconds, in descending order. */
  readonly longestTasks: readonly number[];
}

/**
 * Scrolls through a page with the mouse wheel, so that each of its demos starts.
 *
 * @param slowDown CPU slowdown factor
 */
export async function measureScroll(
  browser: Browser,
  url: string,
  slowDown: number,
): Promise<ScrollFigures> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.evaluate(recordTasks);
    await page.mouse.move(await besideDemos(page), VIEWPORT.height / 2);
    while (!(await page.evaluate(isAtEnd))) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, STEP_PX);
      await page.waitForTimeout(STEP_MS);
      await page.waitForFunction((y) => scrollY > y, before);
    }
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => ({
      demos: document.querySelectorAll('[data-demo]').length,
      started: document.querySelectorAll('[data-demo-state="ready"]').length,
      longestTasks: (globalThis as unknown as { taskTimes: number[] }).taskTimes
        .sort((a, b) => b - a)
        .slice(0, 5),
    }));
  } finally {
    await context.close();
  }
}

/** Returns an x position next to the demos, because the wheel may scroll a demo instead of the page. */
function besideDemos(page: Page): Promise<number> {
  return page.$eval('article', (article) => article.getBoundingClientRect().left - 4);
}

/** Runs in the page. */
function isAtEnd(): boolean {
  return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
}

/** Runs in the page. */
function recordTasks(): void {
  const record = globalThis as unknown as { taskTimes: number[] };
  record.taskTimes = [];
  new PerformanceObserver((list) =>
    record.taskTimes.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' });
}
