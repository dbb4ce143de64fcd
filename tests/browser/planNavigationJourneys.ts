import type { CheckLog } from './CheckLog.ts';
import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import { pageWithNeighbours } from './chooseJourneys.ts';
import { checkMissingPage } from './journeys/missingPage.ts';
import { checkNavigation } from './journeys/navigation.ts';
import { checkPhoneNavigation } from './journeys/phoneNavigation.ts';
import { checkSwitches } from './journeys/switches.ts';
import { checkVersionRounds } from './journeys/versionRounds.ts';
import type { Look } from './lookTwice.ts';
import { sitePages, type SitePage } from './sitePages.ts';

/** How readers find their way: on a page between two others, in both languages, and where there is no page. */
export function planNavigationJourneys(
  browser: Browser,
  { origin, buildDir }: { readonly origin: string; readonly buildDir: string },
  pages: readonly SitePage[],
): Look[] {
  const english = pages.filter(({ language }) => language === 'en');
  const path = pageWithNeighbours(english, buildDir)?.path;
  const site = { origin, buildDir };
  const missing: Look['run'] = (log: CheckLog) => checkMissingPage(browser, site, log);
  return [
    { name: 'missing pages', run: missing },
    {
      name: 'versions and back',
      run: (log: CheckLog) =>
        checkVersionRounds(
          origin,
          sitePages(buildDir).map(({ path: address }) => address),
          log,
        ),
    },
    ...(path === undefined
      ? []
      : [
          { name: 'switches', run: (log: CheckLog) => checkSwitches(browser, site, path, log) },
          ...[path, `/zh${path}`].flatMap((address) => [
            {
              name: `navigation on ${address}`,
              run: (log: CheckLog) => checkNavigation(browser, origin, address, log),
            },
            {
              name: `navigation on ${address} on a phone`,
              run: (log: CheckLog) => checkPhoneNavigation(browser, origin, address, log),
            },
          ]),
        ]),
  ];
}
