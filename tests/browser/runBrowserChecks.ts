import type { Browser } from 'playwright-core';
import { CheckLog } from './CheckLog.ts';
import { eachInParallel } from './eachInParallel.ts';
import { checkAddresses } from './journeys/addresses.ts';
import { checkDarkWithoutFlash } from './journeys/darkWithoutFlash.ts';
import { checkElementStyles } from './journeys/elementStyles.ts';
import { checkKeyboard } from './journeys/keyboard.ts';
import { checkPageChange } from './journeys/pageChange.ts';
import { newReader } from './openSite.ts';
import { checkHtmlText } from './checkHtmlText.ts';
import { linkedPages, oneOfEachKind, pagesWithDemos } from './chooseJourneys.ts';
import { choosePages, sitePages, type SitePage } from './sitePages.ts';
import { visitOnPhone, visitPage } from './visitPage.ts';
import type { StageResult } from '../runner/types.ts';

/** Pages open at once: two cores are kept busy by three. */
const PARALLEL_PAGES = 3;

interface Site {
  readonly origin: string;
  /** Absolute path of the build that is served there. */
  readonly buildDir: string;
  /** Looks only at pages whose address contains this. */
  readonly filter?: string;
}

/** Looks at the built site with a browser. */
export async function runBrowserChecks(
  browser: Browser,
  { origin, buildDir, filter = '' }: Site,
): Promise<StageResult> {
  const log = new CheckLog();
  const allPages = sitePages(buildDir);
  const pages = choosePages(allPages).filter(({ path }) => path.includes(filter));
  checkHtmlText(allPages, buildDir, log);
  const reader = await newReader(browser);
  await eachInParallel(pages, PARALLEL_PAGES, (page) =>
    attempt(page.path, log, () => visitPage(reader, origin, page, log)),
  );
  await reader.close();
  const english = pages.filter(({ language }) => language === 'en');
  const phone = await newReader(browser, { viewport: 'narrow' });
  await eachInParallel(pagesWithDemos(english), PARALLEL_PAGES, (page) =>
    attempt(`${page.path} on a phone`, log, () => visitOnPhone(phone, origin, page, log)),
  );
  await phone.close();
  const journeys = planJourneys(browser, { origin, buildDir }, english, log);
  await eachInParallel(journeys, PARALLEL_PAGES, ({ name, run }) => attempt(name, log, run));
  return {
    ...log.result(),
    notes: [`${pages.length} of ${allPages.length} pages were looked at in the browser.`],
  };
}

interface Journey {
  readonly name: string;
  readonly run: () => Promise<void>;
}

function planJourneys(
  browser: Browser,
  { origin, buildDir }: Site,
  pages: readonly SitePage[],
  log: CheckLog,
): Journey[] {
  const demoPage = pagesWithDemos(pages)[0];
  const pair = linkedPages(pages, buildDir);
  return [
    { name: 'addresses', run: () => checkAddresses(origin, log) },
    ...oneOfEachKind(pages).map((page) => ({
      name: `dark mode of ${page.path}`,
      run: () => checkDarkWithoutFlash(browser, origin, page, log),
    })),
    ...(demoPage
      ? [
          {
            name: 'element styles',
            run: () => checkElementStyles(browser, origin, demoPage, log),
          },
          { name: 'keyboard', run: () => checkKeyboard(browser, origin, demoPage, log) },
        ]
      : []),
    {
      name: 'page change',
      run: async () =>
        pair
          ? checkPageChange(browser, origin, pair.from, pair.to, log)
          : log.check('page change', ['no page links to a page with demos']),
    },
  ];
}

/** A page that crashes the check must not keep the others from being looked at. */
async function attempt(name: string, log: CheckLog, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.check(name, [error instanceof Error ? error.message : String(error)]);
  }
}
