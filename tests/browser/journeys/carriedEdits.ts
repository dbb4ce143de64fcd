import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

const MARK = '// A change of the reader';

/**
 * Edits a demo's TypeScript and switches to its JavaScript. Before the JavaScript is copied, the page must point out
 * that the edit is in the other language.
 */
export async function checkCarriedEdits(
  page: Page,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  await openAlive(page, origin + path);
  const demo = page.locator('[data-demo]').first();
  const listing = demo.locator('[data-demo-listing]');
  await listing.locator('pre').focus();
  await page.keyboard.press('Enter');
  await listing.locator('textarea, [contenteditable="true"]').first().waitFor();
  await page.keyboard.type(`${MARK}\n`);
  await demo.locator('[data-event-action="variant_JS"]').click();
  await listing.and(page.locator('[data-file$=".jsx"]')).waitFor();
  const notice = demo.locator('p[role="status"]', { has: page.locator('button') });
  const isTold = await notice.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  const isCarried = ((await listing.textContent()) ?? '').includes(MARK);
  if (isTold) {
    await notice.locator('button').click();
    await listing.and(page.locator('[data-file$=".tsx"]')).waitFor();
  }
  const isThere = ((await listing.textContent()) ?? '').includes(MARK);
  check(`${path}: an edit is carried to JavaScript, or the page says where it is`, [
    ...(isTold || isCarried ? [] : ['it vanishes without a word']),
    ...(isTold && !isThere ? ['what leads back to it does not show it'] : []),
  ]);
}
