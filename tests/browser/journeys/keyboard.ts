import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/** An element that the Tab key reached. */
interface Stop {
  readonly description: string;
  readonly part: 'skip link' | 'bar' | 'sidebar' | 'content' | 'other';
  /** Whether the focus is visible. */
  readonly isMarked: boolean;
  readonly opensMenu: boolean;
}

const MAX_STOPS = 60;
/** A button that opens a list below it, in either of the patterns that assistive technology supports. */
const MENUS =
  '.navbar :is([aria-haspopup]:not([aria-haspopup=dialog]), [aria-expanded][aria-controls])';

/** Navigates a page using only the keyboard. */
export async function checkKeyboard(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    const stops = await walk(page);
    check(`${path} by keyboard: first stop`, [
      ...(stops[0]?.part === 'skip link' ? [] : [`the first stop is ${stops[0]?.description}`]),
    ]);
    const parts = ['bar', 'sidebar', 'content'] as const;
    check(
      `${path} by keyboard: every part is reached`,
      parts
        .filter((part) => !stops.some((stop) => stop.part === part))
        .map((part) => `the Tab key reaches nothing in the ${part}`),
    );
    const unmarked = stops.filter(({ isMarked }) => !isMarked);
    check(
      `${path} by keyboard: the focus is seen`,
      unmarked.map(({ description }) => `no outline on ${description}`),
    );
    check(`${path} by keyboard: menus open`, await openMenus(page, stops));
    check(`${path} by keyboard: the skip link skips`, await followSkipLink(page));
  } finally {
    await context.close();
  }
}

/** Presses Tab until the focus reaches the content. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS && stops.at(-1)?.part !== 'content') {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(readStop, MENUS));
  }
  return stops;
}

/** Runs in the page. */
function readStop(menus: string): Stop {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const isIn = (selector: string) => element.closest(selector) !== null;
  const isSkipLink = element.matches('a[href^="#__docusaurus_skip"], a[href^="#__docusaurus"]');
  return {
    description: element.outerHTML.replace(/>.*/s, '>').slice(0, 160),
    part: isSkipLink
      ? 'skip link'
      : isIn('nav.navbar, header')
        ? 'bar'
        : isIn('aside')
          ? 'sidebar'
          : isIn('main')
            ? 'content'
            : 'other',
    isMarked:
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    opensMenu: element.matches(menus),
  };
}

async function openMenus(page: Page, stops: readonly Stop[]): Promise<string[]> {
  const menus = await page.$$(MENUS);
  if (menus.length === 0 || !stops.some(({ opensMenu }) => opensMenu)) {
    return ['the Tab key reaches no menu in the bar'];
  }
  const problems: string[] = [];
  for (const menu of menus) {
    if (!(await menu.isVisible())) {
      continue;
    }
    await menu.focus();
    await page.keyboard.press('Enter');
    const name = (await menu.textContent())?.trim();
    if ((await menu.getAttribute('aria-expanded')) !== 'true') {
      problems.push(`Enter does not open the menu "${name}"`);
      continue;
    }
    await page.keyboard.press('Tab');
    const isInside = await menu.evaluate(
      (toggle) => toggle.parentElement?.contains(document.activeElement) ?? false,
    );
    if (!isInside) {
      problems.push(`Tab does not enter the open menu "${name}"`);
    }
    await page.keyboard.press('Escape');
  }
  return problems;
}

async function followSkipLink(page: Page): Promise<string[]> {
  await page.reload({ waitUntil: 'load' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const reached = await page.evaluate(() => ({
    isContent: document.activeElement?.closest('main') != null,
    html: document.activeElement?.outerHTML.slice(0, 160),
  }));
  return reached.isContent ? [] : [`Tab after the skip link leads to ${reached.html}`];
}
