import type { Browser, Page, Request, Worker } from 'playwright-core';
import type { WorkerReply } from '../plugins/search/client/messages.ts';
import { waitUntilAlive } from '../tests/browser/openSite.ts';
import { sumBrotli } from './brotliSize.ts';
import { median } from './median.ts';

/** Costs of a search for a reader. */
export interface SearchFigures {
  /**
   * Median times over several runs, in milliseconds, from each key press until its results are painted, in key order.
   */
  readonly keys: readonly number[];
  /** Bytes fetched from opening the search until its first results, Brotli. */
  readonly firstBytes: number;
  /** Bytes of the code and of the index with the text of all pages, Brotli. */
  readonly allBytes: number;
}

const VIEWPORT = { width: 1366, height: 900 };
const TYPED = ['sorting columns', 'onRowClick', 'license key', 'pinned', 'date picker'];
const FIELD = 'dialog [role="combobox"]';
const LIST = 'dialog [role="listbox"]';
const QUIET_MS = 2_000;
/** Longer than handling a key press takes. */
const SETTLE_MS = 150;
const RUNS = 5;
const TIMEOUT_MS = 10_000;

/**
 * Opens the search of a page with its keyboard shortcut and types letter by letter.
 *
 * @param slowDown CPU slowdown factor. The browser only slows down the page's main thread, so the worker sleeps after
 *   each lookup in proportion to the time that the lookup took.
 */
export async function measureSearch(
  browser: Browser,
  url: string,
  slowDown: number,
): Promise<SearchFigures> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('worker', (worker: Worker) => void worker.evaluate(slowAnswers, slowDown));
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitUntilAlive(page);
  const fetched = new Set<string>();
  page.on('request', (request: Request) => fetched.add(request.url()));
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  await page.keyboard.type('a');
  await page.locator(`${LIST}[data-answered="a"]`).waitFor({ timeout: TIMEOUT_MS });
  const first = [...fetched];
  await page.waitForTimeout(QUIET_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const runs: number[][] = [];
  while (runs.length < RUNS) {
    runs.push(await typeAll(page));
  }
  const keys = runs[0]!.map((_time, index) => median(runs.map((times) => times[index]!))!);
  const sizes = { firstBytes: await sumBrotli(first), allBytes: await sumBrotli([...fetched]) };
  await context.close();
  return { keys, ...sizes };
}

async function typeAll(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const text of TYPED) {
    await page.locator(FIELD).fill('');
    for (const letter of text) {
      times.push(await timeKey(page, letter));
    }
  }
  return times;
}

/** Presses a key and waits until its result is painted. */
async function timeKey(page: Page, letter: string): Promise<number> {
  await page.evaluate(watchList, { field: FIELD, list: LIST });
  await page.keyboard.type(letter);
  // Wait before querying the page, because queries also cost the page time.
  await page.waitForTimeout(SETTLE_MS);
  const painted = await page.waitForFunction(
    () => (globalThis as { searchTime?: number }).searchTime,
    undefined,
    { timeout: TIMEOUT_MS, polling: 20 },
  );
  return (await painted.jsonValue())!;
}

/** Runs in the worker. Sleeps instead of computing, so that the slowdown takes no CPU time from the page. */
function slowAnswers(slowDown: number): void {
  const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  const post = globalThis.postMessage.bind(globalThis) as (reply: WorkerReply) => void;
  Object.assign(globalThis, {
    postMessage(reply: WorkerReply): void {
      const looked = reply.type === 'results' ? reply.duration : 0;
      Atomics.wait(new Int32Array(buffer), 0, 0, looked * (slowDown - 1));
      post(reply);
    },
  });
}

/** Runs in the page. */
function watchList({ field, list }: { field: string; list: string }): void {
  const record = globalThis as { searchTime?: number };
  delete record.searchTime;
  const input = document.querySelector<HTMLInputElement>(field)!;
  const results = document.querySelector<HTMLElement>(list)!;
  let start = 0;
  input.addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { once: true });
  const observer = new MutationObserver(() => {
    if (start > 0 && results.dataset.answered === input.value) {
      observer.disconnect();
      // This task runs after the frame that shows the results was painted.
      requestAnimationFrame(() =>
        setTimeout(() => (record.searchTime = performance.now() - start)),
      );
    }
  });
  observer.observe(results, { attributes: true, childList: true, subtree: true });
}
