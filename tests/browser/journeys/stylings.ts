import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { fullScreenAddress, sourceAddress } from '../../../plugins/demos/shared/hostAddresses.ts';
import { collectDemos } from '../../../plugins/demos/shared/collectDemos.ts';
import type { DemoStyling } from '../../../plugins/demos/shared/types.ts';
import { VIEWPORTS } from '../../../lib/demo-heights/measurePage.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import { DOCS_VERSIONS } from '../../../src/versions/index.ts';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import { runAxe } from '../runAxe.ts';
import { PAGE_STATES, setState } from '../states.ts';
import { watchConsole } from '../watchConsole.ts';

/** Maximum difference between the heights of a demo's stylings, in CSS pixels. */
const HEIGHT_TOLERANCE = 60;
const SETTLE_MS = 300;

/** Opens each demo that has several stylings in all of them, light and dark. */
export async function checkStylings(browser: Browser, origin: string, check: Check): Promise<void> {
  for (const version of DOCS_VERSIONS) {
    for (const { id, stylings } of await collectDemos(SITE_DIR, version)) {
      const names = Object.keys(stylings) as DemoStyling[];
      if (names.length === 1) {
        continue;
      }
      const heights: number[] = [];
      for (const styling of names) {
        const address = origin + fullScreenAddress('/', version.name, id, { styling });
        const { height, problems } = await look(browser, address, version.folder);
        heights.push(height);
        check(`${address} runs`, problems);
      }
      const source = await (await fetch(origin + sourceAddress('/', version.name, id))).text();
      const missing = Object.values(stylings)
        .map((file) => path.basename(file))
        .filter((name) => !source.includes(`// ${name}\n`));
      check(
        `${version.name} ${id} has its code in every styling`,
        missing.map((name) => `${name} is not in its source files`),
      );
      const spread = Math.max(...heights) - Math.min(...heights);
      check(
        `${version.name} ${id} is as high in every styling`,
        spread <= HEIGHT_TOLERANCE ? [] : [`${names.join(', ')}: ${heights.join(', ')} px`],
      );
    }
  }
}

async function look(
  browser: Browser,
  address: string,
  folder: string,
): Promise<{ height: number; problems: string[] }> {
  const context = await newReader(browser, { colorScheme: 'dark' });
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await page.goto(address, { waitUntil: 'load' });
    const content = page.locator('#demo > *').first();
    await content.waitFor();
    const height = await measureWithoutBar(page, content);
    const mode = await page.getAttribute('html', 'data-theme');
    const faults = await tryStates(page, folder);
    return {
      height: Math.round(height),
      problems: [
        ...watch.take(),
        ...(height > 0 ? [] : ['nothing is shown']),
        ...(mode === 'dark' ? [] : [`the color mode is ${mode}`]),
        ...faults,
      ],
    };
  } finally {
    await context.close();
  }
}

/** Below the bar, demos with a fixed height fill the window; without it, they have the height of their page. */
async function measureWithoutBar(page: Page, content: Locator): Promise<number> {
  const bar = await page.locator('.host-bar').elementHandle();
  await bar?.evaluate((element) => element.remove());
  await page.waitForTimeout(SETTLE_MS);
  const height = (await content.boundingBox())?.height ?? 0;
  await bar?.evaluate((element) => document.body.prepend(element));
  return height;
}

async function tryStates(page: Page, folder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const state of PAGE_STATES) {
    await setState(page, state);
    await page.waitForTimeout(SETTLE_MS);
    const found = state.dir === 'ltr' ? await runAxe(page, `${folder}/`) : [];
    problems.push(...found.map((problem) => `${state.theme}: ${problem}`));
  }
  await page.setViewportSize(VIEWPORTS.narrow);
  await page.waitForTimeout(SETTLE_MS);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return excess > 0 ? [...problems, `it is ${excess} px too wide on a phone`] : problems;
}
