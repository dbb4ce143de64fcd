import type { SitePage } from '../browser/sitePages.ts';
import type { PageChange, SiteChanges } from './readPageChanges.ts';
import { sampleOf } from './sampleOf.ts';

/**
 * Extent of a visit: `full` visits a page in every state in which a reader may see it; `light`, for text changes and the
 * fixed set, in one state and two widths.
 */
export type Extent = 'full' | 'light';

/** A page to visit, and the reason. */
export interface Visit {
  readonly page: SitePage;
  readonly extent: Extent;
  readonly reason: 'changed' | 'changed text' | 'fixed set' | 'sample';
}

/**
 * Number of unchanged pages to visit; more if code that pages share has changed. Generated pages are added to these.
 */
export const SAMPLE = { usual: 8, large: 12, generated: 4 };

/** Maximum number of pages per language that are visited because of a text change; of more, a sample is visited. */
export const MAX_TEXT_VISITS = 10;

interface Pages {
  /** Hand-written pages, and other pages with unique content. */
  readonly pages: readonly SitePage[];
  /** API pages that consist of the same elements as others. */
  readonly generated: readonly SitePage[];
  /** Addresses of pages that together show every component of the site. */
  readonly fixed: ReadonlySet<string>;
}

const IN_FULL: ReadonlySet<PageChange> = new Set(['new', 'demos', 'packages']);
/**
 * Changes after which a Chinese page is fully visited. Changed demos are not among them, because the English page shows
 * the same demos.
 */
const IN_FULL_TRANSLATED: ReadonlySet<PageChange> = new Set(['new', 'packages']);

/** Selects the pages of a run: changed pages, the fixed set, and a sample of the others. */
export function chooseVisits(
  { pages, generated, fixed }: Pages,
  changes: SiteChanges,
  seed: string,
): Visit[] {
  const chosen = pages.flatMap((page): Visit[] => {
    const extent = extentOf(page, changes);
    if (extent === 'full') {
      return [{ page, extent, reason: 'changed' }];
    }
    if (fixed.has(page.path)) {
      return [{ page, extent: 'light', reason: 'fixed set' }];
    }
    return extent ? [{ page, extent, reason: 'changed text' }] : [];
  });
  const kept = limitTextVisits(chosen, seed);
  const visited = new Set(kept.map(({ page }) => page));
  const size = changes.shared.length > 0 ? SAMPLE.large : SAMPLE.usual;
  const sample = [
    ...sampleOf(
      pages.filter((page) => !visited.has(page)),
      size,
      seed,
    ),
    ...sampleOf(generated, SAMPLE.generated, seed),
  ];
  return [...kept, ...sample.map((page): Visit => ({ page, extent: 'full', reason: 'sample' }))];
}

/**
 * Limits visits after text changes. Hundreds of pages may change at once, for example when a term is replaced, and
 * other stages check the HTML of all pages.
 */
function limitTextVisits(visits: readonly Visit[], seed: string): Visit[] {
  const byText = visits.filter(({ reason }) => reason === 'changed text');
  const languages = [...new Set(byText.map(({ page }) => page.language))];
  const kept = new Set(
    languages.flatMap((language) =>
      sampleOf(
        byText.map(({ page }) => page).filter((page) => page.language === language),
        MAX_TEXT_VISITS,
        seed,
      ),
    ),
  );
  return visits.filter(({ page, reason }) => reason !== 'changed text' || kept.has(page));
}

/** Returns the extent of a visit according to the changes of the page. */
function extentOf({ folder = '', language }: SitePage, { pages }: SiteChanges): Extent | null {
  const changes = [...(pages.get(folder) ?? [])];
  const isEnglish = language === 'en';
  const inFull = isEnglish ? IN_FULL : IN_FULL_TRANSLATED;
  if (changes.some((change) => inFull.has(change))) {
    return 'full';
  }
  return changes.includes(isEnglish ? 'text' : 'translation') ? 'light' : null;
}
