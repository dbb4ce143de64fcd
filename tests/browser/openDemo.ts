import type { Locator, Page } from '@playwright/test';

/** Opens a page and starts its first demo. */
export async function openDemo(page: Page, address: string): Promise<Locator> {
  await page.goto(address, { waitUntil: 'load' });
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-demo-state="ready"]');
  return demo;
}
