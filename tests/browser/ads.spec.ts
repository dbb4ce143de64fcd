import { eachOf, required, test } from './fixtures.ts';
import { checkAdService } from './journeys/ads.ts';
import { checkOwnAds } from './journeys/ownAds.ts';
import { isEnglish, readPlan } from './plan.ts';
import { TEXT_PAGE, textPages } from './textPages.ts';

const texts = textPages(readPlan());

for (const site of eachOf(texts, 'own ads', TEXT_PAGE)) {
  test(`own ads of ${site.path}`, ({ browser, origin, check }) =>
    checkOwnAds(browser, origin, site, check));
}

for (const service of ['feed', 'network'] as const) {
  test(`ads of a ${service}`, ({ browser, origin, check }) =>
    checkAdService(browser, origin, required(texts.find(isEnglish), TEXT_PAGE), service, check));
}
