import { largestApiPage, pagesWithTabs } from './chooseJourneys.ts';
import { eachOf, required, test } from './fixtures.ts';
import { checkApiPage } from './journeys/apiPage.ts';
import { checkApiTabs } from './journeys/apiTabs.ts';
import { checkCompareVersions, COMPARE_PAGE } from './journeys/compareVersions.ts';
import { checkOwnRelease } from './journeys/ownRelease.ts';
import { isEnglish, readPlan } from './plan.ts';

const { pages: all, buildDir } = readPlan();
const pages = all.filter(isEnglish);

test('filter and anchors of the largest page', ({ browser, origin, check }) =>
  checkApiPage(browser, origin, required(largestApiPage(pages), 'page of the reference'), check));

for (const site of eachOf(pagesWithTabs(pages), 'tabs', 'page with tabs of the reference')) {
  test(`tabs of ${site.path}`, ({ browser, origin, check }) =>
    checkApiTabs(browser, { origin, buildDir }, site, check));
}

test('compare versions', async ({ browser, origin, check }) => {
  required(
    pages.find(({ path }) => path === COMPARE_PAGE),
    COMPARE_PAGE,
  );
  await checkCompareVersions(browser, origin, check);
});

test('releases', ({ origin, check }) =>
  checkOwnRelease(
    origin,
    pages.map(({ path }) => path),
    check,
  ));
