import type { SitePage } from '../browser/sitePages.ts';
import type { PageChange, SiteChanges } from './readPageChanges.ts';
import { sampleOf } from './sampleOf.ts';

/**
 * How thoroughly a page is visited: in every state a reader may see it in, or, after a change of its text only, in one
 * state and two widths.
 */
export type Extent = 'full' | 'light';

/** A page to visit, and why. */
export interface Visit {
  readonly page: SitePage;
  readonly extent: Extent;
  readonly reason: 'changed' | 'changed text' | 'fixed set' | 'sample';
}

/** Pages that nobody changed; more when something changed that pages share. Generated pages come on top. */
export const SAMPLE = { usual: 12, large: 40, generated: 12 };

/** How many pages of a language are visited because of their text alone; of more, a sample is. */
export const MAX_TEXT_VISITS = 40;

interface Pages {
  /** Hand-written pages and others with content that no other page has. */
  readonly pages: readonly SitePage[];
  /** Pages of the reference that are made of the same parts as others. */
  readonly generated: readonly SitePage[];
  /** Addresses of the pages that together show every component of the site. */
  readonly fixed: ReadonlySet<string>;
}

const IN_FULL: ReadonlySet<PageChange> = new Set(['new', 'demos', 'packages']);
/** Chinese pages show the demos of the English ones, which are visited in full. */
const IN_FULL_TRANSLATED: ReadonlySet<PageChange> = new Set(['new', 'packages']);

/** Chooses the pages of a run: changed ones, the fixed set, and a sample of the others. */
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
      return [{ page, extent: 'full', reason: 'fixed set' }];
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

/** Text of hundreds of pages may change at once, as when a term is replaced; other stages read the HTML of all of them. */
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

/** Returns how a page is visited because of its changes. */
function extentOf({ folder = '', language }: SitePage, { pages }: SiteChanges): Extent | null {
  const changes = [...(pages.get(folder) ?? [])];
  const isEnglish = language === 'en';
  const inFull = isEnglish ? IN_FULL : IN_FULL_TRANSLATED;
  if (changes.some((change) => inFull.has(change))) {
    return 'full';
  }
  return changes.includes(isEnglish ? 'text' : 'translation') ? 'light' : null;
}
