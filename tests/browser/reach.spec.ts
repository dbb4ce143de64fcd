import { eachOf, test } from './fixtures.ts';
import { checkReachableControls, REACHED_PAGES } from './journeys/reachableControls.ts';
import { readPlan } from './plan.ts';

const built = new Set(readPlan().allPages.map(({ path }) => path));
const paths = REACHED_PAGES.filter((path) => built.has(path));

for (const path of eachOf(paths, 'controls in narrow windows', 'page of any kind')) {
  test(`controls of ${path} in narrow windows`, ({ browser, origin, check }) =>
    checkReachableControls(browser, origin, path, check));
}
