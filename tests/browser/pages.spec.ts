import { eachOf, test } from './fixtures.ts';
import { pagesOnPhone, readPlan } from './plan.ts';
import { VISITED_PAGE } from './report.ts';
import { visitPage } from './visitPage.ts';

const { visits, framed, everyState } = readPlan();
const onPhone = pagesOnPhone(visits.map(({ page }) => page));

for (const { page: site, extent } of eachOf(visits, 'visits', 'page to visit')) {
  test(
    site.path,
    { annotation: { type: VISITED_PAGE, description: site.path } },
    async ({ reader, phone, origin, check }) => {
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
