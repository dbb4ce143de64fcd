import { dirname, relative } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';
import { VIEWPORTS } from '../../lib/demo-heights/measurePage.ts';
import { fullScreenAddress } from '../../lib/demos/hostAddresses.ts';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { BUILD_DIR, CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';
import { startServer, type RunningServer } from '../../serve/startServer.ts';

/** A demo of a built page, started. */
interface OpenDemo {
  readonly page: Page;
  /** The demo's own content, without the tools around it. */
  readonly demo: Locator;
}

interface OpenOptions {
  /** What a phone has: 390 px, and fingers instead of a mouse. */
  readonly phone?: boolean;
  readonly language?: 'en' | 'zh';
}

let server: RunningServer | undefined;
let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

/**
 * Opens the built page beside which the running test lies, and starts one of its demos. `SITE_BUILD` names another
 * build than `build/`.
 *
 * @param id name of the demo's file, without its ending
 */
export async function openDemo(id: string, options: OpenOptions = {}): Promise<OpenDemo> {
  const page = await openPage(options);
  const section = page.locator(`[data-demo="${id}"]`);
  await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(`[data-demo="${id}"][data-demo-state="ready"]`);
  return { page, demo: section.locator('[data-demo-content]') };
}

/**
 * Opens a demo on a page of its own, where nothing else has its texts: no listing, and no other demo.
 *
 * @param id name of the demo's file, without its ending
 */
export async function openFullScreen(id: string, options: OpenOptions = {}): Promise<OpenDemo> {
  const { version } = pageOfTest();
  const page = await openAddress(fullScreenAddress('/', version.name, id), options);
  const demo = page.locator('#demo');
  await demo.locator(':scope > *').first().waitFor();
  return { page, demo };
}

/** Opens the built page beside which the running test lies. */
export async function openPage(options: OpenOptions = {}): Promise<Page> {
  const language = options.language === 'zh' ? '/zh' : '';
  const page = await openAddress(language + pageOfTest().path, options);
  await page.waitForSelector('html[data-has-hydrated=true]');
  return page;
}

const LONGEST_WAIT_MS = 5_000;
const INTERVAL_MS = 50;

/**
 * Expects what `read` gives, now or soon: on a busy machine, what follows a key may come after the call that pressed it.
 * Stands for the expectations of Playwright's own runner, which wait as well.
 */
export async function expectSoon<Value>(
  read: () => Promise<Value>,
  expected: Value,
): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while ((await read()) !== expected && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  expect(await read()).toBe(expected);
}

async function openAddress(address: string, { phone = false }: OpenOptions): Promise<Page> {
  server ??= await startServer({
    root: process.env.SITE_BUILD || BUILD_DIR,
    cacheDir: `${CACHE_DIR}/serve`,
    port: 0,
    hostname: 'localhost',
  });
  browser ??= await launchChromium();
  const context = await browser.newContext({
    viewport: VIEWPORTS[phone ? 'narrow' : 'wide'],
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(server.origin + address);
  return page;
}

function pageOfTest(): HandWrittenPage {
  const folder = relative(SITE_DIR, dirname(expect.getState().testPath ?? ''));
  const page = handWrittenPages().find((each) => each.folder === folder);
  if (!page) {
    throw new Error(`${folder} holds no page. Put claims.browser.test.ts beside an index.mdx.`);
  }
  return page;
}

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
