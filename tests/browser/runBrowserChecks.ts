import type { Browser } from 'playwright-core';
import { CheckLog } from './CheckLog.ts';
import { eachInParallel } from './eachInParallel.ts';
import { checkAddresses } from './journeys/addresses.ts';
import { checkApiPage } from './journeys/apiPage.ts';
import { checkApiTabs } from './journeys/apiTabs.ts';
import { checkCompareVersions, COMPARE_PAGE } from './journeys/compareVersions.ts';
import { checkDarkWithoutFlash } from './journeys/darkWithoutFlash.ts';
import { checkDemoChoices } from './journeys/demoChoices.ts';
import { checkDemoLinks } from './journeys/demoLinks.ts';
import { checkDemoSettings } from './journeys/demoSettings.ts';
import { checkEarlyClick, checkWithoutScripts, DIALOG_PAGE } from './journeys/demoStart.ts';
import { checkDemoTools } from './journeys/demoTools.ts';
import { checkElementStyles } from './journeys/elementStyles.ts';
import { checkIsolatedDemos } from './journeys/isolatedDemos.ts';
import { checkKeyboard } from './journeys/keyboard.ts';
import { checkListings } from './journeys/listings.ts';
import { checkMachinePages } from './journeys/machinePages.ts';
import { checkPageChange } from './journeys/pageChange.ts';
import { checkPrint } from './journeys/print.ts';
import { checkSearchDialog } from './journeys/search.ts';
import { checkStylings } from './journeys/stylings.ts';
import { newReader } from './openSite.ts';
import { planNavigationJourneys } from './planNavigationJourneys.ts';
import { planReaderJourneys } from './planReaderJourneys.ts';
import { checkHeads } from './checkHead.ts';
import { checkHtmlText } from './checkHtmlText.ts';
import {
  gridOverviews,
  largestApiPage,
  linkedPages,
  oneOfEachKind,
  pagesWithDemos,
  pagesWithIsolatedDemos,
  pagesWithTabs,
} from './chooseJourneys.ts';
import { recordCheckedDemos } from './recordCheckedDemos.ts';
import { choosePages, sitePages, type SitePage } from './sitePages.ts';
import { visitOnPhone, visitPage } from './visitPage.ts';
import type { StageResult } from '../runner/types.ts';

/** Pages open at once: two cores are kept busy by three. */
const PARALLEL_PAGES = 3;

interface Site {
  readonly origin: string;
  /** Absolute path of the build that is served there. */
  readonly buildDir: string;
  /** Looks only at pages whose address contains this. */
  readonly filter?: string;
}

/** Looks at the built site with a browser. */
export async function runBrowserChecks(
  browser: Browser,
  { origin, buildDir, filter = '' }: Site,
): Promise<StageResult> {
  const log = new CheckLog();
  const allPages = sitePages(buildDir);
  const pages = choosePages(allPages).filter(({ path }) => path.includes(filter));
  checkHtmlText(allPages, buildDir, log);
  checkHeads(allPages, buildDir, log);
  const reader = await newReader(browser);
  const faulty = new Set<string>();
  const visit = async (page: SitePage, name: string, run: (own: CheckLog) => Promise<void>) => {
    const own = new CheckLog();
    await attempt(name, own, () => run(own));
    if (own.hasFailures && page.folder) {
      faulty.add(page.folder);
    }
    log.add(own);
  };
  await eachInParallel(pages, PARALLEL_PAGES, (page) =>
    visit(page, page.path, (own) => visitPage(reader, origin, page, own)),
  );
  await reader.close();
  const english = pages.filter(({ language }) => language === 'en');
  const phone = await newReader(browser, { viewport: 'narrow' });
  await eachInParallel(pagesWithDemos(english), PARALLEL_PAGES, (page) =>
    visit(page, `${page.path} on a phone`, (own) => visitOnPhone(phone, origin, page, own)),
  );
  await phone.close();
  recordCheckedDemos(
    buildDir,
    pagesWithDemos(english).filter(({ folder = '' }) => !faulty.has(folder)),
  );
  const journeys = [
    ...planJourneys(browser, { origin, buildDir }, english, log),
    ...planNavigationJourneys(browser, { origin, buildDir }, pages, log),
    ...planReaderJourneys(browser, { origin, buildDir }, pages, log),
  ];
  await eachInParallel(journeys, PARALLEL_PAGES, ({ name, run }) => attempt(name, log, run));
  return {
    ...log.result(),
    notes: [`${pages.length} of ${allPages.length} pages were looked at in the browser.`],
  };
}

interface Journey {
  readonly name: string;
  readonly run: () => Promise<void>;
}

function planJourneys(
  browser: Browser,
  { origin, buildDir }: Site,
  pages: readonly SitePage[],
  log: CheckLog,
): Journey[] {
  const demoPage = pagesWithDemos(pages)[0];
  const apiPage = largestApiPage(pages);
  const pair = linkedPages(pages, buildDir);
  return [
    { name: 'addresses', run: () => checkAddresses(origin, log) },
    { name: 'listings', run: () => checkListings(browser, origin, log) },
    { name: 'stylings', run: () => checkStylings(browser, origin, log) },
    ...(['en', 'zh'] as const).map((language) => ({
      name: `search in ${language}`,
      run: () => checkSearchDialog(browser, origin, language, log),
    })),
    ...oneOfEachKind(pages).map((page) => ({
      name: `dark mode of ${page.path}`,
      run: () => checkDarkWithoutFlash(browser, origin, page, log),
    })),
    ...pagesWithDemos(oneOfEachKind(pages)).map((page) => ({
      name: `demo tools of ${page.path}`,
      run: () => checkDemoTools(browser, origin, page, log),
    })),
    ...gridOverviews(pages).flatMap((page) =>
      Object.entries({
        settings: checkDemoSettings,
        links: checkDemoLinks,
        scriptless: checkWithoutScripts,
      }).map(([name, check]) => ({
        name: `demo ${name} of ${page.path}`,
        run: () => check(browser, origin, page, log),
      })),
    ),
    ...pagesWithIsolatedDemos(pages).map((page) => ({
      name: `isolated demos of ${page.path}`,
      run: () => checkIsolatedDemos(browser, origin, page, log),
    })),
    ...(pages.some(({ path }) => path === DIALOG_PAGE)
      ? [{ name: 'early click', run: () => checkEarlyClick(browser, origin, log) }]
      : []),
    ...(apiPage
      ? [
          {
            name: `filter and anchors of ${apiPage.path}`,
            run: () => checkApiPage(browser, origin, apiPage, log),
          },
        ]
      : []),
    ...(pages.some(({ path }) => path === COMPARE_PAGE)
      ? [{ name: 'compare versions', run: () => checkCompareVersions(browser, origin, log) }]
      : []),
    ...pagesWithTabs(pages).map((page) => ({
      name: `tabs of ${page.path}`,
      run: () => checkApiTabs(browser, { origin, buildDir }, page, log),
    })),
    ...(demoPage
      ? [
          {
            name: 'element styles',
            run: () => checkElementStyles(browser, origin, demoPage, log),
          },
          { name: 'demo choices', run: () => checkDemoChoices(browser, origin, demoPage, log) },
          { name: 'keyboard', run: () => checkKeyboard(browser, origin, demoPage, log) },
          {
            name: 'pages for machines',
            run: () => checkMachinePages(browser, origin, demoPage, log),
          },
          { name: 'print', run: () => checkPrint(browser, origin, demoPage, log) },
        ]
      : []),
    {
      name: 'page change',
      run: async () =>
        pair
          ? checkPageChange(browser, origin, pair.from, pair.to, log)
          : log.check('page change', ['no page links to a page with demos']),
    },
  ];
}

/** A page that crashes the check must not keep the others from being looked at. */
async function attempt(name: string, log: CheckLog, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.check(name, [error instanceof Error ? error.message : String(error)]);
  }
}
