import { pagesWithDemos } from './chooseJourneys.ts';
import { eachOf, test } from './fixtures.ts';
import { checkPrint } from './journeys/print.ts';
import { isEnglish, readPlan } from './plan.ts';

/** Pages of the current version with server-rendered tabs and demos, and with a table that is wider than paper. */
const PRINTED_PAGES = [
  '/x/react-date-pickers/getting-started/',
  '/x/migration/migration-pickers-v6/',
  '/x/react-data-grid/column-pinning/',
  '/x/react-data-grid/editing/',
  '/x/introduction/licensing/',
  // An API page whose definition contains links.
  '/x/api/date-pickers/use-pickers-translations/',
];

/** Matches pages of the current version, because the addresses of other versions contain the version's name. */
const CURRENT_GUIDES = /^\/x\/react-/;

const { allPages, filter } = readPlan();
const english = allPages.filter(isEnglish);
const meant = english.filter(({ path }) => path.includes(filter));
const named = meant.filter(({ path }) => PRINTED_PAGES.includes(path));
const printed = [...new Set([...pagesWithDemos(meant).slice(0, 1), ...named])];
// Partial builds may lack the current version.
const isBuilt = english.some(({ path }) => CURRENT_GUIDES.test(path));
const missing = PRINTED_PAGES.filter(
  (path) => isBuilt && path.includes(filter) && !named.some((page) => page.path === path),
);

for (const site of eachOf(printed, 'print', 'page to print')) {
  test(`print of ${site.path}`, ({ browser, origin, check }) =>
    checkPrint(browser, origin, site, check));
}

for (const path of missing) {
  test(`print of ${path}`, ({ check }) => check(`${path} on paper`, ['there is no such page']));
}
