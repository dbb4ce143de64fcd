import type { Frame, Locator, Page } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { runAxe } from '../runAxe.ts';
import type { SitePage } from '../sitePages.ts';
import { PAGE_STATES, setState } from '../states.ts';

const SETTLE_MS = 400;

/** Checks the frames of a page's isolated demos, and resizes them. */
export async function checkIsolatedDemos(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  { path, folder }: SitePage,
  check: Check,
): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' });
  // The handle for the width appears together with the frame, when the demo is near the viewport.
  for (const section of await page.$$('[data-demo]')) {
    await bringToLife(page, section);
  }
  for (const demo of await page.locator('[data-demo]:has([role=separator])').all()) {
    const name = `${path} ${await demo.getAttribute('data-demo')}`;
    const frame = await (await demo.locator('iframe').elementHandle())?.contentFrame();
    check(`${name} runs in a frame`, frame ? [] : ['there is none']);
    if (frame) {
      check(`${name} by its handle`, await operateHandle(page, demo, frame));
      check(`${name} at the width of a phone`, await tryPhone(demo, frame));
      check(`${name} in every state`, await tryStates(page, frame, folder));
    }
  }
  check(`${path} isolated demos stay silent`, watch.take());
}

const widthOf = (frame: Frame) => frame.evaluate(() => innerWidth);

async function operateHandle(page: Page, demo: Locator, frame: Frame): Promise<string[]> {
  const handle = demo.getByRole('separator', { name: 'Width of the demo' });
  await handle.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(SETTLE_MS);
  const narrow = await widthOf(frame);
  await page.keyboard.press('End');
  await page.waitForTimeout(SETTLE_MS);
  const wide = await widthOf(frame);
  return [
    ...(narrow === 330 ? [] : [`an arrow key makes it ${narrow} px wide instead of 330`]),
    ...(wide === 1280 ? [] : [`the End key makes it ${wide} px wide instead of 1280`]),
  ];
}

async function tryPhone(demo: Locator, frame: Frame): Promise<string[]> {
  await demo.getByRole('button', { name: 'Phone' }).click();
  await frame.waitForFunction(() => innerWidth === 390);
  const excess = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return excess > 0 ? [`it is ${excess} px too wide`] : [];
}

async function tryStates(page: Page, frame: Frame, folder: string | undefined): Promise<string[]> {
  const problems: string[] = [];
  for (const state of PAGE_STATES) {
    await setState(page, state);
    await frame.waitForFunction(
      ({ theme, dir }) =>
        document.documentElement.dataset.theme === theme && document.documentElement.dir === dir,
      state,
    );
    await page.waitForTimeout(SETTLE_MS);
    const found = state.dir === 'ltr' ? await runAxe(frame, folder, { part: '#demo' }) : [];
    problems.push(...found.map((problem) => `${state.theme}: ${problem}`));
  }
  return problems;
}
