import type { Browser } from '@playwright/test';
import { SETTINGS_KEY } from '../../../plugins/settings/storageKeys.ts';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

const SETTLE_MS = 500;

/** Loads a page as a reader who chose right-to-left before, slowly, and looks at every change of direction. */
export async function checkKeptDirection(
  browser: Browser,
  origin: string,
  { path, kind }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    const client = await context.newCDPSession(page);
    // Hydration is cut into pieces then, between which the page is painted.
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(keepAndRecord, SETTINGS_KEY);
    await openAlive(page, origin + path);
    await page.waitForTimeout(SETTLE_MS);
    const { directions, overflow } = await page.evaluate(() => ({
      directions: (globalThis as unknown as { directions: string[] }).directions,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    check(`${path} is right-to-left from the first paint`, [
      ...(directions.join() === 'rtl' ? [] : [`the direction goes ${directions.join(', ')}`]),
      ...(overflow <= 0 ? [] : [`the page scrolls ${overflow} px sideways`]),
    ]);
    // Other pages are lists rather than sentences.
    if (kind === 'written') {
      check(`${path} keeps the order of its words`, await page.evaluate(findMisplacedStops));
      check(`${path} has signs between its breadcrumbs`, await page.evaluate(findTouchingCrumbs));
    }
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts: stores what the settings panel keeps, and records what comes of it. */
function keepAndRecord(key: string): void {
  localStorage.setItem(key, '{"direction":"rtl"}');
  const record = globalThis as unknown as { directions: string[] };
  record.directions = [];
  new MutationObserver(() => record.directions.push(document.documentElement.dir)).observe(
    document,
    { subtree: true, attributes: true, attributeFilter: ['dir'] },
  );
}

/** Runs in the page. A paragraph's full stop is behind its last word, and its last line at the page's right side. */
function findMisplacedStops(): string[] {
  const paragraphs = [...document.querySelectorAll<HTMLElement>('article p')].filter(
    (paragraph) => paragraph.lastChild instanceof Text && paragraph.innerText.endsWith('.'),
  );
  if (paragraphs.length === 0) {
    return ['no paragraph ends with a full stop'];
  }
  return paragraphs.flatMap((paragraph) => {
    const text = paragraph.lastChild as Text;
    const range = document.createRange();
    range.setStart(text, text.length - 1);
    range.setEnd(text, text.length);
    const away = paragraph.getBoundingClientRect().right - range.getBoundingClientRect().right;
    return Math.abs(away) <= 2
      ? []
      : [`the stop of "${paragraph.innerText.slice(-40)}" is ${Math.round(away)} px away`];
  });
}

/** Runs in the page. The sign after a breadcrumb keeps it apart from the next, which is to the left. */
function findTouchingCrumbs(): string[] {
  const crumbs = [...document.querySelectorAll<HTMLElement>('.breadcrumbs__link')];
  if (crumbs.length < 2) {
    return ['there are no breadcrumbs'];
  }
  return crumbs.slice(1).flatMap((crumb, index) => {
    const gap = crumbs[index]!.getBoundingClientRect().left - crumb.getBoundingClientRect().right;
    return gap > 1 ? [] : [`nothing is before "${crumb.innerText}"`];
  });
}
