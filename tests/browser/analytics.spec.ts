import { eachOf, required, test } from './fixtures.ts';
import { checkAnalytics } from './journeys/analytics.ts';
import { readPlan } from './plan.ts';
import { PRIVACY, TEXT_PAGE, textPages } from './textPages.ts';

const plan = readPlan();

for (const site of eachOf(textPages(plan), 'analytics', TEXT_PAGE)) {
  test(`analytics on ${site.path}`, ({ browser, origin, check }) => {
    const privacy = plan.pages.find(
      ({ path, language }) => path.endsWith(PRIVACY) && language === site.language,
    );
    return checkAnalytics(browser, origin, site, required(privacy, PRIVACY), check);
  });
}
