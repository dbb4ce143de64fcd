import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';

interface Site {
  readonly origin: string;
  readonly buildDir: string;
}

/** Switches the language and the version in the middle of a page, which must keep the reading position. */
export async function checkSwitches(
  browser: Browser,
  { origin, buildDir }: Site,
  path: string,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    const anchor = await page.locator('main h2[id]').last().getAttribute('id');
    await page.goto(`${origin}${path}#${anchor}`, { waitUntil: 'load' });
    await choose(page, 'a[lang="zh-CN"]');
    check(`${path}: Chinese keeps page and place`, [
      ...(page.url() === `${origin}/zh${path}#${anchor}` ? [] : [`it is ${page.url()}`]),
      ...((await page.locator(`[id="${anchor}"]`).count()) === 1 ? [] : ['the place is gone']),
    ]);
    await choose(page, 'a[lang="en"]');
    check(`${path}: English brings back`, [
      ...(page.url() === `${origin}${path}#${anchor}` ? [] : [`it is ${page.url()}`]),
    ]);
    const problems: string[] = [];
    // The server does not know the anchor; the menu adds it after hydration.
    await page
      .locator(`.navbar .dropdown__link[href$="${path}#${anchor}"]:not([lang])`)
      .first()
      .waitFor({ state: 'attached' });
    const links = await page.$$eval('.navbar .dropdown__link', (entries) =>
      entries.map((entry) => [entry.textContent ?? '', (entry as HTMLAnchorElement).href]),
    );
    // Other menus have such entries, too; only those of versions begin with a number.
    for (const [label = '', href = ''] of links.filter(([text = '']) => /^\d/.test(text))) {
      const isSame = href.endsWith(`${path.replace(/^\/x/, '')}#${anchor}`);
      const saysOther = /\(/.test(label);
      if (isSame === saysOther && !/\/next\//.test(href)) {
        problems.push(`"${label}" leads to ${href}`);
      }
      if ((await fetch(href)).status !== 200) {
        problems.push(`${href} is no page`);
      }
    }
    check(`${path}: versions keep the page, or say what they open`, problems);
    // Partial builds may lack one of these versions.
    if (['x/api/tree-view', 'x/v6'].every((folder) => existsSync(join(buildDir, folder)))) {
      check(
        'versions without an entry open the reference of its family',
        await findReference(page, origin),
      );
    }
  } finally {
    await context.close();
  }
}

/** Returns problems with the version link of an API entry that version 6 does not have. */
async function findReference(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/x/api/tree-view/rich-tree-view-pro/`, { waitUntil: 'load' });
  const links = await page.$$eval('.navbar .dropdown__link[href*="/x/v6/"]', (entries) =>
    entries.map((entry) => (entry as HTMLAnchorElement).pathname),
  );
  return links.join() === '/x/v6/api/tree-view/'
    ? []
    : [`v6 leads to ${links.join() || 'nothing'}`];
}

async function choose(page: Page, entry: string): Promise<void> {
  const menu = page.locator('.navbar .dropdown', { has: page.locator(entry) });
  await menu.locator('button').click();
  await Promise.all([
    page.waitForEvent('framenavigated'),
    menu.locator(`.dropdown__menu ${entry}`).click(),
  ]);
  await page.waitForLoadState('load');
}
