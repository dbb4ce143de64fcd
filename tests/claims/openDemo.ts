import { dirname, relative } from 'node:path';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { VIEWPORTS } from '../../lib/demo-heights/measurePage.ts';
import { fullScreenAddress } from '../../plugins/demos/shared/hostAddresses.ts';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';

export { expect };

/** A running demo of a built page. */
interface OpenDemo {
  readonly page: Page;
  /** The demo's own content, without the tools around it. */
  readonly demo: Locator;
}

interface OpenOptions {
  /** Whether to emulate a phone: 390 px, and touch instead of a mouse. */
  readonly phone?: boolean;
  readonly language?: 'en' | 'zh';
}

let running: { readonly browser: Browser; readonly contexts: BrowserContext[] } | undefined;

/** Runs the claims of a page. The functions of this module open demos in the browser of the running test. */
export const test = base.extend<{ readonly opened: void }>({
  opened: [
    async ({ browser }, provide) => {
      const contexts: BrowserContext[] = [];
      running = { browser, contexts };
      await provide();
      running = undefined;
      await Promise.all(contexts.map((context) => context.close()));
    },
    { auto: true },
  ],
});

export const { describe } = test;

/**
 * Opens the built page of the running test's folder, and starts one of its demos. `SITE_BUILD` selects a build other
 * than `build/`.
 *
 * @param id name of the demo's file, without its extension
 */
export async function openDemo(id: string, options: OpenOptions = {}): Promise<OpenDemo> {
  const page = await openPage(options);
  const section = page.locator(`[data-demo="${id}"]`);
  await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(`[data-demo="${id}"][data-demo-state="ready"]`);
  return { page, demo: section.locator('[data-demo-content]') };
}

/**
 * Opens a demo on its own page, where no listing and no other demo contains the same texts.
 *
 * @param id name of the demo's file, without its extension
 */
export async function openFullScreen(id: string, options: OpenOptions = {}): Promise<OpenDemo> {
  const { version } = pageOfTest();
  const page = await openAddress(fullScreenAddress('/', version.name, id), options);
  const demo = page.locator('#demo');
  await demo.locator(':scope > *').first().waitFor();
  return { page, demo };
}

/** Opens the built page of the running test's folder. */
export async function openPage(options: OpenOptions = {}): Promise<Page> {
  const language = options.language === 'zh' ? '/zh' : '';
  const page = await openAddress(language + pageOfTest().path, options);
  await page.waitForSelector('html[data-has-hydrated=true]');
  return page;
}

/**
 * Waits for an expected value, because on a busy machine the effect of a key press may occur after the call returns.
 */
export async function expectSoon<Value>(
  read: () => Promise<Value>,
  expected: Value,
): Promise<void> {
  await expect.poll(read).toBe(expected);
}

async function openAddress(address: string, { phone = false }: OpenOptions): Promise<Page> {
  if (!running) {
    throw new Error('Import test from tests/claims/openDemo: no browser is open outside of it.');
  }
  const context = await running.browser.newContext({
    viewport: VIEWPORTS[phone ? 'narrow' : 'wide'],
    hasTouch: phone,
    isMobile: phone,
  });
  running.contexts.push(context);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

function pageOfTest(): HandWrittenPage {
  const folder = relative(SITE_DIR, dirname(test.info().file));
  const page = handWrittenPages().find((each) => each.folder === folder);
  if (!page) {
    throw new Error(`${folder} holds no page. Put claims.browser.test.ts beside an index.mdx.`);
  }
  return page;
}
