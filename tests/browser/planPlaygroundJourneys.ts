import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import { pagesWithDemos } from './chooseJourneys.ts';
import { checkHangingCode, checkHarmfulCode } from './journeys/harmfulCode.ts';
import { checkPlayground, PLAYGROUND } from './journeys/playground.ts';
import { checkPlaygroundAccess } from './journeys/playgroundAccess.ts';
import { checkWayToPlayground } from './journeys/playgroundWay.ts';
import type { Look } from './lookTwice.ts';
import type { SitePage } from './sitePages.ts';

/** The playground in each language, and the way there from the first demo. */
export function planPlaygroundJourneys(
  browser: Browser,
  origin: string,
  pages: readonly SitePage[],
): Look[] {
  // A family has a page of the same name.
  const playgrounds = pages.filter(
    ({ path, language }) => path === (language === 'zh' ? `/zh${PLAYGROUND}` : PLAYGROUND),
  );
  const hasEnglish = playgrounds.some(({ language }) => language === 'en');
  const demoPage = pagesWithDemos(pages).find(({ language }) => language === 'en');
  return [
    ...playgrounds.map(({ path, language }): Look => ({
      name: `${path} by keyboard and on a phone`,
      run: (log) => checkPlaygroundAccess(browser, origin, language, log),
    })),
    ...(hasEnglish
      ? [
          {
            name: 'playground at work',
            run: (log) => checkPlayground(browser, origin, log),
          } satisfies Look,
          {
            name: 'code that does harm',
            run: (log) => checkHarmfulCode(browser, origin, log),
          } satisfies Look,
          {
            name: 'code that hangs',
            run: (log) => checkHangingCode(origin, log),
          } satisfies Look,
        ]
      : []),
    ...(hasEnglish && demoPage
      ? [
          {
            name: `playground from ${demoPage.path}`,
            run: (log) => checkWayToPlayground(browser, origin, demoPage, log),
          } satisfies Look,
        ]
      : []),
  ];
}
