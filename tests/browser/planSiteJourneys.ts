import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import { type CheckLog } from './CheckLog.ts';
import { checkAddresses } from './journeys/addresses.ts';
import { checkApiPage } from './journeys/apiPage.ts';
import { checkApiTabs } from './journeys/apiTabs.ts';
import { checkCodeErrors } from './journeys/codeErrors.ts';
import { checkCompareVersions, COMPARE_PAGE } from './journeys/compareVersions.ts';
import { checkUpgradeCode, UPGRADE_PAGE } from './journeys/upgradeCode.ts';
import { checkDarkWithoutFlash } from './journeys/darkWithoutFlash.ts';
import { checkDemoChoices } from './journeys/demoChoices.ts';
import { checkDemoLinks } from './journeys/demoLinks.ts';
import { checkDemoSettings } from './journeys/demoSettings.ts';
import { checkEarlyClick, checkWithoutScripts, DIALOG_BUTTONS } from './journeys/demoStart.ts';
import { checkDemoTools } from './journeys/demoTools.ts';
import { checkElementStyles } from './journeys/elementStyles.ts';
import { checkKeyboard } from './journeys/keyboard.ts';
import { checkListings } from './journeys/listings.ts';
import { checkMachinePages } from './journeys/machinePages.ts';
import { checkOwnRelease } from './journeys/ownRelease.ts';
import { checkPageChange } from './journeys/pageChange.ts';
import { checkForcedColors, SIGN_PAGES } from './journeys/forcedColors.ts';
import { checkSearchDialog } from './journeys/search.ts';
import { checkStartedDemo } from './journeys/startedDemo.ts';
import { checkStylings } from './journeys/stylings.ts';
import { type Look } from './lookTwice.ts';
import {
  gridOverviews,
  largestApiPage,
  linkedPages,
  oneOfEachKind,
  pagesWithDemos,
  pagesWithTabs,
} from './chooseJourneys.ts';
import { type SitePage } from './sitePages.ts';

/** Ways through the site that belong to no single look, on pages that are chosen for them. */
export function planSiteJourneys(
  browser: Browser,
  { origin, buildDir }: { readonly origin: string; readonly buildDir: string },
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
