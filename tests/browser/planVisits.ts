import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseVisits, type Visit } from '../selection/chooseVisits.ts';
import { coverFeatures } from '../selection/coverFeatures.ts';
import { readFeatures } from '../selection/readFeatures.ts';
import { readSiteChanges, UNKNOWN_COMMIT } from '../selection/readSiteChanges.ts';
import { readSeed } from '../selection/sampleOf.ts';
import { oneOfEachKind } from './chooseJourneys.ts';
import type { SitePage } from './sitePages.ts';

interface Pages {
  /** All pages that match the run. */
  readonly allPages: readonly SitePage[];
  /** Hand-written pages, and the largest and smallest of each kind of generated pages. */
  readonly pages: readonly SitePage[];
  readonly buildDir: string;
  /** Whether the pages were selected explicitly and are visited even if they have not changed. */
  readonly isNamed: boolean;
  /** Whether every page is visited, in every state. */
  readonly all: boolean;
}

/** Planned visits of a run. */
export interface VisitPlan {
  readonly visits: readonly Visit[];
  /** Addresses of pages whose navigation bar, sidebar and footer are checked by axe, too. */
  readonly framed: readonly string[];
  /**
   * Whether each journey that repeats for several pages runs on all of them, because code that pages share has changed or
   * the pages were selected; otherwise, it runs on a third of them.
   */
  readonly repeatsAll: boolean;
  readonly notes: readonly string[];
}

/** Plans which pages are visited, and how thoroughly. */
export function planVisits({ allPages, pages, buildDir, isNamed, all }: Pages): VisitPlan {
  const changes = readSiteChanges();
  const isWhole = all || isNamed || changes === null;
  const visits = isWhole
    ? (all ? allPages : pages).map((page): Visit => ({ page, extent: 'full', reason: 'changed' }))
    : chooseVisits(
        {
          pages,
          generated: allPages.filter((page) => !pages.includes(page)),
          fixed: chooseFixedSet(pages, buildDir),
        },
        changes,
        readSeed(),
      );
  const visited = visits.map(({ page }) => page);
  const repeatsAll = isWhole || changes.shared.length > 0;
  return {
    visits,
    repeatsAll,
    framed: (all ? visited : oneOfEachKind(visited)).map(({ path }) => path),
    notes: [
      ...(isWhole
        ? [`${visits.length} of ${allPages.length} pages were chosen.`]
        : describe(visits, allPages.length)),
      ...(changes === null && !all ? [UNKNOWN_COMMIT] : []),
      ...(repeatsAll
        ? []
        : [
            'Journeys that repeat for several pages ran on a third of them: no shared code changed.',
          ]),
    ],
  };
}

/** Chooses pages that together show every component of the site, in every version and language. */
function chooseFixedSet(pages: readonly SitePage[], buildDir: string): Set<string> {
  return new Set(
    coverFeatures(
      pages.map((page) => ({
        path: page.path,
        features: readFeatures(page, readFileSync(join(buildDir, page.path, 'index.html'), 'utf8')),
      })),
    ),
  );
}

function describe(visits: readonly Visit[], count: number): string[] {
  const reasons = [...new Set(visits.map(({ reason }) => reason))];
  return [
    `${visits.length} of ${count} pages were chosen:`,
    ...reasons.map((reason) => {
      const paths = visits.filter((visit) => visit.reason === reason).map(({ page }) => page.path);
      return `${paths.length}, ${reason}: ${paths.join(' ')}`;
    }),
  ];
}
