import type { Browser } from '../../../lib/chromium/RestartingChromium.ts';
import type { CheckLog } from '../CheckLog.ts';
import { openAlive } from '../openSite.ts';
import { withPage } from '../withPage.ts';

/** Comes with an address that brings a color mode, and chooses the other one. */
export async function checkSentMode(
  browser: Browser,
  origin: string,
  path: string,
  log: CheckLog,
): Promise<void> {
  await withPage(browser, async (page) => {
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
    log.check(`${path}: a mode that was chosen outlasts the address`, [
      ...(sent === 'dark' ? [] : [`the address brings ${sent}`]),
      ...(chosen === 'light' ? [] : ['light cannot be chosen']),
      ...(kept === 'light' ? [] : [`loaded again, the page is ${kept}`]),
    ]);
  });
}
