import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { openAlive } from '../openSite.ts';

/** Opens an address that sets a color mode, and chooses the other mode. */
export async function checkSentMode(
  page: Page,
  origin: string,
  path: string,
  check: Check,
): Promise<void> {
  const mode = () => page.locator('html').getAttribute('data-theme');
  await openAlive(page, `${origin}${path}?docusaurus-theme=dark`);
  const sent = await mode();
  const toggle = page.locator('.navbar [class*="colorModeToggle"] button').first();
  for (let press = 0; press < 3 && (await mode()) !== 'light'; press += 1) {
    await toggle.click();
  }
  const chosen = await mode();
  await page.reload({ waitUntil: 'load' });
  const kept = await mode();
  check(`${path}: a mode that was chosen outlasts the address`, [
    ...(sent === 'dark' ? [] : [`the address brings ${sent}`]),
    ...(chosen === 'light' ? [] : ['light cannot be chosen']),
    ...(kept === 'light' ? [] : [`loaded again, the page is ${kept}`]),
  ]);
}
