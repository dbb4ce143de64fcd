import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openAlive } from '../openSite.ts';
import { runAxe } from '../runAxe.ts';
import { setState } from '../states.ts';

/** End of the address of the page that upgrades code, in each language. */
export const UPGRADE_PAGE = '/x/upgrade/';

/** Code of an application. */
const CODE = readFileSync(join(SITE_DIR, 'tests/upgrade/fixtures/OrdersPage.v5-v6.tsx'), 'utf8');
const MANIFEST = '{ "dependencies": { "@mui/x-data-grid": "^5.17.0", "react": "^18.0.0" } }';

const PHONE_WIDTHS = [320, 390];
const MAX_TABS = 30;
const MAX_WAIT_MS = 60_000;

const CODE_FIELD = 'main form textarea[aria-label]';
const APPLY = 'main button[data-apply]';
const HITS = 'main section > ul > li';
const DIFF = 'main pre[tabindex="0"]';

/** Pastes code, reads the changes and applies them, all by keyboard, and checks the requests that this causes. */
export async function checkUpgradeCode(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  path: string,
  check: Check,
): Promise<void> {
  const requests = watchRequests(page);
  await openAlive(page, `${origin}${path}?from=v6&to=current`);
  check(`${path}: package.json says the version`, await readManifest(page));
  check(`${path}: by keyboard alone`, await upgradeByKeyboard(page));
  check(`${path}: what changes, with its places`, await readHits(page));
  check(`${path}: codemods wait until they are asked for`, requests.early());
  check(`${path}: what can be applied is applied`, await apply(page));
  check(`${path}: no request carries code`, requests.withCode());
  check(`${path}: accessibility, light`, await runAxe(page, undefined));
  await setState(page, { theme: 'dark', dir: 'rtl' });
  check(`${path}: accessibility, dark, right-to-left`, await runAxe(page, undefined));
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    check(`${path}: ${width} px`, await findOverflow(page));
  }
  check(`${path}: applies at once`, await applyAtOnce(page, `${origin}${path}?from=v5&to=v6`));
  check(`${path}: stays silent`, watch.take());
}

/** Submits code before the pause after which it is analyzed anyway, and applies the changes as soon as possible. */
async function applyAtOnce(page: Page, address: string): Promise<string[]> {
  await openAlive(page, address);
  await page.locator(CODE_FIELD).fill(CODE);
  await page.locator('main form button[type=submit]').click();
  await page.locator(APPLY).click({ timeout: MAX_WAIT_MS });
  const isApplied = await page
    .locator(DIFF)
    .filter({ hasText: 'rowSelectionModel={selected}' })
    .first()
    .waitFor({ timeout: MAX_WAIT_MS })
    .then(
      () => true,
      () => false,
    );
  return isApplied ? [] : ['the click on "Apply" has no effect'];
}

/** Records all requests of the page. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  let early = 0;
  return {
    early: () => {
      early = asked.length;
      // Charts and tree views are compared from version 6, which introduced them.
      return asked.filter((each) => /\/compare\/v6\/current\/data-grid/.test(each));
    },
    withCode: () => [
      ...(asked.slice(early).some((each) => each.endsWith('.js'))
        ? []
        : ['codemods are no file of their own']),
      ...asked.filter((each) => /GridSelectionModel|onCellEditCommit/.test(each)),
    ],
  };
}

async function readManifest(page: Page): Promise<string[]> {
  await page.locator('main form summary').click();
  await page.locator('main form details textarea').fill(MANIFEST);
  const from = await page.locator('main form select').first().inputValue();
  const next = page.locator('main form select').nth(1).locator('option[value=next]');
  const label = (await next.textContent()) ?? '';
  const isInAddress = new URL(page.url()).search === '?from=v5&to=current';
  return [
    ...(from === 'v5' ? [] : [`the version is ${from}`]),
    ...(/8\.\d+\.\d+/.test(label) ? [] : [`the release of next is not in "${label}"`]),
    ...(isInAddress ? [] : [`the address is ${page.url()}`]),
  ];
}

async function upgradeByKeyboard(page: Page): Promise<string[]> {
  await page.locator('main form select').first().focus();
  if (!(await tabTo(page, CODE_FIELD))) {
    return ['Tab does not lead to the field for code'];
  }
  // The code is analyzed when the reader pauses.
  await page.keyboard.insertText(CODE);
  await page.locator(HITS).first().waitFor({ timeout: MAX_WAIT_MS });
  return (await tabTo(page, APPLY)) ? [] : ['Tab does not lead to the button that applies changes'];
}

async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let step = 0; step < MAX_TABS; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      return true;
    }
  }
  return false;
}

async function readHits(page: Page): Promise<string[]> {
  const hits = page.locator(HITS).filter({ hasText: 'DataGrid.selectionModel' });
  const hit = await hits.first().textContent();
  await hits.first().getByRole('button').click();
  const selected = await page.locator(CODE_FIELD).evaluate((field: HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd } = field;
    return value.slice(selectionStart, selectionEnd);
  });
  const links = page.locator(`${HITS} a[href*="/migration-data-grid-v5/#renamed-props"]`);
  const status = await page.locator('main [role=status]').last().textContent();
  return [
    ...(hit?.includes('rowSelectionModel') ? [] : [`selectionModel is shown as "${hit}"`]),
    ...(selected.includes('selectionModel') ? [] : [`its button selects "${selected}"`]),
    ...((await links.count()) > 0 ? [] : ['no link leads to the section of the guide']),
    ...(/\d/.test(status ?? '') ? [] : [`the result is said as "${status}"`]),
  ];
}

async function apply(page: Page): Promise<string[]> {
  await page.locator(APPLY).focus();
  await page.keyboard.press('Enter');
  // Other listings of the page look the same, and may already exist.
  const diff = page.locator(DIFF).filter({ hasText: 'rowSelectionModel={selected}' }).first();
  await diff.waitFor({ timeout: MAX_WAIT_MS });
  const text = (await diff.textContent()) ?? '';
  const failures = await page.locator('main [class*=failures]').allTextContents();
  return [
    ...['- ', 'selectionModel={selected}', 'rowSelectionModel={selected}', 'slots={{']
      .filter((part) => !text.includes(part))
      .map((part) => `the difference lacks "${part}"`),
    ...failures,
  ];
}

async function findOverflow(page: Page): Promise<string[]> {
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  return width! <= room! ? [] : [`the page is ${width} px wide in ${room} px`];
}
