import { eachOf, test } from './fixtures.ts';
import { pagesOnPhone, readPlan } from './plan.ts';
import { LEFT_OUT, VISITED_PAGE } from './report.ts';
import { visitPage } from './visitPage.ts';

const { visits, framed, everyState } = readPlan();
const onPhone = pagesOnPhone(visits.map(({ page }) => page));

/** A run that takes longer visits no unchanged pages, so that it ends in time. The end of the run names them. */
const MAX_RUN_MINUTES = 65;
const isLate = () =>
  Date.now() - Number(process.env.RUN_STARTED ?? Date.now()) > MAX_RUN_MINUTES * 60_000;

for (const { page: site, extent, reason } of eachOf(visits, 'visits', 'page to visit')) {
  test(
    site.path,
    { annotation: { type: VISITED_PAGE, description: site.path } },
    async ({ reader, phone, origin, check }, { retry }) => {
      const isUnchanged = reason === 'fixed set' || reason === 'sample';
      // A page that has failed is visited again, however late it is.
      test.skip(isUnchanged && retry === 0 && isLate(), LEFT_OUT);
      const visited = {
        ...site,
        extent,
        everyState,
        hasFrameChecked: framed.includes(site.path),
      };
      await visitPage(onPhone.has(site.path) ? phone : reader, origin, visited, check);
    },
  );
}
