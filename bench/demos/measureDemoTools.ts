import type { Browser } from 'playwright-core';
import { sumBrotli } from '../brotliSize.ts';
import { collectScripts } from '../collectScripts.ts';

const QUIET_MS = 1_500;

/** Brotli sizes, in bytes, of JavaScript that a page loads on demand. */
export interface DemoToolSizes {
  /** Loaded when the reader focuses the code. */
  readonly editor: number;
  /** Loaded when the reader changes the code: the frame, and everything that the demo imports. */
  readonly host: number;
}

/** Edits the code of a page's first demo, and returns the size of the scripts that this loads. */
export async function measureDemoTools(browser: Browser, url: string): Promise<DemoToolSizes> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const scripts = collectScripts(page);
  try {
    await page.goto(url, { waitUntil: 'load' });
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await page.waitForSelector('[data-demo-state="ready"]');
    await page.waitForTimeout(QUIET_MS);
    await scripts.take();
    await demo.locator('[data-demo-listing] pre').click();
    await demo.getByRole('textbox').waitFor();
    await page.waitForTimeout(QUIET_MS);
    const editor = await sumBrotli(await scripts.take());
    await page.keyboard.type(' ');
    await demo.locator('iframe').waitFor();
    await page.waitForTimeout(QUIET_MS);
    return { editor, host: await sumBrotli(await scripts.take()) };
  } finally {
    await context.close();
  }
}
