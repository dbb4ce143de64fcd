import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import { CheckLog } from './CheckLog.ts';
import { checkAnatomy } from './journeys/anatomy.ts';
import { checkControls } from './journeys/controls.ts';
import { checkIsolatedDemos } from './journeys/isolatedDemos.ts';
import { checkServedInDark } from './journeys/servedInDark.ts';
import { returningReader } from './openSite.ts';
import { lookTwice, type Look } from './lookTwice.ts';
import { planNavigationJourneys } from './planNavigationJourneys.ts';
import { planOfflineJourneys } from './planOfflineJourneys.ts';
import { planPlaygroundJourneys } from './planPlaygroundJourneys.ts';
import { planPrintJourneys } from './planPrintJourneys.ts';
import { planReaderJourneys } from './planReaderJourneys.ts';
import { planReadingJourneys } from './planReadingJourneys.ts';
import { planVisitJourneys } from './planVisitJourneys.ts';
import { checkHeads } from './checkHead.ts';
import { checkHtmlText } from './checkHtmlText.ts';
import {
  pagesWithAnatomies,
  pagesWithControls,
  pagesWithDemos,
  pagesWithIsolatedDemos,
  versionedFirst,
} from './chooseJourneys.ts';
import { planLooks, type LookPlan } from './looks/planLooks.ts';
import { choosePages, pagesWithCode, sitePages, type SitePage } from './sitePages.ts';
import { visitPage } from './visitPage.ts';
import type { RunOptions, StageResult } from '../runner/types.ts';
import { planSiteJourneys } from './planSiteJourneys.ts';

interface Site {
  readonly origin: string;
  /** Absolute path of the build that is served there. */
  readonly buildDir: string;
  /** Looks only at pages whose address contains this. */
  readonly filter?: string;
}

/** Pages whose demos' colours are computed while they render, and one with demos whose colours are CSS variables. */
const OLDER_STYLES = /^\/x\/(?:v[456]\/|react-charts\/$)/;

/** Looks at the built site with a browser. */
export async function runBrowserChecks(
  browser: Browser,
  { origin, buildDir, filter = '' }: Site,
  options: RunOptions,
): Promise<StageResult> {
  const log = new CheckLog();
  const allPages = versionedFirst(sitePages(buildDir));
  const isMeant = ({ path }: SitePage) => path.includes(filter);
  if (!allPages.some(isMeant)) {
    throw new Error(
      `No page of ${buildDir} has "${filter}" in its address. Name a part of one as PAGES.`,
    );
  }
  const samples = new Set([...choosePages(allPages), ...pagesWithCode(allPages, buildDir)]);
  const pages = [...samples].filter(isMeant);
  const plan = planLooks({ allPages: allPages.filter(isMeant), pages, buildDir, filter }, options);
  checkHtmlText(allPages, buildDir, log);
  checkHeads(allPages, buildDir, log);
  const visits = planVisits(browser, origin, plan, options.all);
  const ownJourneys = planPageJourneys(browser, origin, plan.visited.filter(isEnglish));
  const journeys = [
    ...planSiteJourneys(browser, { origin, buildDir }, pages.filter(isEnglish)),
    ...ownJourneys,
    ...planNavigationJourneys(browser, { origin, buildDir }, pages),
    ...planReaderJourneys(browser, { origin, buildDir }, pages),
    ...planReadingJourneys(browser, { origin, buildDir }, pages),
    ...planVisitJourneys(browser, { origin, buildDir }, pages),
    ...planPlaygroundJourneys(browser, origin, pages),
    ...planPrintJourneys(browser, { origin, filter }, allPages),
    ...planOfflineJourneys(browser, origin, pages),
  ];
  const waiting = new Map(plan.visited.map(({ path }) => [path, new Set([path])]));
  ownJourneys.forEach(({ path, name }) => waiting.get(path)?.add(name));
  // What a change of the site breaks is mostly a way through it, and there are fewer ways than pages.
  const { faulty, late } = await lookTwice([...journeys, ...visits.looks], log, (name) => {
    for (const [path, names] of waiting) {
      if (names.delete(name) && names.size === 0) {
        plan.keep(path);
      }
    }
  });
  await visits.close();
  const faultyJourneys = ownJourneys.filter(({ name }) => faulty.has(name));
  plan.finish(new Set([...faulty, ...faultyJourneys.map(({ path }) => path)]));
  return { ...log.result(), notes: [...plan.notes, ...late] };
}

const isEnglish = ({ language }: SitePage): boolean => language === 'en';

/** A look at each page, and what ends them. */
function planVisits(
  browser: Browser,
  origin: string,
  { visited, framed }: Pick<LookPlan, 'visited' | 'framed'>,
  everyState: boolean,
): { readonly looks: Look[]; readonly close: () => Promise<void> } {
  const reader = returningReader(browser);
  const phone = returningReader(browser, { viewport: 'narrow' });
  // Demos are the same in both languages: the English page starts them in a wide window, the Chinese one on a phone.
  const onPhone = new Set(pagesWithDemos(visited).filter((page) => !isEnglish(page)));
  return {
    looks: visited.map((page) => ({
      name: page.path,
      run: async (log: CheckLog) =>
        visitPage(
          await (onPhone.has(page) ? phone : reader).get(),
          origin,
          { ...page, everyState, hasFrameChecked: framed.has(page) },
          log,
        ),
    })),
    close: async () => {
      await Promise.all([reader.close(), phone.close()]);
    },
  };
}

/** A way through one page, which belongs to the look at it. */
interface PageJourney extends Look {
  readonly path: string;
}

/** Ways through pages that are looked at, where each such page has its own. */
function planPageJourneys(
  browser: Browser,
  origin: string,
  visited: readonly SitePage[],
): PageJourney[] {
  const styledOlder = pagesWithDemos(visited).filter(({ path }) => OLDER_STYLES.test(path));
  const checks = [
    { of: 'what the server wrote in dark of', check: checkServedInDark, on: styledOlder },
    { of: 'anatomy on', check: checkAnatomy, on: pagesWithAnatomies(visited) },
    { of: 'controls on', check: checkControls, on: pagesWithControls(visited) },
    { of: 'isolated demos of', check: checkIsolatedDemos, on: pagesWithIsolatedDemos(visited) },
  ];
  return checks.flatMap(({ of, check, on }) =>
    on.map((page) => ({
      path: page.path,
      name: `${of} ${page.path}`,
      run: (log: CheckLog) => check(browser, origin, page, log),
    })),
  );
}
