import type { Browser, BrowserContext, Page } from '@playwright/test';
import { VIEWPORTS } from '../../lib/demo-heights/measurePage.ts';

interface ContextOptions {
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly colorScheme?: 'light' | 'dark';
  /** Workers would answer for tests that count requests; only what is about them lets them in. */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** A fresh profile, as a reader has who comes for the first time. */
export async function newReader(
  browser: Browser,
  { viewport = 'wide', colorScheme = 'light', serviceWorkers = 'block' }: ContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  // tsx names inner functions through this helper, which functions sent to the page do not bring along.
  await context.addInitScript('globalThis.__name ??= (target) => target;');
  return context;
}

/** Opens a page, and waits until its buttons and keys do something. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await waitUntilAlive(page);
}

/** Waits until React has taken over what the server rendered. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated=true]');
}
