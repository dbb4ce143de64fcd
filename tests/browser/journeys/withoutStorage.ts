import type { Browser } from 'playwright-core';
import type { CheckLog } from '../CheckLog.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

/** Docusaurus says once that nothing is kept. */
const NOTICE = /^console warning: Docusaurus browser storage is not available/;

/** Uses settings in a browser that refuses to keep anything. */
export async function checkWithoutStorage(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  log: CheckLog,
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
  try {
    await openAlive(page, origin + path);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('radio', { name: 'Right to left' }).check({ force: true });
    await page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true });
    const shown = await page.evaluate(() => {
      const { dir, dataset } = document.documentElement;
      return `${dir}${dataset.theme}`;
    });
    log.check(`${path} has settings without storage`, [
      ...(shown === 'rtldark' ? [] : [`the page is ${shown}`]),
      ...watch.take().filter((message) => !NOTICE.test(message)),
    ]);
  } finally {
    await context.close();
  }
}
