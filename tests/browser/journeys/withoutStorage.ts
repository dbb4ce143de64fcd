import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

/** Docusaurus logs this warning once if storage is unavailable. */
const NOTICE = /^console warning: Docusaurus browser storage is not available/;

const STEPS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'search',
    async (page) => {
      await page.keyboard.press('/');
      await page.locator('dialog [role="combobox"]').fill('sorting');
      await page.locator('dialog [role="option"]').first().waitFor();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'a demo in JavaScript',
    async (page) => {
      const toolbar = page.locator('[data-demo]').first().getByRole('toolbar');
      await toolbar.locator('[data-event-action="variant_JS"]').click();
      await toolbar.locator('[data-event-action="variant_JS"][aria-pressed="true"]').waitFor();
    },
  ],
  [
    'another page',
    async (page) => {
      await page.locator('.pagination-nav__link').first().click();
      await page.waitForTimeout(500);
      await page.locator('main h1').waitFor();
    },
  ],
];

/** Uses settings, search, a demo and the playground in a browser that blocks storage. */
export async function checkWithoutStorage(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  const watch = watchConsole(page);
  const takeProblems = () => watch.take().filter((message) => !NOTICE.test(message));
  try {
    await openAlive(page, origin + path);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('radio', { name: 'Right to left' }).check({ force: true });
    await page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true });
    const shown = await page.evaluate(() => {
      const { dir, dataset } = document.documentElement;
      return `${dir}${dataset.theme}`;
    });
    check(`${path} has settings without storage`, [
      ...(shown === 'rtldark' ? [] : [`the page is ${shown}`]),
      ...takeProblems(),
    ]);
    await page.keyboard.press('Escape');
    for (const [name, act] of STEPS) {
      await act(page);
      check(`${path} without storage: ${name}`, takeProblems());
    }
    await openAlive(page, `${origin}/playground/`);
    await page.locator('iframe').first().waitFor({ state: 'attached' });
    check('the playground without storage', takeProblems());
  } finally {
    await context.close();
  }
}
