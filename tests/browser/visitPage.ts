import type { BrowserContext, Page } from '@playwright/test';
import { bringToLife } from '../../lib/demo-heights/measureDemo.ts';
import { VIEWPORTS } from '../../lib/demo-heights/measurePage.ts';
import type { Check } from './check.ts';
import { findTextFaults } from './chartText/findTextFaults.ts';
import { readChartTexts } from './chartText/readChartTexts.ts';
import { largestShifts, readPageFacts, recordLayoutShift, type PageFacts } from './pageFacts.ts';
import {
  CHART_TEXT_FAULTS,
  CHARTS_WITHOUT_TEXT,
  ID_FAULTS,
  SHIFT_FAULTS,
} from './knownFaults/pageFaults.ts';
import type { Extent } from '../selection/chooseVisits.ts';
import { runAxe } from './runAxe.ts';
import { isGenerated, type SitePage } from './sitePages.ts';
import { PAGE_STATES, setState } from './states.ts';
import { waitUntilAlive } from './openSite.ts';
import { waitForContent } from './waitForContent.ts';
import { watchConsole } from './watchConsole.ts';

/** Maximum difference between a demo's height and the space reserved for it, in CSS pixels. */
const HEIGHT_TOLERANCE = 8;
/** Maximum sum of layout shifts that readers do not notice, as computed by Chromium. */
const MAX_LAYOUT_SHIFT = 0.01;
/**
 * Limit for generated pages: if scrolling is faster than the layout of their members, which is slow on a busy machine,
 * the page shifts.
 */
const MAX_API_SHIFT = 0.05;
/** Rules that depend on colors; all other results are the same in dark mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules that depend on the width: boxes that show all their content in a wide window may scroll in a narrow one. */
const WIDTH_RULES = ['scrollable-region-focusable'];
/** The narrowest window that WCAG requires: 1280 px at a zoom of 400%. */
const NARROWEST = { width: 320, height: 640 };
const SETTLE_MS = 200;
const MAX_ANIMATION_MS = 3_000;

/**
 * Demos are skipped on translated pages: their code is the same in every language, and axe checks it on the English
 * page.
 */
const DEMO = '[data-demo-canvas]';
/** Parts that the pages of a version share; on a text page they are a large part of the elements that axe checks. */
const FRAME = ['.navbar', '.theme-doc-sidebar-container', '.theme-layout-footer'];

/**
 * Loads a page once and checks it in every state in which a reader may see it.
 *
 * A Chinese page has the demos and styles of the English one and only different text, so it is checked in one state,
 * unless every state is requested. In that case each page is checked with every rule in each state. A light visit skips
 * checks that a text change cannot affect: colors, directions and axe; on Chinese pages also the demos, which the
 * English pages cover.
 */
export async function visitPage(
  context: BrowserContext,
  origin: string,
  site: Visited,
  check: Check,
): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(recordLayoutShift);
  const watch = watchConsole(page);
  try {
    await page.goto(origin + site.path, { waitUntil: 'load' });
    const isTextOnly = site.extent === 'light' && site.language === 'zh';
    if (!isTextOnly) {
      check(`${site.path} demos come alive`, await wakeDemos(page));
    }
    await waitUntilAlive(page);
    await waitForContent(page);
    if (isTextOnly) {
      await waitUntilStill(page);
    } else {
      await scrollThrough(page);
    }
    const facts = await page.evaluate(readPageFacts);
    check(`${site.path} loads without console messages and failed requests`, watch.take());
    check(`${site.path} does not move`, await findShifts(page, site, facts));
    check(`${site.path} has unique ids that exist`, findIdProblems(site, facts));
    if (site.extent === 'light') {
      const atNarrow = await narrowLightly(page, site, check);
      if (!isTextOnly) {
        checkHeights(site, facts, check);
        checkHeights(site, atNarrow, check);
      }
      check(`${site.path} stays silent at ${VIEWPORTS.narrow.width} px`, watch.take());
      return;
    }
    checkHeights(site, facts, check);
    await checkChartTexts(page, site, 'light', check);
    const inEveryState = site.language === 'en' || site.everyState === true;
    const without = [...(inEveryState ? [] : [DEMO]), ...leftOut(site)];
    check(`${site.path} accessibility, light`, await runAxe(page, site.folder, { without }));
    if (inEveryState) {
      await switchStates(page, site, check);
      check(`${site.path} stays silent in every state`, watch.take());
    }
    await narrow(page, site, check);
    check(`${site.path} stays silent at ${VIEWPORTS.narrow.width} px`, watch.take());
  } finally {
    await page.close();
  }
}

/** A page, and how thoroughly it is checked. */
interface Visited extends SitePage {
  readonly extent?: Extent;
  readonly everyState?: boolean;
  /** Whether axe also checks the navigation bar, the sidebar and the footer, which other pages share. */
  readonly hasFrameChecked?: boolean;
}

const leftOut = ({ everyState, hasFrameChecked }: Visited): readonly string[] =>
  everyState || hasFrameChecked ? [] : FRAME;

/** Scrolls every demo into view, one after the other, like a reader. */
async function wakeDemos(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const demo of await page.$$('[data-demo]')) {
    const state = await bringToLife(page, demo);
    if (state !== 'ready') {
      problems.push(`demo ${await demo.getAttribute('data-demo')} is "${state}", not "ready"`);
    }
  }
  return problems;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
  await waitUntilStill(page);
}

async function findShifts(
  page: Page,
  site: SitePage,
  { layoutShift }: PageFacts,
): Promise<string[]> {
  const known = SHIFT_FAULTS.find((fault) => fault.folder === site.folder);
  const most = known?.most ?? (isGenerated(site) ? MAX_API_SHIFT : MAX_LAYOUT_SHIFT);
  return layoutShift <= most
    ? []
    : [`layout shift ${layoutShift.toFixed(4)}`, ...(await page.evaluate(largestShifts))];
}

function findIdProblems(
  { folder }: SitePage,
  { duplicateIds, danglingReferences }: PageFacts,
): string[] {
  const faults = ID_FAULTS.filter(({ folder: of }) => `${folder}/`.startsWith(`${of}/`));
  return [...duplicateIds.map((id) => `id "${id}" is there twice`), ...danglingReferences].filter(
    (text) => !faults.some(({ problem }) => problem.test(text)),
  );
}

function checkHeights({ path, folder }: SitePage, { demos }: PageFacts, check: Check): void {
  for (const { id, layout, natural, reserved } of demos) {
    const difference = Math.round(natural - reserved);
    check(
      `${path} reserves the ${layout} height of demo ${id}`,
      Math.abs(difference) <= HEIGHT_TOLERANCE
        ? []
        : [
            `${Math.round(reserved)} px are reserved, ${Math.round(natural)} px are needed: npm run demos:measure -- ${folder}`,
          ],
    );
  }
}

async function switchStates(page: Page, site: Visited, check: Check): Promise<void> {
  const isMirrored = site.everyState || (await page.$('[data-demo]')) !== null;
  const [first, ...others] = PAGE_STATES;
  for (const state of others) {
    const { theme, dir } = state;
    if (dir === 'rtl' && !isMirrored) {
      continue;
    }
    await setState(page, state);
    await waitUntilStill(page);
    const { demos } = await page.evaluate(readPageFacts);
    const lost = demos.filter((demo) => demo.state !== 'ready' || demo.natural === 0);
    const astray = demos.filter(({ direction }) => direction !== dir);
    check(`${site.path} demos in ${theme} ${dir}`, [
      ...lost.map(({ id, state }) => `demo ${id} is ${state}`),
      ...astray.map(({ id, direction }) => `demo ${id} runs ${direction}`),
    ]);
    await checkChartTexts(page, site, `${theme} ${dir}`, check);
    if (site.everyState) {
      check(`${site.path} accessibility, ${theme} ${dir}`, await runAxe(page, site.folder));
    } else if (theme === 'dark' && dir === 'ltr') {
      check(
        `${site.path} accessibility, dark`,
        await runAxe(page, site.folder, { rules: COLOR_RULES, without: leftOut(site) }),
      );
    }
  }
  await setState(page, first);
  await waitUntilStill(page);
}

/**
 * Waits until transitions have ended; ignores infinite animations such as spinners. Also waits until the browser is
 * idle, because scripts set some colors, which takes long on a busy machine.
 */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(async (limit) => {
    await new Promise((idle) => requestIdleCallback(idle, { timeout: limit }));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.race([Promise.all(ending), new Promise((end) => setTimeout(end, limit))]);
  }, MAX_ANIMATION_MS);
}

async function narrowLightly(page: Page, site: Visited, check: Check): Promise<PageFacts> {
  await page.setViewportSize(VIEWPORTS.narrow);
  await waitUntilStill(page);
  const facts = await page.evaluate(readPageFacts);
  check(`${site.path} does not scroll sideways at ${VIEWPORTS.narrow.width} px`, facts.overflowing);
  return facts;
}

async function narrow(page: Page, site: Visited, check: Check): Promise<void> {
  checkHeights(site, await narrowLightly(page, site, check), check);
  await checkChartTexts(page, site, `${VIEWPORTS.narrow.width} px`, check);
  check(
    `${site.path} accessibility at ${VIEWPORTS.narrow.width} px`,
    await runAxe(page, site.folder, { rules: WIDTH_RULES, without: leftOut(site) }),
  );
  await page.setViewportSize(NARROWEST);
  await waitUntilStill(page);
  const { overflowing } = await page.evaluate(readPageFacts);
  check(`${site.path} does not scroll sideways at ${NARROWEST.width} px`, overflowing);
  await checkChartTexts(page, site, `${NARROWEST.width} px`, check);
}

async function checkChartTexts(
  page: Page,
  { path, folder }: SitePage,
  state: string,
  check: Check,
): Promise<void> {
  const charts = await page.evaluate(readChartTexts);
  const isMeant = ({ demo }: { readonly demo: string }) =>
    CHART_TEXT_FAULTS.some((fault) => fault.folder === folder && fault.demo === demo);
  const isAboutCharts =
    /\/react-charts\//.test(path) &&
    !CHARTS_WITHOUT_TEXT.has(folder ?? '') &&
    (await page.$('[data-demo]')) !== null;
  if (charts.length > 0 || isAboutCharts) {
    const problems =
      charts.length > 0
        ? charts.filter((chart) => !isMeant(chart)).flatMap(findTextFaults)
        : ['no demo has a chart with a text'];
    check(`${path} shows the texts of its charts whole, ${state}`, problems);
  }
}
