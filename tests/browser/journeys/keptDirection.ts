import type { Browser } from '@playwright/test';
import { SETTINGS_KEY } from '../../../plugins/settings/storageKeys.ts';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

const SETTLE_MS = 500;

/** Loads a page with a stored right-to-left setting on a slow CPU, and records every change of direction. */
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
    // On a slow CPU, hydration is split into tasks, and the page is painted between them.
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
    // Other pages consist of lists instead of sentences.
    if (kind === 'written') {
      check(`${path} keeps the order of its words`, await page.evaluate(findMisplacedStops));
      check(`${path} has signs between its breadcrumbs`, await page.evaluate(findTouchingCrumbs));
    }
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before its own scripts. Stores the value that the settings panel would store, and records the
 * direction.
 */
function keepAndRecord(key: string): void {
  localStorage.setItem(key, '{"direction":"rtl"}');
  const record = globalThis as unknown as { directions: string[] };
  record.directions = [];
  new MutationObserver(() => record.directions.push(document.documentElement.dir)).observe(
    document,
    { subtree: true, attributes: true, attributeFilter: ['dir'] },
  );
}

/**
 * Runs in the page. The period of a left-to-right paragraph must follow its last word, and its last line must end at
 * the right side of the page.
 */
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

/** Runs in the page. The separator after a breadcrumb must keep it apart from the next one, which is on its left. */
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
