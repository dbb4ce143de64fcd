import type { Browser, Locator, Page } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

const SETTLE_MS = 150;

/**
 * Sets every prop of a component's controls to each of its values, shares the last ones in an address, and resets them.
 */
export async function checkControls(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    const controls = await open(page, origin + path);
    const untouched = await readCode(controls);
    const name = `${path} ${await controls.getAttribute('data-demo')}`;
    check(`${name} takes every value`, await setEverything(page, controls));
    check(`${name} stays silent`, watch.take());
    const reset = controls.locator('button[aria-disabled]');
    await changeOne(controls);
    await page.waitForTimeout(SETTLE_MS);
    const changed = await readCode(controls);
    const other = await context.newPage();
    const sent = await readCode(await open(other, page.url()));
    check(`${name} is the same at its address`, changed === sent ? [] : [sent]);
    await reset.click();
    await page.waitForTimeout(SETTLE_MS);
    check(`${name} can be reset`, [
      ...((await readCode(controls)) === untouched ? [] : ['the code keeps values']),
      ...(page.url().includes('?') ? [`the address keeps values: ${page.url()}`] : []),
    ]);
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address, { waitUntil: 'load' });
  const controls = page.locator('[data-demo$="Controls"]');
  await bringToLife(page, (await controls.elementHandle())!);
  await controls.locator('fieldset:not([disabled])').waitFor();
  await controls.locator('code').filter({ hasText: 'export default' }).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  return controls;
}

/** Changes one value: a switch if there is one, otherwise a text field. */
async function changeOne(controls: Locator): Promise<void> {
  const toggle = controls.getByRole('switch').first();
  if ((await toggle.count()) > 0) {
    await toggle.click();
  } else {
    await controls.getByRole('textbox').first().fill('9');
  }
}

const readCode = (controls: Locator): Promise<string> =>
  controls.locator('pre[role=group]').innerText();

async function setEverything(page: Page, controls: Locator): Promise<string[]> {
  const problems: string[] = [];
  await controls
    .locator('summary')
    .evaluateAll((all) =>
      all.forEach((summary) => summary.parentElement!.setAttribute('open', '')),
    );
  for (const row of await controls.locator('fieldset li').all()) {
    const name = await row.locator('label').innerText();
    const last = name.slice(name.lastIndexOf('.') + 1);
    for (const change of await changesOf(row)) {
      await change();
      await page.waitForTimeout(SETTLE_MS);
      const state = await controls.getAttribute('data-demo-state');
      const isChanged = (await row.getAttribute('data-changed')) !== null;
      const isWritten = new RegExp(`\\b${last}\\b`).test(await readCode(controls));
      if (state !== 'ready' || (isChanged && !isWritten)) {
        problems.push(`${name}: the demo is "${state}", the code is ${await readCode(controls)}`);
      }
    }
    // If the last value is the default, the button is disabled because there is nothing to reset.
    await controls.locator('button[aria-disabled]').click({ force: true });
  }
  return problems;
}

/** Returns all changes that a reader can make to an input. */
async function changesOf(row: Locator): Promise<(() => Promise<unknown>)[]> {
  const input = row.locator('input, select');
  const kind = await input.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : 'select',
  );
  switch (kind) {
    case 'checkbox':
      return [() => input.click(), () => input.click()];
    case 'select': {
      const values = await input.evaluate((element) =>
        [...(element as HTMLSelectElement).options].map(({ value }) => value),
      );
      return values.map((value) => () => input.selectOption(value));
    }
    case 'range':
      return [() => input.press('End'), () => input.press('Home'), () => input.press('ArrowRight')];
    case 'color':
      return [() => input.fill('#336699')];
    default:
      return [() => input.fill('Total'), () => input.fill('')];
  }
}
