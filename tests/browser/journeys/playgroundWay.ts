import type { Browser } from '../../../lib/chromium/RestartingChromium.ts';
import type { CheckLog } from '../CheckLog.ts';
import { openDemo } from '../openDemo.ts';
import type { SitePage } from '../sitePages.ts';
import { withPage } from '../withPage.ts';
import { typeCode } from './playgroundCode.ts';

/** Goes from a demo to the playground: as it was committed, and as the reader changed it. */
export async function checkWayToPlayground(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  log: CheckLog,
): Promise<void> {
  await withPage(browser, async (page, watch) => {
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
    log.check(`${path}: the playground opens the demo`, tab === `${id}.tsx` ? [] : [`not ${tab}`]);

    await openDemo(page, origin + path);
    await demo.locator('[data-demo-listing] pre').click();
    await demo.getByRole('textbox', { name: /editable/ }).waitFor();
    await typeCode(page, 'export default () => <p>Taken along</p>;\n');
    await page.frameLocator('[data-demo] iframe').first().getByText('Taken along').waitFor();
    await go();
    await result.getByText('Taken along').waitFor();
    const asked = await page.getByRole('button', { name: 'Run this code' }).count();
    log.check(
      `${path}: the playground takes over the reader's own code`,
      asked === 0 ? [] : ['it asks before running what the reader wrote'],
    );
    log.check(`${path}: nothing went wrong on the way to the playground`, watch.take());
  });
}
