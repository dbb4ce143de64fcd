import type { Browser, Locator, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/** Demos with a button that the server renders and that opens a dialog, by page. */
export const DIALOG_BUTTONS: Readonly<Record<string, string>> = {
  '/x/react-date-pickers/date-picker/': '[data-demo="PickADate"] [data-demo-content] button',
  '/x/v6/react-date-pickers/': '[data-demo="RegisterForARace"] [data-demo-content] button >> nth=0',
};

/** Clicks a button of a demo before the demo, and even the page itself, has started. */
export async function checkEarlyClick(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  for (const isPageReady of [true, false]) {
    const context = await newReader(browser);
    const page = await context.newPage();
    try {
      // Without intersections, demos only start when a reader interacts with them.
      await page.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => {};
      });
      const problems = await (isPageReady ? clickOnReadyPage : clickOnLatePage)(
        page,
        origin + path,
        DIALOG_BUTTONS[path]!,
      );
      const isOpen = await opens(page);
      check(
        `${path}: a click before the ${isPageReady ? 'demo' : 'page'} has started`,
        isOpen ? problems : [...problems, 'nothing comes of it'],
      );
    } finally {
      await context.close();
    }
  }
}

async function clickOnReadyPage(page: Page, address: string, button: string): Promise<string[]> {
  await openAlive(page, address);
  await page.locator(button).click();
  return [];
}

async function clickOnLatePage(page: Page, address: string, button: string): Promise<string[]> {
  let letThrough = () => {};
  const clicked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', (route) => clicked.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(button).click();
  const isReady = (await page.locator('html[data-has-hydrated=true]').count()) > 0;
  letThrough();
  return isReady ? ['the page was ready before the click'] : [];
}

function opens(page: Page): Promise<boolean> {
  return page
    .getByRole('dialog')
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
}

/** Loads a page with JavaScript disabled. */
export async function checkWithoutScripts(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    await page.goto(origin + path);
    const demo = page.locator('[data-demo]').first();
    const code = await demo.locator('[data-demo-listing]').innerText();
    // Some packages only render empty elements without a browser.
    const content = demo.locator('[data-demo-content] *').first();
    const visibility = await content.evaluate((element) => getComputedStyle(element).visibility);
    const logos = await page.locator('.navbar__logo img:visible').count();
    check(`${path} without scripts`, [
      ...(/^import /m.test(code) && code.includes('export default')
        ? []
        : [`the code is not there as a whole: ${code.slice(0, 80)}`]),
      ...(visibility === 'visible' ? [] : ['what the server rendered is hidden']),
      // The server renders one logo for each color mode.
      ...(logos === 1 ? [] : [`the bar shows ${logos} logos`]),
      ...(await findUnlistedFiles(page, demo, code)),
    ]);
  } finally {
    await context.close();
  }
}

/** Files that have no tab without JavaScript must be linked. */
async function findUnlistedFiles(page: Page, demo: Locator, code: string): Promise<string[]> {
  const names = [...code.matchAll(/from '\.\/([^']+)'/g)].map((match) => match[1]!);
  if (names.length === 0) {
    return [];
  }
  const link = demo.locator('[data-demo-files] a');
  if ((await link.count()) === 0) {
    return [`no link leads to ${names.join(', ')}`];
  }
  const address = new URL((await link.getAttribute('href'))!, page.url()).href;
  const text = await (await page.request.get(address)).text();
  return names
    .filter((name) => !text.includes(`// ${name}`))
    .map((name) => `${address} has no ${name}`);
}
