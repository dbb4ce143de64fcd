import { eachOf, test } from './fixtures.ts';
import { checkUpgradeCode, UPGRADE_PAGE } from './journeys/upgradeCode.ts';
import { isEnglish, readPlan } from './plan.ts';

const pages = readPlan().pages.filter(({ path }) => path.endsWith(UPGRADE_PAGE));

for (const { path } of eachOf(pages.filter(isEnglish), 'upgrade code', UPGRADE_PAGE)) {
  test(`upgrade code on ${path}`, ({ page, watch, origin, check }) =>
    checkUpgradeCode(page, watch, origin, path, check));
}
