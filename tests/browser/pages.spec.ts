import { test } from './fixtures.ts';
import { pagesOnPhone, readPlan } from './plan.ts';
import { CHANGED_PAGE, VISITED_PAGE } from './report.ts';
import { visitPage } from './visitPage.ts';

const { visits, framed, everyState } = readPlan();
const onPhone = pagesOnPhone(visits.map(({ page }) => page));

for (const { page: site, extent, reason } of visits) {
  const isChanged = reason !== 'fixed set' && reason !== 'sample';
  test(
    site.path,
    {
      annotation: [
        { type: VISITED_PAGE, description: site.path },
        ...(isChanged ? [{ type: CHANGED_PAGE }] : []),
      ],
    },
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
