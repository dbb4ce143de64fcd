import type { Page } from '@playwright/test';

/**
 * Waits for content that is added after the first paint: members of the API reference get their heights while the page
 * is idle, and the comparison of two versions is fetched.
 */
export async function waitForContent(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('article [data-loading]') === null &&
      [...document.querySelectorAll<HTMLElement>('[data-api-list] > li')].every(
        ({ style }) => style.contentVisibility === 'visible',
      ),
  );
}
