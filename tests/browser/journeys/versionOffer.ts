import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive, waitUntilAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

const NAMES = {
  en: { settings: 'Settings', version: 'My version', offer: 'Your version', stay: 'Stay here' },
  zh: { settings: '设置', version: '我的版本', offer: '你的版本', stay: '留在这里' },
};

/**
 * Chooses a preferred version that is not the one shown, opens a page of the shown version, and checks the offer to
 * switch.
 */
export async function checkVersionOffer(
  browser: Browser,
  origin: string,
  { path, language }: SitePage,
  check: Check,
): Promise<void> {
  const names = NAMES[language];
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    await openAlive(page, origin + path);
    const label = await chooseVersion(page, names);
    await page.reload({ waitUntil: 'load' });
    await waitUntilAlive(page);
    const offer = page.getByRole('region', { name: names.offer });
    await offer.waitFor();
    const link = offer.getByRole('link');
    const target = (await link.getAttribute('href')) ?? '';
    check(`${path} offers the reader's version`, [
      ...(page.url() === origin + path ? [] : [`the reader was sent to ${page.url()}`]),
      ...((await link.textContent())?.includes(label) ? [] : [`the link does not name ${label}`]),
    ]);
    await link.click();
    await page.waitForURL(origin + target);
    await page.goBack();
    await offer.getByRole('button', { name: names.stay }).click();
    await page.reload({ waitUntil: 'load' });
    await waitUntilAlive(page);
    await page.waitForTimeout(500);
    check(
      `${path} takes no for an answer`,
      (await offer.count()) === 0 ? [] : ['the offer is there again'],
    );
  } finally {
    await context.close();
  }
}

/**
 * Chooses a version other than the one shown.
 *
 * @returns its label
 */
async function chooseVersion(page: Page, names: (typeof NAMES)['en']): Promise<string> {
  await page.getByRole('button', { name: names.settings, exact: true }).click();
  const select = page.getByRole('combobox', { name: names.version });
  const shown = await page.locator('html').evaluate(({ className }) => {
    return /docs-version-(\S+)/.exec(className)?.[1];
  });
  const option = select.locator(`option:not([value=""], [value="${shown}"])`).first();
  await select.selectOption((await option.getAttribute('value')) ?? '');
  return (await option.textContent()) ?? '';
}
