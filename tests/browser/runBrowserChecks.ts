import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import { CheckLog } from './CheckLog.ts';
import { checkAddresses } from './journeys/addresses.ts';
import { checkAnatomy } from './journeys/anatomy.ts';
import { checkApiPage } from './journeys/apiPage.ts';
import { checkApiTabs } from './journeys/apiTabs.ts';
import { checkCodeErrors } from './journeys/codeErrors.ts';
import { checkCompareVersions, COMPARE_PAGE } from './journeys/compareVersions.ts';
import { checkUpgradeCode, UPGRADE_PAGE } from './journeys/upgradeCode.ts';
import { checkControls } from './journeys/controls.ts';
import { checkDarkWithoutFlash } from './journeys/darkWithoutFlash.ts';
import { checkDemoChoices } from './journeys/demoChoices.ts';
import { checkDemoLinks } from './journeys/demoLinks.ts';
import { checkDemoSettings } from './journeys/demoSettings.ts';
import { checkEarlyClick, checkWithoutScripts, DIALOG_BUTTONS } from './journeys/demoStart.ts';
import { checkDemoTools } from './journeys/demoTools.ts';
import { checkElementStyles } from './journeys/elementStyles.ts';
import { checkIsolatedDemos } from './journeys/isolatedDemos.ts';
import { checkKeyboard } from './journeys/keyboard.ts';
import { checkListings } from './journeys/listings.ts';
import { checkMachinePages } from './journeys/machinePages.ts';
import { checkOwnRelease } from './journeys/ownRelease.ts';
import { checkPageChange } from './journeys/pageChange.ts';
import { checkForcedColors, SIGN_PAGES } from './journeys/forcedColors.ts';
import { checkSearchDialog } from './journeys/search.ts';
import { checkServedInDark } from './journeys/servedInDark.ts';
import { checkStartedDemo } from './journeys/startedDemo.ts';
import { checkStylings } from './journeys/stylings.ts';
import { returningReader } from './openSite.ts';
import { lookTwice, type Look } from './lookTwice.ts';
import { planNavigationJourneys } from './planNavigationJourneys.ts';
import { planOfflineJourneys } from './planOfflineJourneys.ts';
import { planPlaygroundJourneys } from './planPlaygroundJourneys.ts';
import { planPrintJourneys } from './planPrintJourneys.ts';
import { planReaderJourneys } from './planReaderJourneys.ts';
import { planReadingJourneys } from './planReadingJourneys.ts';
import { planVisitJourneys } from './planVisitJourneys.ts';
import { checkHeads } from './checkHead.ts';
import { checkHtmlText } from './checkHtmlText.ts';
import {
  gridOverviews,
  largestApiPage,
  linkedPages,
  oneOfEachKind,
  pagesWithAnatomies,
  pagesWithControls,
  pagesWithDemos,
  pagesWithIsolatedDemos,
  pagesWithTabs,
  versionedFirst,
} from './chooseJourneys.ts';
import { planLooks, type LookPlan } from './looks/planLooks.ts';
import { choosePages, pagesWithCode, sitePages, type SitePage } from './sitePages.ts';
import { visitPage } from './visitPage.ts';
import type { RunOptions, StageResult } from '../runner/types.ts';

interface Site {
  readonly origin: string;
  /** Absolute path of the build that is served there. */
  readonly buildDir: string;
  /** Looks only at pages whose address contains this. */
  readonly filter?: string;
}

/** Pages whose demos' colours are computed while they render, and one with demos whose colours are CSS variables. */
const OLDER_STYLES = /^\/x\/(?:v[456]\/|react-charts\/$)/;

/** Looks at the built site with a browser. */
export async function runBrowserChecks(
  browser: Browser,
  { origin, buildDir, filter = '' }: Site,
  options: RunOptions,
): Promise<StageResult> {
  const log = new CheckLog();
  const allPages = versionedFirst(sitePages(buildDir));
  const isMeant = ({ path }: SitePage) => path.includes(filter);
  const samples = new Set([...choosePages(allPages), ...pagesWithCode(allPages, buildDir)]);
  const pages = [...samples].filter(isMeant);
  const plan = planLooks({ allPages: allPages.filter(isMeant), pages, buildDir, filter }, options);
  checkHtmlText(allPages, buildDir, log);
  checkHeads(allPages, buildDir, log);
  const visits = planVisits(browser, origin, plan, options.all);
  const ownJourneys = planPageJourneys(browser, origin, plan.visited.filter(isEnglish));
  const journeys = [
    ...planJourneys(browser, { origin, buildDir }, pages.filter(isEnglish)),
    ...ownJourneys,
    ...planNavigationJourneys(browser, { origin, buildDir }, pages),
    ...planReaderJourneys(browser, { origin, buildDir }, pages),
    ...planReadingJourneys(browser, { origin, buildDir }, pages),
    ...planVisitJourneys(browser, { origin, buildDir }, pages),
    ...planPlaygroundJourneys(browser, origin, pages),
    ...planPrintJourneys(browser, { origin, filter }, allPages),
    ...planOfflineJourneys(browser, origin, pages),
  ];
  const waiting = new Map(plan.visited.map(({ path }) => [path, new Set([path])]));
  ownJourneys.forEach(({ path, name }) => waiting.get(path)?.add(name));
  // What a change of the site breaks is mostly a way through it, and there are fewer ways than pages.
  const { faulty, late } = await lookTwice([...journeys, ...visits.looks], log, (name) => {
    for (const [path, names] of waiting) {
      if (names.delete(name) && names.size === 0) {
        plan.keep(path);
      }
    }
  });
  await visits.close();
  const faultyJourneys = ownJourneys.filter(({ name }) => faulty.has(name));
  plan.finish(new Set([...faulty, ...faultyJourneys.map(({ path }) => path)]));
  return { ...log.result(), notes: [...plan.notes, ...late] };
}

const isEnglish = ({ language }: SitePage): boolean => language === 'en';

/** A look at each page, and what ends them. */
function planVisits(
  browser: Browser,
  origin: string,
  { visited, framed }: Pick<LookPlan, 'visited' | 'framed'>,
  everyState: boolean,
): { readonly looks: Look[]; readonly close: () => Promise<void> } {
  const reader = returningReader(browser);
  const phone = returningReader(browser, { viewport: 'narrow' });
  // Demos are the same in both languages: the English page starts them in a wide window, the Chinese one on a phone.
  const onPhone = new Set(pagesWithDemos(visited).filter((page) => !isEnglish(page)));
  return {
    looks: visited.map((page) => ({
      name: page.path,
      run: async (log: CheckLog) =>
        visitPage(
          await (onPhone.has(page) ? phone : reader).get(),
          origin,
          { ...page, everyState, hasFrameChecked: framed.has(page) },
          log,
        ),
    })),
    close: async () => {
      await Promise.all([reader.close(), phone.close()]);
    },
  };
}

/** A way through one page, which belongs to the look at it. */
interface PageJourney extends Look {
  readonly path: string;
}

/** Ways through pages that are looked at, where each such page has its own. */
function planPageJourneys(
  browser: Browser,
  origin: string,
  visited: readonly SitePage[],
): PageJourney[] {
  const styledOlder = pagesWithDemos(visited).filter(({ path }) => OLDER_STYLES.test(path));
  const checks = [
    { of: 'what the server wrote in dark of', check: checkServedInDark, on: styledOlder },
    { of: 'anatomy on', check: checkAnatomy, on: pagesWithAnatomies(visited) },
    { of: 'controls on', check: checkControls, on: pagesWithControls(visited) },
    { of: 'isolated demos of', check: checkIsolatedDemos, on: pagesWithIsolatedDemos(visited) },
  ];
  return checks.flatMap(({ of, check, on }) =>
    on.map((page) => ({
      path: page.path,
      name: `${of} ${page.path}`,
      run: (log: CheckLog) => check(browser, origin, page, log),
    })),
  );
}

function planJourneys(
  browser: Browser,
  { origin, buildDir }: Site,
  pages: readonly SitePage[],
): Look[] {
  const demoPage = pagesWithDemos(pages)[0];
  const apiPage = largestApiPage(pages);
  return [
    { name: 'addresses', run: (log: CheckLog) => checkAddresses(origin, log) },
    {
      name: 'releases',
      run: (log: CheckLog) =>
        checkOwnRelease(
          origin,
          pages.map(({ path }) => path),
          log,
        ),
    },
    { name: 'listings', run: (log: CheckLog) => checkListings(browser, origin, log) },
    { name: 'stylings', run: (log: CheckLog) => checkStylings(browser, origin, log) },
    ...(['en', 'zh'] as const).map((language) => ({
      name: `search in ${language}`,
      run: (log: CheckLog) => checkSearchDialog(browser, origin, language, log),
    })),
    ...oneOfEachKind(pages).map((page) => ({
      name: `dark mode of ${page.path}`,
      run: (log: CheckLog) => checkDarkWithoutFlash(browser, origin, page, log),
    })),
    ...pagesWithDemos(oneOfEachKind(pages)).map((page) => ({
      name: `demo tools of ${page.path}`,
      run: (log: CheckLog) => checkDemoTools(browser, origin, page, log),
    })),
    ...gridOverviews(pages).flatMap((page) =>
      Object.entries({
        settings: checkDemoSettings,
        links: checkDemoLinks,
        errors: checkCodeErrors,
        scriptless: checkWithoutScripts,
        start: checkStartedDemo,
      }).map(([name, check]) => ({
        name: `demo ${name} of ${page.path}`,
        run: (log: CheckLog) => check(browser, origin, page, log),
      })),
    ),
    ...pages
      .filter(({ path }) => Object.hasOwn(DIALOG_BUTTONS, path))
      .map((page) => ({
        name: `early click on ${page.path}`,
        run: (log: CheckLog) => checkEarlyClick(browser, origin, page, log),
      })),
    ...(apiPage
      ? [
          {
            name: `filter and anchors of ${apiPage.path}`,
            run: (log: CheckLog) => checkApiPage(browser, origin, apiPage, log),
          },
        ]
      : []),
    ...(pages.some(({ path }) => path === COMPARE_PAGE)
      ? [
          {
            name: 'compare versions',
            run: (log: CheckLog) => checkCompareVersions(browser, origin, log),
          },
        ]
      : []),
    ...pages
      .filter(({ path }) => path.endsWith(UPGRADE_PAGE))
      .map(({ path }) => ({
        name: `upgrade code on ${path}`,
        run: (log: CheckLog) => checkUpgradeCode(browser, origin, path, log),
      })),
    ...pagesWithTabs(pages).map((page) => ({
      name: `tabs of ${page.path}`,
      run: (log: CheckLog) => checkApiTabs(browser, { origin, buildDir }, page, log),
    })),
    ...SIGN_PAGES.filter((sign) => pages.some(({ path }) => path === sign)).map((path) => ({
      name: `forced colours of ${path}`,
      run: (log: CheckLog) => checkForcedColors(browser, origin, path, log),
    })),
    ...(demoPage
      ? [
          {
            name: 'element styles',
            run: (log: CheckLog) => checkElementStyles(browser, origin, demoPage, log),
          },
          {
            name: 'demo choices',
            run: (log: CheckLog) => checkDemoChoices(browser, origin, demoPage, log),
          },
          {
            name: 'keyboard',
            run: (log: CheckLog) => checkKeyboard(browser, origin, demoPage, log),
          },
          {
            name: 'pages for machines',
            run: (log: CheckLog) => checkMachinePages(browser, origin, demoPage, log),
          },
        ]
      : []),
    // Data grids watch their size, in each version in another way.
    ...gridOverviews(pages).map(({ path }) => ({
      name: `page change below ${path}`,
      run: async (log: CheckLog) => {
        const below = pages.filter((page) => page.path.startsWith(path));
        const pair = linkedPages(below, buildDir);
        return pair
          ? checkPageChange(browser, origin, pair.from, pair.to, log)
          : log.check(`page change below ${path}`, ['no page links to a page with demos']);
      },
    })),
  ];
}
