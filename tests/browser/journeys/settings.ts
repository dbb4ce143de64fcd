import type { Browser, Locator, Page } from '@playwright/test';
import { DEBOUNCE_DELAY } from '../../../lib/browser/delays.ts';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { runAxe } from '../runAxe.ts';
import { watchConsole } from '../watchConsole.ts';

/** Labels of the panel in each language. */
const NAMES = {
  en: {
    title: 'Settings',
    dark: 'Dark',
    rtl: 'Right to left',
    dense: 'Dense',
    spacing: 'Spacing',
    primary: 'Primary color',
    reset: 'Reset all settings',
    notLoaded: 'This could not be loaded',
  },
  zh: {
    title: '设置',
    dark: '深色',
    rtl: '从右到左',
    dense: '紧凑',
    spacing: '间距',
    primary: '主色',
    reset: '重置所有设置',
    notLoaded: '未能加载',
  },
};

/** The color as it is typed, and as it is stored. */
const TYPED = 'rgb(255 152 0)';
const COLOR = '#ff9800';

/** A color format that browsers do not serialize as RGB. */
const NEWER_TYPED = 'oklch(0.7 0.1 200)';
const NEWER_COLOR = '#40b1b7';

/** Settings in the attributes of the root element. */
interface Shown {
  readonly theme: string | undefined;
  readonly dir: string;
  readonly dense: boolean;
  readonly spacing: string | undefined;
  readonly palette: string | undefined;
}

const CHOSEN: Shown = {
  theme: 'dark',
  dir: 'rtl',
  dense: true,
  spacing: '6',
  palette: `{"primary":{"main":"${COLOR}"}}`,
};

const AT_FIRST: Shown = {
  theme: 'light',
  dir: 'ltr',
  dense: false,
  spacing: undefined,
  palette: undefined,
};

/** Changes every setting in the panel, reloads the page, and resets the settings. */
export async function checkSettings(
  browser: Browser,
  origin: string,
  { path, language }: SitePage,
  check: Check,
): Promise<void> {
  const names = NAMES[language];
  const context = await newReader(browser);
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await openAlive(page, origin + path);
    const button = page.getByRole('button', { name: names.title, exact: true });
    const panel = await openPanel(page, button);
    check(`${path} settings: accessibility`, await runAxe(page, undefined));
    await choose(page, panel, names);
    check(`${path} settings are in effect at once`, differences(await readShown(page), CHOSEN));
    check(`${path} settings reach the demos`, await findDemoProblems(page));
    check(`${path} settings refuse what is no color`, await enterBadColor(panel, names));
    check(`${path} settings take newer colors`, await enterNewerColor(panel, names));
    await page.keyboard.press('Escape');
    check(`${path} settings give the focus back`, await hasFocus(button));
    check(`${path} settings stay from page to page`, await turnPages(page));
    check(`${path} settings are there before the first paint`, await comeBack(page));
    const other = await context.newPage();
    await openAlive(other, origin + path);
    await resetWhileSliding(await openPanel(page, button), names);
    check(`${path} settings can be reset`, differences(await readShown(page), AT_FIRST));
    await other.waitForSelector('html[dir=ltr]').catch(() => undefined);
    check(`${path} settings follow another tab`, differences(await readShown(other), AT_FIRST));
    check(`${path} follows the system`, await followSystem(page));
    check(`${path} settings leave no message in the console`, watch.take());
    check(
      `${path} says what cannot be loaded`,
      await openWithoutNetwork(browser, origin + path, names),
    );
  } finally {
    await context.close();
  }
}

async function openPanel(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const panel = page.locator('dialog[open]');
  await panel.waitFor();
  return panel;
}

async function choose(page: Page, panel: Locator, names: (typeof NAMES)['en']): Promise<void> {
  for (const name of [names.dark, names.rtl, names.dense]) {
    await panel.getByRole('radio', { name, exact: true }).check({ force: true });
  }
  await panel.getByRole('slider', { name: names.spacing }).fill('6');
  await panel.getByRole('textbox', { name: names.primary, exact: true }).fill(TYPED);
  await page.keyboard.press('Enter');
  await page.waitForSelector('html[data-spacing]');
}

/** Runs in the page. */
const readRoot = (): Shown => {
  const { dir, dataset } = document.documentElement;
  const { theme, dense, spacing, palette } = dataset;
  return { theme, dir, dense: dense === '', spacing, palette };
};

const readShown = (page: Page): Promise<Shown> => page.evaluate(readRoot);

function differences(shown: Shown, expected: Shown): string[] {
  return (Object.keys(expected) as (keyof Shown)[])
    .filter((name) => shown[name] !== expected[name])
    .map((name) => `${name} is ${String(shown[name])}, not ${String(expected[name])}`);
}

/** Checks the theme of the page's demos, in a version whose themes use CSS variables. */
async function findDemoProblems(page: Page): Promise<string[]> {
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-demo-state="ready"]');
  const expected = {
    '--mui-palette-primary-main': COLOR,
    // The color is lighter than medium gray, so the text on it is dark.
    '--mui-palette-primary-contrastText': 'rgba(0, 0, 0, 0.87)',
    '--mui-spacing': '6px',
  };
  const problems: string[] = [];
  for (const [name, value] of Object.entries(expected)) {
    await page
      .waitForFunction(
        ([property = '', wanted]) =>
          getComputedStyle(document.documentElement).getPropertyValue(property).trim() === wanted,
        [name, value],
        { timeout: 5_000 },
      )
      .catch(() => problems.push(`${name} does not become ${value}`));
  }
  return problems;
}

async function enterBadColor(panel: Locator, names: (typeof NAMES)['en']): Promise<string[]> {
  const field = panel.getByRole('textbox', { name: names.primary, exact: true });
  await field.fill('tael');
  await field.press('Enter');
  const message = await panel.getByRole('alert').filter({ hasText: 'tael' }).count();
  return [
    ...(message === 1 ? [] : ['no reason is shown']),
    ...differences(await readShown(panel.page()), CHOSEN),
  ];
}

async function enterNewerColor(panel: Locator, names: (typeof NAMES)['en']): Promise<string[]> {
  const field = panel.getByRole('textbox', { name: names.primary, exact: true });
  await field.fill(NEWER_TYPED);
  await field.press('Enter');
  const { palette } = await readShown(panel.page());
  await field.fill(TYPED);
  await field.press('Enter');
  return palette?.includes(NEWER_COLOR) ? [] : [`${NEWER_TYPED} is kept as ${palette}`];
}

/** Opens the settings and the search without a network, then again with one. */
async function openWithoutNetwork(
  browser: Browser,
  address: string,
  names: (typeof NAMES)['en'],
): Promise<string[]> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  try {
    await openAlive(page, address);
    await context.setOffline(true);
    const button = page.getByRole('button', { name: names.title, exact: true });
    const message = page.locator('#not-loaded[role=status]', { hasText: names.notLoaded });
    for (const ask of [() => button.click(), () => page.keyboard.press('/')]) {
      await ask();
      await message.waitFor({ timeout: 3_000 }).catch(() => problems.push('no message is shown'));
      await page.evaluate(() => document.querySelector('#not-loaded')?.replaceChildren());
    }
    await context.setOffline(false);
    await openPanel(page, button);
    return problems;
  } finally {
    await context.close();
  }
}

/** The slider applies its last value after a delay, which must not override the reset. */
async function resetWhileSliding(panel: Locator, names: (typeof NAMES)['en']): Promise<void> {
  await panel.getByRole('slider', { name: names.spacing }).fill('5');
  await panel.getByRole('button', { name: names.reset }).click();
  await panel.page().waitForTimeout(2 * DEBOUNCE_DELAY);
}

const hasFocus = async (button: Locator): Promise<string[]> =>
  (await button.evaluate((element) => element === document.activeElement))
    ? []
    : ['the button that opened them does not have the focus'];

/** Navigates to a neighboring page and back by keyboard shortcuts. */
async function turnPages(page: Page): Promise<string[]> {
  const { href, pathname } = new URL(page.url());
  const isLast = (await page.locator('.pagination-nav__link--next').count()) === 0;
  await page.keyboard.press(isLast ? '[' : ']');
  await page.waitForURL((url) => url.href !== href);
  await page.locator(`.pagination-nav__link[href="${pathname}"]`).waitFor();
  const there = differences(await readShown(page), CHOSEN);
  await page.keyboard.press(isLast ? ']' : '[');
  await page.waitForURL(href);
  return [...there, ...differences(await readShown(page), CHOSEN)];
}

/** Reloads the page, and reads the root element when the body starts and after loading. */
async function comeBack(page: Page): Promise<string[]> {
  await page.addInitScript(`
    new MutationObserver((changes, observer) => {
      if (document.body?.querySelector('#__docusaurus')) {
        observer.disconnect();
        globalThis.shownFirst = (${readRoot})();
      }
    }).observe(document, { childList: true, subtree: true });`);
  await page.reload({ waitUntil: 'load' });
  const first = await page.evaluate(
    () => (globalThis as unknown as { shownFirst: Shown }).shownFirst,
  );
  return [...differences(first, CHOSEN), ...differences(await readShown(page), CHOSEN)];
}

async function followSystem(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme=dark]', { timeout: 1_000 }).catch(() => undefined);
  return differences(await readShown(page), { ...AT_FIRST, theme: 'dark' });
}
