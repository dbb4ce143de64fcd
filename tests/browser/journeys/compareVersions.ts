import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import { largestShifts, recordLayoutShift } from '../pageFacts.ts';
import { watchConsole } from '../watchConsole.ts';

/** An API entry with all kinds of changes, which every build with the current version includes. */
const ENTRY = '/x/api/tree-view/tree-item/';

/** The page that compares two versions. */
export const COMPARE_PAGE = '/x/api/compare/';

/** Follows a version badge on an API page to the comparison of versions, and uses the comparison. */
export async function checkCompareVersions(
  browser: Browser,
  origin: string,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await page.goto(origin + ENTRY, { waitUntil: 'load' });
    check(`${ENTRY}: badges say what became of a prop`, await readBadges(page));
    await page.locator(`#api-intro a[href^="${COMPARE_PAGE}"]`).click();
    await page.waitForURL(`**${COMPARE_PAGE}?from=v6&to=current&of=tree-view/tree-item`);
    check(`${COMPARE_PAGE}: a comparison shows what changed`, await readComparison(page));
    check(`${COMPARE_PAGE}: the choice is in the address`, await chooseOtherVersions(page));
    check(
      `${COMPARE_PAGE}: an address that does not exist is corrected`,
      await correct(page, origin),
    );
    check(`${COMPARE_PAGE}: it says what to use instead`, await readGuidance(page, origin));
    check(`${COMPARE_PAGE}: closed entries can be found`, await findInPage(page, origin));
    check(`${COMPARE_PAGE}: nothing went wrong while it was used`, watch.take());
  } finally {
    await context.close();
  }
  check(`${COMPARE_PAGE} fetched slowly does not move`, await scrollAhead(browser, origin));
  check(`${COMPARE_PAGE} on a phone`, await findOverflow(browser, origin));
  check(`${COMPARE_PAGE} without scripts`, await readWithoutScripts(browser, origin));
}

async function readBadges(page: Page): Promise<string[]> {
  const expected = [
    ['prop-itemId', 'nodeId before v7'],
    ['prop-ContentProps', 'removed in next: use TreeItem2'],
    ['prop-slots', 'new in v7'],
  ] as const;
  const problems = expected.map(async ([id, badge]) => {
    const text = await page.locator(`[id="${id}"]`).textContent();
    return text?.includes(badge) ? [] : [`#${id} does not say "${badge}": ${text}`];
  });
  return (await Promise.all(problems)).flat();
}

const CHANGES = 'main details li';
const STATUS = 'main [role="status"]';
/** Longer than layout shifts take to be reported. */
const SETTLE_MS = 500;

async function readComparison(page: Page): Promise<string[]> {
  await page.locator(CHANGES).first().waitFor();
  const link = page.locator(`${CHANGES} > a[href="${ENTRY}#prop-itemId"]`);
  const line = (await link.count()) > 0 ? await link.locator('..').textContent() : null;
  const all = await page.locator(CHANGES).count();
  const summary = await readSummary(page);
  const named = await filterByName(page);
  const kinds = page.locator('main form select').last();
  await kinds.focus();
  await kinds.selectOption('removed');
  const left = await page.locator(CHANGES).allTextContents();
  const status = await page.locator(STATUS).textContent();
  await kinds.selectOption('');
  return [
    ...summary,
    ...named,
    ...(line?.includes('nodeId') && line.includes('renamed')
      ? []
      : [`itemId is shown as "${line}"`]),
    ...(left.length > 0 && left.length < all && left.every((text) => text.includes('removed'))
      ? []
      : [`filtered by what is removed: ${left.join('; ')}`]),
    ...(status?.includes(String(left.length)) ? [] : [`the result is said as "${status}"`]),
  ];
}

/**
 * The totals of each kind are above the changes; a click on one shows this kind. If they add up to more than the
 * changes, the page says why.
 */
async function readSummary(page: Page): Promise<string[]> {
  const totals = page.locator('main ul li > button[aria-pressed]');
  const counts = (await totals.locator('strong').allTextContents()).map(Number);
  const all = await page.locator(CHANGES).count();
  const status = (await page.locator(STATUS).textContent()) ?? '';
  const isMore = counts.reduce((sum, count) => sum + count, 0) > all;
  const [box, first] = await Promise.all([
    totals.first().boundingBox(),
    page.locator(CHANGES).first().boundingBox(),
  ]);
  await totals.first().click();
  const left = await page.locator(CHANGES).count();
  await totals.first().click();
  return [
    ...(counts.length > 1 ? [] : [`the summary is "${counts.join()}"`]),
    ...(box && first && box.y < first.y ? [] : ['the summary is not above the changes']),
    ...(left === counts[0] ? [] : [`${left} changes remain of ${counts[0]}`]),
    ...(isMore === status.includes('of several kinds')
      ? []
      : [`${all} changes with the totals ${counts.join()} are described as "${status}"`]),
  ];
}

async function filterByName(page: Page): Promise<string[]> {
  const field = page.locator('main form input[type=search]');
  await field.fill('itemid');
  const left = await page.locator(`${CHANGES} > :first-child`).allTextContents();
  await field.fill('');
  return left.length > 0 && left.every((name) => /itemid/i.test(name))
    ? []
    : [`filtered by "itemid": ${left.join(', ')}`];
}

/** The browser's search finds what is in the document, and opens the entry around it. */
async function findInPage(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}${COMPARE_PAGE}?from=v6&to=current&of=tree-view`);
  // Only entries have links to their pages; the list of other exports is always in the document.
  const closed = page.locator('main details:not([open]) > p > a');
  const isInDocument = await closed
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  await page.locator('main form input[type=search]').fill('itemid');
  const shown = await page.locator('main details[open] > p > a').count();
  return [
    ...(isInDocument ? [] : ['the changes of closed entries are not in the document']),
    ...(shown > 0 ? [] : ['entries with the name that is looked for are closed']),
  ];
}

/** Deprecated names that have a replacement show it, and a family that a version lacks is explained. */
async function readGuidance(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}${COMPARE_PAGE}?from=v6&to=current&of=tree-view/tree-item`);
  await page.locator(CHANGES).first().waitFor();
  await page.locator('main form select').last().selectOption('deprecated');
  const deprecated = await page.locator(CHANGES).allTextContents();
  const bare = deprecated.filter((text) => !/Use instead: ?\w/.test(text));
  await page.goto(`${origin}${COMPARE_PAGE}?from=v4&to=v5&of=data-grid`);
  await page.locator('main details').first().waitFor();
  await page.locator('main form select').nth(2).selectOption('charts');
  const status = page.locator(STATUS).filter({ hasText: 'does not exist in both versions' });
  const isSaid = await status.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return [
    ...(deprecated.length > 0 ? [] : ['nothing is deprecated']),
    ...bare.map((text) => `no replacement is shown: ${text}`),
    ...(isSaid ? [] : ['it does not say that other versions are compared']),
  ];
}

async function chooseOtherVersions(page: Page): Promise<string[]> {
  const [, to] = await page.locator('main form select').all();
  await to?.selectOption('next');
  const wanted = `${COMPARE_PAGE}?from=v6&to=next&of=tree-view/tree-item`;
  const isThere = () => new URL(page.url()).pathname + new URL(page.url()).search === wanted;
  const label = (await to?.locator('option[value=next]').textContent()) ?? '';
  const before = isThere();
  await page.reload({ waitUntil: 'load' });
  await page.locator(CHANGES).first().waitFor();
  const after =
    isThere() && (await page.locator('main form select').nth(1).inputValue()) === 'next';
  return [
    ...(before ? [] : [`the address is ${page.url()}`]),
    ...(/8\.\d+\.\d+/.test(label) ? [] : [`the release of next is not in "${label}"`]),
    ...(after ? [] : ['a reload forgets the choice']),
  ];
}

async function correct(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}${COMPARE_PAGE}?from=v1&to=v5&of=charts`, { waitUntil: 'load' });
  await page.locator('main details').first().waitFor();
  const status = await page.locator(STATUS).textContent();
  return status?.includes('nearest') ? [] : [`it says "${status}"`];
}

/** Scrolls down by two windows before the comparison has loaded. */
async function scrollAhead(browser: Browser, origin: string): Promise<string[]> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordLayoutShift);
    let answer = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api-docs/compare/**', async (route) => {
      await isAsked;
      await route.continue();
    });
    await openAlive(page, origin + COMPARE_PAGE);
    await page.evaluate(() => scrollTo(0, innerHeight * 2));
    await page.waitForTimeout(SETTLE_MS);
    answer();
    await page.locator(CHANGES).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(largestShifts);
  } finally {
    await context.close();
  }
}

async function findOverflow(browser: Browser, origin: string): Promise<string[]> {
  const context = await newReader(browser, { viewport: 'narrow' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${COMPARE_PAGE}?from=v6&to=current&of=tree-view/tree-item`);
    await page.locator(CHANGES).first().waitFor();
    const [width, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    return width! <= room! ? [] : [`the page is ${width} px wide in ${room} px`];
  } finally {
    await context.close();
  }
}

async function readWithoutScripts(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(origin + COMPARE_PAGE);
    const guides = await page.locator('main a[href*="/x/migration/"]').count();
    const isSaid = await page.locator('main noscript').count();
    return [
      ...(guides >= 4 ? [] : [`it links to ${guides} migration guides`]),
      ...(isSaid > 0 ? [] : ['it does not say that it needs scripts']),
    ];
  } finally {
    await context.close();
  }
}
