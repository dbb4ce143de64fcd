import {
  gridOverviews,
  oneOfEachKind,
  pagesWithAnatomies,
  pagesWithControls,
  pagesWithDemos,
  pagesWithIsolatedDemos,
} from './chooseJourneys.ts';
import { eachOf, required, test } from './fixtures.ts';
import { checkAnatomy } from './journeys/anatomy.ts';
import { checkCodeErrors } from './journeys/codeErrors.ts';
import { checkControls } from './journeys/controls.ts';
import { checkDemoChoices } from './journeys/demoChoices.ts';
import { checkDemoLinks } from './journeys/demoLinks.ts';
import { checkDemoSettings } from './journeys/demoSettings.ts';
import { checkEarlyClick, checkWithoutScripts, DIALOG_BUTTONS } from './journeys/demoStart.ts';
import { checkDemoTools } from './journeys/demoTools.ts';
import { checkElementStyles } from './journeys/elementStyles.ts';
import { checkHostedErrors } from './journeys/hostedErrors.ts';
import { checkIsolatedDemos } from './journeys/isolatedDemos.ts';
import { checkServedInDark } from './journeys/servedInDark.ts';
import { checkStartedDemo } from './journeys/startedDemo.ts';
import { checkStylings } from './journeys/stylings.ts';
import { isEnglish, readPlan } from './plan.ts';
import type { Visit } from '../selection/chooseVisits.ts';
import { VISITED_PAGE } from './report.ts';
import type { SitePage } from './sitePages.ts';

const plan = readPlan();
const pages = plan.pages.filter(isEnglish);
const demoPage = pagesWithDemos(pages)[0];
const visitedFor = (isMeant: (visit: Visit) => boolean) =>
  plan.visits
    .filter(isMeant)
    .map(({ page }) => page)
    .filter(isEnglish);
const inFull = visitedFor(({ extent }) => extent === 'full');
const inFixedSet = visitedFor(({ reason }) => reason === 'fixed set');
const visited = [...new Set([...inFull, ...inFixedSet])];

/** Matches pages whose demos compute colors while rendering, and one page whose demos use CSS variables. */
const OLDER_STYLES = /^\/x\/(?:v[456]\/|react-charts\/$)/;
const styledOlder = pagesWithDemos([...new Set([...inFull, ...oneOfEachKind(inFixedSet)])]).filter(
  ({ path }) => OLDER_STYLES.test(path),
);

const NO_DEMO = 'page with demos';
const belongsTo = ({ path }: SitePage) => ({
  annotation: { type: VISITED_PAGE, description: path },
});

test('stylings', ({ browser, origin, check }) => checkStylings(browser, origin, check));

test('element styles', ({ browser, origin, check }) =>
  checkElementStyles(browser, origin, required(demoPage, NO_DEMO), check));

test('demo choices', ({ browser, origin, check }) =>
  checkDemoChoices(browser, origin, required(demoPage, NO_DEMO), check));

for (const site of eachOf(pagesWithDemos(oneOfEachKind(pages)), 'demo tools', NO_DEMO)) {
  test(`demo tools of ${site.path}`, ({ page, watch, origin, check }) =>
    checkDemoTools(page, watch, origin, site, check));
}

const overviews = gridOverviews(pages);
for (const site of eachOf(overviews, 'demos', 'overview of the data grid')) {
  test(`demo settings of ${site.path}`, ({ page, watch, origin, check }) =>
    checkDemoSettings(page, watch, origin, site, check));

  test(`demo errors in the frame of ${site.path}`, ({ page, origin, check }) =>
    checkHostedErrors(page, origin, site, check));

  test(`demo start of ${site.path}`, ({ browser, origin, check }) =>
    checkStartedDemo(browser, origin, site, check));
}

// What does not depend on the packages of a version is tested in the first and the last one.
for (const site of new Set([overviews[0], overviews.at(-1)])) {
  if (site) {
    test(`demo links of ${site.path}`, ({ page, watch, origin, check }) =>
      checkDemoLinks(page, watch, origin, site, check));

    test(`demo errors of ${site.path}`, ({ page, watch, origin, check }) =>
      checkCodeErrors(page, watch, origin, site, check));

    test(`demo scriptless of ${site.path}`, ({ browser, origin, check }) =>
      checkWithoutScripts(browser, origin, site, check));
  }
}

const withDialogs = pages.filter(({ path }) => Object.hasOwn(DIALOG_BUTTONS, path));
for (const site of eachOf(withDialogs, 'early click', 'demo that opens a dialog')) {
  test(`early click on ${site.path}`, ({ browser, origin, check }) =>
    checkEarlyClick(browser, origin, site, check));
}

for (const site of eachOf(styledOlder, 'what the server wrote in dark', 'demo with older styles')) {
  test(
    `what the server wrote in dark of ${site.path}`,
    belongsTo(site),
    ({ page, origin, check }) => checkServedInDark(page, origin, site, check),
  );
}

for (const site of eachOf(pagesWithAnatomies(visited), 'anatomy', 'visited anatomy')) {
  test(`anatomy on ${site.path}`, belongsTo(site), ({ browser, origin, check }) =>
    checkAnatomy(browser, origin, site, check),
  );
}

for (const site of eachOf(pagesWithControls(visited), 'controls', 'visited controls')) {
  test(`controls on ${site.path}`, belongsTo(site), ({ browser, origin, check }) =>
    checkControls(browser, origin, site, check),
  );
}

const isolated = pagesWithIsolatedDemos(visited);
for (const site of eachOf(isolated, 'isolated demos', 'visited demo that runs apart')) {
  test(`isolated demos of ${site.path}`, belongsTo(site), ({ page, watch, origin, check }) =>
    checkIsolatedDemos(page, watch, origin, site, check),
  );
}
