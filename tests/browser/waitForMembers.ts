import type { Page } from 'playwright-core';

/** Members of the API reference get their heights while a page is idle; this waits for the last of them. */
export async function waitForMembers(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-api-list] > li')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  );
}
