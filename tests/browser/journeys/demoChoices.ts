import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { openDemo } from '../openDemo.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

const YEAR_S = 31_536_000;
const WATCH_MS = 1_500;

/**
 * Chooses a language for code, which must apply to all demos, be stored for a year, and take effect from the first
 * frame.
 */
export async function checkDemoChoices(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const here = await context.newPage();
  const there = await context.newPage();
  try {
    await openDemo(there, origin + path);
    const demo = await openDemo(here, origin + path);
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    check(`${path}: JavaScript in another tab`, await findTypeScript(there));
    check(`${path}: the choice is kept for a year`, await findCookieProblems(context));
    await here.addInitScript(recordFileNames);
    await here.reload({ waitUntil: 'load' });
    await here.waitForTimeout(WATCH_MS);
    const names = await here.evaluate(
      () => (globalThis as unknown as { fileNames: string[] }).fileNames,
    );
    check(`${path}: JavaScript from the first frame`, [
      ...names.filter((name) => name.endsWith('.tsx')).map((name) => `${name} was seen`),
      ...(names.some((name) => name.endsWith('.jsx')) ? [] : ['no file is in sight']),
    ]);
    await context.addCookies([
      { name: 'codeVariant', value: 'Elm', url: origin },
      { name: 'codeStyling', value: 'sass', url: origin },
    ]);
    await openDemo(here, origin + path);
    const pressed = await here.locator('[data-tool][aria-pressed=true]').allTextContents();
    check(`${path}: an unknown choice is none`, pressed.includes('TS') ? [] : pressed);
  } finally {
    await context.close();
  }
}

async function findTypeScript(page: Page): Promise<string[]> {
  const button = page.locator('[data-tool][aria-pressed=true]').getByText('JS', { exact: true });
  const isChosen = await button
    .first()
    .waitFor({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
  return isChosen ? [] : ['is not chosen'];
}

async function findCookieProblems(context: BrowserContext): Promise<string[]> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'codeVariant');
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  return [
    ...(cookie?.value === 'JS' ? [] : [`the cookie says ${cookie?.value}`]),
    ...(Math.abs(left - YEAR_S) < 60 ? [] : [`it lasts ${Math.round(left)} s`]),
  ];
}

/** Runs in the page, before its own scripts. */
function recordFileNames(): void {
  const record = globalThis as unknown as { fileNames: string[] };
  record.fileNames = [];
  const look = () => {
    const tab = document.querySelector('[data-demo] [data-tool]');
    const name = tab?.textContent ?? '';
    if (tab?.checkVisibility({ visibilityProperty: true }) && !record.fileNames.includes(name)) {
      record.fileNames.push(name);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
