import { readSiteChanges } from '../selection/readSiteChanges.ts';
import { pagesWithDemos } from './chooseJourneys.ts';
import { isEnglish, type BrowserPlan } from './plan.ts';
import type { CheckedPage } from './recordCheckedDemos.ts';
import type { BrowserReport } from './report.ts';

/**
 * Determines the date on which the demos of each page passed: today if this run visited them, or the date of the last
 * commit if they have not changed since.
 */
export function datePassedDemos(
  { pages, visits }: BrowserPlan,
  visited: BrowserReport['pages'],
): CheckedPage[] {
  const changes = readSiteChanges();
  const today = new Date().toISOString().slice(0, 10);
  const inFull = new Set(
    visits
      .filter(({ page, extent }) => extent === 'full' && visited.passed.includes(page.path))
      .map(({ page }) => page.path),
  );
  // Both languages show the same demos.
  const failed = new Set(
    pages.filter(({ path }) => visited.failed.includes(path)).map(({ folder }) => folder),
  );
  return pagesWithDemos(pages)
    .filter((page) => isEnglish(page) && !failed.has(page.folder))
    .flatMap(({ path, folder = '' }) => {
      const own = changes?.pages.get(folder) ?? new Set();
      const isSame = !(['new', 'demos', 'packages'] as const).some((change) => own.has(change));
      const on = inFull.has(path) ? today : isSame ? changes?.date : undefined;
      return on ? [{ folder, on }] : [];
    });
}
