import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive, waitUntilAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/** Label of the checkbox that disables single-key shortcuts. */
const SWITCH = { en: 'Single-key shortcuts', zh: '启用单键快捷键' };

const LIST = 'dialog[open]';

/** Opens the list of shortcuts, types shortcut keys as text, and disables the shortcuts. */
export async function checkShortcuts(
  browser: Browser,
  origin: string,
  { path, language }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    await openAlive(page, origin + path);
    check(`${path} keys: the list`, await openList(page));
    check(`${path} keys: the heading has the focus again`, await comeBackToHeading(page));
    await openAlive(page, origin + path);
    check(`${path} keys: in a field they are text`, await typeInField(page));
    check(`${path} keys: switched off`, await switchOff(page, SWITCH[language]));
  } finally {
    await context.close();
  }
}

async function openList(page: Page): Promise<string[]> {
  await page.keyboard.press('?');
  await page.waitForSelector(LIST);
  const keys = await page.locator(`${LIST} kbd`).allTextContents();
  await page.keyboard.press('Escape');
  await page.waitForSelector(LIST, { state: 'detached' });
  const missing = ['/', '[', ']', '?'].filter((key) => !keys.includes(key));
  return missing.map((key) => `"${key}" is not in the list`);
}

/** Changes the page by shortcut, which focuses its heading, and opens and closes dialogs by other shortcuts. */
async function comeBackToHeading(page: Page): Promise<string[]> {
  const isLast = (await page.locator('.pagination-nav__link--next').count()) === 0;
  await page.keyboard.press(isLast ? '[' : ']');
  const hasHeading = () => page.evaluate(() => document.activeElement?.tagName === 'H1');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  const problems: string[] = [];
  for (const key of ['?', '/']) {
    await page.keyboard.press(key);
    await page.waitForSelector(LIST);
    await page.keyboard.press('Escape');
    await page.waitForSelector(LIST, { state: 'detached' });
    problems.push(...((await hasHeading()) ? [] : [`it does not after "${key}"`]));
  }
  return problems;
}

/** Types in the code of a demo, which becomes an editor when clicked. */
async function typeInField(page: Page): Promise<string[]> {
  const address = page.url();
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-demo-listing] pre').click();
  await demo.locator('.cm-content').waitFor();
  await page.keyboard.type('?[]');
  const isOpen = (await page.locator(LIST).count()) > 0;
  await page.keyboard.press('Escape');
  return [
    ...(isOpen ? ['"?" opens the list from the editor'] : []),
    ...(page.url() === address ? [] : ['"[" or "]" leaves the page from the editor']),
  ];
}

async function switchOff(page: Page, name: string): Promise<string[]> {
  const press = async (key: string) => {
    await page.locator('body').press(key);
    return page.waitForSelector(LIST, { timeout: 1_000 }).catch(() => null);
  };
  await press('?');
  await page.getByRole('checkbox', { name }).uncheck();
  await page.keyboard.press('Escape');
  await page.waitForSelector(LIST, { state: 'detached' });
  const before = (await press('?')) !== null;
  await page.reload({ waitUntil: 'load' });
  await waitUntilAlive(page);
  const after = (await press('?')) !== null;
  return [
    ...(before ? ['"?" still opens the list'] : []),
    ...(after ? ['"?" opens the list after the page is reloaded'] : []),
  ];
}
