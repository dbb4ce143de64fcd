import type { Page } from 'playwright-core';
import type { Browser } from '../../../lib/chromium/RestartingChromium.ts';
import type {
  QueryMessage,
  WorkerReply,
  WorkerRequest,
} from '../../../plugins/search/client/messages.ts';
import type { CheckLog } from '../CheckLog.ts';
import { newReader, openAlive, waitUntilAlive } from '../openSite.ts';
import { runAxe } from '../runAxe.ts';
import { waitForContent } from '../waitForContent.ts';
import { watchConsole } from '../watchConsole.ts';

const FIELD = 'dialog [role="combobox"]';
const LIST = 'dialog [role="listbox"]';
const ACTIVE = `${LIST} [role="option"][aria-selected="true"]`;

/** What a reader of each language types, and where that leads. */
const SEARCHES = {
  en: { prefix: '', prose: 'sort by several columns', nothing: 'qwertz uiopü' },
  zh: { prefix: '/zh', prose: '按多列排序', nothing: '香蕉飞船' },
};

const PAGE = '/x/react-data-grid/sorting/';

/** Searches with the keyboard alone: opens, types, chooses, comes back, finds nothing. */
export async function checkSearchDialog(
  browser: Browser,
  origin: string,
  language: keyof typeof SEARCHES,
  log: CheckLog,
): Promise<void> {
  const { prefix, prose, nothing } = SEARCHES[language];
  const context = await newReader(browser);
  await context.addInitScript(recordEvents);
  const page = await context.newPage();
  const watch = watchConsole(page);
  const name = `search, ${language}`;
  try {
    await openAlive(page, `${origin}${prefix}/x/introduction/`);
    log.check(`${name}: opens with its keys, closes and gives the focus back`, await open(page));
    log.check(`${name}: the page makes way and comes back`, await makeWay(page));
    log.check(`${name}: keys typed while it loads are not lost`, await typeEarly(page));
    await type(page, prose);
    log.check(`${name}: nothing for axe`, await runAxe(page, undefined, { part: 'dialog[open]' }));
    log.check(`${name}: what matches is marked`, await findUnmarked(page));
    log.check(`${name}: arrow keys choose`, await moveThrough(page));
    log.check(
      `${name}: Enter opens the section`,
      await follow(page, `${prefix}${PAGE}#multi-sorting`),
    );
    log.check(
      `${name}: names of the reference are found by a part, or as they were`,
      await findName(page),
    );
    log.check(`${name}: what may be typed next is looked for ahead`, await typeOn(page));
    log.check(`${name}: a plan leaves its results`, await filterPlan(page));
    log.check(`${name}: a search that led somewhere is kept`, await findRecent(page, prose));
    log.check(`${name}: what is not found is said and reported`, await findNothing(page, nothing));
    log.check(`${name}: a click for all results leaves the keys`, await showAll(page));
    log.check(`${name}: Escape closes what has text in it`, await closeFilled(page));
    log.check(`${name}: a name of the reference leads to its entry`, await goToEntry(page));
    log.check(`${name}: nothing went wrong while it was used`, watch.take());
  } finally {
    await context.close();
  }
}

/** What the page is told by its analytics and by its search. */
interface SearchRecord {
  missed: string[];
  /** Texts that the worker answered without being asked. */
  ahead: string[];
  asked: QueryMessage[];
}

/** Runs in the page. */
function recordEvents(): void {
  const record = globalThis as unknown as SearchRecord;
  Object.assign(record, { missed: [], ahead: [], asked: [] });
  const post = Worker.prototype.postMessage as (this: Worker, request: WorkerRequest) => void;
  Object.assign(Worker.prototype, {
    postMessage(this: Worker, request: WorkerRequest): void {
      if (request.type === 'query') {
        record.asked.push(request);
      } else {
        this.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
          if (data.type === 'results' && data.isAhead) {
            record.ahead.push(data.query.text);
          }
        });
      }
      post.call(this, request);
    },
  });
  window.addEventListener('docs:analytics', (event) => {
    const { name, params } = (event as CustomEvent).detail;
    record.missed.push(`${name} ${params.query} ${params.version} ${params.language}`);
  });
}

async function open(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const button = page.locator('.navbar [aria-haspopup="dialog"][aria-keyshortcuts]');
  await button.focus();
  for (const keys of ['/', 'Control+k', 'Enter']) {
    await page.keyboard.press(keys);
    await page.locator(FIELD).waitFor();
    const hasFocus = await page
      .locator(FIELD)
      .evaluate((field) => field === document.activeElement);
    await page.keyboard.press('Escape');
    await page.locator(FIELD).waitFor({ state: 'detached' });
    const isBack = await button.evaluate((element) => element === document.activeElement);
    problems.push(
      ...(hasFocus ? [] : [`${keys} does not put the focus into the field`]),
      ...(isBack ? [] : [`Escape after ${keys} does not give the focus back`]),
    );
  }
  return problems;
}

/** What had the focus can have it again only where the page is back before the dialog is gone. */
async function makeWay(page: Page): Promise<string[]> {
  // The links to a demo's files are for paper.
  const link = page.locator('article p:not([data-demo-files]) a').first();
  await link.focus();
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  const isHidden = await link.isHidden();
  await page.keyboard.press('Escape');
  await page.locator(FIELD).waitFor({ state: 'detached' });
  const hasFocus = await link.evaluate((element) => element === document.activeElement);
  return [
    ...(isHidden ? [] : ['the page stays behind the dialog']),
    ...((await link.isVisible()) ? [] : ['the page does not come back']),
    ...(hasFocus ? [] : ['Escape does not give the focus back to a link of the page']),
  ];
}

/** A slow network must not swallow what a reader types after the key that opens the search. */
async function typeEarly(page: Page): Promise<string[]> {
  await page.reload({ waitUntil: 'load' });
  await waitUntilAlive(page);
  await page.keyboard.press('/');
  await page.keyboard.type('early');
  await page.locator(FIELD).waitFor();
  const typed = await page.inputValue(FIELD);
  return typed === 'early' ? [] : [`the field holds "${typed}"`];
}

async function type(page: Page, text: string): Promise<void> {
  await page.fill(FIELD, '');
  await page.locator(FIELD).pressSequentially(text);
  await answered(page, text);
}

/** The whole text of a language is put into an index first, for which pages that work beside this one leave little time. */
const LONGEST_ANSWER_MS = 90_000;

/** Waits until a question has been answered from all that the index holds. */
export async function answered(page: Page, text: string): Promise<void> {
  // A list without results has no height.
  await page
    .locator(`${LIST}[data-answered="${text}"][data-complete="true"]`)
    .waitFor({ state: 'attached', timeout: LONGEST_ANSWER_MS });
}

async function findUnmarked(page: Page): Promise<string[]> {
  const marks = await page.locator(`${ACTIVE} mark`).count();
  return marks > 0 ? [] : ['the first result has no mark'];
}

async function moveThrough(page: Page): Promise<string[]> {
  const active = () => page.locator(FIELD).getAttribute('aria-activedescendant');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  const second = await active();
  const isShown = await page.locator(ACTIVE).evaluate((option, id) => option.id === id, second);
  await page.keyboard.press('ArrowUp');
  return [
    ...(first && second && first !== second ? [] : [`ArrowDown leads from ${first} to ${second}`]),
    ...(isShown ? [] : ['the active option is not the one that looks so']),
    ...((await active()) === first ? [] : ['ArrowUp does not lead back']),
  ];
}

async function follow(page: Page, expected: string): Promise<string[]> {
  for (let step = 0; step < 3; step += 1) {
    if (((await page.locator(ACTIVE).getAttribute('href')) ?? '') === expected) {
      break;
    }
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.locator(FIELD).waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.pathname + decodeURIComponent(url.hash) === expected);
  // The address comes before the page, whose area the next search takes.
  await page.locator(new URL(page.url()).hash).waitFor();
  return [];
}

async function findName(page: Page): Promise<string[]> {
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  await type(page, 'rowCli');
  const first = await page.locator(ACTIVE).getAttribute('href');
  const names = await page.locator(`${LIST} a[href*="#prop-onRowClick"]`).count();
  await type(page, 'rowsPerPageOptions');
  const successor = await page.locator(ACTIVE).getAttribute('href');
  await type(page, 'rowCli');
  return [
    ...(names > 0 ? [] : [`rowCli does not find onRowClick, but ${first}`]),
    ...(successor?.endsWith('#prop-pageSizeOptions')
      ? []
      : [`rowsPerPageOptions of earlier versions leads to ${successor}`]),
  ];
}

/** The letter that most names go on with has its answer when it is typed. */
async function typeOn(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    (globalThis as unknown as SearchRecord).ahead.includes('rowClic'),
  );
  await page.locator(FIELD).press('c');
  await answered(page, 'rowClic');
  const asked = await page.evaluate(() => (globalThis as unknown as SearchRecord).asked.at(-1));
  return asked?.isKnown && asked.query.text === 'rowClic'
    ? []
    : ['the worker is asked all the same'];
}

async function filterPlan(page: Page): Promise<string[]> {
  await type(page, 'pinned');
  await page.locator('dialog select').nth(1).selectOption('pro');
  await page.locator(`${LIST} a`).first().waitFor();
  await page.waitForFunction((list) => {
    const options = [...document.querySelectorAll(`${list} a[role="option"]`)];
    return options.length > 0 && options.every((each) => each.querySelector('[role="img"]'));
  }, LIST);
  await page.locator('dialog select').nth(1).selectOption('');
  return [];
}

async function findRecent(page: Page, expected: string): Promise<string[]> {
  await page.fill(FIELD, '');
  const first = page.locator(`${LIST} [role="option"]`).first();
  await first.waitFor();
  const text = await first.textContent();
  return text === expected ? [] : [`the first recent search is "${text}"`];
}

async function findNothing(page: Page, text: string): Promise<string[]> {
  await type(page, text);
  const options = await page.locator(`${LIST} [role="option"]`).count();
  const says = await page.locator('dialog [role="status"]').textContent();
  await page.waitForFunction(() =>
    (globalThis as unknown as SearchRecord).missed.some((each) =>
      each.startsWith('search_no_results'),
    ),
  );
  const missed = await page.evaluate(() => (globalThis as unknown as SearchRecord).missed);
  const reported = `search_no_results ${text} current `;
  return [
    ...(options === 0 ? [] : [`"${text}" has ${options} results`]),
    ...(says?.includes(text) ? [] : ['nobody says that nothing was found']),
    ...(missed.some((each) => each.startsWith(reported)) ? [] : [`reported: ${missed.join()}`]),
  ];
}

async function showAll(page: Page): Promise<string[]> {
  await type(page, 'grid');
  await page.locator(`${LIST} div[role="option"]`).first().click();
  await page.locator(`${LIST} [role="option"]`).nth(20).waitFor();
  const hasFocus = await page.locator(FIELD).evaluate((field) => field === document.activeElement);
  return hasFocus ? [] : ['the field has lost the focus'];
}

async function closeFilled(page: Page): Promise<string[]> {
  await page.keyboard.press('Escape');
  try {
    await page.locator(FIELD).waitFor({ state: 'detached', timeout: 5_000 });
    return [];
  } catch {
    return ['the dialog is still open'];
  }
}

/** An entry far down a long list, whose members get their heights as they come near. */
const ENTRY = 'onColumnWidthChange';

/** The list arrives after the page, and grows above the entry for a while. */
async function goToEntry(page: Page): Promise<string[]> {
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  await type(page, ENTRY);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash === `#prop-${ENTRY}`);
  const entry = page.locator(`[id="prop-${ENTRY}"]`);
  await entry.waitFor();
  await waitForContent(page);
  return entry.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const isInView = top >= 0 && top < innerHeight / 2;
    return [
      ...(isInView ? [] : [`the entry is at ${Math.round(top)} px`]),
      ...(element === document.activeElement ? [] : ['something else has the focus']),
      ...(element.matches('[data-arrived]') ? [] : ['it is not marked']),
    ];
  });
}
