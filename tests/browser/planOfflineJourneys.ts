import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import { addressOf, versionsOfInstance } from '../../src/versions/index.ts';
import { pagesWithDemos } from './chooseJourneys.ts';
import type { Look } from './lookTwice.ts';
import { checkInstalling } from './offline/checkInstalling.ts';
import { checkKeeping, type KeptPages } from './offline/checkKeeping.ts';
import { checkLostChunks } from './offline/checkLostChunks.ts';
import { checkReading } from './offline/checkReading.ts';
import { checkUpdate } from './offline/checkUpdate.ts';
import type { SitePage } from './sitePages.ts';

/** What works without a network, and what happens when the site is deployed again, on a host that counts as production. */
export function planOfflineJourneys(
  browser: Browser,
  origin: string,
  pages: readonly SitePage[],
): Look[] {
  const kept = chooseKept(pages);
  const languages = (['en', 'zh'] as const).filter((language) =>
    pages.some((page) => page.language === language),
  );
  return [
    { name: 'lost chunks', run: (log) => checkLostChunks(browser, origin, log) },
    { name: 'worker update', run: (log) => checkUpdate(browser, origin, log) },
    { name: 'installing', run: (log) => checkInstalling(browser, origin, log) },
    ...languages.flatMap((language): Look[] => [
      {
        name: `offline in ${language}`,
        run: (log) => checkReading(browser, origin, language, log),
      },
      ...(kept
        ? [
            {
              name: `keeping in ${language}`,
              run: (log: Parameters<Look['run']>[0]) =>
                checkKeeping(browser, origin, language, kept, log),
            },
          ]
        : []),
    ]),
  ];
}

/** The oldest version of the build, which is the smallest, and a page of it that has demos. */
function chooseKept(pages: readonly SitePage[]): KeptPages | undefined {
  const demos = pagesWithDemos(pages.filter(({ language }) => language === 'en'));
  for (const version of versionsOfInstance('x').reverse()) {
    const withDemo = demos.find((page) => page.folder?.startsWith(`${version.folder}/`))?.path;
    if (withDemo) {
      return { version: version.name, start: addressOf(version, 'introduction/'), withDemo };
    }
  }
  return undefined;
}
