import { gridOverviews, linkedPages, pagesWithDemos, pageWithNeighbors } from './chooseJourneys.ts';
import { eachOf, required, test } from './fixtures.ts';
import { checkAddresses } from './journeys/addresses.ts';
import { checkArrival } from './journeys/arrival.ts';
import { checkKeyboard } from './journeys/keyboard.ts';
import { checkMissingPage } from './journeys/missingPage.ts';
import { checkNavigation } from './journeys/navigation.ts';
import { checkPageChange } from './journeys/pageChange.ts';
import { checkPhoneNavigation } from './journeys/phoneNavigation.ts';
import { checkSwitches } from './journeys/switches.ts';
import { checkVersionRounds } from './journeys/versionRounds.ts';
import { isEnglish, readPlan } from './plan.ts';

const plan = readPlan();
const { buildDir } = plan;
const pages = plan.pages.filter(isEnglish);
const between = pageWithNeighbors(pages, buildDir)?.path;
const BETWEEN = 'page with demos between two others';

test('addresses', ({ origin, check }) => checkAddresses(origin, check));

test('missing pages', ({ browser, origin, check }) =>
  checkMissingPage(browser, { origin, buildDir }, check));

test('arrival in other versions', ({ page, watch, origin, check }) =>
  checkArrival(page, watch, { origin, buildDir }, check));

test('versions and back', ({ origin, check }) =>
  checkVersionRounds(
    origin,
    plan.allPages.map(({ path }) => path),
    check,
  ));

test('switches', ({ browser, origin, check }) =>
  checkSwitches(browser, { origin, buildDir }, required(between, BETWEEN), check));

const inLanguages = between === undefined ? [] : [between, `/zh${between}`];
for (const path of eachOf(inLanguages, 'navigation', BETWEEN)) {
  test(`navigation on ${path}`, ({ browser, origin, check }) =>
    checkNavigation(browser, origin, path, check));

  test(`navigation on ${path} on a phone`, ({ browser, origin, check }) =>
    checkPhoneNavigation(browser, origin, path, check));
}

test('keyboard', ({ browser, origin, check }) =>
  checkKeyboard(browser, origin, required(pagesWithDemos(pages)[0], 'page with demos'), check));

// The data grids of each version observe their size in different ways.
for (const { path } of eachOf(gridOverviews(pages), 'page change', 'overview of the data grid')) {
  test(`page change below ${path}`, async ({ browser, origin, check }) => {
    const below = pages.filter((page) => page.path.startsWith(path));
    const pair = linkedPages(below, buildDir);
    if (pair) {
      await checkPageChange(browser, origin, pair.from, pair.to, check);
    } else {
      check(`page change below ${path}`, ['no page links to a page with demos']);
    }
  });
}
