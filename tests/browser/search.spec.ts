import { test } from './fixtures.ts';
import { checkSearchDialog } from './journeys/search.ts';

for (const language of ['en', 'zh'] as const) {
  test(`search in ${language}`, ({ browser, origin, check }) =>
    checkSearchDialog(browser, origin, language, check));
}
