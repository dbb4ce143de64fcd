import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { runAxe } from '../runAxe.ts';
import { setState } from '../states.ts';
import { openPlayground, PLAYGROUND } from './playground.ts';

/** The narrowest supported window, and a common phone. */
const PHONE_WIDTHS = [320, 390];

const MAX_TABS = 40;

/** Uses the playground by keyboard only, and checks its layout on a phone, in both languages and directions. */
export async function checkPlaygroundAccess(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  language: 'en' | 'zh',
  check: Check,
): Promise<void> {
  const address = language === 'zh' ? `/zh${PLAYGROUND}` : PLAYGROUND;
  await openPlayground(page, origin, address);
  await page.locator('.cm-content').waitFor();
  check(`${address}: accessibility, light`, await runAxe(page, undefined));
  check(`${address}: by keyboard alone`, await goByKeyboard(page));
  await setState(page, { theme: 'dark', dir: 'rtl' });
  check(`${address}: accessibility, dark, right-to-left`, await runAxe(page, undefined));
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    check(`${address}: ${width} px`, await lookAtPhone(page));
  }
  check(`${address}: stays silent`, watch.take());
}

const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/**
 * Presses Tab repeatedly.
 *
 * @returns whether the focus reaches an element
 */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let step = 0; step < MAX_TABS; step += 1) {
    if (await focused(page, selector)) {
      return true;
    }
    await page.keyboard.press('Tab');
  }
  return false;
}

async function goByKeyboard(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const expect = async (selector: string, what: string) => {
    if (!(await tabTo(page, selector))) {
      problems.push(`Tab does not lead to ${what}`);
    }
  };
  await expect('[role=toolbar] [aria-haspopup=dialog]', 'the choice of a demo');
  await page.keyboard.press('Enter');
  const list = page.locator('[data-demos] button');
  await list.first().waitFor();
  problems.push(...(await runAxe(page, undefined, { part: 'dialog' })));
  await expect('dialog input[type=search]', 'the search of the demos');
  await page.keyboard.type('a');
  await expect('[data-demos] button', 'the demos');
  await page.keyboard.press('Enter');
  await list.first().waitFor({ state: 'detached' });
  if (!(await focused(page, '[role=toolbar] [aria-haspopup=dialog]'))) {
    problems.push('the choice of a demo does not give the focus back');
  }
  await expect('[role=tab][aria-selected=true]', 'the files');
  await expect('.cm-content', 'the editor');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>By keyboard</p>;\n');
  await page.locator('iframe').last().contentFrame().getByText('By keyboard').waitFor();
  await page.keyboard.press('Escape');
  if (!(await focused(page, '[role=tab][aria-selected=true]'))) {
    problems.push('Escape does not lead from the editor to its tab');
  }
  await expect('[role=separator]', 'the handle of the width');
  return problems;
}

async function lookAtPhone(page: Page): Promise<string[]> {
  const code = await page.locator('.cm-content').boundingBox();
  const result = await page.locator('iframe').boundingBox();
  const isStacked = code && result && code.y + code.height <= result.y;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(isStacked ? [] : ['the result does not run below the code']),
    ...(excess > 0 ? [`the page scrolls ${excess} px sideways`] : []),
    ...(await runAxe(page, undefined)),
  ];
}
