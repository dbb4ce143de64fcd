import type { Browser, BrowserContext, Page } from '@playwright/test';
import { VIEWPORTS } from '../../lib/demo-heights/measurePage.ts';

interface ContextOptions {
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly colorScheme?: 'light' | 'dark';
  /** Workers would answer requests that tests count, so only tests of the worker itself allow them. */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** Opens a fresh browser context, like that of a first-time visitor. */
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
  // tsx names inner functions through this helper, which functions sent to the page lack.
  await context.addInitScript('globalThis.__name ??= (target) => target;');
  return context;
}

/** Opens a page, and waits until it is interactive. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await waitUntilAlive(page);
}

/** Waits until React has hydrated the page. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated=true]');
}
