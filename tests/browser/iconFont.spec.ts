import { required, test } from './fixtures.ts';
import { checkIconFont } from './journeys/iconFont.ts';
import { checkIconFontDemo, ICON_FONT_PAGE } from './journeys/iconFontDemo.ts';
import { isEnglish, readPlan } from './plan.ts';
import { TEXT_PAGE, textPages } from './textPages.ts';

const plan = readPlan();

test('icon font on a page of text', ({ browser, origin, check }) =>
  checkIconFont(browser, origin, required(textPages(plan).find(isEnglish), TEXT_PAGE), check));

test('icon font in a demo', async ({ page, watch, origin, check }) => {
  required(
    plan.pages.find(({ path }) => path === ICON_FONT_PAGE),
    ICON_FONT_PAGE,
  );
  await checkIconFontDemo(page, watch, origin, check);
});
