import type { Browser } from 'playwright-core';
import type { CheckLog } from './CheckLog.ts';
import { pageWithNeighbours } from './chooseJourneys.ts';
import { checkMissingPage } from './journeys/missingPage.ts';
import { checkNavigation } from './journeys/navigation.ts';
import { checkPhoneNavigation } from './journeys/phoneNavigation.ts';
import { checkSwitches } from './journeys/switches.ts';
import type { SitePage } from './sitePages.ts';

/** How readers find their way: on a page between two others, in both languages, and where there is no page. */
export function planNavigationJourneys(
  browser: Browser,
  { origin, buildDir }: { readonly origin: string; readonly buildDir: string },
  pages: readonly SitePage[],
  log: CheckLog,
): { readonly name: string; readonly run: () => Promise<void> }[] {
  const english = pages.filter(({ language }) => language === 'en');
  const path = pageWithNeighbours(english, buildDir)?.path;
  const missing = () => checkMissingPage(browser, { origin, buildDir }, log);
  return [
    { name: 'missing pages', run: missing },
    ...(path === undefined
      ? []
      : [
          { name: 'switches', run: () => checkSwitches(browser, origin, path, log) },
          ...[path, `/zh${path}`].flatMap((address) => [
            {
              name: `navigation on ${address}`,
              run: () => checkNavigation(browser, origin, address, log),
            },
            {
              name: `navigation on ${address} on a phone`,
              run: () => checkPhoneNavigation(browser, origin, address, log),
            },
          ]),
        ]),
  ];
}
