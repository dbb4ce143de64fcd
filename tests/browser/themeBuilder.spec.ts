import { eachOf, test } from './fixtures.ts';
import { checkThemeBuilder, THEME_BUILDER_PAGE } from './journeys/buildTheme.ts';
import { isEnglish, readPlan } from './plan.ts';

const pages = readPlan().pages.filter(({ path }) => path.endsWith(THEME_BUILDER_PAGE));

for (const { path } of eachOf(pages.filter(isEnglish), 'build a theme', THEME_BUILDER_PAGE)) {
  test(`build a theme on ${path}`, ({ page, watch, origin, check }) =>
    checkThemeBuilder(page, watch, origin, path, check));
}
