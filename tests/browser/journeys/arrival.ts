import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openAlive } from '../openSite.ts';

interface Site {
  readonly origin: string;
  readonly buildDir: string;
}

/** Time for loading a document and starting its code on a busy machine. */
const LOAD_MS = 20_000;

/** Versions that lack a family, and what their pages must say about where to find it. */
const FAMILIES = [
  { path: '/x/v5/react-tree-view/', says: ['@mui/lab', /version 6/] },
  { path: '/zh/x/v5/react-tree-view/', says: ['@mui/lab', /第 6 版/] },
  { path: '/x/v5/react-charts/', says: ['@mui/lab', /version 6/] },
  { path: '/zh/x/v5/react-charts/', says: ['@mui/lab', /第 6 版/] },
  { path: '/x/v4/react-date-pickers/', says: ['@material-ui/pickers', /version 5/] },
] as const;

/** Opens versions that lack the previous page, or the section that the address points to. */
export async function checkArrival(
  page: Page,
  watch: ConsoleWatch,
  { origin, buildDir }: Site,
  check: Check,
): Promise<void> {
  const isBuilt = (path: string) => existsSync(join(buildDir, path, 'index.html'));
  const from = '/x/react-charts/bars/';
  if (isBuilt(from) && isBuilt('/x/v5/react-charts/')) {
    for (const prefix of ['', '/zh'].filter((each) => isBuilt(each + from))) {
      check(
        `${prefix}${from}: another version says that it lacks the page`,
        await changeVersion(page, origin, prefix + from),
      );
    }
  }
  for (const { path, says } of FAMILIES.filter((each) => isBuilt(each.path))) {
    await openAlive(page, origin + path);
    const text = (await page.locator('main').textContent()) ?? '';
    const missing = says.filter((each) =>
      typeof each === 'string' ? !text.includes(each) : !each.test(text),
    );
    check(
      `${path} says where the family was`,
      missing.map((each) => `it does not say ${each}`),
    );
  }
  const lost = '/x/v5/api/data-grid/data-grid/';
  if (isBuilt(lost)) {
    await openAlive(page, `${origin}${lost}#prop-pageSizeOptions`);
    check(`${lost} says that it lacks a place`, await readPlace(page, 'pageSizeOptions'));
    const from = lost.replace('/v5/', '/');
    if (isBuilt(from)) {
      check(
        `${from}: another version shows at once that it lacks the place`,
        await changeFromPlace(page, `${origin}${from}#prop-pageSizeOptions`, 'pageSizeOptions'),
      );
    }
    await page.goto(`${origin}${lost}#prop-rows`);
    await page.waitForTimeout(1_200);
    check(
      `${lost} says nothing of a place that it has`,
      (await page.locator('[data-arrival]').count()) === 0 ? [] : ['it does'],
    );
  }
  check('arrivals are silent', watch.take());
}

async function changeVersion(page: Page, origin: string, from: string): Promise<string[]> {
  await openAlive(page, origin + from);
  const title = (await page.locator('h1').textContent())?.trim() ?? '';
  await page.locator('.navbar .docs-version-menu').click();
  await page.locator('.navbar .dropdown__link[href*="/x/v5/"]').click();
  await page.waitForURL(/\/v5\//);
  const note = page.locator('[data-arrival]');
  await note.waitFor({ timeout: LOAD_MS }).catch(() => undefined);
  if ((await note.count()) !== 1) {
    return [`${page.url()} says nothing`];
  }
  const text = (await note.textContent()) ?? '';
  const back = await note.locator('a').getAttribute('href');
  await page.reload({ waitUntil: 'load' });
  await note.waitFor({ timeout: LOAD_MS }).catch(() => undefined);
  const isKept = (await note.count()) === 1;
  await page.locator('.navbar__brand').click();
  await page.waitForURL((url) => !url.pathname.includes('/v5/'));
  // The note disappears after the next page is painted.
  const isOver = await note.waitFor({ state: 'detached', timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  return [
    ...(text.includes(title) ? [] : [`it does not name "${title}"`]),
    ...(back === from ? [] : [`it leads back to ${back}`]),
    ...(isKept ? [] : ['it is gone when the page is loaded again']),
    ...(isOver ? [] : ['the next page says it as well']),
  ];
}

async function readPlace(page: Page, name: string): Promise<string[]> {
  const note = page.locator('[data-arrival="place"]');
  await note.waitFor({ timeout: LOAD_MS }).catch(() => undefined);
  const text = (await note.count()) > 0 ? await note.textContent() : '';
  return text?.includes(name) ? findUnseen(note) : [`it says "${text}"`];
}

/** A reader who was far down the page must see the note, and a screen reader must be at it. */
async function findUnseen(note: Locator): Promise<string[]> {
  const isFocused = () => note.evaluate((element) => element === document.activeElement);
  await expect
    .poll(isFocused, { timeout: 5_000 })
    .toBe(true)
    .catch(() => undefined);
  const { top, bottom, height } = await note.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    return { top: box.top - bar, bottom: box.bottom, height: innerHeight };
  });
  return [
    ...(top >= 0 && bottom <= height
      ? []
      : [`it is off screen, from ${top} px below the bar to ${bottom} px`]),
    ...((await isFocused()) ? [] : ['it does not have the focus']),
  ];
}

/** Changes the version from a place far down a page, which the other version lacks. */
async function changeFromPlace(page: Page, address: string, name: string): Promise<string[]> {
  await openAlive(page, address);
  const isDown = () => page.evaluate(() => scrollY > innerHeight);
  await expect
    .poll(isDown, { timeout: LOAD_MS })
    .toBe(true)
    .catch(() => undefined);
  const wasDown = await isDown();
  await page.locator('.navbar .docs-version-menu').click();
  await page.locator('.navbar .dropdown__link[href*="/x/v5/"]').click();
  await page.waitForURL(/\/v5\//);
  return [
    ...(wasDown ? [] : ['the place is not far down the page']),
    ...(await readPlace(page, name)),
  ];
}
