import type { Page } from '@playwright/test';
import { waitForContent } from '../waitForContent.ts';

export const FIELD = 'dialog [role="combobox"]';
export const LIST = 'dialog [role="listbox"]';
export const ACTIVE = `${LIST} [role="option"][aria-selected="true"]`;

/** The option that Enter opens before an arrow key is pressed. */
const firstOption = (page: Page) => page.locator(`${LIST} [role="option"]`).first();

/** Events of the page's analytics. */
interface SearchRecord {
  missed: string[];
}

/** Runs in the page. */
export function recordEvents(): void {
  const record = globalThis as unknown as SearchRecord;
  Object.assign(record, { missed: [] });
  window.addEventListener('docs:analytics', (event) => {
    const { name, params } = (event as CustomEvent).detail;
    record.missed.push(`${name} ${params.query} ${params.version} ${params.language}`);
  });
}

export async function type(page: Page, text: string): Promise<void> {
  await page.fill(FIELD, '');
  await page.locator(FIELD).pressSequentially(text);
  await answered(page, text);
}

/** The worker first builds an index of all texts of a language, which takes long while other pages use the CPU. */
const MAX_ANSWER_MS = 90_000;

/** Waits until a query was answered from the complete index. */
export async function answered(page: Page, text: string): Promise<void> {
  // A list without results has no height.
  await page
    .locator(`${LIST}[data-answered="${text}"][data-complete="true"]`)
    .waitFor({ state: 'attached', timeout: MAX_ANSWER_MS });
}

export async function findUnmarked(page: Page): Promise<string[]> {
  const marks = await firstOption(page).locator('mark').count();
  return marks > 0 ? [] : ['the first result has no mark'];
}

export async function findName(page: Page): Promise<string[]> {
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  await type(page, 'rowCli');
  const first = await firstOption(page).getAttribute('href');
  const names = await page.locator(`${LIST} a[href*="#prop-onRowClick"]`).count();
  await type(page, 'rowsPerPageOptions');
  const successor = await firstOption(page).getAttribute('href');
  await type(page, 'rowCli');
  return [
    ...(names > 0 ? [] : [`rowCli does not find onRowClick, but ${first}`]),
    ...(successor?.endsWith('#prop-pageSizeOptions')
      ? []
      : [`rowsPerPageOptions of earlier versions leads to ${successor}`]),
  ];
}

export async function filterPlan(page: Page): Promise<string[]> {
  await type(page, 'pinned');
  await page.locator('dialog select').nth(1).selectOption('pro');
  await page.locator(`${LIST} a`).first().waitFor();
  await page.waitForFunction((list) => {
    const options = [...document.querySelectorAll(`${list} a[role="option"]`)];
    return options.length > 0 && options.every((each) => each.querySelector('[role="img"]'));
  }, LIST);
  await page.locator('dialog select').nth(1).selectOption('');
  return [];
}

export async function findRecent(page: Page, expected: string): Promise<string[]> {
  await page.fill(FIELD, '');
  const first = firstOption(page);
  await first.waitFor();
  const text = await first.textContent();
  return text === expected ? [] : [`the first recent search is "${text}"`];
}

export async function findNothing(page: Page, text: string): Promise<string[]> {
  await type(page, text);
  const options = await page.locator(`${LIST} [role="option"]`).count();
  const says = await page.locator('dialog [role="status"]').textContent();
  await page.waitForFunction(() =>
    (globalThis as unknown as SearchRecord).missed.some((each) =>
      each.startsWith('search_no_results'),
    ),
  );
  const missed = await page.evaluate(() => (globalThis as unknown as SearchRecord).missed);
  const reported = `search_no_results ${text} current `;
  return [
    ...(options === 0 ? [] : [`"${text}" has ${options} results`]),
    ...(says?.includes(text) ? [] : ['nobody says that nothing was found']),
    ...(missed.some((each) => each.startsWith(reported)) ? [] : [`reported: ${missed.join()}`]),
  ];
}

/** An entry near the end of a long list, whose members get their heights as they come near the viewport. */
const ENTRY = 'onColumnWidthChange';

/** The list is rendered after the page, and the content above the entry grows for a while. */
export async function goToEntry(page: Page): Promise<string[]> {
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  await type(page, ENTRY);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash === `#prop-${ENTRY}`);
  const entry = page.locator(`[id="prop-${ENTRY}"]`);
  await entry.waitFor();
  await waitForContent(page);
  return entry.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const isInView = top >= 0 && top < innerHeight / 2;
    return [
      ...(isInView ? [] : [`the entry is at ${Math.round(top)} px`]),
      ...(element === document.activeElement ? [] : ['something else has the focus']),
      ...(element.matches('[data-arrived]') ? [] : ['it is not marked']),
    ];
  });
}
