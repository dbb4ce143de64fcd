import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_DIR, CACHE_DIR } from '../../lib/siteDir.ts';
import { pagesWithDemos, versionedFirst } from './chooseJourneys.ts';
import { planVisits, type VisitPlan } from './planVisits.ts';
import { choosePages, pagesWithCode, sitePages, type SitePage } from './sitePages.ts';

/** Pages of a run, and the visits to them. */
export interface BrowserPlan extends VisitPlan {
  /** Absolute path of the build. */
  readonly buildDir: string;
  /** Only pages whose address contains this text are visited. */
  readonly filter: string;
  /** Whether pages are visited in every state. */
  readonly everyState: boolean;
  /** Every page of the build. */
  readonly allPages: readonly SitePage[];
  /** Pages for journeys: hand-written ones, and the largest and smallest of each kind of generated pages. */
  readonly pages: readonly SitePage[];
}

interface PlanOptions {
  readonly all: boolean;
  /** Absolute path of the build: `SITE_BUILD`, or `build/`, by default. */
  readonly buildDir?: string;
  /** Folders of the pages to visit, relative to the site; all other pages are skipped. */
  readonly folders?: readonly string[];
}

/** Plans a run on a build; the environment variable `PAGES` selects pages by their address. */
export function planRun({
  all,
  buildDir = process.env.SITE_BUILD || BUILD_DIR,
  folders,
}: PlanOptions): BrowserPlan {
  const filter = process.env.PAGES ?? '';
  const allPages = versionedFirst(sitePages(buildDir));
  if (folders) {
    const pages = allPages.filter(({ folder }) => folder !== undefined && folders.includes(folder));
    const visits = pages.map((page) => ({ page, extent: 'full', reason: 'changed' }) as const);
    return {
      buildDir,
      filter,
      everyState: all,
      allPages,
      pages,
      visits,
      repeatsAll: true,
      framed: [],
      notes: [],
    };
  }
  const isMeant = ({ path }: SitePage) => path.includes(filter);
  if (!allPages.some(isMeant)) {
    throw new Error(
      `No page of ${buildDir} has "${filter}" in its address. Name a part of one as PAGES.`,
    );
  }
  const samples = new Set([...choosePages(allPages), ...pagesWithCode(allPages, buildDir)]);
  const pages = [...samples].filter(isMeant);
  return {
    ...planVisits({
      allPages: allPages.filter(isMeant),
      pages,
      buildDir,
      isNamed: filter !== '',
      all,
    }),
    buildDir,
    filter,
    everyState: all,
    allPages,
    pages,
  };
}

/**
 * Writes a plan for the processes of a run, which find it through `BROWSER_PLAN`.
 *
 * @returns absolute path of the file
 */
export function writePlan(plan: BrowserPlan): string {
  const folder = join(CACHE_DIR, 'browser');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `plan-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(plan));
  return file;
}

/** Returns the plan of this run. The first process of `npx playwright test` creates it for the others. */
export function readPlan(): BrowserPlan {
  const file = (process.env.BROWSER_PLAN ??= writeOwnPlan());
  return JSON.parse(readFileSync(file, 'utf8')) as BrowserPlan;
}

function writeOwnPlan(): string {
  const file = writePlan(planRun({ all: process.env.ALL_PAGES === '1' }));
  process.once('exit', () => rmSync(file, { force: true }));
  return file;
}

export const isEnglish = ({ language }: SitePage): boolean => language === 'en';

/**
 * Returns the addresses of Chinese pages with demos, which are visited on a phone. Their English pages start the same
 * demos in a wide window.
 */
export function pagesOnPhone(pages: readonly SitePage[]): Set<string> {
  return new Set(pagesWithDemos(pages.filter((page) => !isEnglish(page))).map(({ path }) => path));
}
