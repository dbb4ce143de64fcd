import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import type { CheckLog } from './CheckLog.ts';
import { largestApiPage, pageWithNeighbours } from './chooseJourneys.ts';
import { checkArrival } from './journeys/arrival.ts';
import { checkCarriedEdits } from './journeys/carriedEdits.ts';
import { checkColdVisit } from './journeys/coldVisit.ts';
import { checkLanguageOffer } from './journeys/languageOffer.ts';
import { checkLeavingOverlays } from './journeys/leavingOverlays.ts';
import { checkPhoneReading } from './journeys/phoneReading.ts';
import { checkRefusedCopy } from './journeys/refusedCopy.ts';
import { checkSentMode } from './journeys/sentMode.ts';
import { checkSpokenPage } from './journeys/spokenPage.ts';
import type { Look } from './lookTwice.ts';
import type { SitePage } from './sitePages.ts';

/** Pages that once moved when their font came, with demos at their beginning. */
const COLD = /^\/x\/react-data-grid\/(?:sorting|master-detail)\/$/;

/** A page of text with several listings. */
const LISTINGS = '/x/introduction/installation/';

/** How readers read: on phones, by keyboard and with screen readers, on a slow line, coming from elsewhere. */
export function planReadingJourneys(
  browser: Browser,
  { origin, buildDir }: { readonly origin: string; readonly buildDir: string },
  pages: readonly SitePage[],
): Look[] {
  const english = pages.filter(({ language }) => language === 'en');
  const demos = pageWithNeighbours(english, buildDir);
  const texts = pages.filter(({ path }) => path.endsWith(LISTINGS));
  const withLanguages = pages.some(({ language }) => language === 'zh');
  const listing = texts.find(({ language }) => language === 'en');
  const look = (name: string, run: Look['run']): Look => ({ name, run });
  return [
    look('arrival in other versions', (log: CheckLog) =>
      checkArrival(browser, { origin, buildDir }, log),
    ),
    ...english
      .filter(({ path }) => COLD.test(path))
      .map((page) =>
        look(`cold visit of ${page.path}`, (log) => checkColdVisit(browser, origin, page, log)),
      ),
    ...texts.flatMap((page) => [
      look(`reading ${page.path} aloud`, (log) => checkSpokenPage(browser, origin, page, log)),
      look(`reading ${page.path} on a phone`, (log) =>
        checkPhoneReading(browser, origin, page, log),
      ),
    ]),
    ...(demos
      ? [
          look(`edits carried on ${demos.path}`, (log) =>
            checkCarriedEdits(browser, origin, demos, log),
          ),
          look(`what is open over ${demos.path}`, (log) =>
            checkLeavingOverlays(browser, origin, demos, log),
          ),
          look(`reading ${demos.path} on a phone`, (log) =>
            checkPhoneReading(browser, origin, demos, log),
          ),
          look(`sent mode on ${demos.path}`, (log) =>
            checkSentMode(browser, origin, demos.path, log),
          ),
          ...(withLanguages
            ? [
                look('offer of a language', (log) =>
                  checkLanguageOffer(browser, origin, demos.path, log),
                ),
              ]
            : []),
        ]
      : []),
    ...(demos && listing
      ? [
          look('refused copies', (log) =>
            checkRefusedCopy(
              browser,
              origin,
              { demos, listing: listing.path, api: largestApiPage(english)?.path },
              log,
            ),
          ),
        ]
      : []),
  ];
}
