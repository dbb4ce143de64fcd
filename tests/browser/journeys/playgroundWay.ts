import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openDemo } from '../openDemo.ts';
import type { SitePage } from '../sitePages.ts';
import { typeCode } from './playgroundCode.ts';

/** Opens the playground from a demo: with the committed code, and with the reader's changes. */
export async function checkWayToPlayground(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const result = page.frameLocator('iframe');
  const demo = await openDemo(page, origin + path);
  const id = (await demo.getAttribute('data-demo')) ?? '';
  const go = async () => {
    await demo.locator('[data-tool][aria-haspopup="menu"]').click();
    await demo.getByRole('menuitem', { name: 'Open in the playground' }).click();
    await page.waitForURL(/\/playground\/$/);
    await result.locator('#demo > *').first().waitFor();
  };
  await go();
  const tab = (await page.getByRole('tab').first().textContent()) ?? '';
  check(`${path}: the playground opens the demo`, tab === `${id}.tsx` ? [] : [`not ${tab}`]);

  await openDemo(page, origin + path);
  await demo.locator('[data-demo-listing] pre').click();
  await demo.getByRole('textbox', { name: /editable/ }).waitFor();
  await typeCode(page, 'export default () => <p>Taken along</p>;\n');
  await page.frameLocator('[data-demo] iframe').first().getByText('Taken along').waitFor();
  await go();
  await result.getByText('Taken along').waitFor();
  const asked = await page.getByRole('button', { name: 'Run this code' }).count();
  check(
    `${path}: the playground takes over the reader's own code`,
    asked === 0 ? [] : ['it asks before running what the reader wrote'],
  );
  check(`${path}: nothing went wrong on the way to the playground`, watch.take());
}
