import { pagesWithDemos } from './chooseJourneys.ts';
import { eachOf, required, test } from './fixtures.ts';
import { checkHarmfulCode } from './journeys/harmfulCode.ts';
import { checkPlayground, PLAYGROUND } from './journeys/playground.ts';
import { checkPlaygroundAccess } from './journeys/playgroundAccess.ts';
import { checkWayToPlayground } from './journeys/playgroundWay.ts';
import { isEnglish, readPlan } from './plan.ts';

const { pages } = readPlan();
// Excludes family pages with the same name.
const playgrounds = pages.filter(
  ({ path, language }) => path === (language === 'zh' ? `/zh${PLAYGROUND}` : PLAYGROUND),
);
const english = playgrounds.find(isEnglish);

for (const { path, language } of eachOf(playgrounds, 'playground by keyboard', PLAYGROUND)) {
  test(`${path} by keyboard and on a phone`, ({ page, watch, origin, check }) =>
    checkPlaygroundAccess(page, watch, origin, language, check));
}

test('playground at work', async ({ browser, page, watch, origin, check }) => {
  required(english, PLAYGROUND);
  await checkPlayground(browser, page, watch, origin, check);
});

test('code that does harm', async ({ browser, origin, check }) => {
  required(english, PLAYGROUND);
  await checkHarmfulCode(browser, origin, check);
});

test('playground from a demo', async ({ page, watch, origin, check }) => {
  required(english, PLAYGROUND);
  const demoPage = required(pagesWithDemos(pages).find(isEnglish), 'page with demos');
  await checkWayToPlayground(page, watch, origin, demoPage, check);
});
