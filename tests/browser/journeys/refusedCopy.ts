import type { Locator, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

const OFFERED = 'dialog[open] textarea';

/** Uses every copy button in a browser that denies clipboard access. */
export async function checkRefusedCopy(
  page: Page,
  origin: string,
  {
    demos,
    listing,
    api,
  }: { readonly demos: SitePage; readonly listing: string; readonly api?: string },
  check: Check,
): Promise<void> {
  await page.addInitScript(refuse);
  await openAlive(page, origin + demos.path);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  const checkButton = async (name: string, button: Locator) =>
    check(`${name} that is refused shows the text`, await copy(page, button));
  await checkButton('code of a demo', demo.locator('[data-event-action="copy"]'));
  const link = page.locator('.theme-doc-markdown h2 .hash-link').first();
  await link.focus();
  await link.press('Enter');
  const label = page.locator('.hash-link[data-copied]');
  const said = await label.waitFor({ timeout: 3_000 }).then(
    () => label.getAttribute('data-copied-label'),
    () => null,
  );
  check('a link to a heading that is refused says so', said ? [] : ['nothing is said']);
  await openAlive(page, origin + listing);
  await checkButton('a listing', page.locator('[data-copy-listing]').first());
  if (api) {
    await openAlive(page, origin + api);
    await checkButton('a link to a member', page.locator('[data-api-list] > li > button').first());
  }
}

/** Runs in the page. */
function refuse(): void {
  const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  Clipboard.prototype.writeText = denied;
  Clipboard.prototype.write = denied;
}

async function copy(page: Page, button: Locator): Promise<string[]> {
  await button.focus();
  await button.press('Enter');
  const field = page.locator(OFFERED);
  const isShown = await field.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
  if (!isShown) {
    return ['nothing is shown'];
  }
  const text = await field.inputValue();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  return text.trim() ? [] : ['the text is empty'];
}
