import { expect, type Locator, type Page } from '@playwright/test';
import { VIEWPORTS } from '../../../lib/demo-heights/measurePage.ts';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import { openDemo } from '../openDemo.ts';
import type { SitePage } from '../sitePages.ts';
import {
  findLost,
  findLostAttributes,
  findLostSettings,
  ROOT,
  SETTINGS,
} from './addressSettings.ts';
import {
  agreeInOneLanguage,
  agreeToSentCode,
  compressCode,
  pack,
  refuse,
  SENT,
} from './sentCode.ts';

/** Follows addresses that contain more than a demo's id: settings, code, and invalid parameters. */
export async function checkDemoLinks(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const address = origin + path;
  const demo = await openDemo(page, address);
  const id = (await demo.getAttribute('data-demo')) ?? '';
  const follow = async (parameters: string) => {
    await page.goto('about:blank');
    await page.goto(`${address}#demo-${id}?${parameters}`, { waitUntil: 'load' });
    await waitForMark(page, id);
  };
  check(`${path}: back from a separate page`, await comeBackPlain(page, demo));
  check(`${path}: a demo on a separate page`, await openFullScreen(page, demo));
  await follow('mode=dark');
  check(`${path}: a demo with settings is shown whole`, await findCutOff(demo));
  await follow(SETTINGS);
  check(`${path}: settings from an address`, await findLostSettings(demo));
  await page.reload({ waitUntil: 'load' });
  await waitForMark(page, id);
  check(`${path}: settings on a page loaded again`, await findLostSettings(demo));
  await follow(`${SETTINGS}&variant=JS`);
  check(`${path}: Reset`, await resetDemo(page, demo, `${address}#demo-${id}`));
  await follow(`code=${await compressCode(demo, ['.tsx'])}&mode=dark`);
  check(`${path}: code from an address waits`, await agreeToSentCode(page, demo));
  await page.reload({ waitUntil: 'load' });
  check(`${path}: code on a page loaded again waits`, await agreeToSentCode(page, demo));
  await follow(`code=${await compressCode(demo, ['.tsx', '.jsx'])}`);
  check(`${path}: agreed to in one language`, await agreeInOneLanguage(page, demo));
  await follow(`code=${await compressCode(demo, ['.tsx', '.jsx'])}`);
  check(`${path}: refused code is gone`, await refuse(page, demo));
  await follow('mode=light&direction=ltr');
  const frames = await demo.locator('iframe').count();
  check(
    `${path}: settings that are the page's own`,
    frames === 0 ? [] : ['put the demo into a frame'],
  );
  await follow('mode=dark');
  check(`${path}: a mode from an address`, await findLostMode(page, demo));
  check(`${path}: nothing went wrong on the way`, watch.take());
  for (const parameters of [
    'code=%%%&variant=Elm',
    `code=${pack([])}`,
    `code=${pack({ 'Elsewhere.tsx': SENT })}`,
  ]) {
    await follow(parameters);
    check(
      `${path}: an address that cannot be read, ${parameters}`,
      await findNotice(page, /^Part of this address is invalid and was ignored: \w/),
    );
  }
  // Changes the hash after the page has loaded, without a new load.
  await page.evaluate((hash) => location.assign(hash), `#demo-${id}?mode=%`);
  check(
    `${path}: an address whose percent signs encode nothing`,
    await findNotice(page, /was ignored: mode\./),
  );
  const toMissing = async (hash: string) => {
    await page.goto('about:blank');
    await page.goto(address + hash, { waitUntil: 'load' });
  };
  await toMissing(`#demo-${id}s`);
  const notice = new RegExp(`has no demo “${id}s”`);
  check(`${path}: a plain address of a missing demo`, await findNotice(page, notice));
  await page.evaluate((hash) => location.assign(hash), `#demo-${id}`);
  check(
    `${path}: the notice goes with its address`,
    await page
      .getByText(notice)
      .waitFor({ state: 'detached', timeout: 8000 })
      .then(
        () => [],
        () => ['it stays'],
      ),
  );
  await toMissing(`#demo-${id}%3Fmode=dark`);
  check(`${path}: an address encoded on its way`, await findLost(demo, { 'data-theme': 'dark' }));
  await toMissing(`#demo-${id}s?mode=dark`);
  check(
    `${path}: an address of a demo that the page does not have`,
    await findNotice(page, new RegExp(`has no demo “${id}s”.*Did you mean ${id}\\?$`)),
  );
  await demo.getByRole('link', { name: id, exact: true }).click();
  await waitForMark(page, id);
  await demo.locator('iframe').waitFor();
  await page.setViewportSize(VIEWPORTS.narrow);
  await toMissing(`#demo-${id}`);
  await waitForMark(page, id);
  check(`${path}: an address of a demo on a phone`, await findCovered(page, demo));
}

/** The frame must be as high as the demo in it. */
async function findCutOff(demo: Locator): Promise<string[]> {
  const frame = demo.locator('iframe');
  await frame.waitFor();
  const content = demo.frameLocator('iframe').locator('html');
  const measure = async () => ({
    frame: (await frame.boundingBox())?.height ?? 0,
    content: await content.evaluate((root) => root.scrollHeight),
  });
  await expect
    .poll(async () => {
      const heights = await measure();
      return heights.frame >= heights.content;
    })
    .toBe(true)
    .catch(() => undefined);
  const heights = await measure();
  return heights.frame >= heights.content
    ? []
    : [`${heights.frame} px of its ${heights.content} px are visible`];
}

/** Waits until the browser marks the element as the target of the address. */
const waitForMark = (page: Page, id: string) =>
  page.waitForSelector(`#demo-${id}:target`, { state: 'attached' });

/** The sticky bar with the table of contents must not cover the demo that the address points to. */
async function findCovered(page: Page, demo: Locator): Promise<string[]> {
  await page.waitForTimeout(STANDING_MS);
  const bar = await page.locator('.theme-doc-toc-mobile').boundingBox();
  const top = (await demo.boundingBox())?.y ?? 0;
  const covered = (bar?.y ?? 0) + (bar?.height ?? 0) - top;
  return [
    ...(bar ? [] : ['there is no bar']),
    ...(top < VIEWPORTS.narrow.height / 2 ? [] : ['it is not at the top of the window']),
    ...(covered <= 0 ? [] : [`${Math.round(covered)} px of it are behind the bar`]),
  ];
}

/** Resets a demo, which removes the settings and the language that came from its address. */
async function resetDemo(page: Page, demo: Locator, plain: string): Promise<string[]> {
  await demo.getByRole('button', { name: /\.jsx$/ }).waitFor();
  await demo.locator('iframe').waitFor();
  await demo.getByRole('button', { name: 'Reset' }).click();
  const isUndone = await demo
    .locator('iframe')
    .waitFor({ state: 'detached', timeout: 8000 })
    .then(
      () => true,
      () => false,
    );
  const scripts = await demo.getByRole('button', { name: /\.jsx$/ }).count();
  return [
    ...(isUndone ? [] : ['leaves the settings']),
    ...(scripts === 0 ? [] : ['leaves the language']),
    ...(page.url() === plain ? [] : [`leaves the address ${page.url()}`]),
  ];
}

/** How long each state of the demo is observed before the next change. */
const STANDING_MS = 1000;

/** The mode of the address applies until the reader chooses one on the page; then the page's mode applies. */
async function findLostMode(page: Page, demo: Locator): Promise<string[]> {
  for (const [mode, frames] of [
    ['light', 1],
    ['dark', 0],
    ['light', 0],
  ] as const) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), mode);
    try {
      await demo
        .locator('iframe')
        .nth(0)
        .waitFor({
          state: frames === 1 ? 'attached' : 'detached',
          timeout: 8000,
        });
    } catch {
      return [`on a ${mode} page the demo is not in ${frames} frames`];
    }
    await page.waitForTimeout(STANDING_MS);
  }
  return [];
}

/** A reader who chose no settings must return to a demo that follows the page's settings. */
async function comeBackPlain(page: Page, demo: Locator): Promise<string[]> {
  const id = (await demo.getAttribute('data-demo')) ?? '';
  await demo.locator('[data-tool][aria-haspopup="menu"]').click();
  await demo.getByRole('menuitem', { name: 'Full screen' }).click();
  await page.waitForURL(/\/demos\//);
  await page.locator('#demo > *').first().waitFor();
  await page.locator('.host-bar a').click();
  await waitForMark(page, id);
  await page.waitForTimeout(STANDING_MS);
  const { hash } = new URL(page.url());
  const frames = await demo.locator('iframe').count();
  return [
    ...(hash === `#demo-${id}` ? [] : [`the address carries ${hash}`]),
    ...(frames === 0 ? [] : ['the demo is in a frame']),
  ];
}

async function openFullScreen(page: Page, demo: Locator): Promise<string[]> {
  const id = (await demo.getAttribute('data-demo')) ?? '';
  await page.evaluate((root) => {
    for (const [name, value] of Object.entries(root)) {
      document.documentElement.setAttribute(name, value);
    }
  }, ROOT);
  await demo.locator('[data-tool][aria-haspopup="menu"]').click();
  await demo.getByRole('menuitem', { name: 'Full screen' }).click();
  await page.waitForURL(/\/demos\//);
  await page.locator('#demo > *').first().waitFor();
  const problems = await findLostAttributes(page.locator('html'));
  if ((await page.getAttribute('meta[name=robots]', 'content')) !== 'noindex') {
    problems.push('search engines may index it');
  }
  await page.keyboard.press('Escape');
  const wayBack = page.locator('.host-bar a');
  if (!(await wayBack.evaluate((link) => link === document.activeElement))) {
    problems.push('Escape does not lead to the way back');
  }
  await wayBack.click();
  await waitForMark(page, id);
  const kept = await findLostSettings(demo);
  return [...problems, ...kept.map((problem) => `on the way back ${problem}`)];
}

async function findNotice(page: Page, text: RegExp): Promise<string[]> {
  const notice = page.locator('[data-demo] p[role=status]').filter({ hasText: text });
  return notice.waitFor().then(
    () => [],
    () => ['no notice is shown'],
  );
}
