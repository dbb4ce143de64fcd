import type { Browser } from 'playwright-core';
import { median } from './median.ts';

const VIEWPORT = { width: 1366, height: 900 };
const TYPED = 'rowheight';
const SETTLE_MS = 300;
const RUNS = 5;
/** Selector of the filter field of an API page. */
const FILTER = 'main input[type="search"]';

/**
 * Types into the filter of an API page letter by letter, often enough to separate the page's time from noise.
 *
 * @param slowDown CPU slowdown factor
 * @returns for each letter, the median time in milliseconds from the key press until the lists are painted
 */
export async function measureFilter(
  browser: Browser,
  url: string,
  slowDown: number,
): Promise<number[]> {
  const runs: number[][] = [];
  while (runs.length < RUNS) {
    runs.push(await typeOnce(browser, url, slowDown));
  }
  return [...TYPED].map((_letter, index) => median(runs.map((times) => times[index]!))!);
}

async function typeOnce(browser: Browser, url: string, slowDown: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.locator(FILTER).focus();
  await page.evaluate(recordKeys);
  for (const letter of TYPED) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(SETTLE_MS);
  }
  const times = await page.evaluate(
    () => (globalThis as unknown as { keyTimes: number[] }).keyTimes,
  );
  await context.close();
  return times;
}

/** Runs in the page. */
function recordKeys(): void {
  const record = globalThis as unknown as { keyTimes: number[] };
  record.keyTimes = [];
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      // This task runs after the frame that shows the result of the key press was painted.
      requestAnimationFrame(() =>
        setTimeout(() => record.keyTimes.push(performance.now() - timeStamp)),
      );
    },
    { capture: true },
  );
}
