import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import type { CheckLog } from './CheckLog.ts';
import { pagesWithDemos } from './chooseJourneys.ts';
import { checkPrint } from './journeys/print.ts';
import type { Look } from './lookTwice.ts';
import type { SitePage } from './sitePages.ts';

/** Tabs and demos that the server draws; a table that is wider than the paper on a screen. All of the current version. */
const PRINTED_PAGES = [
  '/x/react-date-pickers/getting-started/',
  '/x/migration/migration-pickers-v6/',
  '/x/react-data-grid/column-pinning/',
  '/x/react-data-grid/editing/',
  '/x/introduction/licensing/',
  // One of the reference whose definition has links.
  '/x/api/date-pickers/use-pickers-translations/',
];

/** Other versions have their name in between. */
const CURRENT_GUIDES = /^\/x\/react-/;

/**
 * Pages as they are printed: those that are named here, and the first one with demos.
 *
 * @param pages every page of the build, whether it is looked at or not
 */
export function planPrintJourneys(
  browser: Browser,
  { origin, filter }: { readonly origin: string; readonly filter: string },
  pages: readonly SitePage[],
): Look[] {
  const english = pages.filter(({ language }) => language === 'en');
  const meant = english.filter(({ path }) => path.includes(filter));
  const named = meant.filter(({ path }) => PRINTED_PAGES.includes(path));
  const printed = new Set([...pagesWithDemos(meant).slice(0, 1), ...named]);
  // A part of the site is built without the current version.
  const isBuilt = english.some(({ path }) => CURRENT_GUIDES.test(path));
  const missing = PRINTED_PAGES.filter(
    (path) => isBuilt && path.includes(filter) && !named.some((page) => page.path === path),
  );
  return [
    ...[...printed].map((page) => ({
      name: `print of ${page.path}`,
      run: (log: CheckLog) => checkPrint(browser, origin, page, log),
    })),
    ...missing.map((path) => ({
      name: `print of ${path}`,
      run: async (log: CheckLog) => log.check(`${path} on paper`, ['there is no such page']),
    })),
  ];
}
