import { addressOf, versionsOfInstance } from '../../src/versions/index.ts';
import { pagesWithDemos } from './chooseJourneys.ts';
import { eachOf, required, test } from './fixtures.ts';
import { checkInstalling } from './offline/checkInstalling.ts';
import { checkKeeping, type KeptPages } from './offline/checkKeeping.ts';
import { checkLostChunks } from './offline/checkLostChunks.ts';
import { checkReading } from './offline/checkReading.ts';
import { checkUpdate } from './offline/checkUpdate.ts';
import { isEnglish, readPlan } from './plan.ts';

const { pages } = readPlan();
const kept = chooseKept();
const languages = (['en', 'zh'] as const).filter((language) =>
  pages.some((page) => page.language === language),
);

test('lost chunks', ({ browser, origin, check }) => checkLostChunks(browser, origin, check));

test('worker update', ({ browser, origin, check }) => checkUpdate(browser, origin, check));

test('installing', ({ browser, origin, check }) => checkInstalling(browser, origin, check));

for (const language of eachOf(languages, 'offline', 'page')) {
  test(`offline in ${language}`, ({ browser, origin, check }) =>
    checkReading(browser, origin, language, check));

  test(`keeping in ${language}`, ({ browser, origin, check }) =>
    checkKeeping(browser, origin, language, required(kept, 'page with demos'), check));
}

/** Returns the oldest and therefore smallest version of the build, and one of its pages with demos. */
function chooseKept(): KeptPages | undefined {
  const demos = pagesWithDemos(pages.filter(isEnglish));
  for (const version of versionsOfInstance('x').reverse()) {
    const withDemo = demos.find((page) => page.folder?.startsWith(`${version.folder}/`))?.path;
    if (withDemo) {
      return { version: version.name, start: addressOf(version, 'introduction/'), withDemo };
    }
  }
  return undefined;
}
