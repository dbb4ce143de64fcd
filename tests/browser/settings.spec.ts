import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersionOf } from '../../src/versions/index.ts';
import { INSTANCES } from '../../src/versions/instances.ts';
import { oneOfEachKind, pagesWithDemos, pageWithNeighbors } from './chooseJourneys.ts';
import { eachOf, required, test } from './fixtures.ts';
import { checkDarkWithoutFlash } from './journeys/darkWithoutFlash.ts';
import { checkFeedback } from './journeys/feedback.ts';
import { checkForcedColors, SIGN_PAGES } from './journeys/forcedColors.ts';
import { checkKeptDirection } from './journeys/keptDirection.ts';
import { checkLanguageOffer } from './journeys/languageOffer.ts';
import { checkPolicy } from './journeys/policy.ts';
import { checkSentMode } from './journeys/sentMode.ts';
import { checkSettings } from './journeys/settings.ts';
import { checkShortcuts } from './journeys/shortcuts.ts';
import { checkTranslatedPage } from './journeys/translatedPage.ts';
import { checkVersionOffer } from './journeys/versionOffer.ts';
import { checkWithoutStorage } from './journeys/withoutStorage.ts';
import { isEnglish, readPlan } from './plan.ts';

const { allPages, pages, buildDir } = readPlan();
const english = pages.filter(isEnglish);
const demoPage = pageWithNeighbors(english, buildDir);

/** The first page of the current version that has demos and a neighboring page, in each language. */
const candidates = pagesWithDemos(pages).filter(({ folder }) =>
  folder?.startsWith(`${currentVersionOf('x').folder}/`),
);
const first = candidates.find(({ path }) =>
  readFileSync(join(buildDir, path, 'index.html'), 'utf8').includes('pagination-nav__link'),
);
const inLanguages = candidates.filter(({ folder }) => folder === first?.folder);
const CURRENT_FOLDERS = INSTANCES.map(({ name }) => `${currentVersionOf(name).folder}/`);
const CURRENT = 'page of the current version with demos and a neighbor';
const BETWEEN = 'page with demos between two others';

for (const site of eachOf(inLanguages, 'settings', CURRENT)) {
  test(`settings of ${site.path}`, ({ browser, origin, check }) =>
    checkSettings(browser, origin, site, check));

  test(`keys of ${site.path}`, ({ browser, origin, check }) =>
    checkShortcuts(browser, origin, site, check));

  test(`version of ${site.path}`, ({ browser, origin, check }) =>
    checkVersionOffer(browser, origin, site, check));

  test(`feedback of ${site.path}`, ({ browser, origin, check }) =>
    checkFeedback(browser, origin, site, check));

  test(`translation by the browser of ${site.path}`, ({ browser, origin, check }) =>
    checkTranslatedPage(browser, origin, site, check));
}

for (const site of eachOf(inLanguages.filter(isEnglish), 'policy and storage', CURRENT)) {
  test(`policy of ${site.path}`, ({ browser, origin, check }) =>
    checkPolicy(browser, origin, site, check));

  test(`settings without storage of ${site.path}`, ({ browser, origin, check }) =>
    checkWithoutStorage(browser, origin, site, check));
}

// The settings belong to the site's frame, which is the same in every version.
const inCurrentVersion = english.filter(
  ({ folder }) => folder === undefined || CURRENT_FOLDERS.some((each) => folder.startsWith(each)),
);
for (const site of eachOf(oneOfEachKind(inCurrentVersion), 'direction and dark mode', 'page')) {
  test(`direction of ${site.path}`, ({ browser, origin, check }) =>
    checkKeptDirection(browser, origin, site, check));

  test(`dark mode of ${site.path}`, ({ browser, origin, check }) =>
    checkDarkWithoutFlash(browser, origin, site, check));
}

for (const sign of SIGN_PAGES) {
  test(`forced colors of ${sign}`, async ({ browser, origin, check }) => {
    required(
      allPages.find(({ path }) => path === sign),
      sign,
    );
    await checkForcedColors(browser, origin, sign, check);
  });
}

test('sent mode', ({ page, origin, check }) =>
  checkSentMode(page, origin, required(demoPage, BETWEEN).path, check));

test('offer of a language', async ({ browser, origin, check }) => {
  required(
    pages.find(({ language }) => language === 'zh'),
    'Chinese page',
  );
  await checkLanguageOffer(browser, origin, required(demoPage, BETWEEN).path, check);
});
