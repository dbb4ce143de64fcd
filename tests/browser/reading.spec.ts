import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { largestApiPage, pageWithNeighbors } from './chooseJourneys.ts';
import { eachOf, required, test } from './fixtures.ts';
import { checkCarriedEdits } from './journeys/carriedEdits.ts';
import { checkColdVisit } from './journeys/coldVisit.ts';
import { checkFramePopups } from './journeys/framePopups.ts';
import { checkLeavingOverlays } from './journeys/leavingOverlays.ts';
import { checkListings } from './journeys/listings.ts';
import { checkPhoneReading } from './journeys/phoneReading.ts';
import { checkReadingPlace } from './journeys/readingPlace.ts';
import { checkRefusedCopy } from './journeys/refusedCopy.ts';
import { checkSpokenPage } from './journeys/spokenPage.ts';
import { checkTouchReading } from './journeys/touchReading.ts';
import { isEnglish, readPlan } from './plan.ts';

const { pages, buildDir, visits } = readPlan();
const english = pages.filter(isEnglish);
const demos = pageWithNeighbors(english, buildDir);
const BETWEEN = 'page with demos between two others';

/** Pages with demos at their beginning, which used to shift when their font loaded. */
const COLD = /^\/x\/react-data-grid\/(?:sorting|master-detail)\/$/;
/** A text page with several listings. */
const LISTINGS = '/x/introduction/installation/';
/** A page whose calendars open in a frame. */
const PICKER = '/x/react-date-pickers/date-picker/';
/** Matches anatomies and controls in the HTML of a page. */
const STAGED = /data-demo="?\w+(?:Anatomy|Controls)\b/;

test('listings', ({ browser, origin, check }) => checkListings(browser, origin, check));

const cold = english.filter(({ path }) => COLD.test(path));
for (const site of eachOf(cold, 'cold visit', 'page with demos at its beginning')) {
  test(`cold visit of ${site.path}`, ({ page, origin, check }) =>
    checkColdVisit(page, origin, site, check));
}

test('pop-ups in frames', ({ page, watch, origin, check }) => {
  const site = english.find(({ path }) => path === PICKER);
  return checkFramePopups(page, watch, origin, required(site, PICKER), check);
});

const visited = new Set(visits.map(({ page }) => page.path));
const staged = english.filter(({ path }) =>
  STAGED.test(readFileSync(join(buildDir, path, 'index.html'), 'utf8')),
);
/** Visited pages, or one page if none of them has such a component. */
const touched = staged.some(({ path }) => visited.has(path))
  ? staged.filter(({ path }) => visited.has(path))
  : staged.slice(0, 1);
for (const site of eachOf(touched, 'touch', 'anatomy or controls')) {
  test(`touch on ${site.path}`, ({ browser, origin, check }) =>
    checkTouchReading(browser, origin, site, check));
}

const texts = pages.filter(({ path }) => path.endsWith(LISTINGS));
for (const site of eachOf(texts, 'reading', LISTINGS)) {
  test(`reading ${site.path} aloud`, ({ page, origin, check }) =>
    checkSpokenPage(page, origin, site, check));

  test(`reading ${site.path} on a phone`, ({ browser, origin, check }) =>
    checkPhoneReading(browser, origin, site, check));
}

test('reading demos on a phone', ({ browser, origin, check }) =>
  checkPhoneReading(browser, origin, required(demos, BETWEEN), check));

test('edits are carried', ({ page, origin, check }) =>
  checkCarriedEdits(page, origin, required(demos, BETWEEN), check));

test('return to the reading place', ({ page, watch, origin, check }) =>
  checkReadingPlace(page, watch, origin, required(demos, BETWEEN), check));

test('what is open over a page', ({ browser, origin, check }) =>
  checkLeavingOverlays(browser, origin, required(demos, BETWEEN), check));

test('refused copies', ({ page, origin, check }) => {
  const listing = required(texts.find(isEnglish), LISTINGS).path;
  const api = largestApiPage(english)?.path;
  return checkRefusedCopy(page, origin, { demos: required(demos, BETWEEN), listing, api }, check);
});
