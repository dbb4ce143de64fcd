import type { Browser, Page } from 'playwright-core';
import { bringToLife } from '../lib/demo-heights/measureDemo.ts';
import { brotliSize, sumBrotli } from './brotliSize.ts';

/** Transfer sizes and element count of a page. */
export interface Transfer {
  /** Bytes of JavaScript loaded before any demo starts, Brotli. */
  readonly javaScriptBefore: number;
  /** Bytes of JavaScript loaded after the reader scrolled through the page and every demo started, Brotli. */
  readonly javaScriptAfter: number;
  /** Number of elements after loading. */
  readonly elements: number;
  readonly htmlBytes: number;
}

const VIEWPORT = { width: 1366, height: 900 };
const QUIET_MS = 1_500;

/** Loads a page twice: once with its demos kept from starting, and once with all of them started. */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const before = await loadPage(
    browser,
    url,
    async (page) => ({
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    }),
    { demosStart: false },
  );
  const after = await loadPage(browser, url, startEveryDemo, { demosStart: true });
  return {
    javaScriptBefore: await sumBrotli(before.scripts),
    javaScriptAfter: await sumBrotli(after.scripts),
    elements: before.found.elements,
    htmlBytes: await brotliSize(url),
  };
}

async function loadPage<Found>(
  browser: Browser,
  url: string,
  look: (page: Page) => Promise<Found>,
  { demosStart }: { demosStart: boolean },
): Promise<{ found: Found; scripts: string[] }> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (!demosStart) {
    // Demos start when an IntersectionObserver reports that they are near the viewport.
    await page.addInitScript(() => {
      globalThis.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      };
    });
  }
  const scripts = collectScripts(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const found = await look(page);
  await page.waitForTimeout(QUIET_MS);
  const loaded = await scripts.take();
  await context.close();
  return { found, scripts: loaded };
}

async function startEveryDemo(page: Page): Promise<void> {
  for (const demo of await page.$$('[data-demo]')) {
    const state = await bringToLife(page, demo);
    if (state !== 'ready') {
      throw new Error(`${page.url()}: demo ${await demo.getAttribute('data-demo')} is ${state}`);
    }
  }
}

/** Records the scripts that a page and its frames load. */
interface ScriptCollector {
  /** Returns the addresses of the scripts loaded since the last call, without those prefetched for other pages. */
  take(): Promise<string[]>;
}

/** Starts recording the scripts that a page loads. */
function collectScripts(page: Page): ScriptCollector {
  let scripts = new Set<string>();
  let looks: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    looks.push(
      (async () => {
        const headers = await request.allHeaders();
        const isHint = `${headers['sec-purpose'] ?? headers.purpose ?? ''}`.includes('prefetch');
        const type = (await request.response())?.headers()['content-type'] ?? '';
        if (type.includes('javascript') && !isHint) {
          scripts.add(request.url());
        }
      })(),
    );
  });
  return {
    async take() {
      await Promise.all(looks);
      const taken = [...scripts];
      scripts = new Set();
      looks = [];
      return taken;
    },
  };
}
