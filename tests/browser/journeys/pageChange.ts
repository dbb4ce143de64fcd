import type { Browser, Page } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

const SETTLE_MS = 300;

/** State of a page's first demo right after the page's heading changed. */
interface Arrival {
  readonly heading: string;
  readonly state: string | undefined;
  readonly height: number;
  readonly reserved: number;
}

/**
 * Navigates from one page to another by a link, without a full load. There is no server-rendered HTML then, so a demo
 * must first show its reserved space and then itself.
 */
export async function checkPageChange(
  browser: Browser,
  origin: string,
  from: SitePage,
  to: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await page.goto(origin + from.path, { waitUntil: 'load' });
    const arrival = await page.evaluate(followLink, to.path);
    const where = `${from.path} → ${to.path}`;
    check(`${where} reserves the space of the first demo`, findArrivalProblems(arrival));
    check(`${where} brings the whole page`, await page.evaluate(findMissingParts));
    const problems: string[] = [];
    for (const demo of await page.$$('[data-demo]')) {
      const state = await bringToLife(page, demo);
      const isEmpty = await demo.evaluate(
        (section) => (section.querySelector('[data-demo-content]')?.childElementCount ?? 0) === 0,
      );
      if (state !== 'ready' || isEmpty) {
        problems.push(`demo ${await demo.getAttribute('data-demo')}: ${isEmpty ? 'empty' : state}`);
      }
    }
    check(`${where} demos come alive`, problems);
    check(`${where} stays silent`, watch.take());
    await goBack(page, to);
    check(`${to.path} is left in silence by its demos`, watch.take());
  } finally {
    await context.close();
  }
}

/** Leaves a page whose demos are running, and waits until its elements are removed. */
async function goBack(page: Page, left: SitePage): Promise<void> {
  const first = await page.locator('[data-demo]').first().elementHandle();
  await page.goBack();
  await page.waitForFunction(({ path, demo }) => location.pathname !== path && !demo!.isConnected, {
    path: left.path,
    demo: first,
  });
  // Demos report errors of their cleanup within the next frames.
  await page.waitForTimeout(SETTLE_MS);
}

function findArrivalProblems(arrival: Arrival | string): string[] {
  if (typeof arrival === 'string') {
    return [arrival];
  }
  const { state, height, reserved } = arrival;
  if (reserved === 0) {
    return [`the first demo (${state}) reserves no space`];
  }
  return height >= reserved ? [] : [`${height} px are there, ${reserved} px are reserved`];
}

/**
 * Runs in the page: content below the fold is rendered later. Waits up to 15 seconds until the page has all parts of
 * the server-rendered HTML.
 */
async function findMissingParts(): Promise<string[]> {
  const html = await (await fetch(location.pathname)).text();
  const served = new DOMParser().parseFromString(html, 'text/html');
  const parts = [...served.querySelectorAll('main :is(h2, h3, h4)[id], main [data-demo]')];
  const listMissing = () =>
    parts.map(({ id }) => id).filter((id) => document.getElementById(id) === null);
  const deadline = Date.now() + 15_000;
  while (listMissing().length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return listMissing().map((id) => `#${id} is in the server's HTML, not on the page`);
}

/** Runs in the page: clicks a link and measures the first demo as soon as the new heading appears. */
function followLink(path: string): Promise<Arrival | string> {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`);
  if (!link) {
    return Promise.resolve(`no link on the page leads to ${path}`);
  }
  const before = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve('the heading did not change within 15 s'), 15_000);
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      const section = document.querySelector<HTMLElement>('[data-demo]');
      const content = section?.querySelector('[data-demo-content]');
      if (heading && heading !== before && section && content) {
        observer.disconnect();
        clearTimeout(timeout);
        resolve({
          heading,
          state: section.dataset.demoState,
          height: content.getBoundingClientRect().height,
          reserved: Number.parseFloat(getComputedStyle(content).minHeight) || 0,
        });
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    link.click();
  });
}
