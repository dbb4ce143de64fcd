import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import type { CheckLog } from './CheckLog.ts';
import { checkAdService } from './journeys/ads.ts';
import { checkAnalytics } from './journeys/analytics.ts';
import { checkIconFont } from './journeys/iconFont.ts';
import { checkIconFontDemo, ICON_FONT_PAGE } from './journeys/iconFontDemo.ts';
import { checkOwnAds } from './journeys/ownAds.ts';
import type { Look } from './lookTwice.ts';
import type { SitePage } from './sitePages.ts';

const PRIVACY = '/x/introduction/privacy/';

/** What a visit brings the site: ads, knowing of the visit, and a font; on a page of text with a table of contents. */
export function planVisitJourneys(
  browser: Browser,
  { origin, buildDir }: { readonly origin: string; readonly buildDir: string },
  pages: readonly SitePage[],
): Look[] {
  const texts = pages.filter(
    ({ path, kind }) =>
      kind === 'written' &&
      /^(?:\/zh)?\/x\/introduction\/[\w-]+\/$/.test(path) &&
      !path.endsWith(PRIVACY) &&
      readFileSync(join(buildDir, path, 'index.html'), 'utf8').includes('theme-doc-toc-desktop'),
  );
  const english = texts.find(({ language }) => language === 'en');
  const both = texts.filter(({ folder }) => folder === english?.folder);
  return [
    ...both.map((page) => ({
      name: `own ads of ${page.path}`,
      run: (log: CheckLog) => checkOwnAds(browser, origin, page, log),
    })),
    ...(english
      ? [
          {
            name: `icon font on ${english.path}`,
            run: (log: CheckLog) => checkIconFont(browser, origin, english, log),
          },
        ]
      : []),
    ...(pages.some(({ path }) => path === ICON_FONT_PAGE)
      ? [
          {
            name: `icon font in a demo of ${ICON_FONT_PAGE}`,
            run: (log: CheckLog) => checkIconFontDemo(browser, origin, log),
          },
        ]
      : []),
    ...(english
      ? (['feed', 'network'] as const).map((service) => ({
          name: `ads of a ${service} on ${english.path}`,
          run: (log: CheckLog) => checkAdService(browser, origin, english, service, log),
        }))
      : []),
    ...both.flatMap((page) => {
      const privacy = pages.find(
        ({ path, language }) => path.endsWith(PRIVACY) && language === page.language,
      );
      return privacy
        ? [
            {
              name: `analytics on ${page.path}`,
              run: (log: CheckLog) => checkAnalytics(browser, origin, page, privacy, log),
            },
          ]
        : [];
    }),
  ];
}
