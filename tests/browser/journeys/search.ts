import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive, waitUntilAlive } from '../openSite.ts';
import { runAxe } from '../runAxe.ts';
import { watchConsole } from '../watchConsole.ts';
import {
  ACTIVE,
  FIELD,
  LIST,
  filterPlan,
  findName,
  findNothing,
  findRecent,
  findUnmarked,
  goToEntry,
  recordEvents,
  type,
} from './searchAnswers.ts';

/** A query in each language, and the page that it must lead to. */
const SEARCHES = {
  en: { prefix: '', prose: 'sort by several columns', nothing: 'qwertz uiopü' },
  zh: { prefix: '/zh', prose: '按多列排序', nothing: '香蕉飞船' },
};

const PAGE = '/x/react-data-grid/sorting/';

/** Uses the search with only the keyboard: opens it, types, selects a result, comes back, and finds nothing. */
export async function checkSearchDialog(
  browser: Browser,
  origin: string,
  language: keyof typeof SEARCHES,
  check: Check,
): Promise<void> {
  const { prefix, prose, nothing } = SEARCHES[language];
  const context = await newReader(browser);
  await context.addInitScript(recordEvents);
  const page = await context.newPage();
  const watch = watchConsole(page);
  const name = `search, ${language}`;
  try {
    await openAlive(page, `${origin}${prefix}/x/introduction/`);
    check(`${name}: opens with its keys; closing returns the focus`, await open(page));
    check(`${name}: keeps the page visible and returns the focus`, await openOverLink(page));
    check(`${name}: keeps keys typed while it loads`, await typeEarly(page));
    await type(page, prose);
    check(`${name}: axe finds nothing`, await runAxe(page, undefined, { part: 'dialog[open]' }));
    check(`${name}: highlights matches`, await findUnmarked(page));
    check(`${name}: arrow keys move through results`, await moveThrough(page));
    check(`${name}: Enter opens the section`, await follow(page, `${prefix}${PAGE}#multi-sorting`));
    check(`${name}: finds API names by a part and by a former name`, await findName(page));
    check(`${name}: filters by plan`, await filterPlan(page));
    check(`${name}: remembers a search whose result was opened`, await findRecent(page, prose));
    check(`${name}: reports a search without results`, await findNothing(page, nothing));
    check(`${name}: keyboard navigation works after a click on all results`, await showAll(page));
    check(`${name}: Escape closes a dialog with a query`, await closeFilled(page));
    check(`${name}: opens the entry of an API name`, await goToEntry(page));
    check(`${name}: the console has no errors`, watch.take());
  } finally {
    await context.close();
  }
}

async function open(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const button = page.locator('.navbar [aria-haspopup="dialog"][aria-keyshortcuts]');
  await button.focus();
  for (const keys of ['/', 'Control+k', 'Enter']) {
    await page.keyboard.press(keys);
    await page.locator(FIELD).waitFor();
    const hasFocus = await page
      .locator(FIELD)
      .evaluate((field) => field === document.activeElement);
    await page.keyboard.press('Escape');
    await page.locator(FIELD).waitFor({ state: 'detached' });
    const isBack = await button.evaluate((element) => element === document.activeElement);
    problems.push(
      ...(hasFocus ? [] : [`${keys} does not put the focus into the field`]),
      ...(isBack ? [] : [`Escape after ${keys} does not give the focus back`]),
    );
  }
  return problems;
}

/** The previously focused element can only receive focus again if the page is visible before the dialog closes. */
async function openOverLink(page: Page): Promise<string[]> {
  // Links to a demo's files are only visible in print.
  const link = page.locator('article p:not([data-demo-files]) a').first();
  await link.focus();
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  const isVisible = await link.isVisible();
  await page.keyboard.press('Escape');
  await page.locator(FIELD).waitFor({ state: 'detached' });
  const hasFocus = await link.evaluate((element) => element === document.activeElement);
  return [
    ...(isVisible ? [] : ['the page behind the dialog is hidden']),
    ...(hasFocus ? [] : ['Escape does not return the focus to a link of the page']),
  ];
}

/** On a slow network, text typed after the shortcut that opens the search must not be lost. */
async function typeEarly(page: Page): Promise<string[]> {
  await page.reload({ waitUntil: 'load' });
  await waitUntilAlive(page);
  await page.keyboard.press('/');
  await page.keyboard.type('early');
  await page.locator(FIELD).waitFor();
  const typed = await page.inputValue(FIELD);
  return typed === 'early' ? [] : [`the field holds "${typed}"`];
}

async function moveThrough(page: Page): Promise<string[]> {
  const active = () => page.locator(FIELD).getAttribute('aria-activedescendant');
  const atFirst = await active();
  await page.keyboard.press('ArrowDown');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  const second = await active();
  const isShown = await page.locator(ACTIVE).evaluate((option, id) => option.id === id, second);
  await page.keyboard.press('ArrowUp');
  return [
    ...(atFirst === null ? [] : [`${atFirst} is active before an arrow key is pressed`]),
    ...(first && second && first !== second ? [] : [`ArrowDown leads from ${first} to ${second}`]),
    ...(isShown ? [] : ['the active option is not the one that looks so']),
    ...((await active()) === first ? [] : ['ArrowUp does not lead back']),
  ];
}

async function follow(page: Page, expected: string): Promise<string[]> {
  const isActive = async () =>
    (await page.locator(ACTIVE).count()) > 0 &&
    (await page.locator(ACTIVE).getAttribute('href')) === expected;
  for (let step = 0; step < 4 && !(await isActive()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.locator(FIELD).waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.pathname + decodeURIComponent(url.hash) === expected);
  // The address changes before the page is rendered, whose area affects the next search.
  await page.locator(new URL(page.url()).hash).waitFor();
  return [];
}

async function showAll(page: Page): Promise<string[]> {
  await type(page, 'grid');
  await page.locator(`${LIST} div[role="option"]`).first().click();
  await page.locator(`${LIST} [role="option"]`).nth(20).waitFor();
  const hasFocus = await page.locator(FIELD).evaluate((field) => field === document.activeElement);
  return hasFocus ? [] : ['the field has lost the focus'];
}

async function closeFilled(page: Page): Promise<string[]> {
  await page.keyboard.press('Escape');
  try {
    await page.locator(FIELD).waitFor({ state: 'detached', timeout: 5_000 });
    return [];
  } catch {
    return ['the dialog is still open'];
  }
}
