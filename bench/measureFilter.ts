import type { Browser } from 'playwright-core';
import { median } from './median.ts';

const VIEWPORT = { width: 1366, height: 900 };
const TYPED = 'rowheight';
const SETTLE_MS = 300;
const RUNS = 5;
/** The filter of an API page. */
const FILTER = 'main input[type="search"]';

/**
 * Types into the filter of an API page, letter by letter, as often as it takes to tell the page's time from the
 * machine's.
 *
 * @param slowDown how many times slower the processor is made
 * @returns for each letter the median time in milliseconds from the key until the lists are painted again
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
      // The frame that shows what the key did has been painted when its task runs.
      requestAnimationFrame(() =>
        setTimeout(() => record.keyTimes.push(performance.now() - timeStamp)),
      );
    },
    { capture: true },
  );
}
