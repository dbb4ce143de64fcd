import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckLog } from './CheckLog.ts';
import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import { oneOfEachKind, pagesWithDemos } from './chooseJourneys.ts';
import { checkFeedback } from './journeys/feedback.ts';
import { checkKeptDirection } from './journeys/keptDirection.ts';
import { checkPolicy } from './journeys/policy.ts';
import { checkSettings } from './journeys/settings.ts';
import { checkShortcuts } from './journeys/shortcuts.ts';
import { checkTranslatedPage } from './journeys/translatedPage.ts';
import { checkVersionOffer } from './journeys/versionOffer.ts';
import { checkWithoutStorage } from './journeys/withoutStorage.ts';
import { currentVersionOf } from '../../src/versions/index.ts';
import type { Look } from './lookTwice.ts';
import type { SitePage } from './sitePages.ts';

/**
 * What readers choose for themselves: on the first page of the current version that has demos and a neighbour, in each
 * language; the direction on a page of each kind.
 */
export function planReaderJourneys(
  browser: Browser,
  { origin, buildDir }: { readonly origin: string; readonly buildDir: string },
  pages: readonly SitePage[],
): Look[] {
  const candidates = pagesWithDemos(pages).filter(({ folder }) =>
    folder?.startsWith(`${currentVersionOf('x').folder}/`),
  );
  const first = candidates.find(({ path }) =>
    readFileSync(join(buildDir, path, 'index.html'), 'utf8').includes('pagination-nav__link'),
  );
  const inLanguages = candidates.filter(({ folder }) => folder === first?.folder);
  const english = inLanguages.filter(({ language }) => language === 'en');
  const checks = [
    { of: 'settings', check: checkSettings, on: inLanguages },
    { of: 'keys', check: checkShortcuts, on: inLanguages },
    { of: 'version', check: checkVersionOffer, on: inLanguages },
    { of: 'feedback', check: checkFeedback, on: inLanguages },
    { of: 'translation by the browser', check: checkTranslatedPage, on: inLanguages },
    { of: 'policy', check: checkPolicy, on: english },
    { of: 'settings without storage', check: checkWithoutStorage, on: english },
    {
      of: 'direction',
      check: checkKeptDirection,
      on: oneOfEachKind(pages.filter(({ language }) => language === 'en')),
    },
  ];
  return checks.flatMap(({ of, check, on }) =>
    on.map((page) => ({
      name: `${of} of ${page.path}`,
      run: (log: CheckLog) => check(browser, origin, page, log),
    })),
  );
}
