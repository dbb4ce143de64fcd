import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';

/** A page with commands for several package managers, and listings with a title. */
const PAGE = '/x/introduction/installation/';

/** Copies a listing, and selects a package manager for all commands. */
export async function checkListings(browser: Browser, origin: string, check: Check): Promise<void> {
  const context = await newReader(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  try {
    for (const path of [PAGE, `/zh${PAGE}`]) {
      await page.goto(origin + path, { waitUntil: 'load' });
      check(`${path}: a listing is copied`, await copyListing(page));
      check(`${path}: package managers are kept in step`, await choosePackageManager(page));
      await page.evaluate(() => localStorage.clear());
    }
  } finally {
    await context.close();
  }
}

async function copyListing(page: Page): Promise<string[]> {
  const listing = page.locator('.docs-listing', { has: page.locator('.docs-listing__title') });
  const titled = await listing.count();
  const code = await listing.first().locator('pre code').textContent();
  await listing.first().locator('[data-copy-listing]').click();
  await page.locator('[data-copy-listing][data-copied]').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  return [
    ...(titled > 0 ? [] : ['no listing has a title']),
    ...(copied === code ? [] : [`the clipboard holds ${JSON.stringify(copied.slice(0, 80))}`]),
  ];
}

const countSelected = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true, selected: true }).count();

async function choosePackageManager(page: Page): Promise<string[]> {
  const tabs = page.getByRole('tab', { name: 'pnpm', exact: true });
  const all = await tabs.count();
  await tabs.nth(1).click();
  const inStep = await countSelected(page, 'pnpm');
  const commands = await page.locator('[role=tabpanel]:visible').allTextContents();
  await page.reload({ waitUntil: 'load' });
  await page.waitForFunction(
    () => document.querySelectorAll('[role=tab][aria-selected=true]').length > 0,
  );
  await tabs
    .first()
    .and(page.locator('[aria-selected=true]'))
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  const kept = await countSelected(page, 'pnpm');
  return [
    ...(all > 1 ? [] : [`the page has ${all} commands for pnpm`]),
    ...(inStep === all ? [] : [`${inStep} of ${all} follow a choice`]),
    ...(commands.every((text) => /\bpnpm\b/.test(text)) ? [] : ['not every command is of pnpm']),
    ...(kept === all ? [] : [`${kept} of ${all} are kept after the page is loaded again`]),
  ];
}
