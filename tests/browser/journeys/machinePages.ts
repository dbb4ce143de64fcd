import type { Browser, Page } from '@playwright/test';
import { markdownAddress } from '../../../plugins/machine-pages/address.ts';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

/** Machine-readable XML files, in each language. */
const XML_FILES = ['/feed.xml', '/zh/feed.xml', '/sitemap.xml', '/zh/sitemap.xml'];
/** Maximum time until the next frame on a busy machine, in milliseconds. */
const ANNOUNCED_MS = 3_000;

/** Copies a page and the link of a heading, and opens the page's other formats by keyboard, in both languages. */
export async function checkMachinePages(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    for (const address of [path, `/zh${path}`]) {
      await page.goto(origin + address, { waitUntil: 'load' });
      check(`${address} is copied as Markdown`, await copyPage(page));
      check(`${address} leads to its other forms`, await openMenu(page, address));
      check(`${address}: the link of a heading is copied`, await copyHeading(page));
      check(`${address}: nothing went wrong while it was copied`, watch.take());
    }
    for (const home of ['/', '/zh/']) {
      await page.goto(origin + home, { waitUntil: 'load' });
      check(`${home} says where assistants and the next version are`, await readHome(page));
    }
    for (const file of XML_FILES) {
      check(`${file} is XML`, await parseXml(page, origin + file));
    }
  } finally {
    await context.close();
  }
}

async function readHome(page: Page): Promise<string[]> {
  const text = (await page.locator('main').textContent()) ?? '';
  return [
    ...(/https?:\/\/\S+\/-\/mcp/.test(text) ? [] : ['the address of the MCP server is missing']),
    ...(/8\.\d+\.\d+/.test(text) ? [] : ['the release of next is missing']),
  ];
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/**
 * Returns the announcement after copying, which follows the visible change by one frame; `null` if it has not changed.
 */
async function readStatus(page: Page, before: string | null = null): Promise<string | null> {
  const said = await page
    .waitForFunction(
      (last) => {
        const text = document.querySelector('#copy-status')?.textContent;
        return text && text !== last ? text : null;
      },
      before,
      { timeout: ANNOUNCED_MS },
    )
    .catch(() => null);
  return (await said?.jsonValue()) ?? null;
}

async function copyPage(page: Page): Promise<string[]> {
  const button = page.locator('[data-page-actions] > button').first();
  const name = await button.textContent();
  await button.click();
  const says = await page
    .waitForFunction(
      (before) => document.querySelector('[data-page-actions] > button')?.textContent !== before,
      name,
    )
    .then(
      () => [],
      () => ['the button does not say that it has copied'],
    );
  const title = await page.locator('h1').evaluate((heading) => heading.firstChild?.textContent);
  const text = await readClipboard(page);
  const said = await readStatus(page);
  return [
    ...says,
    ...(said ? [] : ['it is not announced']),
    ...(text.includes(`\n# ${title}\n`) ? [] : ['the page is not on the clipboard']),
  ];
}

async function openMenu(page: Page, address: string): Promise<string[]> {
  const opener = page.locator('[data-page-actions] > button').nth(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('[data-page-actions] a').first();
  await link.waitFor();
  const isFocused = await link.evaluate((element) => element === document.activeElement);
  const target = await link.getAttribute('href');
  const answer = await page.request.get(new URL(target ?? '', page.url()).href);
  const type = answer.headers()['content-type'] ?? '';
  await page.keyboard.press('Escape');
  const isBack = await opener.evaluate((button) => button === document.activeElement);
  return [
    ...(isFocused ? [] : ['the first link does not have the focus']),
    ...(target === markdownAddress(address) ? [] : [`it leads to ${target}`]),
    ...(/^text\/markdown; charset=utf-8/i.test(type) ? [] : [`Markdown is served as ${type}`]),
    ...(isBack ? [] : ['Escape does not lead back to the button']),
  ];
}

async function copyHeading(page: Page): Promise<string[]> {
  const link = page.locator('.theme-doc-markdown h2 .hash-link').first();
  const before = await page.evaluate(
    () => document.querySelector('#copy-status')?.textContent ?? null,
  );
  const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.locator('.hash-link[data-copied]').waitFor();
  const said = await readStatus(page, before);
  return [
    ...((await readClipboard(page)) === href ? [] : ['its address is not on the clipboard']),
    ...(page.url() === href ? [] : [`the page is at ${page.url()}`]),
    ...(said ? [] : ['it is not announced']),
  ];
}

async function parseXml(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (url) => {
    const response = await fetch(url);
    const text = await response.text();
    const error = new DOMParser()
      .parseFromString(text, 'application/xml')
      .querySelector('parsererror');
    return response.ok ? (error ? [error.textContent ?? ''] : []) : [`answered ${response.status}`];
  }, address);
}
