import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { waitForContent } from '../waitForContent.ts';
import { watchConsole } from '../watchConsole.ts';

const MEMBERS = '[data-api-list] > li';
const FILTER = 'main input[type="search"]';

/** Uses an API page like a reader who looks for a single fact: filter, anchors, copied links, densities, types. */
export async function checkApiPage(
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
    await page.goto(origin + path, { waitUntil: 'load' });
    check(`${path}: every member has an anchor and a button`, await findBareMembers(page));
    check(`${path}: types open in place`, await openType(page));
    check(`${path}: the filter leaves what matches`, await filter(page));
    check(`${path}: a link to a member is copied and leads there`, await copyLink(page));
    check(`${path}: the density is remembered, without a flash`, await chooseDensity(page));
    check(`${path}: a change of page fetches the same HTML`, await changePage(page, origin, path));
    check(`/zh${path}: what is said is Chinese, or marked as English`, await findUnmarked(page));
    check(`/zh${path}: keys lead to the next page and back`, await turnPages(page));
    check(`${path}: nothing went wrong while it was used`, watch.take());
  } finally {
    await context.close();
  }
}

function findBareMembers(page: Page): Promise<string[]> {
  return page.$$eval(MEMBERS, (members) =>
    members.flatMap((member) => {
      const hasAnchor = member.querySelector(`:scope > a[href="#${CSS.escape(member.id)}"]`);
      const hasButton = member.querySelector(':scope > button[aria-label]');
      return member.id && hasAnchor && hasButton ? [] : [member.outerHTML.slice(0, 160)];
    }),
  );
}

async function openType(page: Page): Promise<string[]> {
  const name = page.locator('button[popovertarget]').first();
  if ((await name.count()) === 0) {
    return [];
  }
  const id = await name.getAttribute('popovertarget');
  await name.focus();
  await page.keyboard.press('Enter');
  const popover = page.locator(`#${id}`);
  const isOpen = await popover.isVisible();
  await page.keyboard.press('Escape');
  return [
    ...(isOpen ? [] : [`Enter does not open ${id}`]),
    ...((await popover.isHidden()) ? [] : [`Escape does not close ${id}`]),
  ];
}

async function filter(page: Page): Promise<string[]> {
  const names = await page.$$eval(`${MEMBERS} > a`, (links) =>
    links.map((link) => link.textContent ?? ''),
  );
  const [wanted = ''] = [...names].sort((a, b) => b.length - a.length);
  await page.fill(FILTER, wanted);
  const shown = await page.$$eval(`${MEMBERS}:not([hidden]) > a`, (links) =>
    links.map((link) => link.textContent ?? ''),
  );
  // The status is announced after the lists are painted.
  const status = await page.locator('main [role="status"]:not(:empty)').textContent();
  const lost = await page.$$eval(`${MEMBERS}[hidden]`, (members) =>
    members
      .filter(
        (member) =>
          member.getAttribute('hidden') !== 'until-found' ||
          getComputedStyle(member).display === 'none' ||
          (member as HTMLElement).offsetHeight > 0,
      )
      .map((member) => member.id),
  );
  await page.fill(FILTER, '');
  const left = await page.locator(`${MEMBERS}[hidden]`).count();
  return [
    ...(shown.includes(wanted) && shown.length < names.length
      ? []
      : [`"${wanted}" leaves ${shown.join(', ')}`]),
    ...(status?.includes(String(names.length)) ? [] : [`the result is said as "${status}"`]),
    ...(lost.length === 0
      ? []
      : [`the browser's search does not find ${lost.slice(0, 3).join(', ')}, or they take space`]),
    ...(left === 0 ? [] : [`${left} members stay hidden when the filter is empty`]),
  ];
}

async function copyLink(page: Page): Promise<string[]> {
  const member = page.locator(MEMBERS).last();
  const id = await member.getAttribute('id');
  await member.locator('button').first().focus();
  await page.keyboard.press('Enter');
  await member.locator('button[data-copied]').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'load' });
  // Members above the target get their heights while the page is idle, which must not move the target.
  await waitForContent(page);
  const target = page.locator(`[id="${id}"]`);
  const isInView = await target.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
  return isInView ? [] : [`${address} does not lead to ${id}`];
}

async function chooseDensity(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const density of ['table', 'compact', 'list']) {
    await page.locator(`label[data-density="${density}"]`).click();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('main');
    const marked = await page.evaluate(() => document.documentElement.dataset.apiDensity ?? 'list');
    await page.waitForLoadState('load');
    const checked = page.locator(`label[data-density="${density}"] input:checked`);
    await checked.waitFor({ state: 'attached', timeout: 10_000 });
    if (marked !== density) {
      problems.push(`${density} was chosen, ${marked} is there when the page begins`);
    }
  }
  return problems;
}

async function turnPages(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const problems: string[] = [];
  // Keys that are pressed before have no effect.
  await page.waitForSelector('html[data-has-hydrated=true]');
  for (const [key, isBack] of [
    [']', false],
    ['[', true],
  ] as const) {
    if (isBack) {
      // The address changes before the links of the new page are rendered.
      await page.locator(`.pagination-nav a[href="${pathname}"]`).waitFor();
    }
    await page.locator('body').press(key);
    await page
      .waitForURL((url) => (url.pathname === pathname) === isBack, { timeout: 15_000 })
      .catch(() => problems.push(`"${key}" leads nowhere`));
    if (problems.length > 0) {
      return problems;
    }
  }
  return problems;
}

/** Checks that a reader who comes from another page gets all members without a reload. */
async function changePage(page: Page, origin: string, path: string): Promise<string[]> {
  const count = await page.locator(MEMBERS).count();
  await page.goto(origin + path.replace(/[^/]+\/$/, ''), { waitUntil: 'load' });
  await page.evaluate(() => ((globalThis as { isSameVisit?: boolean }).isSameVisit = true));
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForFunction(
    ([selector, wanted]) => document.querySelectorAll(selector as string).length === wanted,
    [`${MEMBERS} > button`, count] as const,
  );
  const isSameVisit = await page.evaluate(
    () => (globalThis as { isSameVisit?: boolean }).isSameVisit,
  );
  return isSameVisit ? [] : ['the page was reloaded'];
}

/** Returns English descriptions on the Chinese page that are not marked as English, ignoring names in code font. */
async function findUnmarked(page: Page): Promise<string[]> {
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${origin}/zh${pathname}`, { waitUntil: 'load' });
  return page.$$eval(`${MEMBERS} > div`, (texts) =>
    texts.flatMap((text) => {
      const words = text.cloneNode(true) as Element;
      words.querySelectorAll('code, dt, a, [lang]').forEach((element) => element.remove());
      const said = words.textContent ?? '';
      return /[a-z]{3}/i.test(said) && !/\p{Script=Han}/u.test(said) ? [said.slice(0, 80)] : [];
    }),
  );
}
